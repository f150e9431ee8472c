"""Luck and skill of finished games are kept."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("asked", sa.BigInteger(), nullable=False),
        sa.Column("stage", sa.String(length=8), nullable=False),
        sa.Column("content", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"]),
        sa.PrimaryKeyConstraint("table", "version"),
    )
    op.create_index("analyses_person", "analyses", ["person", "asked"])
    op.create_index("analyses_stage", "analyses", ["stage"])
