"""A table knows roughly from where it was laid: limits are for addresses as well as for persons.

Revision ID: 0012
Revises: 0011
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("tables", sa.Column("origin", sa.String(8), nullable=False, server_default=""))
    op.create_index("tables_by_origin", "tables", ["origin"])


def downgrade() -> None:
    op.drop_index("tables_by_origin", "tables")
    op.drop_column("tables", "origin")
