"""Promise 1: an acknowledged move is never lost. The server is killed and started again on the same data folder."""

import asyncio
import random
import sys
from pathlib import Path

import pytest

from tests.conftest import IS_DEEP
from tests.web.browser import Browser
from tests.web.process import exit_of, started
from tests.web.sitting import castle, sitting
from tests.web.stage import CODE, TOKENS, keep
from toychest.storage import SqliteStore
from toychest.table import EntryTold
from toychest.web.messages import EntriesPlayed, TableShown, TakeBack

pytestmark = [pytest.mark.asyncio, pytest.mark.slow]

GAME = "a short game: 251"
"""Two dozen requests."""

BETWEEN_KILLS = 1 if IS_DEEP else 4
"""Requests, the last of which has just been acknowledged when the server is killed."""

CUTS = 12 if IS_DEEP else 3
"""Kills before an acknowledgement, each at another moment."""


def opened_store(folder: Path) -> SqliteStore:
    folder.mkdir()
    return SqliteStore(folder / "toychest.db")


async def laid_out(folder: Path, seed: str = GAME) -> None:
    """A data folder with one table, whose seats are held with known tokens."""
    store = opened_store(folder)
    await keep(store, castle(seed))
    await store.close()


async def test_killed_right_after_an_acknowledgement_the_server_loses_nothing(tmp_path: Path) -> None:
    await laid_out(tmp_path / "data")
    choices, acknowledged, is_over = random.Random(GAME), list[EntryTold](), False
    while not is_over:
        async with started(tmp_path / "data") as site, site.browser(CODE, TOKENS) as browser:
            assert (await browser.enter()).entries == acknowledged
            for _ in range(BETWEEN_KILLS):
                played = await browser.go_on(choices)
                acknowledged += played.entries
                is_over = played.standing.outcome is not None
                if is_over:
                    break
            await site.kill()
    assert [entry.seq for entry in acknowledged] == list(range(1, sitting(GAME)[-1].seq + 1))
    async with started(tmp_path / "data") as site:
        (tmp_path / "game.toychest").write_bytes((await site.get(f"/api/tables/{CODE}/log")).content)
    code, said = await exit_of(sys.executable, "-m", "toychest", "verify", str(tmp_path / "game.toychest"))
    assert (code, "fair" in said) == (0, True)


async def test_killed_before_the_acknowledgement_a_move_sent_again_is_played_once(tmp_path: Path) -> None:
    await laid_out(tmp_path / "data")
    draw = random.Random(7)
    for _ in range(CUTS):
        async with started(tmp_path / "data") as site, site.browser(CODE, TOKENS) as browser:
            before = await browser.enter()
            message = browser.next_request(draw)
            await browser.send(message)
            await asyncio.sleep(draw.random() * 0.02)
            await site.kill()
        async with started(tmp_path / "data") as site, site.browser(CODE, TOKENS) as browser:
            await browser.enter()
            assert isinstance(await browser.ask(message), EntriesPlayed)
            after = await browser.enter()
            assert [entry.seq for entry in after.entries] == list(range(1, after.standing.seq + 1))
            assert count_by_seats(after) - count_by_seats(before) == (message.seat >= 0 and hasattr(message, "move"))


async def test_killed_after_a_take_back_the_server_has_taken_back(tmp_path: Path) -> None:
    await laid_out(tmp_path / "data")
    async with started(tmp_path / "data") as site, site.entered(CODE, TOKENS) as browser:
        take_back = await after_a_move(browser)
        assert isinstance(await browser.ask(take_back), EntriesPlayed)
        await site.kill()
    async with started(tmp_path / "data") as site, site.browser(CODE, TOKENS) as browser:
        assert (await browser.enter()).entries[-1].taken_back == take_back.to


async def after_a_move(browser: Browser) -> TakeBack:
    """Play until something may be taken back."""
    choices = random.Random(3)
    while True:
        for mine in browser.standing.choices:
            if mine.take_back is not None:
                return TakeBack(id="oops", seat=mine.seat, seq=browser.standing.seq + 1, to=mine.take_back)
        await browser.go_on(choices)


def count_by_seats(shown: TableShown) -> int:
    """How many moves people made; chance moved on its own."""
    return sum(entry.seat >= 0 for entry in shown.entries)
