"""Tables for the bench, put into a store before a server opens it."""

import asyncio
import random
from collections.abc import Sequence
from dataclasses import dataclass

from toychest.contract import Seat
from toychest.games import EDITIONS
from toychest.storage import SqliteStore
from toychest.table import SeatRecord, Table, hash_of, new_code, new_table, record_of

TOKENS = tuple(f"a token that only the bench knows: {seat}" for seat in range(2))
SEATS = [SeatRecord(name=name, token_hash=hash_of(token)) for name, token in zip(("Ann", "Ben"), TOKENS, strict=True)]


@dataclass(frozen=True)
class Begun:
    table: Table
    tokens: Sequence[str] = TOKENS


def new_castle(seed: str = "a bench") -> Begun:
    return Begun(new_table(EDITIONS["castle-standard-0"], {}, ("Ann", "Ben"), seed))


def played(entries: int) -> Table:
    """A table after so many entries: its last decision is taken back and made again until there are as many."""
    choices, table = random.Random(1), new_castle().table
    while table.seq < min(entries, 10):
        table = _gone_on(table, choices)
    while table.waits_for is not None or len(table.legal_moves(table.to_act[0])) < 3 or table.outcome is not None:
        table = _gone_on(table, choices)
    while table.seq < entries:
        seat = table.to_act[0]
        table = table.play(seat, table.legal_moves(seat)[0]).table
        table = table.take_back(Seat(seat), table.seq).table
    return table


def _gone_on(table: Table, choices: random.Random) -> Table:
    if table.waits_for is not None:
        return table.open_turn(table.waits_for).table
    seat = table.to_act[0]
    return table.play(seat, choices.choice(table.legal_moves(seat))).table


async def keep_copies(store: SqliteStore, count: int, entries: int) -> None:
    table = played(entries)
    for _ in range(0, count, 200):  # what waits together is one commit
        await asyncio.gather(*(store.create(record_of(new_code(), table, SEATS)) for _ in range(min(count, 200))))


async def keep_long(store: SqliteStore, codes: Sequence[str], entries: int) -> None:
    table = played(entries)
    for code in codes:
        await store.create(record_of(code, table, SEATS))


async def keep_over(store: SqliteStore, code: str) -> None:
    """A finished game with as many entries as a long one has."""
    table, choices = played(1500), random.Random(2)
    while table.outcome is None:
        table = _gone_on(table, choices)
    await store.create(record_of(code, table, SEATS))
