"""Every edition that can be played: the only registry."""

from toychest.contract import Editions
from toychest.games.castle.editions import EDITIONS as CASTLE

EDITIONS = Editions({**CASTLE})

__all__ = ["EDITIONS"]
