"""Toychest: three boxed board games, played properly."""

__version__ = "0.1.0"
