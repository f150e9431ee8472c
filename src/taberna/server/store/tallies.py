"""Games, wins and cards of every player, added up when a game ends: a profile is read, never worked out."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import Any

from sqlalchemy import Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from .model import Header, Seat
from .schema import card_tallies, tallies

# The longest name of a card that is kept.
LONGEST = 80


def players(seats: list[Seat]) -> list[str]:
    """Under which key each seat is counted."""
    return [seat.person or "" if seat.kind == "person" else f"bot:{seat.bot}" for seat in seats]


def credits(winners: list[int], away: list[bool]) -> list[float]:
    """What each seat has won: a shared win is a part of one, and nobody wins who is not there."""
    return [1 / len(winners) if seat in winners and not gone else 0.0 for seat, gone in enumerate(away)]


async def add(connection: AsyncConnection, header: Header, seats: list[Seat], cards: list[dict[str, int]]) -> None:
    """Count a game that has ended. Only whoever has claimed the table may."""
    assert header.result is not None
    won = credits(header.result.winners, [seat.away is not None for seat in seats])
    keys = players(seats)
    games = Counter(keys)
    wins: defaultdict[str, float] = defaultdict(float)
    for key, credit in zip(keys, won, strict=True):
        wins[key] += credit
    about = {"game": header.game, "players": header.players, "rated": header.rated}
    rows = [{"player": key, **about, "games": games[key], "wins": wins[key]} for key in games]
    await _add(connection, tallies, rows)
    await _add(connection, card_tallies, _card_rows(header, keys, won, cards))


def _card_rows(
    header: Header, keys: list[str], won: list[float], cards: list[dict[str, int]]
) -> list[dict[str, Any]]:
    found: dict[tuple[str, str], dict[str, Any]] = {}
    for key, credit, played in zip(keys, won, cards, strict=True):
        for card, times in played.items():
            fresh: dict[str, Any] = {"player": key, "game": header.game, "card": card[:LONGEST]}
            fresh |= {"games": 0, "times": 0, "wins": 0.0, "fair": 0.0}
            row = found.setdefault((key, card), fresh)
            row["games"] += 1
            row["times"] += times
            row["wins"] += credit
            row["fair"] += 1 / header.players
    return list(found.values())


async def _add(connection: AsyncConnection, table: Table, rows: list[dict[str, Any]]) -> None:
    """Add to rows that are there, or make them; in one order, so that two processes can't wait for each other."""
    if not rows:
        return
    make: Any = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    keys = [column.name for column in table.primary_key]
    statement = make(table)
    sums = {c.name: c + statement.excluded[c.name] for c in table.c if c.name not in keys}
    statement = statement.on_conflict_do_update(index_elements=keys, set_=sums)
    await connection.execute(statement, sorted(rows, key=lambda row: [str(row[key]) for key in keys]))
