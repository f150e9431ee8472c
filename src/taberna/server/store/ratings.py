"""How well people and bots play, on one scale a game: openskill's Plackett-Luce, with its uncertainty.

A game counts once, when it has ended, if it is one for ratings (`model.counts`). Seats are ranked by the
win, then by points. Whoever has left ranks last: leaving doesn't save a rating, and costs nobody else's.
"""

from __future__ import annotations

from openskill.models import PlackettLuce
from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ...finished import Rating
from . import tallies
from .model import Header, Seat, counts, tallied
from .schema import people, rating_changes, ratings, tables
from .store import Store
from .tallies import players

_model = PlackettLuce()
_RATED_AGAIN = (
    update(ratings)
    .where(ratings.c.game == bindparam("its_game"), ratings.c.player == bindparam("its_player"))
    .values({name: bindparam(f"its_{name}") for name in ("mu", "sigma", "games")})
)
Skill = tuple[float, float, int]


def ranks(header: Header, seats: list[Seat]) -> list[float]:
    """Places, 0 for the winners; equal for equal results. Whoever has left is last, whatever the bot has done;
    behind them only who has lost by the clock."""
    result = header.result
    assert result is not None
    keys = [(0, k not in result.winners, -result.scores[k]) for k in range(len(seats))]
    for k, seat in enumerate(seats):
        if seat.away is not None:
            keys[k] = (2 if seat.away == "lost" else 1, True, 0)
    order = sorted(set(keys))
    return [float(order.index(key)) for key in keys]


def rated_game(skills: list[Skill], places: list[float], away: list[bool]) -> list[Skill]:
    """The skills after a game. Those who stayed are rated among themselves, if they are more than one."""
    after = rated(skills, places)
    stayed = [k for k, gone in enumerate(away) if not gone]
    if 1 < len(stayed) < len(skills):
        among = rated([skills[k] for k in stayed], [places[k] for k in stayed])
        for k, skill in zip(stayed, among, strict=True):
            after[k] = skill
    return after


def rated(skills: list[Skill], places: list[float]) -> list[Skill]:
    """The skills after a game with these places."""
    teams = [[_model.rating(mu=mu, sigma=sigma)] for mu, sigma, _ in skills]
    after = _model.rate(teams, ranks=places)
    return [(team[0].mu, team[0].sigma, skill[2] + 1) for team, skill in zip(after, skills, strict=True)]


class Ratings:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def rate(self, header: Header, seats: list[Seat], cards: list[dict[str, int]] | None = None) -> None:
        """Count a finished game, exactly once whatever happens; `due` brings it back until it has been.

        `cards`: which ones were played at each seat, and how often.
        """
        if not tallied(header, seats):
            return
        try:
            async with self.store.transaction() as connection:
                await self._count(connection, header, seats, cards or [{} for _ in seats])
        except IntegrityError:
            return  # another process met the same newcomer at this moment: the sweep comes back to it
        header.due = None

    async def _count(
        self, connection: AsyncConnection, header: Header, seats: list[Seat], cards: list[dict[str, int]]
    ) -> None:
        this = tables.c.id == header.id
        claim = update(tables).where(this, ~tables.c.counted).values(counted=True, due=None)
        if (await connection.execute(claim)).rowcount == 0:
            # Something said at the very end has brought it back after it was counted.
            await connection.execute(update(tables).where(this).values(due=None))
            return
        await tallies.add(connection, header, seats, cards)
        if counts(header, seats):
            await self._rate(connection, header, seats)

    async def _rate(self, connection: AsyncConnection, header: Header, seats: list[Seat]) -> None:
        game, keys = header.game, players(seats)
        known = await self._known(connection, game, set(keys))
        fresh = _model.rating()
        before = [known.get(key, (fresh.mu, fresh.sigma, 0)) for key in keys]
        after: dict[str, list[Skill]] = {}
        was = dict(zip(keys, before, strict=True))
        away = [seat.away is not None for seat in seats]
        for key, skill in zip(keys, rated_game(before, ranks(header, seats), away), strict=True):
            after.setdefault(key, []).append(skill)
        skills = {key: _mean(several) for key, several in after.items()}
        await self._keep(connection, game, skills, set(known))
        told = {"table": header.id, "game": game, "at": header.ended or header.created}
        rows = [
            {**told, "player": key, "before": ordinal(was[key]), "after": ordinal(skill)}
            for key, skill in skills.items()
        ]
        await connection.execute(insert(rating_changes), rows)

    async def _known(self, connection: AsyncConnection, game: str, keys: set[str]) -> dict[str, Skill]:
        wanted = (ratings.c.game == game) & ratings.c.player.in_(keys)
        # In one order, so that two processes can't wait for each other.
        rows = await connection.execute(select(ratings).where(wanted).order_by(ratings.c.player).with_for_update())
        return {row.player: (row.mu, row.sigma, row.games) for row in rows}

    async def _keep(
        self, connection: AsyncConnection, game: str, skills: dict[str, Skill], known: set[str]
    ) -> None:
        """All of them in one statement, or two if there are newcomers."""
        rows = [
            {"game": game, "player": key, "mu": mu, "sigma": sigma, "games": games}
            for key, (mu, sigma, games) in skills.items()
        ]
        new = [row for row in rows if row["player"] not in known]
        old = [{f"its_{name}": value for name, value in row.items()} for row in rows if row["player"] in known]
        if new:
            await connection.execute(insert(ratings), new)
        if old:
            await connection.execute(_RATED_AGAIN, old)

    async def of(self, games: set[str], keys: set[str]) -> dict[tuple[str, str], float]:
        """How well these play these games, as far as they are rated."""
        query = select(ratings).where(ratings.c.game.in_(games), ratings.c.player.in_(keys))
        async with self.store.engine.connect() as connection:
            found = (await connection.execute(query)).all()
        return {(row.game, row.player): ordinal((row.mu, row.sigma, row.games)) for row in found}

    async def best(self, game: str, limit: int = 100) -> list[Rating]:
        """The best players of a game: by what they surely are, not by what they may be."""
        surely = ratings.c.mu - 3 * ratings.c.sigma
        query = (
            select(ratings, people.c.name)
            .join(people, people.c.id == ratings.c.player, isouter=True)
            .where(ratings.c.game == game)
            .order_by(surely.desc())
            .limit(limit)
        )
        async with self.store.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [_rating(row.player, row.name, (row.mu, row.sigma, row.games)) for row in rows]


def _mean(skills: list[Skill]) -> Skill:
    """A bot that sat on several seats of one game counts once, with the mean of what it did there."""
    count = len(skills)
    return sum(s[0] for s in skills) / count, sum(s[1] for s in skills) / count, skills[0][2]


def _rating(player: str, name: str | None, skill: Skill) -> Rating:
    bot = player.removeprefix("bot:") if player.startswith("bot:") else None
    mu, sigma, games = skill
    return Rating(name or "", bot, None if bot is not None else player, mu, sigma, ordinal(skill), games)


def ordinal(skill: Skill) -> float:
    """What somebody surely is, not what he may be, as one number."""
    return skill[0] - 3 * skill[1]
