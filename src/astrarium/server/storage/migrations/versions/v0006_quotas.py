"""Index the lists, mark open and played matches, count the use of addresses."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

private, replay, played, compacted = (
    sa.column(name, sa.Boolean()) for name in ("private", "replay", "played", "compacted")
)
actor = sa.column("actor", sa.Integer())
over: sa.ColumnElement[int] = sa.literal_column("-2")
INDEXES = (
    ("matches_to_watch", "matches", ["changed", "id"], ~private & ~replay & (actor != over)),
    ("matches_unfinished", "matches", ["creator"], ~replay & (actor != over)),
    ("matches_unplayed", "matches", ["changed"], ~replay & ~played),
    ("matches_to_compact", "matches", ["changed"], ~compacted & (actor == over)),
    ("records_by_creator", "matches", ["creator"], replay == sa.true()),
    ("records_by_age", "matches", ["created"], replay == sa.true()),
    ("guests_by_age", "guests", ["created", "id"], None),
    ("links_by_match", "links", ["match"], None),
    ("links_by_expiry", "links", ["expires"], None),
)
MARK_PLAYED = "UPDATE matches SET played = true WHERE id IN (SELECT match FROM events WHERE guest <> '')"
MARK_OPEN = """
    INSERT INTO open_matches (match)
    SELECT id FROM matches WHERE NOT replay AND (
        EXISTS (SELECT 1 FROM events WHERE match = matches.id AND events.number > matches.number)
        OR EXISTS (SELECT 1 FROM seats WHERE match = matches.id AND seat = matches.actor AND who = 'bot')
    )
"""


def upgrade() -> None:
    """Add the columns, tables and indexes, and mark the matches that are played or open."""
    op.add_column("matches", sa.Column("size", sa.Integer(), nullable=False, server_default="0"))
    for name in ("played", "compacted"):
        op.add_column("matches", sa.Column(name, sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "open_matches",
        sa.Column("match", sa.String(32), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match"),
    )
    op.create_table(
        "address_usage",
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("address", sa.String(32), nullable=False),
        sa.Column("matches", sa.Integer(), nullable=False),
        sa.Column("bytes", sa.BigInteger(), nullable=False),
        sa.Column("names", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("day", "address"),
    )
    op.execute(MARK_PLAYED)
    op.execute(MARK_OPEN)
    op.drop_index("matches_by_creator", "matches")
    op.drop_index("seats_by_guest", "seats")
    op.create_index("seats_by_guest", "seats", ["guest", "match"])
    for name, table, columns, condition in INDEXES:
        op.create_index(name, table, columns, sqlite_where=condition, postgresql_where=condition)


def downgrade() -> None:
    """Drop the columns, tables and indexes."""
    for name, table, _, _ in INDEXES:
        op.drop_index(name, table)
    op.drop_index("seats_by_guest", "seats")
    op.create_index("seats_by_guest", "seats", ["guest"])
    op.create_index("matches_by_creator", "matches", ["creator"])
    op.drop_table("address_usage")
    op.drop_table("open_matches")
    for name in ("compacted", "played", "size"):
        op.drop_column("matches", name)
