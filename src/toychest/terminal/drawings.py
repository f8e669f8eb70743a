"""How a game is drawn in the terminal: by its own package, or plainly."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from toychest.terminal.drawing import Drawing
from toychest.terminal.undrawn import Undrawn
from toychest.terminal.voice import Voice

GROUP: Final = "toychest.drawings"
DRAWINGS: Final[Mapping[str, EntryPoint]] = {point.name: point for point in entry_points(group=GROUP)}


def drawing_of(game: str, voice: Voice, names: Sequence[str] = ()) -> Drawing:
    """The game's own drawing for seats of these names, or a plain list of what its view holds."""
    return _drawer(game)(voice, names)


@cache
def _drawer(game: str) -> Callable[[Voice, Sequence[str]], Drawing]:
    if game not in DRAWINGS:
        return partial(Undrawn, game)
    drawer: Callable[[Voice, Sequence[str]], Drawing] = DRAWINGS[game].load()
    return drawer
