"""What the games of a tournament show: wins against the fair share, and ratings, with how sure they are."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt

from openskill.models import PlackettLuce

from .playing import Outcome

# Two standard errors on both sides hold the truth in 95 of 100 cases.
SURE = 1.96


@dataclass(frozen=True)
class Row:
    """One entrant."""

    name: str
    games: int  # times it sat in a seat
    wins: float  # shared ones count in part
    share: float  # of the games
    low: float  # the interval of the share, 95 %
    high: float
    fair: float  # share × players: 1 is what everybody would have if all were equal
    rating: float
    spread: float  # of the rating, 95 %
    faults: int


def table(outcomes: list[Outcome], names: Iterable[str]) -> list[Row]:
    """Every entrant, the best rated first."""
    ratings = rate(outcomes)
    rows = []
    for name in names:
        shares = [wins_of(one, seat) for one in outcomes for seat, who in enumerate(one["seats"]) if who == name]
        if not shares:
            continue
        share, low, high = interval(by_deal(outcomes, name))
        players = len(outcomes[0]["seats"])
        faults = sum(
            who == name for one in outcomes for who in (one["seats"][fault[0]] for fault in one["faults"])
        )
        rating, sigma = ratings[name]
        rows.append(
            Row(name, len(shares), sum(shares), share, low, high, share * players, rating, SURE * sigma, faults)
        )
    return sorted(rows, key=lambda row: -row.rating)


def wins_of(outcome: Outcome, seat: int) -> float:
    return (seat in outcome["winners"]) / len(outcome["winners"])


def by_deal(outcomes: list[Outcome], name: str) -> list[float]:
    """The mean share of a seat in each deal: games of one deal are no independent samples."""
    deals: dict[int, list[float]] = {}
    for one in outcomes:
        for seat, who in enumerate(one["seats"]):
            if who == name:
                deals.setdefault(one["deal"], []).append(wins_of(one, seat))
    return [sum(shares) / len(shares) for shares in deals.values()]


def interval(values: list[float], highest: float | None = 1.0) -> tuple[float, float, float]:
    """The mean of shares or points, and from where to where it may be, with 95 %.

    Where all are alike nothing is known of their spread: then it is taken to be that of one game more
    that went the other way.
    """
    count = len(values)
    mean = sum(values) / count
    spread = sum((value - mean) ** 2 for value in values) / max(1, count - 1)
    least = (1 / (count + 1)) * (1 - 1 / (count + 1)) if spread == 0 else spread
    wide = SURE * sqrt(least / count)
    return mean, max(0.0, mean - wide), mean + wide if highest is None else min(highest, mean + wide)


def rate(outcomes: list[Outcome]) -> dict[str, tuple[float, float]]:
    """Ratings and their standard errors, all games counted in the order of their numbers.

    An entrant that sits on several seats of one game counts with the mean of what it did there.
    """
    model = PlackettLuce()
    known: dict[str, tuple[float, float]] = {}
    for one in outcomes:
        before = [known.get(name, (model.mu, model.sigma)) for name in one["seats"]]
        teams = [[model.rating(mu=mu, sigma=sigma)] for mu, sigma in before]
        keys = [(seat not in one["winners"], -one["scores"][seat]) for seat in range(len(teams))]
        order = sorted(set(keys))
        after = model.rate(teams, ranks=[float(order.index(key)) for key in keys])
        found: dict[str, list[tuple[float, float]]] = {}
        for name, team in zip(one["seats"], after, strict=True):
            found.setdefault(name, []).append((team[0].mu, team[0].sigma))
        for name, skills in found.items():
            count = len(skills)
            known[name] = sum(mu for mu, _ in skills) / count, sum(sigma for _, sigma in skills) / count
    return known
