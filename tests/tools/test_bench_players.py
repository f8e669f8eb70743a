"""The bench's players wait for nobody who does not come, and leave nothing behind."""

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from bench import boardgame_io, load
from bench.load import Measured, Seats
from tests.web.stage import serving

pytestmark = pytest.mark.asyncio


@contextlib.asynccontextmanager
async def silent() -> AsyncIterator[str]:
    """A server that accepts every socket and never says a word."""

    accepted = list["asyncio.Task[None] | None"]()

    async def accept(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        accepted.append(asyncio.current_task())
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 101 Switching Protocols\r\n\r\n")
        await reader.read()
        writer.close()
        await writer.wait_closed()

    async with await asyncio.start_server(accept, "127.0.0.1", 0) as server:
        host, port = server.sockets[0].getsockname()
        yield f"{host}:{port}"
        await asyncio.gather(*(task for task in accepted if task is not None))


async def test_a_peer_that_ends_before_it_listens_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "node").write_text("#!/bin/sh\necho its port is taken\n")
    (tmp_path / "node").chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/bin:/usr/bin")
    with pytest.raises(ConnectionError, match="before it listened"):
        async with boardgame_io.running(tmp_path):
            pass


async def test_who_is_not_shown_a_table_does_not_wait_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(load, "PATIENCE", 0.01)
    async with silent() as address:
        player = Seats(address, [("LAMB-7KQD", ["token"])], Measured(), 1)
        with pytest.raises(ConnectionError, match="LAMB-7KQD"):
            await player.sit_down()
        player.leave()


async def test_who_was_about_to_sit_down_leaves_no_task_behind() -> None:
    async with serving() as site:
        tables = [(table.code, table.tokens) for table in [await site.start_table(True, True) for _ in range(2)]]
        player = Seats(site.address, tables, Measured(), 1)
        await player.sit_down()
        assert player._where is not None
        player._where = msgspec.structs.replace(player._where, outcome="over")
        before = asyncio.all_tasks()
        player.move()
        (sitting,) = asyncio.all_tasks() - before
        player.leave()
        await asyncio.wait([sitting])
        assert sitting.cancelled()


async def test_players_go_on_to_the_next_table_when_a_game_is_over() -> None:
    async with serving() as site:
        tables = [(table.code, table.tokens) for table in [await site.start_table(True, True) for _ in range(2)]]
        player = Seats(site.address, tables, Measured(), random.Random(1).randrange(9))
        await player.sit_down()
        player.move()
        while player.may_go_on:  # noqa: ASYNC110 - a list gives no sign
            await asyncio.sleep(0.01)
        player.leave()
        assert not player._tables
