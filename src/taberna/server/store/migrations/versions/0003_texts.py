"""Journals hold the texts of moves instead of their numbers; tables know their data and the way of their dice.

What the numbers meant is frozen in `taberna.frozen`. Where nothing is known of a game, a number stays as "#12":
such a table can be looked at and downloaded, and is not guessed at.
"""

import hashlib
import json

import sqlalchemy as sa
from alembic import op

from taberna import frozen
from taberna.core.errors import TabernaError
from taberna.games import game_class

revision = "0003"
down_revision = "0002"

# Lines of a journal that are rewritten at once.
SOME = 1000


def upgrade() -> None:
    op.create_table(
        "game_data",
        sa.Column("digest", sa.String(length=16), nullable=False),
        sa.Column("game", sa.String(length=80), nullable=False),
        sa.Column("content", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("digest"),
    )
    op.add_column("tables", sa.Column("data", sa.String(length=16), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("dice", sa.String(length=20), nullable=False, server_default="taberna 1"))
    op.execute("ALTER TABLE journal RENAME COLUMN actions TO moves")
    connection = op.get_bind()
    games = [row[0] for row in connection.execute(sa.text("SELECT DISTINCT game FROM tables"))]
    for game in games:
        _write_texts(connection, game)
        _keep_data(connection, game)


def _write_texts(connection: sa.Connection, game: str) -> None:
    texts = _texts(game)
    wanted = sa.text(
        'SELECT "table", version, moves FROM journal WHERE "table" IN (SELECT id FROM tables WHERE game = :game)'
        " AND moves <> '' AND (\"table\", version) > (:table, :version)"
        ' ORDER BY "table", version LIMIT :some'
    )
    written = sa.text('UPDATE journal SET moves = :moves WHERE "table" = :table AND version = :version')
    last = ("", 0)
    while True:
        given = {"game": game, "table": last[0], "version": last[1], "some": SOME}
        lines = connection.execute(wanted, given).all()
        if not lines:
            return
        rows = [{"table": line[0], "version": line[1], "moves": _said(line[2], texts)} for line in lines]
        connection.execute(written, rows)
        last = (lines[-1][0], lines[-1][1])


def _texts(game: str) -> list[str]:
    """What the numbers of a game's actions mean: as it was frozen, or as a game of somebody else's says."""
    known = frozen.action_texts(game)
    if known is not None:
        return known
    try:
        return game_class(game).actions.texts
    except TabernaError:
        return []


def _said(numbers: str, texts: list[str]) -> str:
    actions = [int(number) for number in numbers.split()]
    return "\n".join(texts[action] if action < len(texts) else f"#{action}" for action in actions)


def _keep_data(connection: sa.Connection, game: str) -> None:
    try:
        data = frozen.first_data(game_class(game))
    except TabernaError:
        return
    if not data:
        return
    content = json.dumps(data, ensure_ascii=True, sort_keys=True, separators=(",", ":"))
    digest = hashlib.sha256(content.encode()).hexdigest()[:16]
    row = {"digest": digest, "game": game, "content": content}
    connection.execute(sa.text("INSERT INTO game_data VALUES (:digest, :game, :content)"), row)
    connection.execute(sa.text("UPDATE tables SET data = :digest WHERE game = :game"), row)
