"""What is kept of tips between two games at a terminal: which were told, and whether anybody wants them."""

from collections.abc import Iterable
from pathlib import Path

import msgspec


class Kept(msgspec.Struct, rename="camel"):
    """What is kept between two games: the paragraphs that were told, and whether tips are wanted."""

    seen: list[str] = []
    is_off: bool = False


class TipsKept:
    """What was told here before, in a file where there is one; a folder that cannot be written in forgets it."""

    def __init__(self, file: Path | None = None) -> None:
        self._file = file
        self._kept = _read(file)

    @property
    def is_off(self) -> bool:
        """Whether nobody wants to hear any."""
        return self._kept.is_off

    def switch(self, *, is_off: bool) -> None:
        """No more of them, or again."""
        self._kept.is_off = is_off
        self._write()

    def is_seen(self, rule: str) -> bool:
        """Whether this paragraph was told or taught before."""
        return rule in self._kept.seen

    def see(self, rules: Iterable[str]) -> None:
        """These paragraphs need no tip any more."""
        fresh = [rule for rule in dict.fromkeys(rules) if rule not in self._kept.seen]
        if fresh:
            self._kept.seen.extend(fresh)
            self._write()

    def _write(self) -> None:
        if self._file is None:
            return
        try:
            self._file.write_bytes(msgspec.json.encode(self._kept))
        except OSError:
            return  # a tip may come again next time


def _read(file: Path | None) -> Kept:
    try:
        return Kept() if file is None else msgspec.json.decode(file.read_bytes(), type=Kept)
    except (OSError, msgspec.MsgspecError):
        return Kept()
