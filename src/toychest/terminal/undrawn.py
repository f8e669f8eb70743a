"""A game that nobody has drawn yet: its view as lines of names and values. Enough to play it, and to test with."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec
from rich.text import Text

from toychest.contract import Json
from toychest.terminal.look import Look
from toychest.terminal.voice import Voice


class Undrawn:
    """The drawing of any game."""

    example = "?"

    def __init__(self, voice: Voice, names: Sequence[str] = (), game: str = "") -> None:
        self._voice = voice
        self._game = game

    def picture(self, view: Any, look: Look) -> Sequence[Text]:
        """Its facts."""
        return [Text(line) for line in self.facts(view)]

    def facts(self, view: Any) -> Sequence[str]:
        """Each field of the view, by the game's own word for it, and its value."""
        fields = msgspec.to_builtins(view).items()
        return [f"{self._voice.named(f'{self._game}-view-{name}', name)}: {written(value)}" for name, value in fields]

    def standing(self, view: Any) -> Sequence[str]:
        """Everything: nobody knows what matters."""
        return self.facts(view)

    def hint(self, view: Any, legal: Sequence[str]) -> str:
        """That moves can be listed."""
        return self._voice.say("terminal-hint")

    def opening(self, view: Any) -> str:
        """That it goes on."""
        return self._voice.say("terminal-opening")

    def legend(self) -> Sequence[str]:
        """It has no signs."""
        return []


def written(value: Json) -> str:
    """A value of JSON in a few words."""
    if isinstance(value, list | tuple):
        return ", ".join(map(written, value)) or "-"
    if isinstance(value, dict):
        return ", ".join(_pairs(value)) or "-"
    return "-" if value is None else str(value)


def _pairs(values: Mapping[str, Json]) -> Iterator[str]:
    for name, value in values.items():
        yield f"{name} {written(value)}"
