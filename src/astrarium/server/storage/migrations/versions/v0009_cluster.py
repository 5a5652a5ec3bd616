"""Let several servers share one database: their leases, the owners of matches, the common secret."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Create the tables `nodes`, `owners` and `secrets`."""
    op.create_table(
        "nodes",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("address", sa.String(200), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "owners",
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("node", sa.String(16), nullable=False),
        sa.Column("epoch", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match"),
    )
    op.create_index("owners_by_node", "owners", ["node"])
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("value", sa.String(128), nullable=False),
        sa.PrimaryKeyConstraint("name"),
    )


def downgrade() -> None:
    """Drop the tables."""
    for name in ("secrets", "owners", "nodes"):
        op.drop_table(name)
