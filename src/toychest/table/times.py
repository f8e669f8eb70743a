"""How much time every seat had left, entry by entry: beside the log, for who looks back at a game with a clock."""

from bisect import bisect_right
from collections.abc import Sequence

from msgspec.structs import replace

from toychest.contract import Seat
from toychest.table.entry import TimesLeft
from toychest.table.table import Table


def with_times(table: Table, times: Sequence[TimesLeft]) -> Table:
    """The table with what was noted beside its log; nobody has proved that, so what fits no entry of it is left out."""
    if table.terms.clock is None:
        return table
    kept: dict[int, TimesLeft] = {}
    for each in times:
        if 1 <= each.seq <= table.seq and len(each.left) == len(table.header.seats):
            kept[each.seq] = each
    return replace(table, times=tuple(kept[seq] for seq in sorted(kept)))


def times_by_frame(table: Table) -> dict[Seat, list[int]]:
    """Milliseconds that a seat had left after each frame, of the seats that were timed: bots have no clock.

    The last frame has what was left at the end. Nothing where nothing was noted.
    """
    clock = table.terms.clock
    if clock is None or not table.times:
        return {}
    begun = (1000 * clock.main,) * len(table.header.seats)
    noted = [each.seq for each in table.times]
    since = [begun, *(each.left for each in table.times)]
    seqs = [*(frame.seq for frame in table.frames[:-1]), table.seq]
    left = [since[bisect_right(noted, seq)] for seq in seqs]
    by_seat = {Seat(seat): [each[seat] for each in left] for seat in range(len(table.header.seats))}
    return {seat: each for seat, each in by_seat.items() if set(each) != {begun[seat]}}
