"""The analysis of a match that is over is kept with its table.

Revision ID: 0009
Revises: 0008
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "studies",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("person", sa.String(16)),
        sa.Column("wanted", sa.Boolean, nullable=False),
        sa.Column("upto", sa.Integer, nullable=False),
    )
    op.create_table(
        "study_lines",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("choice", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("question", sa.String(60), nullable=False),
        sa.Column("chosen", sa.String(200), nullable=False),
        sa.Column("best", sa.String(200), nullable=False),
        sa.Column("got", sa.Float, nullable=False),
        sa.Column("had", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("study_lines")
    op.drop_table("studies")
