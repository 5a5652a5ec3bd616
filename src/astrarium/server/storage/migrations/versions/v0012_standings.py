"""Store the round and the projected scores of a match."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0010"


def upgrade() -> None:
    """Add the columns `round` and `projected`."""
    op.add_column("matches", sa.Column("round", sa.Integer, nullable=False, server_default="0"))
    op.add_column("matches", sa.Column("projected", sa.Text, nullable=False, server_default="[]"))


def downgrade() -> None:
    """Drop the columns `round` and `projected`."""
    op.drop_column("matches", "projected")
    op.drop_column("matches", "round")
