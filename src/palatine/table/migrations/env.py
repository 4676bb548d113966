"""Runs migrations on the connection that the store hands over."""

from __future__ import annotations

from alembic import context

from palatine.table.schema import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
context.run_migrations()
