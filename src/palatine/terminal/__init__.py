"""The table as text: play and replay in a terminal."""
