"""Store contributions of persons to the luck of a match."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Create the table `contributions`."""
    op.create_table(
        "contributions",
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("value", sa.String(64), nullable=False, server_default=""),
        sa.Column("since", sa.Integer(), nullable=False, server_default="0"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "hash"),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """Drop the table `contributions`."""
    op.drop_table("contributions")
