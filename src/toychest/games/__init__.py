"""Every game that can be played, and every edition: the only registry."""

from toychest.games.registry import BROKEN, EDITIONS, GAMES, BrokenGame

__all__ = ["BROKEN", "EDITIONS", "GAMES", "BrokenGame"]
