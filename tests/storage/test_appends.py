"""Moves of many tables that wait together are written together, and each is refused for itself."""

import asyncio
from pathlib import Path

import pytest

from tests.storage.records import moves, record
from toychest.storage import SqliteStore
from toychest.storage.appends import MOST_ROWS
from toychest.table.errors import NoSuchTable, RequestTaken, SeqTaken, StoreFailed

pytestmark = pytest.mark.asyncio
CODES = ("GAME-2222", "GAME-2223", "GAME-2224")


async def test_of_moves_that_wait_together_each_is_refused_for_itself(path: Path) -> None:
    store = SqliteStore(path)
    for code in CODES:
        await store.create(record(code))
    found = await asyncio.gather(
        store.append(CODES[0], moves(1, 2), "one"),
        store.append("NONE-2222", moves(1, 1), "one"),
        store.append(CODES[0], moves(3, 3), "one"),
        store.append(CODES[0], moves(2, 2), "two"),
        store.append(CODES[1], moves(2, 2)),
        store.append(CODES[0], moves(3, 3), "three"),
        store.append(CODES[2], moves(1, 1)),
        return_exceptions=True,
    )
    stored = [len((await store.load(code)).entries) for code in CODES]
    await store.close()
    assert [type(each) for each in found] == [
        type(None),
        NoSuchTable,
        RequestTaken,
        SeqTaken,
        StoreFailed,
        type(None),
        type(None),
    ]
    assert stored == [3, 0, 1]


async def test_more_than_one_statement_holds_is_written_in_several(path: Path) -> None:
    store = SqliteStore(path)
    await store.create(record(CODES[0]))
    last = MOST_ROWS + 30
    await asyncio.gather(*(store.append(CODES[0], moves(seq, seq), f"request {seq}") for seq in range(1, last + 1)))
    stored = [entry.seq for entry in (await store.load(CODES[0])).entries]
    await store.close()
    assert stored == list(range(1, last + 1))


async def test_the_table_that_went_on_last_is_listed_first(path: Path) -> None:
    store = SqliteStore(path)
    for code in CODES:
        await store.create(record(code))
    await asyncio.gather(*(store.append(code, moves(1, 1)) for code in (CODES[1], CODES[0])))
    listed = [table.code for table in await store.list_recent(3)]
    await store.close()
    assert listed == [CODES[0], CODES[1], CODES[2]]
