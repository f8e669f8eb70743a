"""Every drawing by its game. A new game adds its line here and its own folder."""

from collections.abc import Callable, Mapping
from typing import Final

from toychest.terminal.castle.drawing import CastleDrawing
from toychest.terminal.drawing import Drawing
from toychest.terminal.toybattle.drawing import BattleDrawing
from toychest.terminal.undrawn import Undrawn
from toychest.terminal.voice import Voice

DRAWINGS: Final[Mapping[str, Callable[[Voice], Drawing]]] = {
    "castle": CastleDrawing,
    "toybattle": BattleDrawing,
}


def drawing_of(game: str, voice: Voice) -> Drawing:
    """The game's own drawing, or a plain list of what its view holds."""
    return DRAWINGS.get(game, Undrawn)(voice)
