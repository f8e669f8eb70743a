"""What browsers confirmed of fleeting events, as a note in the store: it holds at every node, and after a restart."""

import asyncio
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

import msgspec
import structlog

from toychest.contract import Seat
from toychest.host.host import Host
from toychest.host.hosted import HostedTable
from toychest.table import Confirmations, confirmed_until
from toychest.table.errors import TableError

if TYPE_CHECKING:
    from toychest.web.browsers import Browsers

log = structlog.get_logger()

CONFIRMED: Final = "confirmed"
"""The name of the note."""

WAIT: Final = 0.25
"""Seconds in which confirmations of one table are collected."""


class _Noted(msgspec.Struct, frozen=True):
    since: int
    seats: dict[int, list[int]]


def noted(notes: Mapping[str, str]) -> Confirmations | None:
    """What was confirmed at any node, by the notes of a table; None if nobody noted anything that can be read."""
    try:
        note = msgspec.json.decode(notes.get(CONFIRMED, ""), type=_Noted)
    except msgspec.DecodeError:
        return None
    pairs = ((Seat(seat), seq) for seat, numbers in note.seats.items() for seq in numbers)
    return Confirmations(note.since, frozenset(pairs))


def note_of(confirmed: Confirmations) -> str:
    """What was confirmed, to be noted."""
    seats: dict[int, list[int]] = {}
    for watcher, seq in sorted((seat, seq) for seat, seq in confirmed.confirmed if seat is not None):
        seats.setdefault(watcher, []).append(seq)
    return msgspec.json.encode(_Noted(confirmed.since, seats)).decode()


class ConfirmationNotes:
    """Writes down what the browsers of all tables confirmed, a moment after it was."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._waiting: dict[str, asyncio.Task[None]] = {}

    def remembered(self, hosted: HostedTable) -> Confirmations:
        """What counts as confirmed where a first browser enters."""
        remembered = noted(hosted.notes)
        return confirmed_until(hosted.table) if remembered is None or hosted.table.outcome is not None else remembered

    def note(self, browsers: "Browsers") -> None:
        """Something was confirmed here; returns at once."""
        code = browsers.hosted.code
        if code not in self._waiting:
            self._waiting[code] = asyncio.create_task(self._write_later(browsers))

    async def _write_later(self, browsers: "Browsers") -> None:
        await asyncio.sleep(WAIT)
        self._waiting.pop(browsers.hosted.code, None)
        async with browsers.hosted.lock:
            await self.write(browsers)

    async def write(self, browsers: "Browsers") -> None:
        """Now, as far as the store allows it: what is not noted may be shown once more."""
        hosted, confirmed = browsers.hosted, browsers.confirmed
        is_needed = hosted.is_played or confirmed.is_needed(hosted.table)
        if hosted.table.outcome is not None or not is_needed:
            return
        try:
            await self._host.note(hosted, CONFIRMED, lambda was: note_of(confirmed.merged(noted({CONFIRMED: was}))))
        except TableError as refused:
            log.warning("not-noted", table=hosted.code, because=str(refused))

    async def close(self) -> None:
        """Write what waits."""
        await asyncio.gather(*self._waiting.values(), return_exceptions=True)
