"""When a person was seen last, packed journals, a row to write in to see whether writing works.

Revision ID: 0003
Revises: 0002
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("persons", sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"))
    op.execute("UPDATE persons SET seen = created")
    op.create_index("persons_by_seen", "persons", ["seen"])
    op.create_index("tables_by_host", "tables", ["host"])
    op.create_table(
        "packed",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("lines", sa.LargeBinary, nullable=False),
    )
    pulse = op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.bulk_insert(pulse, [{"id": 1, "at": 0}])


def downgrade() -> None:
    # packed journals are unpacked by no migration: finished matches would lose theirs
    op.drop_table("pulse")
    op.drop_table("packed")
    op.drop_index("tables_by_host", "tables")
    op.drop_index("persons_by_seen", "persons")
    op.drop_column("persons", "seen")
