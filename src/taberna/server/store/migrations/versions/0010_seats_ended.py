"""Seats say when their game has ended: somebody's latest games are found without a look at all others."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("seats", sa.Column("ended", sa.BigInteger(), nullable=True))
    op.execute(
        "UPDATE seats SET ended = (SELECT CASE WHEN tables.status = 'closed' THEN 0 ELSE tables.ended END "
        'FROM tables WHERE tables.id = seats."table")'
    )
    op.create_index("seats_person", "seats", ["person", "ended"])
    op.drop_index("ix_seats_person", "seats")
    op.create_index("tables_host", "tables", ["host", "status", "ended"])
    op.drop_index("ix_tables_host", "tables")
