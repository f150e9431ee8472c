"""What each game did to the ratings is kept; the tables that somebody has opened are found without a search."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "rating_changes",
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("player", sa.String(length=90), nullable=False),
        sa.Column("game", sa.String(length=80), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("before", sa.Float(), nullable=False),
        sa.Column("after", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"]),
        sa.PrimaryKeyConstraint("table", "player"),
    )
    op.create_index("rating_changes_player", "rating_changes", ["player", "game", "at"])
    op.create_index("ix_tables_host", "tables", ["host"])
