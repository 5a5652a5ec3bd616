"""Store the component pack of a match."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the column `pack`."""
    op.add_column("matches", sa.Column("pack", sa.Text(), nullable=False, server_default=""))


def downgrade() -> None:
    """Drop the column `pack`."""
    op.drop_column("matches", "pack")
