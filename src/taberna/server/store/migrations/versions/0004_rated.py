"""Whether a game counts for ratings is settled when its table is opened."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("rated", sa.Boolean(), nullable=False, server_default=sa.false()))
    tables = sa.table(
        "tables",
        sa.column("id", sa.String),
        sa.column("status", sa.String),
        sa.column("settings", sa.JSON),
        sa.column("helped", sa.Boolean),
        sa.column("rated", sa.Boolean),
    )
    connection = op.get_bind()
    # A finished game counts if nobody was helped, as it did so far; one under way if there are no hints.
    fair = sa.not_(tables.c.helped)
    over = tables.c.status == "over"
    connection.execute(sa.update(tables).where(sa.and_(over, fair)).values(rated=True))
    for row in connection.execute(
        sa.select(tables.c.id, tables.c.settings).where(sa.and_(sa.not_(over), fair))
    ).all():
        settings = json.loads(row.settings) if isinstance(row.settings, str) else row.settings
        if not settings.get("hints", True):
            connection.execute(sa.update(tables).where(tables.c.id == row.id).values(rated=True))
