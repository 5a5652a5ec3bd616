"""A match knows the lesson it began with."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """One step on."""
    op.add_column("matches", sa.Column("lesson", sa.String(64), nullable=False, server_default=""))


def downgrade() -> None:
    """One step back."""
    op.drop_column("matches", "lesson")
