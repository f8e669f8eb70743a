"""What takes long is done beside the server, within a budget, and written once for all who ask."""

import asyncio
import gzip
import os
import random
import signal
import time
from collections.abc import Callable
from typing import Any

import pytest

from tests.web.sitting import castle, gone_on, long_castle, over
from tests.web.stage import CODE, keep, refused, serving, start
from toychest.contract import UnfitFile
from toychest.games.castle import setup as castle_setup
from toychest.storage import MemoryStore
from toychest.table import SeatRecord, Table, read_log, record_of, write_log
from toychest.table.errors import RequestError
from toychest.web import downloads as web_downloads
from toychest.web.clerk import MOST_MEMORY, MOST_WAITING, Clerk, ClerkFailed, TooBusy, TookTooLong
from toychest.web.clerk_work import Refused, Unfit, log_file, set_up

pytestmark = [pytest.mark.asyncio, pytest.mark.slow]

PUZZLE = 'treasures = ["c1", "a1"]\nrow = ["right", "left", "left"]\n'


def wait_long() -> None:
    time.sleep(60)


def fail() -> None:
    raise ZeroDivisionError("a bug")


def hoard() -> None:
    bytearray(2 * MOST_MEMORY)


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def work_for_ever() -> None:
    while True:
        pass


@pytest.mark.parametrize(("clerk", "work"), [(Clerk(budget=0.5), work_for_ever), (Clerk(patience=3.0), wait_long)])
async def test_what_takes_too_long_is_ended_and_the_next_thing_is_done(clerk: Clerk, work: Callable[[], None]) -> None:
    try:
        with pytest.raises(TookTooLong):
            await clerk.ask(work)
        assert await clerk.ask(sum, [1, 2]) == 3
    finally:
        clerk.close()


async def test_a_fault_of_the_clerk_is_named() -> None:
    clerk = Clerk()
    try:
        with pytest.raises(ClerkFailed, match="ZeroDivisionError"):
            await clerk.ask(fail)
    finally:
        clerk.close()


@pytest.mark.parametrize(("work", "refusal"), [(hoard, TookTooLong), (die, TooBusy)])
async def test_what_takes_the_memory_or_the_clerk_is_refused_and_the_next_thing_is_done(
    work: Callable[[], None], refusal: type[RequestError]
) -> None:
    clerk = Clerk()
    try:
        with pytest.raises(refusal):
            await clerk.ask(work)
        assert await clerk.ask(sum, [1, 2]) == 3
    finally:
        clerk.close()


async def test_where_too_many_wait_the_next_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    clerk = Clerk()
    monkeypatch.setattr(clerk, "_waiting", MOST_WAITING)
    with pytest.raises(TooBusy):
        await clerk.ask(sum, [1, 2])
    clerk.close()


async def test_a_puzzle_of_ones_own_is_judged_by_the_clerk_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    def judged_here(_: object) -> int:
        raise AssertionError("judged in the server")

    monkeypatch.setattr(castle_setup, "most_treasures", judged_here)
    async with serving() as site:
        answer = await site.post(start(options={"puzzle": {"file": PUZZLE}}))
        assert answer.status_code == 201, answer.text
        async with site.entered(answer.json()["code"], answer.json()["tokens"]):
            pass


async def test_a_file_that_does_not_fit_is_refused_as_by_the_rules() -> None:
    async with serving() as site:
        assert refused(await site.post(start(options={"puzzle": {"file": "row = 7"}}))) == (400, "option-unfit")


async def test_what_the_clerk_finds_unfit_is_raised_as_by_the_rules() -> None:
    found = set_up("castle-standard-0", 1, {"puzzle": {"file": "row = 7"}})
    assert isinstance(found, Unfit)
    assert isinstance(found.as_raised(), UnfitFile)


def long_and_over() -> Table:
    """A finished game of more than so many entries as are written here."""
    choices, table = random.Random(3), long_castle()
    while table.outcome is None:
        table = gone_on(table, choices)
    return table


async def test_a_long_game_is_written_by_the_clerk_as_it_would_be_here() -> None:
    store, table = MemoryStore(), long_and_over()
    await keep(store, table)
    assert table.seq > web_downloads.SHORT_GAME
    async with serving(store) as site:
        answers = await asyncio.gather(*(site.get(f"/api/tables/{CODE}/log") for _ in range(5)))
    assert {answer.status_code for answer in answers} == {200}
    assert read_log(answers[0].content).entries == table.entries
    assert {answer.content for answer in answers} == {write_log(table.log)}


@pytest.mark.parametrize("path", ["log", "replay", "replay/0"])
async def test_every_file_of_a_long_game_is_written_by_the_clerk(path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked, ask = list[str](), Clerk.ask

    async def counted(clerk: Clerk, *work: Any) -> Any:
        asked.append(path)
        return await ask(clerk, *work)

    monkeypatch.setattr(Clerk, "ask", counted)
    store = MemoryStore()
    await keep(store, long_and_over())
    async with serving(store) as site:
        assert (await site.get(f"/api/tables/{CODE}/{path}")).status_code == 200
    assert asked == [path]


async def test_a_file_is_written_once_for_all_who_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    written = list[str]()

    def counted(record: object, **more: object) -> bytes:
        written.append("once more")
        return gzip.compress(b"a file")

    monkeypatch.setattr(web_downloads, "log_file", counted)
    store = MemoryStore()
    await keep(store, over())
    async with serving(store) as site:
        answers = await asyncio.gather(*(site.get(f"/api/tables/{CODE}/log") for _ in range(20)))
    assert {answer.content for answer in answers} == {b"a file"}
    assert len(written) == 1


async def test_files_are_kept_up_to_a_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web_downloads, "MOST_BYTES", 10)
    store = MemoryStore()
    await keep(store, over())
    async with serving(store) as site:
        assert (await site.get(f"/api/tables/{CODE}/log")).status_code == 200
        assert site.tables.downloads._files == {}


async def test_a_game_that_runs_is_written_by_nobody() -> None:
    seats = [SeatRecord(name="Ann"), SeatRecord(name="Ben")]
    assert log_file(record_of(CODE, castle(), seats)) == Refused("table-unfinished", {})
