"""Create the first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

TABLES = ("guests", "matches", "seats", "events", "answers", "lines", "wishes", "links", "snapshots")


def upgrade() -> None:
    """Create all tables."""
    _people()
    _matches()
    _seats()
    _course()
    _talk()
    _rights()


def downgrade() -> None:
    """Drop all tables."""
    for table in reversed(TABLES):
        op.drop_table(table)


def _text(name: str, length: int) -> "sa.Column[str]":
    return sa.Column(name, sa.String(length), nullable=False)


def _long(name: str) -> "sa.Column[str]":
    return sa.Column(name, sa.Text(), nullable=False)


def _number(name: str) -> "sa.Column[int]":
    return sa.Column(name, sa.Integer(), nullable=False)


def _of_match() -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["match"], ["matches.id"], ondelete="CASCADE")


def _people() -> None:
    op.create_table(
        "guests", _text("id", 32), _text("name", 80), _text("created", 32), sa.PrimaryKeyConstraint("id")
    )


def _matches() -> None:
    op.create_table(
        "matches",
        _text("id", 32),
        _text("game", 64),
        _number("edition"),
        _long("options"),
        _text("creator", 32),
        sa.Column("private", sa.Boolean(), nullable=False),
        sa.Column("replay", sa.Boolean(), nullable=False),
        _text("created", 32),
        _text("changed", 32),
        _number("number"),
        _number("actor"),
        _long("scores"),
        _long("places"),
        _text("invite", 32),
        _long("commitment"),
        _long("seed"),
        _text("rematch", 32),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("matches_by_creator", "matches", ["creator"])


def _seats() -> None:
    op.create_table(
        "seats",
        _text("match", 32),
        _number("seat"),
        _text("who", 16),
        _text("guest", 32),
        _text("name", 200),
        _text("level", 32),
        _of_match(),
        sa.PrimaryKeyConstraint("match", "seat"),
    )
    op.create_index("seats_by_guest", "seats", ["guest"])


def _course() -> None:
    op.create_table(
        "events",
        _text("match", 32),
        _number("number"),
        _number("actor"),
        _text("text", 200),
        _of_match(),
        sa.PrimaryKeyConstraint("match", "number"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "snapshots",
        _text("match", 32),
        _number("number"),
        _text("engine", 64),
        sa.Column("state", sa.LargeBinary(), nullable=False),
        sa.Column("entries", sa.LargeBinary(), nullable=False),
        _of_match(),
        sa.PrimaryKeyConstraint("match", "number"),
    )


def _talk() -> None:
    op.create_table(
        "answers",
        _text("match", 32),
        _text("guest", 32),
        _text("id", 64),
        _text("digest", 32),
        _number("number"),
        _of_match(),
        sa.PrimaryKeyConstraint("match", "guest", "id"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "lines",
        _text("match", 32),
        _number("number"),
        _number("seat"),
        _text("name", 80),
        _long("text"),
        _text("time", 32),
        _of_match(),
        sa.PrimaryKeyConstraint("match", "number"),
    )


def _rights() -> None:
    op.create_table(
        "wishes",
        _text("match", 32),
        _number("seat"),
        _text("guest", 32),
        _of_match(),
        sa.PrimaryKeyConstraint("match", "seat", "guest"),
    )
    op.create_table(
        "links",
        _text("token", 64),
        _text("match", 32),
        _text("guest", 32),
        _text("expires", 32),
        _of_match(),
        sa.PrimaryKeyConstraint("token"),
    )
