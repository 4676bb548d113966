"""Crusader Kings: the Board Game. Being written: not in the registry yet."""
