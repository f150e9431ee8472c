"""How well people and bots play, on one scale a game: openskill's Plackett-Luce, with its uncertainty.

A game counts once, when it has ended, if nobody was helped (`telling.counts`). Seats are ranked by the
win, then by points. Whoever has left for good ranks last: leaving doesn't save a rating.
"""

from __future__ import annotations

from openskill.models import PlackettLuce
from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ..finished import Rating
from . import telling
from .schema import people, ratings, tables
from .store import Store
from .table import Table

_model = PlackettLuce()
_RATED_AGAIN = (
    update(ratings)
    .where(ratings.c.game == bindparam("its_game"), ratings.c.player == bindparam("its_player"))
    .values({name: bindparam(f"its_{name}") for name in ("mu", "sigma", "games")})
)
Skill = tuple[float, float, int]


def players(table: Table) -> list[str]:
    """Under which key each seat is rated."""
    return [seat.person or "" if seat.kind == "person" else f"bot:{seat.bot}" for seat in table.seats]


def ranks(table: Table) -> list[float]:
    """Places, 0 for the winners; equal for equal results."""
    result = table.header.result
    assert result is not None
    keys = [
        (seat.away is not None, k not in result.winners, -result.scores[k]) for k, seat in enumerate(table.seats)
    ]
    order = sorted(set(keys))
    return [float(order.index(key)) for key in keys]


def rated(skills: list[Skill], places: list[float]) -> list[Skill]:
    """The skills after a game with these places."""
    teams = [[_model.rating(mu=mu, sigma=sigma)] for mu, sigma, _ in skills]
    after = _model.rate(teams, ranks=places)
    return [(team[0].mu, team[0].sigma, skill[2] + 1) for team, skill in zip(after, skills, strict=True)]


class Ratings:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def rate(self, table: Table) -> None:
        """Count a finished game, exactly once whatever happens; `due` brings it back until it has been."""
        if not telling.counts(table.header, table.seats):
            return
        try:
            async with self.store.transaction() as connection:
                await self._rate(connection, table)
        except IntegrityError:
            return  # another process met the same newcomer at this moment: the sweep comes back to it
        table.header.due = None

    async def _rate(self, connection: AsyncConnection, table: Table) -> None:
        game, this = table.header.game, tables.c.id == table.header.id
        claim = update(tables).where(this, ~tables.c.counted).values(counted=True, due=None)
        if (await connection.execute(claim)).rowcount == 0:
            # Something said at the very end has brought it back after it was counted.
            await connection.execute(update(tables).where(this).values(due=None))
            return
        keys = players(table)
        known = await self._known(connection, game, set(keys))
        fresh = _model.rating()
        before = [known.get(key, (fresh.mu, fresh.sigma, 0)) for key in keys]
        after: dict[str, list[Skill]] = {}
        for key, skill in zip(keys, rated(before, ranks(table)), strict=True):
            after.setdefault(key, []).append(skill)
        await self._keep(connection, game, {key: _mean(skills) for key, skills in after.items()}, set(known))

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

    async def best(self, game: str, limit: int = 100) -> list[Rating]:
        """The best players of a game: by what they surely are, not by what they may be."""
        ordinal = ratings.c.mu - 3 * ratings.c.sigma
        query = (
            select(ratings, people.c.name)
            .join(people, people.c.id == ratings.c.player, isouter=True)
            .where(ratings.c.game == game)
            .order_by(ordinal.desc())
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
    return Rating(name or "", bot, None if bot is not None else player, mu, sigma, mu - 3 * sigma, games)
