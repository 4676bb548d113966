"""Whoever has resigned keeps the seat; the bot on it plays for the person, for good.

Revision ID: 0004
Revises: 0003
"""

from __future__ import annotations

from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.execute(
        "UPDATE seats SET player = 'person', stand_in = bot, bot = NULL"
        " WHERE resigned AND player = 'bot' AND person IS NOT NULL"
    )


def downgrade() -> None:
    op.execute(
        "UPDATE seats SET player = 'bot', bot = stand_in, stand_in = NULL"
        " WHERE resigned AND player = 'person'"
    )
