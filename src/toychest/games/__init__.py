"""Every edition that can be played: the only registry."""

from toychest.contract import Editions
from toychest.games.castle.editions import EDITIONS as CASTLE
from toychest.games.clockwork.editions import EDITIONS as CLOCKWORK
from toychest.games.toybattle.editions import EDITIONS as TOYBATTLE

EDITIONS = Editions({**CASTLE, **TOYBATTLE, **CLOCKWORK})

__all__ = ["EDITIONS"]
