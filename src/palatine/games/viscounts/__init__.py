"""Viscounts of the West Kingdom (Garphill): a deck that slides, a ring, a castle, two stacks."""
