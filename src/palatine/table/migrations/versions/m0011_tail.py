"""A table that is let go keeps a check of its last position: later rules are held against it.

Revision ID: 0011
Revises: 0010
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("tables", sa.Column("tail", sa.String(16)))


def downgrade() -> None:
    op.drop_column("tables", "tail")
