"""The pool: it thinks elsewhere, and whatever befalls a worker, a legal move comes."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Callable

import pytest
import pytest_asyncio
from structlog.testing import capture_logs

from tests.bots import thinkers
from tests.bots.states import window
from toychest.bots.window import Window
from toychest.bots.workers.pool import Pool
from toychest.bots.workers.warming import Warming
from toychest.bots.workers.worker import Thinking
from toychest.bots.workers.worker_process import Patience
from toychest.contract import Seat

pytestmark = [pytest.mark.asyncio, pytest.mark.slow]
WINDOW = Window("toybattle-standard-0", 2, Seat(0), ("take", "place Star 11", "place Star 12"), None)
REAL = window("toybattle-standard-0", moves=10)
Opened = Callable[..., Pool]
PATIENCE = 240.0
"""Seconds for what comes at once on a quiet machine."""


@pytest_asyncio.fixture
async def opened() -> AsyncIterator[Opened]:
    """Pools that are closed at the end."""
    pools: list[Pool] = []

    def open_pool(thinking: Thinking, grace: float = PATIENCE) -> Pool:
        patience = Patience(usual=PATIENCE, first=PATIENCE, grace=grace)
        pools.append(Pool(1, thinking=thinking, patience=patience))
        return pools[-1]

    yield open_pool
    for pool in pools:
        pool.close()


async def until_busy(pool: Pool) -> int:
    """The number of the one worker, which has begun."""
    while not pool.pids:  # noqa: ASYNC110 - a process gives no sign when it is there
        await asyncio.sleep(0.01)
    return pool.pids[0]


async def test_a_worker_thinks(opened: Opened) -> None:
    thought = await opened(thinkers.first).think(WINDOW, 4, 1)
    assert (thought.move, thought.by, thought.iterations) == ("take", "search", 4)


async def test_no_process_is_started_before_it_is_wanted(opened: Opened) -> None:
    assert opened(thinkers.first).pids == []


async def test_a_worker_is_asked_again(opened: Opened) -> None:
    pool = opened(thinkers.first)
    await pool.think(WINDOW, 1, 1, deadline=PATIENCE)
    before = pool.pids
    await pool.think(WINDOW, 1, 1, deadline=PATIENCE)
    assert pool.pids == before


async def test_a_pool_has_at_least_one_worker_and_leaves_a_core_to_others() -> None:
    pools = [Pool(0), Pool(1), Pool(1000)]
    sizes = [pool.size for pool in pools]
    for pool in pools:
        pool.close()
    assert sizes[:2] == [sizes[2], 1]
    assert 1 <= sizes[2] <= max(1, (os.cpu_count() or 1) - 1)


async def test_a_worker_that_fails_gives_a_legal_move_and_a_line_in_the_log(opened: Opened) -> None:
    with capture_logs() as lines:
        thought = await opened(thinkers.failing).think(WINDOW, 6, 5)
    assert (thought.move, thought.by) == (WINDOW.moves[5 % 3], "fallback")
    assert [(each["event"], each["because"]) for each in lines] == [
        ("bot-fallback", "ImportError: No module named 'numba'")
    ]


async def test_a_search_of_the_readable_rules_is_said_once(opened: Opened) -> None:
    pool = opened(thinkers.by_rules)
    with capture_logs() as lines:
        await pool.think(WINDOW, 6, 1)
        await pool.think(WINDOW, 6, 2, deadline=PATIENCE)
    assert [(each["event"], each["edition"]) for each in lines] == [("bot-without-kernel", WINDOW.edition)]


async def test_a_move_that_is_not_legal_is_not_taken(opened: Opened) -> None:
    thought = await opened(thinkers.cheating).think(WINDOW, 6, 0)
    assert (thought.move, thought.by) == ("take", "fallback")


async def test_a_killed_worker_gives_a_legal_move_and_a_line_in_the_log(opened: Opened) -> None:
    pool = opened(thinkers.deaf)
    with capture_logs() as lines:
        thinking = asyncio.create_task(pool.think(WINDOW, 6, 1))
        os.kill(await until_busy(pool), signal.SIGKILL)
        thought = await thinking
    assert (thought.move, thought.by) == ("place Star 11", "fallback")
    assert [(each["event"], each["because"]) for each in lines] == [("bot-fallback", "the worker is gone")]


async def test_a_worker_killed_at_rest_is_replaced(opened: Opened) -> None:
    pool = opened(thinkers.first)
    await pool.think(WINDOW, 1, 1, deadline=PATIENCE)
    (before,) = pool.pids
    os.kill(before, signal.SIGKILL)
    assert (await pool.think(WINDOW, 1, 1, deadline=PATIENCE)).move in WINDOW.moves
    assert (await pool.think(WINDOW, 1, 1, deadline=PATIENCE)).by == "search"
    assert pool.pids != [before]


async def test_at_the_deadline_a_worker_says_what_it_found_so_far(opened: Opened) -> None:
    pool = opened(thinkers.sometimes_deaf)
    await pool.think(WINDOW, 1, 1, deadline=PATIENCE)
    with capture_logs() as lines:
        thought = await pool.think(WINDOW, 5, 1, deadline=0.1)
    assert (thought.move, thought.iterations) == ("place Star 12", 7)
    assert [each["event"] for each in lines] == ["bot-hurried"]


async def test_after_a_deadline_the_worker_is_free(opened: Opened) -> None:
    pool = opened(thinkers.sometimes_deaf)
    await pool.think(WINDOW, 1, 1, deadline=PATIENCE)
    before = pool.pids
    await pool.think(WINDOW, 5, 1, deadline=0.1)
    assert (await pool.think(WINDOW, 1, 1, deadline=PATIENCE)).by == "search"
    assert pool.pids == before


async def test_a_worker_that_does_not_stop_is_replaced(opened: Opened) -> None:
    pool = opened(thinkers.sometimes_deaf, grace=0.05)
    await pool.think(WINDOW, 1, 1, deadline=PATIENCE)
    (before,) = pool.pids
    assert (await pool.think(WINDOW, 6, 1, deadline=0.1)).by == "fallback"
    assert (await pool.think(WINDOW, 1, 1, deadline=PATIENCE)).by == "search"
    assert pool.pids != [before]


async def test_the_first_thought_about_an_edition_has_its_own_deadline(opened: Opened) -> None:
    assert (await opened(thinkers.first).think(WINDOW, 1, 1, deadline=0)).by == "search"


async def test_others_go_on_while_a_worker_thinks(opened: Opened) -> None:
    pool = opened(thinkers.patient)
    thinking = asyncio.create_task(pool.think(WINDOW, 6, 1))
    await until_busy(pool)
    assert not thinking.done()
    pool.close()
    assert (await thinking).by == "fallback"


class Warmth(Warming):
    """The engine is as far as a test says; `wanted` are the games that were to be got ready."""

    def __init__(self, is_loaded: bool = False, is_missing: bool = False) -> None:
        super().__init__(lambda game: None)
        self.is_loaded, self.is_missing, self.wanted = is_loaded, is_missing, list[str]()

    def has_loaded(self, game: str) -> bool:
        return self.is_loaded

    def is_coming(self, game: str) -> bool:
        return not self.is_missing

    def begin(self, *games: str) -> None:
        self.wanted += games

    def play(self, game: str) -> None:
        self.wanted.append(game)


async def thoughts_by(pool: Pool, warmth: Warmth) -> str:
    pool.warming = warmth
    return (await pool.think(REAL, 1, 1)).by


async def test_until_the_kernel_is_loaded_the_rules_are_searched_and_that_is_said(opened: Opened) -> None:
    assert await thoughts_by(opened(thinkers.deaf), Warmth()) == "meanwhile"


async def test_a_thought_wants_its_games_kernel(opened: Opened) -> None:
    warmth = Warmth()
    await thoughts_by(opened(thinkers.deaf), warmth)
    assert warmth.wanted == ["toybattle"]


async def test_once_the_kernel_is_loaded_it_is_asked(opened: Opened) -> None:
    pool, warmth = opened(thinkers.first), Warmth()
    before = await thoughts_by(pool, warmth)
    warmth.is_loaded = True
    assert (before, await thoughts_by(pool, warmth)) == ("meanwhile", "search")


async def test_where_no_kernel_will_come_the_rules_are_searched_for_good(opened: Opened) -> None:
    assert await thoughts_by(opened(thinkers.deaf), Warmth(is_missing=True)) == "rules"


async def test_somebody_thinks_by_the_rules_before_the_first_thought(opened: Opened) -> None:
    pool = opened(thinkers.first)
    pool.warming = Warmth(is_loaded=True)
    pool.warm_up("castle")
    assert len(pool.pids) == 1


async def test_a_closed_pool_has_no_processes(opened: Opened) -> None:
    pool = opened(thinkers.first)
    await pool.think(WINDOW, 1, 1, deadline=PATIENCE)
    (before,) = pool.pids
    pool.close()
    with pytest.raises(ProcessLookupError):
        os.kill(before, 0)
