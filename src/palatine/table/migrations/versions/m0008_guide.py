"""A table knows which guided match it is, if it is one.

Revision ID: 0008
Revises: 0007
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("tables", sa.Column("guide", sa.String(40)))


def downgrade() -> None:
    op.drop_column("tables", "guide")
