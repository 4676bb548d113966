"""Bots: players that get what a seat sees and the question, never a state."""

from palatine.bots.bot import Bot
from palatine.bots.policies import levels, ratings
from palatine.bots.registry import make, split
from palatine.bots.thinking import hint, think

__all__ = ["Bot", "hint", "levels", "make", "ratings", "split", "think"]
