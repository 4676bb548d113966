"""Migrations of the table's database, applied when a server starts."""
