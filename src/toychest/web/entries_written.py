"""The entries of one table as its browsers are told them: written once for everybody who may know the same."""

from collections.abc import Callable
from typing import cast

import msgspec

from toychest.contract import Seat
from toychest.table import EntryTold, Frame, Table, standing_entries, told_entry


class EntriesWritten:
    """What was written stays so: an entry's number is never given again, and what came before it stays, too."""

    def __init__(self) -> None:
        self._written: dict[tuple[Seat, ...], dict[int, msgspec.Raw]] = {}

    def told(self, table: Table, eyes: tuple[Seat, ...], is_shown: Callable[[int], bool]) -> list[EntryTold]:
        """As `told_again` tells them, ready for the wire; what is fleeting is written anew until it is over."""
        written = self._written.setdefault(eyes, {})
        fleeting = {frame.seq for frame in table.frames if _is_fleeting(frame) and not is_shown(frame.seq)}
        told: list[msgspec.Raw] = []
        for entry in standing_entries(table):
            text = None if entry.seq in fleeting else written.get(entry.seq)
            if text is None:
                is_new = entry.seq in fleeting
                text = msgspec.Raw(msgspec.json.encode(told_entry(table, entry, eyes, with_fleeting=is_new)))
                if not is_new:
                    written[entry.seq] = text
            told.append(text)
        return cast(list[EntryTold], told)


def _is_fleeting(frame: Frame) -> bool:
    return any(event.fleeting for event in frame.events)
