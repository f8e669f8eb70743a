"""Bots: they choose a move from a window, never from the truth."""
