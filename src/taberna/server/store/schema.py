"""The tables of the database. A change here needs a step in `migrations/versions`."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("login", String(80), unique=True),
    Column("password", String(200)),
    # Part of every cookie: adding one signs out everywhere.
    Column("epoch", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("deleted", Boolean, nullable=False),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(400), primary_key=True),
    Column("person", String(16), ForeignKey("people.id"), nullable=False, index=True),
    Column("key", LargeBinary, nullable=False),
    Column("count", BigInteger, nullable=False),
    Column("created", BigInteger, nullable=False),
)

# Challenges that were answered, until they would be too old anyway: each is good once, at all processes together.
answered = Table(
    "answered",
    metadata,
    Column("challenge", String(64), primary_key=True),
    Column("until", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(80), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("settings", JSON, nullable=False),
    Column("host", String(16)),
    Column("seed", LargeBinary, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("ended", BigInteger),
    Column("status", String(8), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("version", Integer, nullable=False),
    Column("due", BigInteger, index=True),
    Column("asked", Integer),
    Column("result", JSON(none_as_null=True)),
    Column("next", String(16)),
    Column("muted", JSON, nullable=False),
    Column("helped", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("uploaded", Boolean, nullable=False),
    # Whether the ratings have this game, so that none counts twice.
    Column("counted", Boolean, nullable=False),
    Column("begun", JSON(none_as_null=True)),
    Column("offer", JSON(none_as_null=True)),
    # The digest of the data that it is played with; "" for a game that has none.
    Column("data", String(16), nullable=False),
    Column("dice", String(20), nullable=False),
    # Nothing that every move changes, or PostgreSQL would write to all indexes with every move.
    Index("tables_listed", "listed", "status"),
    Index("tables_host", "host", "status", "ended"),
    Index("tables_opened", "created", "id", unique=True),
)

# Numbers and names of rules that tables were opened with, as JSON; each once.
game_data = Table(
    "game_data",
    metadata,
    Column("digest", String(16), primary_key=True),
    Column("game", String(80), nullable=False),
    Column("content", Text, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("person", String(16), ForeignKey("people.id")),
    Column("called", String(80), nullable=False),
    Column("bot", String(80)),
    Column("away", String(8)),
    Column("vacation", Boolean, nullable=False),
    # When the game has ended, as its table says, so that somebody's latest games are found without a look at all
    # others; 0 if there was none, null before.
    Column("ended", BigInteger),
    Index("seats_person", "person", "ended"),
)

# When people were on vacation; `ended` is null while they are.
vacations = Table(
    "vacations",
    metadata,
    Column("person", String(16), ForeignKey("people.id"), primary_key=True),
    Column("began", BigInteger, primary_key=True),
    # When it ends at the latest.
    Column("until", BigInteger, nullable=False),
    Column("ended", BigInteger, index=True),
)

# The key makes versions contiguous and lets only one of two processes write the next one. It begins with the time
# at which the table was opened, so that what live tables write lies together, however many games are kept: the
# names of tables are drawn at random, and every move would change another page of the index.
journal = Table(
    "journal",
    metadata,
    Column("opened", BigInteger, primary_key=True, autoincrement=False),
    Column("table", String(16), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer),
    # Texts of what was done and of what chance said then, a line each.
    Column("moves", Text, nullable=False),
    Column("person", String(16)),
    Column("text", Text, nullable=False),
    ForeignKeyConstraint(["opened", "table"], ["tables.created", "tables.id"]),
)

ratings = Table(
    "ratings",
    metadata,
    Column("game", String(80), primary_key=True),
    # A person's id, or "bot:" and the bot's name.
    Column("player", String(90), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

# What each game that counted did to a player's rating, as one number: for lists of games, and over time.
rating_changes = Table(
    "rating_changes",
    metadata,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("player", String(90), primary_key=True),
    Column("game", String(80), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("before", Float, nullable=False),
    Column("after", Float, nullable=False),
    Index("rating_changes_player", "player", "game", "at"),
)

# Games and wins of each player, by how many played: added to when a game ends.
tallies = Table(
    "tallies",
    metadata,
    # A person's id, or "bot:" and the bot's name.
    Column("player", String(90), primary_key=True),
    Column("game", String(80), primary_key=True),
    Column("players", Integer, primary_key=True),
    # Whether these counted for ratings.
    Column("rated", Boolean, primary_key=True),
    Column("games", Integer, nullable=False),
    # A shared win is a part of one.
    Column("wins", Float, nullable=False),
)

# The same by the cards that somebody has played in a game.
card_tallies = Table(
    "card_tallies",
    metadata,
    Column("player", String(90), primary_key=True),
    Column("game", String(80), primary_key=True),
    Column("card", String(80), primary_key=True),
    Column("games", Integer, nullable=False),
    Column("times", Integer, nullable=False),
    Column("wins", Float, nullable=False),
    # What would be everybody's fair share of the wins in these games.
    Column("fair", Float, nullable=False),
)

# Where people want to hear that it is their turn: a browser's push service, a mailbox, a webhook.
notice_addresses = Table(
    "notice_addresses",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("person", String(16), ForeignKey("people.id"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),
    Column("address", Text, nullable=False),
    # The keys of a push service; the shape that a webhook wants.
    Column("details", JSON, nullable=False),
    Column("language", String(8), nullable=False),
    # Under which address its owner uses the page: links lead there.
    Column("base", String(300), nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    # Since when nothing arrives there.
    Column("failing", BigInteger),
)

# Minutes of the day in which somebody wants to hear nothing.
quiet_hours = Table(
    "quiet_hours",
    metadata,
    Column("person", String(16), ForeignKey("people.id"), primary_key=True),
    Column("zone", String(64), nullable=False),
    Column("begins", Integer, nullable=False),
    Column("ends", Integer, nullable=False),
)

# The last turn at each table that somebody was to be told of.
notices = Table(
    "notices",
    metadata,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("person", String(16), ForeignKey("people.id"), primary_key=True),
    # The version of the table with which the turn began.
    Column("version", Integer, nullable=False),
    # When it is to be told; null once it is, or need not be.
    Column("due", BigInteger, index=True),
    Column("tries", Integer, nullable=False),
    # The addresses where it has not arrived yet; null before the first try.
    Column("left", JSON(none_as_null=True)),
)

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("game", String(80), nullable=False),
    Column("options", JSON, nullable=False),
    # How it is played: kind, seats, rounds, clock …
    Column("plan", JSON, nullable=False),
    Column("status", String(10), nullable=False),
    # The round under way, from 1; 0 before the first.
    Column("round", Integer, nullable=False),
    # When it begins by itself; null if it waits for the operator.
    Column("starts", BigInteger),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("ended", BigInteger),
    Index("tournaments_status", "status", "created"),
)

entrants = Table(
    "entrants",
    metadata,
    Column("tournament", String(16), ForeignKey("tournaments.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", String(16), ForeignKey("people.id"), index=True),
    Column("bot", String(80)),
    Column("joined", BigInteger, nullable=False),
    # The place in the list when it began, from 0: rounds and tables name entrants by it.
    Column("seed", Integer),
    Column("withdrawn", Boolean, nullable=False),
    # From where somebody joined, as a keyed digest, for the operator; "" once it is over.
    Column("origin", String(16), nullable=False),
    Index("entrants_once", "tournament", "person", unique=True),
)

# The key lets only one of two processes begin a round.
rounds = Table(
    "rounds",
    metadata,
    Column("tournament", String(16), ForeignKey("tournaments.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    # Of the dice of all its tables; null if each has its own.
    Column("dice", LargeBinary),
    Column("begins", BigInteger, nullable=False),
    Column("ended", BigInteger),
    # Those who are spared it.
    Column("spared", JSON, nullable=False),
)

round_tables = Table(
    "round_tables",
    metadata,
    Column("tournament", String(16), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),
    # The id of the table, known before it is opened: it can't be opened twice. It may be forgotten later.
    Column("table", String(16), nullable=False),
    Column("places", JSON, nullable=False),
    Column("outcome", JSON(none_as_null=True)),
    ForeignKeyConstraint(["tournament", "round"], ["rounds.tournament", "rounds.number"]),
)

# People who look for others to play with; each looks for one thing at a time.
searches = Table(
    "searches",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("person", String(16), ForeignKey("people.id"), nullable=False, unique=True),
    Column("game", String(80), nullable=False),
    Column("players", Integer, nullable=False),
    Column("pace", String(8), nullable=False),
    Column("bot", String(80), nullable=False),
    Column("since", BigInteger, nullable=False),
    # When bots take the open seats.
    Column("until", BigInteger, nullable=False),
    # When whoever looks has last been heard of.
    Column("seen", BigInteger, nullable=False),
    Index("searches_alike", "game", "players", "pace", "since"),
)

# What came of them: the key lets only one process seat somebody.
pairings = Table(
    "pairings",
    metadata,
    Column("search", String(16), primary_key=True),
    Column("table", String(16), ForeignKey("tables.id"), nullable=False, index=True),
    Column("at", BigInteger, nullable=False, index=True),
)

# Whom people do not want to read, or, blocked, do not want to play with at all.
shunned = Table(
    "shunned",
    metadata,
    Column("person", String(16), ForeignKey("people.id"), primary_key=True),
    Column("other", String(16), ForeignKey("people.id"), primary_key=True, index=True),
    Column("blocked", Boolean, nullable=False),
)

# What people have told the operator of others.
reports = Table(
    "reports",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("reporter", String(16), nullable=False, index=True),
    Column("person", String(16), nullable=False, index=True),
    Column("table", String(16), nullable=False),
    # What was said there, as it was said.
    Column("lines", JSON, nullable=False),
    Column("text", Text, nullable=False),
    # When the operator was done with it; null before.
    Column("closed", BigInteger, index=True),
    Column("note", Text, nullable=False),
)

# People who may not come in under their accounts.
bans = Table(
    "bans",
    metadata,
    Column("person", String(16), ForeignKey("people.id"), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("why", Text, nullable=False),
)

# Networks from which no guests come in; for ever without `until`.
blocks = Table(
    "blocks",
    metadata,
    Column("network", String(50), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger),
    Column("why", Text, nullable=False),
)

# What the operator has changed beside the running server, counted: see `store.bells`.
bells = Table(
    "bells", metadata, Column("name", String(20), primary_key=True), Column("rung", Integer, nullable=False)
)

# Luck and skill of finished games, by the version of the analysis: asked for, found, or why it can't be had.
analyses = Table(
    "analyses",
    metadata,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True),
    # Who asked for it, and when: it counts for his quota.
    Column("person", String(16), nullable=False),
    Column("asked", BigInteger, nullable=False),
    Column("stage", String(8), nullable=False),
    # What was found, or the problem, as JSON; "" while there is nothing.
    Column("content", Text, nullable=False),
    Index("analyses_person", "person", "asked"),
    Index("analyses_stage", "stage"),
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
