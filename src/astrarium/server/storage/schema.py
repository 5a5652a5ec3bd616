"""Database tables, identical in SQLite and PostgreSQL.

`events` is the only source of truth about a match, and `contributions` about the keys of its luck. The row in
`matches` repeats derived values for lists and is at most a second old; `snapshots` is a cache that may be
emptied at any time.

An index with a condition serves only queries that contain the same condition, with literals instead of
parameters; the conditions are named here for both.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ColumnElement,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
    literal_column,
    true,
)

from astrarium.core.state import OVER

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
    Index("guests_by_age", "created", "id"),
)

# `size` is the number of bytes stored when the match was created. `played` says that a person has moved,
# `compacted` that the snapshots and chat receipts of a finished match were deleted for good, `spectator_chat`
# that guests without a seat may chat, `hints` that players may ask for hints.
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
    Column("size", Integer, nullable=False, server_default="0"),
    Column("played", Boolean, nullable=False, server_default=false()),
    Column("compacted", Boolean, nullable=False, server_default=false()),
    Column("spectator_chat", Boolean, nullable=False, server_default=false()),
    Column("round", Integer, nullable=False, server_default="0"),
    Column("projected", Text, nullable=False, server_default="[]"),
    Column("hints", Boolean, nullable=False, server_default=true()),
)

_OVER: ColumnElement[int] = literal_column(str(OVER))
IS_RECORD = matches.c.replay == true()
IS_UNFINISHED = ~matches.c.replay & (matches.c.actor != _OVER)
IS_WATCHABLE = ~matches.c.private & ~matches.c.replay & (matches.c.actor != _OVER)
IS_UNPLAYED = ~matches.c.replay & ~matches.c.played
IS_TO_COMPACT = ~matches.c.compacted & (matches.c.actor == _OVER)


def _partial_index(name: str, condition: ColumnElement[bool], *columns: Column[str]) -> None:
    Index(name, *columns, sqlite_where=condition, postgresql_where=condition)


_partial_index("matches_to_watch", IS_WATCHABLE, matches.c.changed, matches.c.id)
_partial_index("matches_unfinished", IS_UNFINISHED, matches.c.creator)
_partial_index("matches_unplayed", IS_UNPLAYED, matches.c.changed)
_partial_index("matches_to_compact", IS_TO_COMPACT, matches.c.changed)
_partial_index("records_by_creator", IS_RECORD, matches.c.creator)
_partial_index("records_by_age", IS_RECORD, matches.c.created)

# Unfinished matches in the memory of a server: after a crash their rows may be older than their events.
open_matches = Table("open_matches", METADATA, _match())

# The servers that share a PostgreSQL; `address` is that of the link, `news` the name of the transport,
# `expires` is in milliseconds since the epoch, by the clock of the database. SQLite has one server, which
# leaves these tables empty.
nodes = Table(
    "nodes",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("address", String(200), nullable=False),
    Column("news", String(16), nullable=False),
    Column("expires", BigInteger, nullable=False),
)

# The server that runs a match; `node` is empty if none does. Every change of owner raises `epoch`.
owners = Table(
    "owners",
    METADATA,
    _match(),
    Column("node", String(16), nullable=False),
    Column("epoch", Integer, nullable=False),
    Index("owners_by_node", "node"),
)

secrets = Table(
    "secrets",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("value", String(128), nullable=False),
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
    Column("character", String(32), nullable=False, server_default=""),
    Index("seats_by_guest", "guest", "match"),
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
    Column("author", String(16), nullable=False, server_default=""),
)

# Guests whose lines and name are hidden from a guest at a match.
mutes = Table(
    "mutes",
    METADATA,
    _match(),
    Column("guest", String(32), primary_key=True),
    Column("author", String(16), primary_key=True),
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
    Index("links_by_match", "match"),
    Index("links_by_expiry", "expires"),
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

# What came from an address on a day; `address` is a keyed hash.
address_usage = Table(
    "address_usage",
    METADATA,
    Column("day", String(10), primary_key=True),
    Column("address", String(32), primary_key=True),
    Column("matches", Integer, nullable=False),
    Column("bytes", BigInteger, nullable=False),
    Column("names", Integer, nullable=False),
)
