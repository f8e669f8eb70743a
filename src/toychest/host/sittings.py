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

MOST_ASKERS: Final = 8
"""Keys that are out for one seat; the oldest makes room. A table has one screen, and friends who share a link."""

SITTINGS: Final = "sittings"
"""The name of the note."""


class SittingOver(RequestError):
    """The key was used, is too old, or was never one; these seats are free."""

    code = "sitting-over"

    def __init__(self, free: Sequence[int]) -> None:
        super().__init__(f"this key seats nobody any more; seats {list(free)} are free", free=list(free))


class SittingKey(msgspec.Struct, frozen=True):
    """A key for a seat, good `until` then, in seconds since 1970.

    `over` is the hash of the token that it makes void, where somebody holds the seat; `by` is whoever asked for it.
    """

    key_hash: str
    until: float
    over: str | None
    by: str = ""


class Sittings:
    """The keys that are out, one for a seat and asker: who asks again makes their own key void, nobody else's."""

    def __init__(self, host: Host, now: Callable[[], float] = time.time) -> None:
        self._host = host
        self._now = now

    async def give(self, hosted: HostedTable, seat: Seat, may_give: bool, by: str = "") -> str:
        """A new key for a free seat, or for one that is held, where it may be given to another browser.

        Raises `NoSuchSeat` and `SeatNotFree`.
        """
        if not 0 <= seat < len(hosted.records):
            raise NoSuchSeat(seat)
        record = hosted.records[seat]
        if not record.is_free and (record.bot is not None or not may_give):
            raise SeatNotFree(seat)
        key = "".join(secrets.choice(ALPHABET) for _ in range(LETTERS))
        given = SittingKey(hash_of(key), self._now() + LASTS, record.token_hash, by)

        def change(was: str) -> str:
            standing = self._standing(was)
            others = [each for each in standing.get(seat, []) if each.by != by]
            return _written({**standing, seat: [*others, given][-MOST_ASKERS:]})

        await self._host.note(hosted, SITTINGS, change)
        return key

    async def found(self, hosted: HostedTable, key: str) -> tuple[Seat, SittingKey]:
        """The seat that a key is for, whichever node gave it. Raises `SittingOver`."""
        found = self._found(hosted, key)
        if found is None:
            await self._host.read_notes(hosted)
            found = self._found(hosted, key)
        if found is None:
            raise SittingOver(free_seats(hosted))
        return found

    async def use(self, hosted: HostedTable, seat: Seat) -> None:
        """Somebody sat down there: its keys are void."""
        await self._host.note(hosted, SITTINGS, lambda was: _written(_without(self._standing(was), seat)))

    def _found(self, hosted: HostedTable, key: str) -> tuple[Seat, SittingKey] | None:
        given = hash_of(key)
        for seat, keys in self._standing(hosted.notes.get(SITTINGS, "")).items():
            for each in keys:
                if hmac.compare_digest(each.key_hash, given):
                    return Seat(seat), each
        return None

    def _standing(self, text: str) -> dict[int, list[SittingKey]]:
        try:
            keys_by_seat = msgspec.json.decode(text, type=dict[int, list[SittingKey]])
        except msgspec.DecodeError:
            return {}
        return {seat: [each for each in keys if each.until > self._now()] for seat, keys in keys_by_seat.items()}


def _written(keys_by_seat: dict[int, list[SittingKey]]) -> str:
    standing = {seat: keys for seat, keys in keys_by_seat.items() if keys}
    return msgspec.json.encode(standing).decode() if standing else ""


def _without(keys_by_seat: dict[int, list[SittingKey]], seat: Seat) -> dict[int, list[SittingKey]]:
    return {at: each for at, each in keys_by_seat.items() if at != seat}


def free_seats(hosted: HostedTable) -> list[int]:
    """Where anybody may sit down."""
    return [at for at, record in enumerate(hosted.records) if record.is_free]
