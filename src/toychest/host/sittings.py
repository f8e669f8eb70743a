"""Sitting keys: whoever brings one sits down on the seat that it is for.

Only their hashes are kept, as a note of the table, so that every node knows them, also after a restart.
"""

import hmac
import secrets
import time
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from toychest.contract import Seat
from toychest.host.host import Host
from toychest.host.hosted import HostedTable
from toychest.table import hash_of
from toychest.table.errors import NoSuchSeat, RequestError, SeatNotFree
from toychest.table.table_code import ALPHABET

LETTERS: Final = 10
LASTS: Final = 600.0
"""Seconds that a key can be used."""

SITTINGS: Final = "sittings"
"""The name of the note."""


class SittingOver(RequestError):
    """The key was used, is too old, or was never one; these seats are free."""

    code = "sitting-over"

    def __init__(self, free: Sequence[int]) -> None:
        super().__init__(f"this key seats nobody any more; seats {list(free)} are free", free=list(free))


class Offered(msgspec.Struct, frozen=True):
    """A key for a seat, good `until` then, in seconds since 1970.

    `over` is the hash of the token that it makes void, where somebody holds the seat.
    """

    key_hash: str
    until: float
    over: str | None


class Sittings:
    """The keys that are out, one for a seat: another one for the same seat makes the first void."""

    def __init__(self, host: Host, now: Callable[[], float] = time.time) -> None:
        self._host = host
        self._now = now

    async def offer(self, hosted: HostedTable, seat: Seat, may_give: bool) -> str:
        """A new key for a free seat, or for one that is held, where it may be given to another browser.

        Raises `NoSuchSeat` and `SeatNotFree`.
        """
        if not 0 <= seat < len(hosted.records):
            raise NoSuchSeat(seat)
        record = hosted.records[seat]
        if not record.is_free and (record.bot is not None or not may_give):
            raise SeatNotFree(seat)
        key = "".join(secrets.choice(ALPHABET) for _ in range(LETTERS))
        offered = Offered(hash_of(key), self._now() + LASTS, record.token_hash)
        await self._host.note(hosted, SITTINGS, lambda was: _written({**self._standing(was), seat: offered}))
        return key

    async def found(self, hosted: HostedTable, key: str) -> tuple[Seat, Offered]:
        """The seat that a key is for, whichever node gave it. Raises `SittingOver`."""
        found = self._found(hosted, key)
        if found is None:
            hosted.notes = await self._host.store.notes(hosted.code)
            found = self._found(hosted, key)
        if found is None:
            raise SittingOver(free_seats(hosted))
        return found

    async def use(self, hosted: HostedTable, seat: Seat) -> None:
        """Somebody sat down there: its key is void."""
        await self._host.note(hosted, SITTINGS, lambda was: _written(_without(self._standing(was), seat)))

    def _found(self, hosted: HostedTable, key: str) -> tuple[Seat, Offered] | None:
        given = hash_of(key)
        for seat, offered in self._standing(hosted.notes.get(SITTINGS, "")).items():
            if hmac.compare_digest(offered.key_hash, given):
                return Seat(seat), offered
        return None

    def _standing(self, text: str) -> dict[int, Offered]:
        try:
            offered = msgspec.json.decode(text, type=dict[int, Offered])
        except msgspec.DecodeError:
            return {}
        return {seat: each for seat, each in offered.items() if each.until > self._now()}


def _written(offered: dict[int, Offered]) -> str:
    return msgspec.json.encode(offered).decode() if offered else ""


def _without(offered: dict[int, Offered], seat: Seat) -> dict[int, Offered]:
    return {at: each for at, each in offered.items() if at != seat}


def free_seats(hosted: HostedTable) -> list[int]:
    """Where anybody may sit down."""
    return [at for at, record in enumerate(hosted.records) if record.is_free]
