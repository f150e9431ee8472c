"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("login", sa.String(length=80), nullable=True),
        sa.Column("password", sa.String(length=200), nullable=True),
        sa.Column("epoch", sa.Integer(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("deleted", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("login"),
    )
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(length=80), nullable=False),
        sa.Column("player", sa.String(length=90), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("game", "player"),
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("value", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("name"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("game", sa.String(length=80), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("settings", sa.JSON(), nullable=False),
        sa.Column("host", sa.String(length=16), nullable=True),
        sa.Column("seed", sa.LargeBinary(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("touched", sa.BigInteger(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=True),
        sa.Column("status", sa.String(length=8), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=True),
        sa.Column("asked", sa.Integer(), nullable=True),
        sa.Column("result", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("next", sa.String(length=16), nullable=True),
        sa.Column("muted", sa.JSON(), nullable=False),
        sa.Column("helped", sa.Boolean(), nullable=False),
        sa.Column("uploaded", sa.Boolean(), nullable=False),
        sa.Column("counted", sa.Boolean(), nullable=False),
        sa.Column("begun", sa.JSON(none_as_null=True), nullable=True),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index(op.f("ix_tables_due"), "tables", ["due"], unique=False)
    op.create_index("tables_listed", "tables", ["listed", "status", "touched"], unique=False)
    op.create_table(
        "journal",
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("actions", sa.Text(), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=True),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table"],
            ["tables.id"],
        ),
        sa.PrimaryKeyConstraint("table", "version"),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(length=400), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("key", sa.LargeBinary(), nullable=False),
        sa.Column("count", sa.BigInteger(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"],
            ["people.id"],
        ),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index(op.f("ix_passkeys_person"), "passkeys", ["person"], unique=False)
    op.create_table(
        "seats",
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=True),
        sa.Column("called", sa.String(length=80), nullable=False),
        sa.Column("bot", sa.String(length=80), nullable=True),
        sa.Column("away", sa.String(length=8), nullable=True),
        sa.ForeignKeyConstraint(
            ["person"],
            ["people.id"],
        ),
        sa.ForeignKeyConstraint(
            ["table"],
            ["tables.id"],
        ),
        sa.PrimaryKeyConstraint("table", "seat"),
    )
    op.create_index(op.f("ix_seats_person"), "seats", ["person"], unique=False)
