"""Copying a table from one store to another, whatever their kinds; nothing counts as copied that was not compared."""

from collections.abc import Iterator
from enum import Enum

import msgspec

from toychest.contract import Seat
from toychest.table.checksum import first_damaged
from toychest.table.entry import Entry
from toychest.table.errors import DamagedEntry, StoreFailed, TableExists
from toychest.table.store import Store, TableCopy


class Copied(Enum):
    """What became of a table: copied, there already, brought up to date, or another by the same code."""

    NEW = "new"
    SAME = "same"
    LONGER = "longer"
    DIFFERS = "differs"


async def copy_table(source: Store, target: Store, code: str) -> Copied:
    """One table. Raises `DamagedEntry` for what is no whole log, and `StoreFailed` where it comes back otherwise."""
    copy = await source.copy_out(code)
    damage = first_damaged(copy.record.header, copy.record.entries)
    if damage is not None:
        raise DamagedEntry(*damage)
    try:
        await target.copy_in(copy)
    except TableExists:
        return await _brought_up(copy, target)
    if _without_time(await target.copy_out(code)) != _without_time(copy):
        raise StoreFailed("other", f"{code} came back otherwise than it was written")
    return Copied.NEW


async def _brought_up(copy: TableCopy, target: Store) -> Copied:
    """What came after an earlier copy follows it; another game by this code is left alone."""
    code, there = copy.record.code, await target.copy_out(copy.record.code)
    if _without_time(there) == _without_time(copy):
        return Copied.SAME
    last = len(there.record.entries)
    is_earlier = there.record.seed == copy.record.seed and there.record.entries == copy.record.entries[:last]
    if not is_earlier:
        return Copied.DIFFERS
    left = {each.seq: each.left for each in copy.record.times}
    for entries, request in _asked(copy, last):
        await target.append(code, entries, request, left.get(entries[0].seq, ()))
    for at, seat in enumerate(copy.record.seats):
        if seat != there.record.seats[at]:
            await target.set_seat(code, Seat(at), seat)
    for name in {*copy.notes, *there.notes}:
        await target.write_note(code, name, copy.notes.get(name, ""), there.notes.get(name, ""))
    if _without_time(await target.copy_out(code)) != _without_time(copy):
        raise StoreFailed("other", f"{code} came back otherwise than it was written")
    return Copied.LONGER


def _asked(copy: TableCopy, last: int) -> Iterator[tuple[tuple[Entry, ...], str | None]]:
    """The entries after `last` as they were asked for, each with its request."""
    by_first = {done.first: (done.last, request) for request, done in copy.requests.items()}
    seq = last + 1
    while seq <= len(copy.record.entries):
        until, request = by_first.get(seq, (seq, None))
        yield copy.record.entries[seq - 1 : until], request
        seq = until + 1


def _without_time(copy: TableCopy) -> TableCopy:
    """What must be the same; a table that was brought up to date changed later there."""
    return msgspec.structs.replace(copy, changed=0)
