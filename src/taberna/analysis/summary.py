"""From steps and verdicts to what each player is told: where the result comes from, and what mattered."""

from __future__ import annotations

from collections import Counter
from math import sqrt

from .labels import credit
from .model import CHANCE_SEAT, LABELS, Parts, Step, Summary, Verdict
from .values import Worth

MOMENTS = 3
# What moved a chance less than this did not matter.
LEAST = 0.005


def parts(worths: list[Worth], movers: list[int], foreseen: dict[int, tuple[float, ...]], seat: int) -> Parts:
    """`worths` has one more than there are moves: the first is that of the start.

    An own choice is judged by the look before it, where there was one: what only shows when the next one's options
    are looked at is the doing of others.
    """
    kinds = ["luck" if mover == CHANCE_SEAT else "own" if mover == seat else "others" for mover in movers]
    sums = dict.fromkeys(("luck", "own", "others"), 0.0)
    variances = dict.fromkeys(sums, 0.0)
    for k, kind in enumerate(kinds):
        before, after = worths[k].chances[seat], worths[k + 1].chances[seat]
        seen = foreseen[k][seat] if kind == "own" and k in foreseen else after
        sums[kind] += seen - before
        sums["others"] += after - seen
        # A worth between two moves of one kind is added and taken away again, with all its noise.
        if k == 0 or kinds[k - 1] != kind:
            variances[kind] += worths[k].spread ** 2
        if k + 1 == len(kinds) or kinds[k + 1] != kind:
            variances[kind] += worths[k + 1].spread ** 2
    spreads = {kind: sqrt(one) for kind, one in variances.items()}
    start, result = worths[0].chances[seat], worths[-1].chances[seat]
    return Parts(start, **sums, result=result, **{f"{kind}_spread": one for kind, one in spreads.items()})


def moments(steps: list[Step], seat: int) -> tuple[int, ...]:
    """The numbers of the steps that moved this seat's chance most, in order."""
    moving = [step for step in steps if abs(step.moved[seat]) >= LEAST]
    most = sorted(moving, key=lambda step: (-abs(step.moved[seat]), step.number))[:MOMENTS]
    return tuple(sorted(step.number for step in most))


def summary(
    seat: int, name: str, result: float, found: Parts | None, steps: list[Step], verdicts: list[Verdict]
) -> Summary:
    own = [one for one in verdicts if one.seat == seat]
    counted = Counter(one.label for one in own)
    accuracy = sum(credit(one.gave_away, one.told_apart) for one in own) / len(own) if own else None
    told = {label: counted[label] for label in LABELS}
    return Summary(seat, name, result, found, accuracy, len(own), told, moments(steps, seat))
