"""Carolus Magnus (Leo Colovini): five clans of paladins, one Emperor, ten castles."""
