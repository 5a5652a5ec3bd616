"""Store the lesson of a match."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the column `lesson`."""
    op.add_column("matches", sa.Column("lesson", sa.String(64), nullable=False, server_default=""))


def downgrade() -> None:
    """Drop the column `lesson`."""
    op.drop_column("matches", "lesson")
