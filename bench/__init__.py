"""Benchmarks, side by side with peers from the Python registry; not part of the package."""
