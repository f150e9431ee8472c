"""People go on vacation: the clocks of their games of correspondence stand still."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("seats", sa.Column("vacation", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "vacations",
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("began", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
        sa.PrimaryKeyConstraint("person", "began"),
    )
    op.create_index("ix_vacations_ended", "vacations", ["ended"])
