"""An evening: the games of a chain of rematches, counted from their tables. No store has the score."""

import asyncio
from collections import Counter
from dataclasses import dataclass
from typing import Final

from toychest.contract import Seat
from toychest.host.host import Host
from toychest.table import Table, TableRecord, sat_before, table_of
from toychest.table.errors import TableError

MOST_GAMES: Final = 50
"""Games that are counted back."""


@dataclass(frozen=True, slots=True)
class Evening:
    """So many games are over, this one included if it is, and so many of them each seat of this table has won."""

    games: int
    wins: tuple[int, ...]


async def evening_of(host: Host, code: str) -> Evening:
    """From this table back along what each came after. Raises `NoSuchTable` and `LogError`."""
    record = await host.store.load(code)
    table = await asyncio.to_thread(table_of, record, host.editions)
    everybody = range(len(table.header.seats))
    games, wins, seats = 0, Counter[int](), tuple(Seat(at) for at in everybody)
    for _ in range(MOST_GAMES):
        if table.outcome is not None:
            games += 1
            wins.update(now for now, then in zip(everybody, seats, strict=True) if table.outcome.places[then] == 1)
        before = await _game_before(host, record, table)
        if before is None:
            break
        turned = sat_before(table.edition, len(everybody))
        seats = tuple(turned[at] for at in seats)
        record, table = before
    return Evening(games, tuple(wins[at] for at in everybody))


async def _game_before(host: Host, record: TableRecord, table: Table) -> tuple[TableRecord, Table] | None:
    """The game that a rematch came after; None if there is none, if it is gone, or if it is not the one named."""
    if not table.header.after or not record.origin:
        return None
    try:
        found = await host.store.load(record.origin)
        before = await asyncio.to_thread(table_of, found, host.editions)
    except TableError:
        return None
    ending = before.log.ending
    is_it = ending is not None and ending.sum == table.header.after
    return (found, before) if is_it and len(before.header.seats) == len(table.header.seats) else None
