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

from palatine.table.chairs import Chair
from palatine.table.rows import DIGEST, ID, TableRow, columns

METADATA: Final = MetaData()
HEAD: Final = "0012"  # the newest migration

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
    *(cell.column() for cell in columns(TableRow)),
    Index("tables_by_status", "status", "listed", "changed"),
    Index("tables_by_host", "host"),
    Index("tables_by_origin", "origin"),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", ID, ForeignKey("tables.id"), primary_key=True),
    *(cell.column() for cell in columns(Chair)),
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
