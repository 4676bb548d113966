"""A table keeps the record that its match begins with, and the next game of its chronicle.

Revision ID: 0007
Revises: 0006
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tables", sa.Column("record", sa.Text))
    op.add_column("tables", sa.Column("sequel", sa.String(16)))
    op.add_column("tables", sa.Column("chapter", sa.Integer, nullable=False, server_default="1"))


def downgrade() -> None:
    op.drop_column("tables", "chapter")
    op.drop_column("tables", "sequel")
    op.drop_column("tables", "record")
