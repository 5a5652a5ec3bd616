"""Give each open seat an invitation of its own, and number the changes of a seat."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

TOKEN_BYTES = 9
matches = sa.table("matches", sa.column("id", sa.String), sa.column("invite", sa.String))
seats = sa.table(
    "seats",
    sa.column("match", sa.String),
    sa.column("seat", sa.Integer),
    sa.column("who", sa.String),
    sa.column("invite", sa.String),
)


def upgrade() -> None:
    """Move the invitation of a match to its first open seat, so that it is valid once; invent the others."""
    op.add_column("seats", sa.Column("invite", sa.String(32), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("version", sa.Integer(), nullable=False, server_default="0"))
    connection = op.get_bind()
    found = sa.select(seats.c.match, seats.c.seat, matches.c.invite).join(
        matches, matches.c.id == seats.c.match
    )
    done: set[str] = set()
    for match, seat, invite in connection.execute(
        found.where(seats.c.who == "open").order_by(seats.c.match, seats.c.seat)
    ).all():
        own = secrets.token_hex(TOKEN_BYTES) if match in done else invite
        done.add(match)
        connection.execute(
            sa.update(seats).where(seats.c.match == match, seats.c.seat == seat).values(invite=own)
        )
    op.drop_column("matches", "invite")


def downgrade() -> None:
    """Give each match one invitation for all its seats again."""
    op.add_column("matches", sa.Column("invite", sa.String(32), nullable=False, server_default=""))
    first = sa.select(sa.func.max(seats.c.invite)).where(seats.c.match == matches.c.id).scalar_subquery()
    op.execute(sa.update(matches).values(invite=sa.func.coalesce(first, "")))
    op.drop_column("seats", "version")
    op.drop_column("seats", "invite")
