"""Stored before told: what the store refuses has not happened."""

from collections.abc import Iterator, Sequence

import pytest

from tests.terminal.stage import castle, with_bots
from tests.terminal.thinkers import QuickThinker
from toychest.contract import Seat
from toychest.games import EDITIONS
from toychest.host.hosted import HostedTable
from toychest.storage import MemoryStore
from toychest.table import Entry, Store
from toychest.table.errors import Stale, StoreFailed
from toychest.table.requests import OpenTurn
from toychest.terminal.host_runner import HostRunner

OPENED = OpenTurn(Seat(0))


class FullStore(MemoryStore):
    """Takes tables, and no entry more."""

    async def append(
        self, code: str, entries: Sequence[Entry], request: str | None = None, left: Sequence[int] = ()
    ) -> None:
        raise StoreFailed("disk-full", "no room")


def runner_over(store: Store) -> HostRunner:
    return HostRunner(lambda: store, EDITIONS, QuickThinker())


@pytest.fixture
def runner() -> Iterator[HostRunner]:
    runner = runner_over(MemoryStore())
    yield runner
    runner.close()


def started(runner: HostRunner) -> HostedTable:
    """A castle that two people play."""
    return runner.start(castle(), with_bots(castle(), {}))


def test_what_happened_is_in_the_store(runner: HostRunner) -> None:
    hosted = started(runner)
    runner.grant(hosted, OPENED)
    assert runner.load(hosted.code).table.entries == hosted.table.entries


def test_what_the_store_refuses_has_not_happened() -> None:
    runner = runner_over(FullStore())
    hosted = started(runner)
    before = hosted.table
    with pytest.raises(StoreFailed):
        runner.grant(hosted, OPENED)
    runner.close()
    assert hosted.table is before


def test_whoever_was_faster_elsewhere_is_believed(runner: HostRunner) -> None:
    hosted = started(runner)
    elsewhere = runner.load(hosted.code)
    runner.grant(elsewhere, OPENED)
    with pytest.raises(Stale):
        runner.grant(hosted, OPENED)
    assert hosted.table.entries == elsewhere.table.entries


def test_everybody_who_plays_here_holds_a_seat(runner: HostRunner) -> None:
    hosted = started(runner)
    assert [seat.is_free for seat in runner.load(hosted.code).records] == [False, False]


def test_a_store_that_nobody_asks_is_never_opened() -> None:
    runner = HostRunner(lambda: pytest.fail("opened"), EDITIONS, QuickThinker())
    runner.close()


def test_the_unfinished_come_latest_first(runner: HostRunner) -> None:
    codes = [started(runner).code for _ in range(3)]
    assert [hosted.code for hosted in runner.unfinished(2)] == codes[:0:-1]
