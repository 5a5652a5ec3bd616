"""Store whether the players of a match may ask for hints; those of running matches keep them."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Add the column `hints`."""
    op.add_column("matches", sa.Column("hints", sa.Boolean(), nullable=False, server_default=sa.true()))


def downgrade() -> None:
    """Drop the column `hints`."""
    op.drop_column("matches", "hints")
