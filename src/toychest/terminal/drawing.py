"""How a game is drawn in the terminal: by its own package, or plainly. Everything else is the same for all games."""

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cache, partial
from importlib.metadata import EntryPoint
from typing import Any, Final, Protocol

from rich.text import Text

from toychest.games.registry import brought
from toychest.terminal.explanation import Explanation
from toychest.terminal.screen import Look
from toychest.terminal.undrawn import Undrawn
from toychest.terminal.voice import Voice


class Drawing(Protocol):
    """One game in one language, for seats of some names. A view is what the rules' `view` gave, and nothing else."""

    @property
    def example(self) -> str:
        """A move in notation, for the help; empty where any legal one will do."""

    def picture(self, view: Any, look: Look) -> Sequence[Text]:
        """The table as lines; on 80 by 24 at most 21, so that a hint and the prompt fit below."""

    def facts(self, view: Any) -> Sequence[str]:
        """Everything that lies open, one fact a sentence: the picture for somebody who does not see it."""

    def standing(self, view: Any) -> Sequence[str]:
        """The few facts that a turn is about, said again after every move where no picture is drawn."""

    def hint(self, view: Any, legal: Sequence[str]) -> str:
        """What to do now; nothing that is not among the legal moves."""

    def opening(self, view: Any) -> str:
        """What Enter does when the table waits for a click."""

    def legend(self) -> Sequence[str]:
        """What the signs of the picture mean."""

    def typed(self, view: Any, text: str) -> str:
        """What somebody typed, with names as they are told put into notation; all else as it is."""

    def goal(self, view: Any) -> Sequence[str]:
        """How this game is won, then what a turn is; none where nobody has written it."""

    def things(self, view: Any) -> Sequence[Explanation]:
        """What there is in this game, and what each thing does."""

    def place(self, view: Any, text: str) -> Explanation | None:
        """A place by its name or its number, with everything that lies there; None where there is no such place."""

    def numbers(self, view: Any) -> Collection[int]:
        """The numbers that mean a place now: typed alone, such a number is no number of a list."""


DRAWINGS: Final[Mapping[str, EntryPoint]] = brought("toychest.drawings")


def drawing_of(game: str, voice: Voice, names: Sequence[str] = ()) -> Drawing:
    """The game's own drawing for seats of these names, or a plain list of what its view holds."""
    return _drawer(game)(voice, names)


@cache
def _drawer(game: str) -> Callable[[Voice, Sequence[str]], Drawing]:
    if game not in DRAWINGS:
        return partial(Undrawn, game)
    drawer: Callable[[Voice, Sequence[str]], Drawing] = DRAWINGS[game].load()
    return drawer
