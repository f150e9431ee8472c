"""Games and wins of every player are kept added up; those so far are added from how their tables ended."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
AT_ONCE = 1000


def upgrade() -> None:
    tallies = op.create_table(
        "tallies",
        sa.Column("player", sa.String(length=90), nullable=False),
        sa.Column("game", sa.String(length=80), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("wins", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("player", "game", "players", "rated"),
    )
    op.create_table(
        "card_tallies",
        sa.Column("player", sa.String(length=90), nullable=False),
        sa.Column("game", sa.String(length=80), nullable=False),
        sa.Column("card", sa.String(length=80), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("times", sa.Integer(), nullable=False),
        sa.Column("wins", sa.Float(), nullable=False),
        sa.Column("fair", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("player", "game", "card"),
    )
    rows = list(_added(op.get_bind()).values())
    for k in range(0, len(rows), AT_ONCE):
        op.bulk_insert(tallies, rows[k : k + AT_ONCE])


def _added(connection: sa.Connection) -> dict[tuple[Any, ...], dict[str, Any]]:
    """What the games so far add up to. A game that is still to be counted is counted by the server."""
    over = sa.text(
        "SELECT id, game, players, rated, result, begun FROM tables "
        "WHERE status = 'over' AND due IS NULL AND NOT uploaded AND players > 1"
    )
    sitting = sa.text(
        'SELECT s."table" AS name, s.kind, s.person, s.bot, s.away FROM seats s '
        'JOIN tables t ON t.id = s."table" WHERE t.status = \'over\' ORDER BY s."table", s.seat'
    )
    gone = {row.id for row in connection.execute(sa.text("SELECT id FROM people WHERE deleted"))}
    seats: dict[str, list[Any]] = {}
    for row in connection.execute(sitting):
        seats.setdefault(row.name, []).append(row)
    found: dict[tuple[Any, ...], dict[str, Any]] = {}
    for table in connection.execute(over):
        result = json.loads(table.result) if isinstance(table.result, str) else table.result
        at = seats.get(table.id, [])
        persons = [seat.person for seat in at if seat.kind == "person"]
        if not result or table.begun not in (None, "null") or len(persons) != len(set(persons)):
            continue
        for k, seat in enumerate(at):
            player = seat.person if seat.kind == "person" else f"bot:{seat.bot}"
            if player is None or player in gone:
                continue
            key = (player, table.game, table.players, bool(table.rated))
            names = dict(zip(("player", "game", "players", "rated"), key, strict=True))
            line = found.setdefault(key, {**names, "games": 0, "wins": 0.0})
            won = k in result["winners"] and seat.away is None
            line["games"] += 1
            line["wins"] += 1 / len(result["winners"]) if won else 0.0
    return found
