"""Bots: players that get what a seat sees and the question, never a state."""
