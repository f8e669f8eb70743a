"""The plain face of a game that nobody has drawn: its view as names and values. Enough to play it, and to test with."""

from collections.abc import Collection, Iterator, Sequence
from typing import Any

import msgspec
from rich.text import Text

from toychest.contract import Json
from toychest.contract.saying import SEATS, fields_by_seat
from toychest.terminal.explanation import Explanation
from toychest.terminal.screen import Look
from toychest.terminal.voice import Voice


class Undrawn:
    """The drawing of any game. `<game>-view-<field>` says a field, `<game>-thing-<thing>` a thing, if there is one."""

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


def written(value: Json) -> str:
    """A value of JSON in a few words."""
    if isinstance(value, list):
        return ", ".join(map(written, value)) or "-"
    if isinstance(value, dict):
        return ", ".join(f"{name} {written(each)}" for name, each in value.items()) or "-"
    return "-" if value is None else str(value)
