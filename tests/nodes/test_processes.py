"""A server of several processes as one program: how it starts, how it ends, and whom the doorman keeps waiting."""

import asyncio
import contextlib
import os
import random
import signal
import socket
from pathlib import Path

import pytest
from click.testing import CliRunner

from tests.nodes.house import children_of, is_running, running_house
from tests.web.process import SERVE, START, exit_of
from tests.web.stage import until
from toychest.app import main

pytestmark = [pytest.mark.asyncio, pytest.mark.slow]

ENDED = {signal.SIGINT: 0, signal.SIGTERM: -signal.SIGTERM}


@pytest.mark.parametrize("wish", list(ENDED), ids=["Ctrl-C", "SIGTERM"])
async def test_it_ends_without_a_word_and_leaves_nobody_behind(tmp_path: Path, wish: signal.Signals) -> None:
    async with running_house(tmp_path / "house", 2) as house:
        here, there = house.sites
        table = await here.start_table(True, 1)
        async with here.entered(table.code, table.tokens) as browser, there.entered(table.code):
            await browser.go_on(random.Random(1))
            family = [*children_of(house.outer.pid), *(each for pid in house.pids for each in children_of(pid))]
            code = await house.outer.end(wish)
        said = house.outer.said.splitlines()
        assert (code, len(said)) == (ENDED[wish], 2), said
        assert len(family) > 2
        await until(lambda: not any(map(is_running, family)), START)


async def test_whoever_is_impatient_presses_twice(tmp_path: Path) -> None:
    async with running_house(tmp_path / "house", 2) as house:
        os.kill(house.pids[0], signal.SIGSTOP)  # it would not end by itself
        os.kill(house.outer.pid, signal.SIGINT)
        await until(lambda: not is_running(house.pids[1]), START)
        assert await house.outer.end(signal.SIGINT) == 0
        assert not is_running(house.pids[0])


async def test_processes_end_with_a_doorman_who_was_killed_and_every_move_is_there(tmp_path: Path) -> None:
    async with running_house(tmp_path / "house", 2) as house:
        here, there = house.sites
        table = await here.start_table(True, True)
        async with here.entered(table.code, table.tokens) as one, there.entered(table.code, table.tokens) as other:
            for seed in range(5):
                await one.go_on(random.Random(seed))
            while other.standing.seq < one.standing.seq:
                await other.hear()
            await other.go_on(random.Random(5))
            await house.outer.kill()
        await until(lambda: not any(map(is_running, house.pids)), START)
    async with (
        running_house(tmp_path / "house", 2) as again,
        again.sites[0].entered(table.code, table.tokens) as browser,
    ):
        assert browser.standing == other.standing


async def test_everybody_is_at_one_process_unless_an_address_is_spelled_oddly(tmp_path: Path) -> None:
    async with running_house(tmp_path / "house", 3) as house:
        table = await house.outer.start_table(True, True)
        places = [site for site in house.sites if site.browser(table.code)._address.endswith(table.code)]
        assert len(places) == 1


async def test_whoever_says_nothing_keeps_nobody_waiting(tmp_path: Path) -> None:
    async with running_house(tmp_path / "house", 2) as house:
        host, port = house.outer.address.split(":")
        with contextlib.ExitStack() as door:
            silent = [door.enter_context(socket.create_connection((host, int(port)))) for _ in range(20)]
            assert (await house.outer.get("/api/editions")).status_code == 200
            for connection in silent:  # by now, or soon, a node has them
                connection.sendall(HEALTHZ)
            answers = [await asyncio.to_thread(connection.recv, 15) for connection in silent]
    assert answers == [b"HTTP/1.1 200 OK"] * 20


HEALTHZ = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"


async def test_a_second_server_for_its_folder_says_so_and_stops(tmp_path: Path) -> None:
    async with running_house(tmp_path / "house", 2):
        code, said = await exit_of(*SERVE, "--port", "0", "--data", str(tmp_path / "house"))
    assert (code, "serves the games in" in " ".join(said.split())) == (1, True)


async def test_processes_that_cannot_start_are_given_up_with_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The program itself starts: what its processes are made by does not."""
    broken = tmp_path / "broken"
    broken.mkdir()
    (broken / "sitecustomize.py").write_text(BROKEN)
    monkeypatch.setenv("PYTHONPATH", str(broken))
    code, said = await exit_of(*SERVE, "--port", "0", "--data", str(tmp_path / "house"), "--processes", "2")
    assert (code, said.count("process-given-up"), said.splitlines()[-1]) == (
        1,
        2,
        "Error: No process could be kept going; the lines above say why.",
    )


BROKEN = """
import sys
if any("spawn_main" in word for word in sys.orig_argv):
    sys.exit("no process starts here")
"""


@pytest.mark.parametrize("wish", [("--store", "elsewhere"), ("--node", "one"), ("--bus", "redis://here")], ids=" ".join)
async def test_several_processes_are_for_a_folder(tmp_path: Path, wish: tuple[str, str]) -> None:
    result = CliRunner().invoke(main, ["serve", "--processes", "2", "--data", str(tmp_path), *wish])
    said = "Error: Several processes share a folder. Over a database, start a server for each instead.\n"
    assert (result.exit_code, result.output) == (1, said)


async def test_where_no_connection_can_be_handed_on_it_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(socket, "send_fds")
    result = CliRunner().invoke(main, ["serve", "--processes", "2", "--data", str(tmp_path)])
    said = "Error: This system lets no process hand connections to another: leave out --processes.\n"
    assert (result.exit_code, result.output) == (1, said)
