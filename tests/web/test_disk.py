"""A full or read-only disk: one clear sentence, and what was written stays readable."""

import asyncio
import os
import random
import resource
import shutil
import signal
from pathlib import Path

import pytest

from tests.web.browser import Browser
from tests.web.process import SERVE, OuterSite, exit_of, started
from tests.web.sitting import long_castle, over
from tests.web.stage import CODE, TOKENS, keep, refused, serving, start
from toychest.storage import SqliteStore
from toychest.table import Table
from toychest.web.messages import EntriesPlayed, RequestRefused

pytestmark = pytest.mark.asyncio

SETPRIV = shutil.which("setpriv")
AS_ANYBODY = () if os.geteuid() != 0 else (str(SETPRIV), "--bounding-set=-dac_override,-dac_read_search")
"""Root may write everywhere; without these two powers it may not."""

needs_rights = pytest.mark.skipif(os.geteuid() == 0 and SETPRIV is None, reason="root, and no setpriv here")


def at_most(size: int) -> None:
    """In the new process: no file grows beyond this, as on a disk that is full."""
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))


async def laid_out(folder: Path, table: Table) -> Path:
    await asyncio.to_thread(folder.mkdir)
    store = SqliteStore(folder / "toychest.db")
    await keep(store, table)
    await store.close()
    return folder


async def until_refused(browser: Browser) -> RequestRefused:
    """To and fro, until the disk is full."""
    choices = random.Random(1)
    while isinstance(answer := await browser.ask(browser.next_request(choices)), EntriesPlayed):
        assert answer.standing.outcome is None, "the game ended before the disk was full"
    assert isinstance(answer, RequestRefused)
    return answer


async def test_a_disk_that_is_full_at_the_start_is_said_in_one_sentence(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    code, said = await exit_of(*SERVE, "--port", "0", "--data", str(folder), limits=lambda: at_most(2000))
    assert (code, said.count("\n"), "Traceback" in said) == (1, 1, False)
    assert said.startswith(f"Error: cannot keep games in {folder}: It did not work. (the store failed")


@pytest.mark.slow
async def test_a_disk_that_fills_up_refuses_the_move_and_loses_none_before(tmp_path: Path) -> None:
    folder = await laid_out(tmp_path / "data", long_castle())
    async with started(folder, limits=lambda: at_most(100_000)) as site, site.entered(CODE, TOKENS) as browser:
        refusal = await until_refused(browser)
        shown = await browser.enter()
        assert (refusal.code, shown.standing.seq > 0) == ("store-failed", True)
        await site.kill()
    async with started(folder) as site, site.browser(CODE, TOKENS) as browser:
        assert await browser.enter() == shown
        assert isinstance(await browser.ask(browser.next_request(random.Random(1))), EntriesPlayed)


async def test_a_full_disk_is_named_as_the_cause_and_the_table_is_still_shown(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "toychest.db", max_pages=8)
    await keep(store, long_castle())
    async with serving(store) as site, site.entered(CODE, TOKENS) as browser:
        refusal = await until_refused(browser)
        before = browser.standing
        assert (refusal.code, refusal.facts) == ("store-failed", {"because": "disk-full"})
        assert (await browser.enter()).standing == before
        assert (await until_refused(browser)).code == "store-failed"


async def test_a_read_only_file_still_shows_its_games(tmp_path: Path) -> None:
    folder = await laid_out(tmp_path / "data", over())
    async with serving(SqliteStore(folder / "toychest.db", read_only=True)) as site, site.entered(CODE, TOKENS):
        assert (await site.get(f"/api/tables/{CODE}/log")).status_code == 200
        assert refused(await site.post(start())) == (503, "store-failed")


@pytest.mark.slow
@needs_rights
async def test_a_read_only_folder_is_said_and_still_shows_its_games(tmp_path: Path) -> None:
    folder = await laid_out(tmp_path / "data", over())
    await asyncio.to_thread(folder.chmod, 0o500)
    async with started(folder, before=AS_ANYBODY) as site, site.entered(CODE) as onlooker:
        assert onlooker.standing.outcome is not None
        assert refused(await site.post(start())) == (503, "store-failed")
        assert f"{folder} is read-only" in said_by(site)


@needs_rights
async def test_a_folder_that_cannot_be_written_is_said_in_one_sentence(tmp_path: Path) -> None:
    await asyncio.to_thread(tmp_path.chmod, 0o500)
    folder = tmp_path / "data"
    code, said = await exit_of(*SERVE, "--port", "0", "--data", str(folder), before=AS_ANYBODY)
    assert (code, said.count("\n"), "Traceback" in said) == (1, 1, False)
    assert said.startswith(f"Error: cannot keep games in {folder}: ")


def said_by(site: OuterSite) -> str:
    return " ".join(site.said.split())
