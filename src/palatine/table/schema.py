"""The tables of the database; migrations bring a database to this."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

METADATA: Final = MetaData()
HEAD: Final = "0012"  # the newest migration

ID = String(16)
DIGEST = String(64)

PERSONS: Final = Table(
    "persons",
    METADATA,
    Column("id", ID, primary_key=True),
    Column("token", DIGEST, nullable=False, unique=True),  # hash of the cookie
    Column("name", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False, server_default="0"),  # to the day
    Index("persons_by_seen", "seen"),
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", ID, primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("data", String(16), nullable=False, server_default=""),  # the id of its tables
    Column("title", String(60), nullable=False),
    Column("options", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("away", Integer, nullable=False),  # minutes
    Column("host", ID, ForeignKey("persons.id"), nullable=False),
    Column("status", String(8), nullable=False),
    Column("version", Integer, nullable=False),
    Column("choices", Integer, nullable=False),
    Column("round", Integer, nullable=False, server_default="0"),  # `Game.rounds`
    Column("waits", Text, nullable=False),  # the seats that must do something
    Column("seed", DIGEST, nullable=False),
    Column("draws", Integer, nullable=False),  # the number of the next draw
    Column("position", Text),  # where a fork begins
    Column("proposal", Text),
    Column("result", Text),
    Column("parent", ID),
    Column("parent_choice", Integer),
    Column("next", ID),
    Column("record", Text),  # what an earlier match has left for this one
    Column("sequel", ID),  # the next game of its chronicle
    Column("chapter", Integer, nullable=False, server_default="1"),  # which game of it this is
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("quiet", Text, nullable=False, server_default="[]"),  # versions that a sight missed
    Column("guide", String(40)),  # which guided match it is
    Column("tail", String(16)),  # the digest of its last position, once it was let go
    Column("origin", String(8), nullable=False, server_default=""),  # `tokens.origin_of`
    Index("tables_by_status", "status", "listed", "changed"),
    Index("tables_by_host", "host"),
    Index("tables_by_origin", "origin"),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", ID, ForeignKey("tables.id"), primary_key=True),
    Column("nr", Integer, primary_key=True),
    Column("player", String(8), nullable=False),
    Column("person", ID, ForeignKey("persons.id")),
    Column("name", String(40), nullable=False),
    Column("bot", String(40)),
    Column("stand_in", String(40)),  # the bot that plays for the person
    Column("was_away", Boolean, nullable=False),  # it does so because the person was away
    Column("resigned", Boolean, nullable=False),
    Column("token", DIGEST),  # hash of the invitation
    Column("seen", BigInteger, nullable=False),  # last sign of life
    Index("seats_by_person", "person"),
)

# Tables that a person does not want in the lists, and how they stood then.
REMOVED: Final = Table(
    "removed",
    METADATA,
    Column("person", ID, ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", ID, ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, nullable=False),
)

# The journal: the truth about a match.
LINES: Final = Table(
    "lines",
    METADATA,
    Column("table_id", ID, ForeignKey("tables.id"), primary_key=True),
    Column("nr", Integer, primary_key=True),
    Column("text", Text, nullable=False),
    Column("request", String(96)),  # person and id of the message that made it
)

# Messages that no line of the journal tells of: an undo leaves none, and takes those of others.
REQUESTS: Final = Table(
    "requests",
    METADATA,
    Column("table_id", ID, ForeignKey("tables.id"), primary_key=True),
    Column("request", String(96), primary_key=True),  # person and id of the message
    Column("taken", Integer, nullable=False),  # how many answers it gave
    Column("version", Integer, nullable=False),  # of the table, when it was carried out
)

# The journal of a match that has been over for long, packed into one piece; it has no lines then.
PACKED: Final = Table(
    "packed",
    METADATA,
    Column("table_id", ID, ForeignKey("tables.id"), primary_key=True),
    Column("lines", LargeBinary, nullable=False),
)

# One row: what is written here shows that the database can be written.
PULSE: Final = Table(
    "pulse",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
)

# The last pictures, for a match that a later version of the rules cannot replay.
PICTURES: Final = Table(
    "pictures",
    METADATA,
    Column("table_id", ID, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("picture", Text, nullable=False),
)

# The analysis of a match that is over: how far it is, and who wants it to go on.
STUDIES: Final = Table(
    "studies",
    METADATA,
    Column("table_id", ID, ForeignKey("tables.id"), primary_key=True),
    Column("person", ID),
    Column("wanted", Boolean, nullable=False),
    Column("upto", Integer, nullable=False),  # choices that were looked at
)

# What the search thinks of a choice.
STUDY_LINES: Final = Table(
    "study_lines",
    METADATA,
    Column("table_id", ID, ForeignKey("tables.id"), primary_key=True),
    Column("choice", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("question", String(60), nullable=False),
    Column("chosen", String(200), nullable=False),
    Column("best", String(200), nullable=False),
    Column("got", Float, nullable=False),
    Column("had", Float, nullable=False),
)
