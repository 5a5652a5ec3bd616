"""Store the character of a bot."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add the column `character`."""
    op.add_column("seats", sa.Column("character", sa.String(32), nullable=False, server_default=""))


def downgrade() -> None:
    """Drop the column `character`."""
    op.drop_column("seats", "character")
