"""Every drawing by its game. A new game adds its line here and its own folder."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from toychest.terminal.castle.drawing import CastleDrawing
from toychest.terminal.clockwork.drawing import CityDrawing
from toychest.terminal.drawing import Drawing
from toychest.terminal.toybattle.drawing import BattleDrawing
from toychest.terminal.undrawn import Undrawn
from toychest.terminal.voice import Voice

DRAWINGS: Final[Mapping[str, Callable[[Voice, Sequence[str]], Drawing]]] = {
    "castle": CastleDrawing,
    "clockwork": CityDrawing,
    "toybattle": BattleDrawing,
}


def drawing_of(game: str, voice: Voice, names: Sequence[str] = ()) -> Drawing:
    """The game's own drawing for seats of these names, or a plain list of what its view holds."""
    return DRAWINGS.get(game, Undrawn)(voice, names)
