"""Database tables, identical in SQLite and PostgreSQL.

`events` is the only source of truth about a match, and `contributions` about the keys of its luck. The row in
`matches` repeats derived values for lists and is at most a second old; `snapshots` is a cache that may be
emptied at any time.
"""

from sqlalchemy import (
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

METADATA = MetaData()


def _match() -> Column[str]:
    return Column("match", String(32), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True)


def _receipt(name: str, length: int) -> Column[str]:
    """Receipt column: set in the last event that a message caused, else empty.

    A client that sends the message again gets the acknowledgement it missed.
    """
    return Column(name, String(length), nullable=False, server_default="")


guests = Table(
    "guests",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("created", String(32), nullable=False),
)

matches = Table(
    "matches",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("edition", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("creator", String(32), nullable=False),
    Column("private", Boolean, nullable=False),
    Column("replay", Boolean, nullable=False),
    Column("created", String(32), nullable=False),
    Column("changed", String(32), nullable=False),
    Column("number", Integer, nullable=False),
    Column("actor", Integer, nullable=False),
    Column("scores", Text, nullable=False),
    Column("places", Text, nullable=False),
    Column("commitment", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("rematch", String(32), nullable=False),
    Column("lesson", String(64), nullable=False, server_default=""),
    Column("pack", Text, nullable=False, server_default=""),
    Index("matches_by_creator", "creator"),
)

seats = Table(
    "seats",
    METADATA,
    _match(),
    Column("seat", Integer, primary_key=True),
    Column("who", String(16), nullable=False),
    Column("guest", String(32), nullable=False),
    Column("name", String(200), nullable=False),
    Column("level", String(32), nullable=False),
    Column("invite", String(32), nullable=False, server_default=""),
    Column("version", Integer, nullable=False, server_default="0"),
    Index("seats_by_guest", "guest"),
)

events = Table(
    "events",
    METADATA,
    _match(),
    Column("number", Integer, primary_key=True),
    Column("actor", Integer, nullable=False),
    Column("text", String(200), nullable=False),
    _receipt("guest", 32),
    _receipt("message", 64),
    _receipt("digest", 32),
    sqlite_with_rowid=False,
)

# Contributions of persons to the luck: `value` is empty and `since` 0 until it is revealed.
contributions = Table(
    "contributions",
    METADATA,
    _match(),
    Column("hash", String(64), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("guest", String(32), nullable=False),
    Column("value", String(64), nullable=False, server_default=""),
    Column("since", Integer, nullable=False, server_default="0"),
    sqlite_with_rowid=False,
)

# Receipts of chat messages.
answers = Table(
    "answers",
    METADATA,
    _match(),
    Column("guest", String(32), primary_key=True),
    Column("id", String(64), primary_key=True),
    Column("digest", String(32), nullable=False),
    Column("number", Integer, nullable=False),
    sqlite_with_rowid=False,
)

lines = Table(
    "lines",
    METADATA,
    _match(),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("time", String(32), nullable=False),
)

wishes = Table(
    "wishes",
    METADATA,
    _match(),
    Column("seat", Integer, primary_key=True),
    Column("guest", String(32), primary_key=True),
)

links = Table(
    "links",
    METADATA,
    Column("token", String(64), primary_key=True),
    Column("match", String(32), ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("guest", String(32), nullable=False),
    Column("expires", String(32), nullable=False),
)

snapshots = Table(
    "snapshots",
    METADATA,
    _match(),
    Column("number", Integer, primary_key=True),
    Column("engine", String(64), nullable=False),
    Column("state", LargeBinary, nullable=False),
    Column("entries", LargeBinary, nullable=False),
)
