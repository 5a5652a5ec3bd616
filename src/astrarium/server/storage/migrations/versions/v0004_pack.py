"""A match knows the component pack it is played with."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """One step on."""
    op.add_column("matches", sa.Column("pack", sa.Text(), nullable=False, server_default=""))


def downgrade() -> None:
    """One step back."""
    op.drop_column("matches", "pack")
