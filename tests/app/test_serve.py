"""`toychest serve`: where it listens, how it ends, and what it says when it cannot start."""

import asyncio
import contextlib
import os
import random
import signal
import socket
import sqlite3
from pathlib import Path

import pytest
from click.testing import CliRunner

from tests.web.process import SERVE, exit_of, started
from toychest.app import _opened_store, main

ON_THE_USUAL_PORT = "--no-browser"
"""An option that asks for no port, so that the usual one is tried first."""

ENDED = {signal.SIGINT: 0, signal.SIGTERM: -signal.SIGTERM}


@pytest.mark.asyncio
async def test_a_port_that_is_taken_is_said_in_one_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        code, said = await exit_of(*SERVE, "--port", port, "--data", str(tmp_path / "data"))
    assert (code, said) == (1, f"Error: cannot listen on 127.0.0.1 port {port}: Address already in use\n")


@pytest.mark.asyncio
async def test_two_servers_started_at_once_choose_different_ports(tmp_path: Path) -> None:
    async with contextlib.AsyncExitStack() as both:
        starting = [both.enter_async_context(started(tmp_path / name, ON_THE_USUAL_PORT)) for name in ("one", "two")]
        one, two = await asyncio.gather(*starting)
        assert one.address != two.address
        assert [(await site.get("/api/editions")).status_code for site in (one, two)] == [200, 200]


@pytest.mark.slow
@pytest.mark.asyncio
@pytest.mark.parametrize("wish", [signal.SIGINT, signal.SIGTERM], ids=["Ctrl-C", "SIGTERM"])
async def test_it_ends_without_a_word_when_asked_to_while_somebody_plays(tmp_path: Path, wish: signal.Signals) -> None:
    async with started(tmp_path / "data") as site:
        table = await site.start_table(True)
        async with site.entered(table.code, table.tokens) as browser:
            await browser.go_on(random.Random(1))
            code = await site.end(wish)
            assert (code, "Traceback" in site.said, "Aborted" in site.said) == (ENDED[wish], False, False)
    async with started(tmp_path / "data") as site, site.entered(table.code, table.tokens) as again:
        assert again.standing == browser.standing


def test_a_folder_that_is_a_file_is_said_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    folder = tmp_path / "file" / "data"
    assert refusal(folder).startswith(f"Error: cannot keep games in {folder}: ")


def test_a_store_that_is_none_is_said_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "toychest.db").write_bytes(b"not a database, but long enough to look at" * 50)
    assert refusal(tmp_path).startswith(f"Error: cannot keep games in {tmp_path}: the store failed (damaged)")


def test_a_store_of_a_later_toychest_is_said_in_one_sentence(tmp_path: Path) -> None:
    with contextlib.closing(sqlite3.connect(tmp_path / "toychest.db")) as connection:
        connection.execute("PRAGMA user_version = 99")
    assert refusal(tmp_path).startswith(f"Error: cannot keep games in {tmp_path}: store schema 99 is newer than")


def refusal(folder: Path) -> str:
    """What `serve` says when it does not start on this data folder, in one sentence."""
    result = CliRunner().invoke(main, ["serve", "--no-browser", "--port", "0", "--data", str(folder)])
    assert (result.exit_code, result.output.count("\n")) == (1, 1)
    return result.output


@pytest.mark.skipif(os.name != "posix", reason="no file modes here")
def test_a_new_data_folder_is_its_owners_alone(tmp_path: Path) -> None:
    asyncio.run(_opened_store(tmp_path / "data").close())
    assert (tmp_path / "data").stat().st_mode & 0o777 == 0o700
