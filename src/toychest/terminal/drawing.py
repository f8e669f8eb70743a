"""How a game is drawn in the terminal: by its own package, or plainly. Everything else is the same for all games."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import cache, partial
from importlib.metadata import EntryPoint
from typing import Any, Final, Protocol

import msgspec
from rich.text import Text

from toychest.contract import Json
from toychest.contract.saying import SEATS, fields_by_seat
from toychest.games.registry import brought
from toychest.terminal.explanation import Explanation
from toychest.terminal.screen import Look
from toychest.terminal.telling import written
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


class Undrawn:
    """The plain drawing of any game: its view as names and values.

    `<game>-view-<field>` says a field, `<game>-thing-<thing>` a thing, if there is one.
    """

    example = ""

    def __init__(self, game: str, voice: Voice, names: Sequence[str] = ()) -> None:
        self._game = game
        self._voice = voice
        self._names = names

    def picture(self, view: Any, look: Look) -> Sequence[Text]:
        """Its facts."""
        return [Text(line) for line in self.facts(view)]

    def facts(self, view: Any) -> Sequence[str]:
        """Each field of the view and its value; what each seat has stands under its name."""
        shown, by_seat = msgspec.json.decode(msgspec.json.encode(view)), fields_by_seat(view.__class__)
        return [line for name, value in shown.items() for line in self._field(name, value, name in by_seat)]

    def _field(self, name: str, value: Json, is_by_seat: bool) -> Iterator[str]:
        words = self._voice.named(f"{self._game}-view-{name}", name.replace("_", " "))
        if not (is_by_seat and isinstance(value, list) and len(value) == len(self._names)):
            yield f"{words}: {self._thing(name, value)}"
            return
        for seat, own in zip(self._names, value, strict=True):
            yield f"{words}, {seat}: {self._thing(name, own)}"

    def _thing(self, name: str, value: Json) -> str:
        """A value in words: a seat by its name, a thing by what the game calls it."""
        if isinstance(value, bool):
            return self._voice.say("plain-yes" if value else "plain-no")
        if name in ("seat", *SEATS) and isinstance(value, int) and value in range(len(self._names)):
            return self._names[value]
        if isinstance(value, str):
            return self._voice.named(f"{self._game}-thing-{value}", value) if value.isalnum() else value
        if isinstance(value, list):
            return ", ".join(self._thing(name, each) for each in value) or "-"
        return written(value)

    def standing(self, view: Any) -> Sequence[str]:
        """Everything: nobody knows what matters."""
        return self.facts(view)

    def hint(self, view: Any, legal: Sequence[str]) -> str:
        """That moves can be listed."""
        return self._voice.say("terminal-hint")

    def opening(self, view: Any) -> str:
        """That it goes on."""
        return self._voice.say("terminal-opening")

    def typed(self, view: Any, text: str) -> str:
        """As it is: here all names are notation."""
        return text

    def legend(self) -> Sequence[str]:
        """It has no signs."""
        return []

    def goal(self, view: Any) -> Sequence[str]:
        """As the game itself says it, if it does."""
        ids = [f"{self._game}-howto-{part}" for part in ("aim", "brief")]
        return [self._voice.say(id) for id in ids if self._voice.has(id)]

    def things(self, view: Any) -> Sequence[Explanation]:
        """Nobody knows what they do."""
        return []

    def place(self, view: Any, text: str) -> Explanation | None:
        """Nobody knows where anything is."""
        return None

    def numbers(self, view: Any) -> Collection[int]:
        """No place has one."""
        return ()


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
