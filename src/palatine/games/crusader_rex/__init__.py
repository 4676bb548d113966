"""Crusader Rex (Jerry Taylor, Tom Dalgliesh): the Third Crusade with hidden blocks, 1187-1192."""
