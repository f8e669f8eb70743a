"""What is remembered of tips between two games at a terminal: which were told, and whether anybody wants them."""

from collections.abc import Iterable
from pathlib import Path

import msgspec


class TipsNote(msgspec.Struct, rename="camel"):
    """What is remembered between two games: the paragraphs that were told, and whether tips are wanted."""

    seen: list[str] = []
    is_off: bool = False


class RememberedTips:
    """What was told here before, in a file where there is one; a folder that cannot be written in forgets it."""

    def __init__(self, file: Path | None = None) -> None:
        self._file = file
        self._note = _read(file)

    @property
    def is_off(self) -> bool:
        """Whether nobody wants to hear any."""
        return self._note.is_off

    def switch(self, *, is_off: bool) -> None:
        """No more of them, or again."""
        self._note.is_off = is_off
        self._write()

    def is_seen(self, rule: str) -> bool:
        """Whether this paragraph was told or taught before."""
        return rule in self._note.seen

    def see(self, rules: Iterable[str]) -> None:
        """These paragraphs need no tip any more."""
        fresh = [rule for rule in dict.fromkeys(rules) if rule not in self._note.seen]
        if fresh:
            self._note.seen.extend(fresh)
            self._write()

    def _write(self) -> None:
        if self._file is None:
            return
        try:
            self._file.write_bytes(msgspec.json.encode(self._note))
        except OSError:
            return  # a tip may come again next time


def _read(file: Path | None) -> TipsNote:
    try:
        return TipsNote() if file is None else msgspec.json.decode(file.read_bytes(), type=TipsNote)
    except (OSError, msgspec.MsgspecError):
        return TipsNote()
