"""How players have done: read from what was added up, and everything that is kept of somebody, for himself."""

from __future__ import annotations

from typing import Any

from sqlalchemy import select

from ... import bots
from ...core.errors import Refused
from ...games import names
from ...protocol.profiles import CardTally, Profile, RatingCourse, RatingPoint, Tally
from . import schema
from .model import ID
from .ratings import ordinal
from .store import Store

# Cards of each game, and games of each course of a rating, that are told.
SOME_CARDS = 10
SOME_POINTS = 200
BOT = "bot:"


class Profiles:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def look(self, player: str) -> Profile:
        """A person by the id, or a bot as "bot:" and its name; Refused if there is none."""
        if player.startswith(BOT):
            name, since, bot = "", None, player.removeprefix(BOT)
            if not any(bot in bots.known(game) for game in names()):
                raise Refused("no-such-player")
        else:
            name, since, bot = *(await self._person(player)), None
        return Profile(
            name,
            player if bot is None else None,
            bot,
            since,
            [_tally(row) for row in await self._rows(schema.tallies, player)],
            _favourites([_card(row) for row in await self._rows(schema.card_tallies, player)]),
            await self._courses(player),
        )

    async def _person(self, person: str) -> tuple[str, int]:
        people = schema.people
        row = None
        if ID.fullmatch(person):
            async with self.store.engine.connect() as connection:
                row = (await connection.execute(select(people).where(people.c.id == person))).first()
        if row is None or row.deleted:
            raise Refused("no-such-player")
        return row.name, row.created

    async def _rows(self, table: Any, player: str) -> list[Any]:
        query = select(table).where(table.c.player == player).order_by(*table.primary_key)
        async with self.store.engine.connect() as connection:
            return list((await connection.execute(query)).all())

    async def _courses(self, player: str) -> list[RatingCourse]:
        found: list[RatingCourse] = []
        changes = schema.rating_changes.c
        for row in await self._rows(schema.ratings, player):
            wanted = select(changes.at, changes.after).where(changes.player == player, changes.game == row.game)
            query = wanted.order_by(changes.at.desc()).limit(SOME_POINTS)
            async with self.store.engine.connect() as connection:
                points = [RatingPoint(one.at, one.after) for one in await connection.execute(query)]
            now = ordinal((row.mu, row.sigma, row.games))
            found.append(RatingCourse(row.game, now, row.games, points[::-1]))
        return found

    async def everything(self, person: str) -> dict[str, object]:
        """All that is kept of somebody, table by table, without what lets one in."""
        own: dict[str, object] = {}
        # What lets one in, and analyses of games, which are looked at beside the game.
        hidden = {"password", "epoch", "key", "count", "origin", "content"}
        for name, wanted in _OWN.items():
            table = schema.metadata.tables[name]
            async with self.store.engine.connect() as connection:
                rows = (await connection.execute(select(table).where(table.c[wanted] == person))).all()
            kept = [column.name for column in table.c if column.name not in hidden]
            own[name] = [{column: getattr(row, column) for column in kept} for row in rows]
        return own


# Where somebody is named, and in which column. What others have said or done is theirs.
_OWN = {
    "people": "id",
    "passkeys": "person",
    "seats": "person",
    "journal": "person",
    "ratings": "player",
    "rating_changes": "player",
    "tallies": "player",
    "card_tallies": "player",
    "notice_addresses": "person",
    "quiet_hours": "person",
    "notices": "person",
    "entrants": "person",
    "searches": "person",
    "shunned": "person",
    "vacations": "person",
    "bans": "person",
    "reports": "reporter",
    "analyses": "person",
}


def _tally(row: Any) -> Tally:
    return Tally(row.game, row.players, row.rated, row.games, row.wins, row.games / row.players)


def _card(row: Any) -> CardTally:
    return CardTally(row.game, row.card, row.games, row.times, row.wins, row.fair)


def _favourites(cards: list[CardTally]) -> list[CardTally]:
    """Of each game the cards that were played most often."""
    found: list[CardTally] = []
    for game in dict.fromkeys(card.game for card in cards):
        mine = sorted((card for card in cards if card.game == game), key=lambda card: (-card.times, card.card))
        found += mine[:SOME_CARDS]
    return found
