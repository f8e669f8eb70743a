"""The games in OpenSpiel: `register()`, then `pyspiel.load_game("toychest_castle")`; needs the extra `openspiel`."""

from toychest.research.openspiel.game import SpielGame, load, register
from toychest.research.openspiel.state import SpielState

__all__ = ["SpielGame", "SpielState", "load", "register"]
