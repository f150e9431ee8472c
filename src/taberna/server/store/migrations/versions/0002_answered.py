"""Answered challenges of passkeys are kept, so that no process takes one twice."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "answered",
        sa.Column("challenge", sa.String(length=64), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("challenge"),
    )
