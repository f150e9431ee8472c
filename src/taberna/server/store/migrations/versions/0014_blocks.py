"""Networks from which no guests come in, and how a running server hears of what the operator changes."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.create_table(
        "blocks",
        sa.Column("network", sa.String(length=50), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=True),
        sa.Column("why", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("network"),
    )
    op.create_table(
        "bells",
        sa.Column("name", sa.String(length=20), nullable=False),
        sa.Column("rung", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("name"),
    )
