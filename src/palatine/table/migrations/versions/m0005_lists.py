"""Which round a match is in, and which tables a person has removed from the lists.

Revision ID: 0005
Revises: 0004
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("round", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "removed",
        sa.Column(
            "person", sa.String(16), sa.ForeignKey("persons.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
    )  # fmt: skip


def downgrade() -> None:
    op.drop_table("removed")
    op.drop_column("tables", "round")
