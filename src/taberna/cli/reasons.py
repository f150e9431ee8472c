"""Says why an option is better than another, in the words of the game."""

from __future__ import annotations

from ..analysis import Reason
from .telling import Teller


def reasons(teller: Teller, reason: Reason, seat: int, better: str, chosen: str) -> list[str]:
    """A sentence for each thing that speaks for the better option; none if nothing does."""
    say = teller.words.say
    told: list[str] = []
    if reason.wins:
        return [say("analysis-why-wins", better=better)]
    if reason.gains:
        told.append(say("analysis-why-gains", better=better, events=_events(teller, reason.gains)))
    if reason.losses:
        told.append(say("analysis-why-losses", chosen=chosen, events=_events(teller, reason.losses)))
    if reason.points is not None:
        points, others = reason.points
        facts = {"player": teller.names[seat], "points": points, "others": others}
        told.append(say("analysis-why-points", better=better, chosen=chosen, **facts))
    return told


def _events(teller: Teller, events: tuple[dict[str, object], ...]) -> str:
    return " ".join(teller.event(one) for one in events)
