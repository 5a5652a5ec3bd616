"""Receipts of messages stand with the events that they caused."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

LENGTHS = {"guest": 32, "message": 64, "digest": 32}


def upgrade() -> None:
    """One step on. What `answers` holds stays valid there."""
    for name, length in LENGTHS.items():
        op.add_column("events", sa.Column(name, sa.String(length), nullable=False, server_default=""))


def downgrade() -> None:
    """One step back."""
    for name in LENGTHS:
        op.drop_column("events", name)
