"""Playing on from a finished game, as a table of its own: other luck, and anybody on any seat."""

import asyncio
from collections.abc import Sequence

from toychest.contract import Seat
from toychest.host.host import Host
from toychest.host.hosted import HostedTable
from toychest.table import SeatRecord, branch_table
from toychest.table.errors import SeatsWrong


async def play_on(
    host: Host, code: str, seq: int, records: Sequence[SeatRecord], mixed_in: tuple[Seat, str] | None = None
) -> HostedTable:
    """A new table that goes on after entry `seq` of a finished one; a seat's own words may be mixed into its seed.

    Raises `NoSuchTable`, `TableUnfinished`, `NothingToPlay`, `SeatsWrong` and whatever refuses a table.
    """
    before = (await host.load(code)).table
    if len(records) != len(before.header.seats):
        raise SeatsWrong([len(before.header.seats)], len(records))
    table = (await asyncio.to_thread(branch_table, before, seq)).with_names([record.name for record in records])
    if mixed_in is not None:
        table = table.add_entropy(*mixed_in).table
    return await host.start(table, records, origin=code)
