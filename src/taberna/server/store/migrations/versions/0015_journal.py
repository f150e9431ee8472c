"""The journal begins with when its table was opened: what live tables write lies together."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"

_COPY = """
INSERT INTO journal (opened, "table", version, at, kind, seat, moves, person, text)
SELECT tables.created, before."table", before.version, before.at, before.kind, before.seat, before.moves,
       before.person, before.text
FROM journal_before AS before JOIN tables ON tables.id = before."table"
ORDER BY tables.created, before."table", before.version
"""


def upgrade() -> None:
    op.drop_index("tables_listed", "tables")
    op.create_index("tables_listed", "tables", ["listed", "status"])
    op.create_index("tables_opened", "tables", ["created", "id"], unique=True)
    op.rename_table("journal", "journal_before")
    op.create_table(
        "journal",
        sa.Column("opened", sa.BigInteger(), nullable=False, autoincrement=False),
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("moves", sa.Text(), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=True),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["opened", "table"], ["tables.created", "tables.id"]),
        # PostgreSQL would call it as the one of the old table, which is still there.
        sa.PrimaryKeyConstraint("opened", "table", "version", name="journal_key"),
    )
    op.execute(_COPY)
    op.drop_table("journal_before")
