"""Every edition that can be played: the only registry."""

from collections.abc import Mapping

from toychest.contract import Edition
from toychest.games.castle.editions import EDITIONS as CASTLE

EDITIONS: Mapping[str, Edition] = {**CASTLE}

__all__ = ["EDITIONS"]
