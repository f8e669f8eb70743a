"""Stored before told: what the store refuses has not happened."""

from collections.abc import Iterator, Sequence

import pytest

from tests.terminal.stage import castle
from toychest.contract import Seat
from toychest.games import EDITIONS
from toychest.storage import MemoryStore
from toychest.table import Entry, Happened, Table
from toychest.table.errors import SeqTaken, StoreFailed
from toychest.terminal.kept import Keeper, KeptTable

FIRST = Seat(0)


class FullStore(MemoryStore):
    """Takes tables, and no entry more."""

    async def append(self, code: str, entries: Sequence[Entry], request: str | None = None) -> None:
        raise StoreFailed("disk-full", "no room")


@pytest.fixture
def keeper() -> Iterator[Keeper]:
    store = MemoryStore()
    keeper = Keeper(lambda: store, EDITIONS)
    yield keeper
    keeper.close()


def opened(table: Table) -> Happened:
    return table.open_turn(FIRST)


def test_what_happened_is_in_the_store(keeper: Keeper) -> None:
    kept = keeper.start(castle())
    kept.grant(opened)
    assert keeper.load(kept.code).table.entries == kept.table.entries


def test_what_the_store_refuses_has_not_happened() -> None:
    store = FullStore()
    keeper = Keeper(lambda: store, EDITIONS)
    kept = keeper.start(castle())
    before = kept.table
    with pytest.raises(StoreFailed):
        kept.grant(opened)
    keeper.close()
    assert kept.table is before


def test_whoever_was_faster_elsewhere_is_believed(keeper: Keeper) -> None:
    kept = keeper.start(castle())
    elsewhere: KeptTable = keeper.load(kept.code)
    elsewhere.grant(opened)
    with pytest.raises(SeqTaken):
        kept.grant(opened)
    assert kept.table.entries == elsewhere.table.entries


def test_everybody_who_plays_here_holds_a_seat(keeper: Keeper) -> None:
    kept = keeper.start(castle())
    assert [seat.is_free for seat in keeper.wait(keeper.store.load(kept.code)).seats] == [False, False]


def test_a_store_that_nobody_asks_is_never_opened() -> None:
    keeper = Keeper(lambda: pytest.fail("opened"), EDITIONS)
    keeper.close()


def test_the_unfinished_come_latest_first(keeper: Keeper) -> None:
    codes = [keeper.start(castle()).code for _ in range(3)]
    assert [kept.code for kept in keeper.unfinished(2)] == codes[:0:-1]
