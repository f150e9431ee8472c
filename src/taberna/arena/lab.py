"""The lab: what a change of the rules or the cards does to a game, as far as bots can tell.

Bots of one kind play each variant, on the same deals. Counted is what a designer asks: how long it takes,
whether the first seat has it easier, how close it ends, and which cards go with winning.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import product
from statistics import median

from ..core.options import Value
from .plan import Entrant, Plan
from .playing import Outcome
from .standing import interval, wins_of

# Deeds of fewer seats than this say nothing.
FEWEST = 20


@dataclass(frozen=True)
class Share:
    """A mean and where it may be, with 95 %."""

    name: str
    mean: float
    low: float
    high: float
    count: int


@dataclass(frozen=True)
class Finding:
    """What the games of one variant show."""

    variant: str
    games: int
    rounds: float  # the median
    shortest: int  # 5 of 100 games are not longer, and not shorter, than these
    longest: int
    margin: Share  # points between the first and the second
    seats: list[Share]  # wins × fair share, in the order of play
    deeds: list[Share]  # the same, of those who have done it


def plans(
    game: str,
    players: int,
    fixed: Mapping[str, Value],
    varied: Mapping[str, Mapping[str, Value]],
    bot: str,
    games: int,
    seed: int,
) -> dict[str, Plan]:
    """A plan for every combination of the varied options, whose values are given by what they are called."""
    found: dict[str, Plan] = {}
    for labels in product(*varied.values()):
        chosen = {name: varied[name][label] for name, label in zip(varied, labels, strict=True)}
        variant = ", ".join(f"{name}={label}" for name, label in zip(varied, labels, strict=True))
        found[variant] = Plan(
            game, players, {**fixed, **chosen}, (Entrant(bot),), games, seed, lineups=((0,) * players,)
        )
    return found


def study(variant: str, outcomes: list[Outcome]) -> Finding:
    players = len(outcomes[0]["seats"])
    rounds = sorted(one["rounds"] for one in outcomes)
    last = len(rounds) - 1
    margins = [float(top[0] - top[1]) for top in (sorted(one["scores"], reverse=True) for one in outcomes)]
    mean, low, high = interval(margins, highest=None)
    seats = [
        _fair(str(k + 1), [wins_of(one, (one["first"] + k) % players) for one in outcomes], players)
        for k in range(players)
    ]
    return Finding(
        variant,
        len(outcomes),
        median(rounds),
        rounds[round(0.05 * last)],
        rounds[round(0.95 * last)],
        Share("margin", mean, low, high, len(margins)),
        seats,
        _deeds(outcomes, players),
    )


def _deeds(outcomes: list[Outcome], players: int) -> list[Share]:
    """What some have done and others have not, and how often those who have done it win."""
    won: dict[str, list[float]] = {}
    for one in outcomes:
        for seat, done in enumerate(one["deeds"]):
            for deed in done:
                won.setdefault(deed, []).append(wins_of(one, seat))
    everybody = players * len(outcomes)
    telling = {deed: wins for deed, wins in won.items() if FEWEST <= len(wins) < everybody}
    return sorted((_fair(deed, wins, players) for deed, wins in telling.items()), key=lambda share: -share.mean)


def _fair(name: str, wins: list[float], players: int) -> Share:
    mean, low, high = interval(wins)
    return Share(name, mean * players, low * players, high * players, len(wins))
