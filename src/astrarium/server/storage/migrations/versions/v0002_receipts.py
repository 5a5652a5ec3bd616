"""Store the receipt of a message in the row of its last event."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

LENGTHS = {"guest": 32, "message": 64, "digest": 32}


def upgrade() -> None:
    """Add the receipt columns; rows in `answers` stay valid."""
    for name, length in LENGTHS.items():
        op.add_column("events", sa.Column(name, sa.String(length), nullable=False, server_default=""))


def downgrade() -> None:
    """Drop the receipt columns."""
    for name in LENGTHS:
        op.drop_column("events", name)
