"""Store who may chat at a match, who wrote a line, and who is muted."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add the columns and the table; spectators of private matches may chat as before."""
    op.add_column(
        "matches", sa.Column("spectator_chat", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.execute("UPDATE matches SET spectator_chat = private")
    op.add_column("lines", sa.Column("author", sa.String(16), nullable=False, server_default=""))
    op.create_table(
        "mutes",
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("author", sa.String(16), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "guest", "author"),
    )


def downgrade() -> None:
    """Drop the columns and the table."""
    op.drop_table("mutes")
    op.drop_column("lines", "author")
    op.drop_column("matches", "spectator_chat")
