"""A table keeps the id of the data it is played with.

Revision ID: 0002
Revises: 0001
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("data", sa.String(16), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("tables", "data")
