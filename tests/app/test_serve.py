"""`toychest serve`: where it listens, how it ends, and what it says when it cannot start."""

import asyncio
import contextlib
import os
import random
import re
import signal
import socket
import sqlite3
import threading
import webbrowser
from pathlib import Path

import pytest
import uvicorn
from click.testing import CliRunner

from tests.web.process import SERVE, exit_of, started
from tests.web.stage import serving
from toychest import app
from toychest.app import main
from toychest.commands.data_folder import opened_store
from toychest.commands.lan_words import qr_in_blocks
from toychest.storage import MemoryStore

pytestmark = pytest.mark.slow

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


class Opened:
    """What `serve` said and showed on its way to an open server, which is not run."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.pages: list[str] = []
        self.is_run = False
        patch.setattr(webbrowser, "open", self.pages.append)
        patch.setattr(threading.Timer, "start", lambda timer: timer.function(*timer.args))
        patch.setattr(uvicorn.Server, "run", self._run)
        patch.setattr(app, "opened_store", lambda folder: MemoryStore())
        patch.setattr(app, "own_host", lambda: "192.168.1.20")

    def _run(self, sockets: list[socket.socket]) -> None:
        self.is_run = True
        for listener in sockets:
            listener.close()

    def by(self, *options: str) -> list[str]:
        """The lines that are said."""
        result = CliRunner().invoke(main, ["serve", *options])
        assert result.exit_code == 0, result.output
        return result.output.splitlines()


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> Opened:
    return Opened(monkeypatch)


def on_loopback(host: str, port: int | None, *, listens: bool = True) -> socket.socket:
    return socket.create_server(("127.0.0.1", 0))


def test_a_server_for_the_network_says_both_addresses_and_opens_the_one_that_others_can_use(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "_listener", on_loopback)
    said = opened.by("--host", "0.0.0.0")
    here, others = (re.sub(r":\d+/", ":PORT/", line) for line in said[:2])
    assert here == "Toychest is open at http://127.0.0.1:PORT/ on this computer,"
    assert others == "and at http://192.168.1.20:PORT/ for others on your network."
    assert [page in said[1] for page in opened.pages] == [True]


def test_lan_prints_the_address_for_others_and_what_they_can_do(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "_listener", on_loopback)
    said = "\n".join(opened.by("--lan"))
    assert re.search(r"Others in your network open http://192\.168\.1\.20:\d+/", said)
    assert "on your network" in said


def test_lan_listens_for_the_network(opened: Opened, monkeypatch: pytest.MonkeyPatch) -> None:
    hosts: list[str] = []

    def listener(host: str, port: int | None, *, listens: bool) -> socket.socket:
        hosts.append(host)
        return on_loopback(host, port)

    monkeypatch.setattr(app, "_listener", listener)
    opened.by("--lan")
    assert hosts == ["0.0.0.0"]


def test_lan_without_a_network_says_so(opened: Opened, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "_listener", on_loopback)
    monkeypatch.setattr(app, "own_host", lambda: "127.0.0.1")
    assert "No network was found: only this computer can open it." in opened.by("--lan")


def test_a_terminal_is_drawn_the_address_to_be_scanned() -> None:
    drawn = qr_in_blocks("http://192.168.1.20:7170/").splitlines()
    assert ({len(line) for line in drawn}, "\u2580" in drawn[2]) == ({29}, True)


@pytest.mark.skipif(not socket.has_ipv6, reason="no IPv6 here")
def test_an_ipv6_address_is_said_as_a_browser_understands_it(opened: Opened) -> None:
    said = opened.by("--host", "::1", "--port", "0")
    assert re.fullmatch(r"Toychest is open at http://\[::1\]:\d+/", said[0])
    assert said[0].endswith(opened.pages[0])


async def invoked(opened: Opened, port: int, *options: str) -> list[str]:
    """What is said by a second `serve`, where the first has the usual port."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(app, "PORT", port)
        return await asyncio.to_thread(opened.by, *options)


@pytest.mark.asyncio
async def test_a_toychest_that_is_open_already_is_shown_instead_of_a_second(opened: Opened) -> None:
    async with serving() as first:
        said = await invoked(opened, int(first.address.split(":")[1]))
        assert said == [f"Toychest is already open at http://{first.address}/"]
        assert (opened.pages, opened.is_run) == ([f"http://{first.address}/"], False)


@pytest.mark.asyncio
@pytest.mark.parametrize("wish", [("--data", "elsewhere"), ("--port", "0"), ("--host", "127.0.0.1")], ids=" ".join)
async def test_whoever_asks_for_a_server_of_their_own_gets_it(opened: Opened, wish: tuple[str, str]) -> None:
    async with serving() as first:
        await invoked(opened, int(first.address.split(":")[1]), *wish)
    assert opened.is_run


def test_a_folder_that_is_a_file_is_said_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    folder = tmp_path / "file" / "data"
    assert refusal(folder).startswith(f"Error: cannot keep games in {folder}: ")


def test_a_store_that_is_none_is_said_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "toychest.db").write_bytes(b"not a database, but long enough to look at" * 50)
    assert refusal(tmp_path).startswith(f"Error: cannot keep games in {tmp_path}: It is damaged, or no store at all.")


def test_a_store_of_a_later_toychest_is_said_in_one_sentence(tmp_path: Path) -> None:
    with contextlib.closing(sqlite3.connect(tmp_path / "toychest.db")) as connection:
        connection.execute("PRAGMA user_version = 99")
    assert refusal(tmp_path).startswith(
        f"Error: cannot keep games in {tmp_path}: It belongs to a newer Toychest: update this one."
    )


def refusal(folder: Path) -> str:
    """What `serve` says when it does not start on this data folder, in one sentence."""
    result = CliRunner().invoke(main, ["serve", "--no-browser", "--port", "0", "--data", str(folder)])
    assert (result.exit_code, result.output.count("\n")) == (1, 1)
    return result.output


@pytest.mark.skipif(os.name != "posix", reason="no file modes here")
def test_a_new_data_folder_is_its_owners_alone(tmp_path: Path) -> None:
    asyncio.run(opened_store(tmp_path / "data").close())
    assert (tmp_path / "data").stat().st_mode & 0o777 == 0o700


@pytest.mark.asyncio
async def test_a_second_server_for_the_same_games_says_so_and_stops(tmp_path: Path) -> None:
    async with started(tmp_path):
        code, said = await exit_of(*SERVE, "--port", "0", "--data", str(tmp_path))
    assert code == 1
    assert f"Another Toychest serves the games in {tmp_path} already" in " ".join(said.split())


@pytest.mark.asyncio
async def test_a_server_for_the_network_says_what_strangers_can_do(tmp_path: Path) -> None:
    async with started(tmp_path, "--port", "0", "--host", "0.0.0.0") as site:
        assert "Everybody on your network can open this address" in site.said


@pytest.mark.asyncio
async def test_a_server_for_this_computer_speaks_of_no_strangers(tmp_path: Path) -> None:
    async with started(tmp_path) as site:
        assert "Everybody" not in site.said


def test_behind_a_proxy_nobody_is_let_in_before_the_server_can_answer() -> None:
    with app._listener("127.0.0.1", 0, listens=False) as listener, socket.socket() as early:
        assert early.connect_ex(listener.getsockname()) != 0
