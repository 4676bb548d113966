"""The arena: bots against bots, as many games as wanted, and what can be said of the results."""

from palatine.arena.chains import simulate_chains
from palatine.arena.matches import simulate
from palatine.arena.statistics import Share, spread

__all__ = ["Share", "simulate", "simulate_chains", "spread"]
