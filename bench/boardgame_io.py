"""The peer: boardgame.io's own server, from the package index, in a folder of its own, on loopback and in memory."""

import asyncio
import contextlib
import json
import re
import shutil
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final

from bench.load import PATIENCE, Measured, Wire, opened, shown_in_time

VERSION: Final = "0.50.2"

READY: Final = re.compile(rb"ready (\d+)")
SERVER: Final = """
const net = require('net');
const listen = net.Server.prototype.listen;
net.Server.prototype.listen = function (port, ...more) { return listen.call(this, port, '127.0.0.1', ...more); };
const { Server, Origins } = require('boardgame.io/server');
const game = {
  name: 'counter',
  setup: () => ({ cells: Array(9).fill(null), count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { place: ({ G, playerID }, at) => { G.cells[at] = playerID; G.count += 1; } },
};
const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run({ port: 0 }).then(({ appServer }) => console.log(`ready ${appServer.address().port}`));
"""


async def installed(folder: Path) -> Path:
    """The package, in this folder and nowhere else."""
    if not (folder / "node_modules" / "boardgame.io").is_dir():
        npm = shutil.which("npm")
        assert npm is not None, "the peer needs Node"
        folder.mkdir(parents=True, exist_ok=True)  # noqa: ASYNC240 - nobody else waits
        (folder / "package.json").write_text('{"private": true}')
        command = (npm, "install", "--no-audit", "--no-fund", "--ignore-scripts", f"boardgame.io@{VERSION}")
        process = await asyncio.create_subprocess_exec(*command, cwd=folder, stdout=asyncio.subprocess.DEVNULL)
        assert await process.wait() == 0, "boardgame.io could not be installed"
    (folder / "serve.js").write_text(SERVER)
    return folder


@contextlib.asynccontextmanager
async def running(folder: Path) -> AsyncIterator[tuple[str, int]]:
    """The peer's server on a port that is free, until the end of the block."""
    process = await asyncio.create_subprocess_exec(
        "node", "serve.js", cwd=folder, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL
    )
    try:
        assert process.stdout is not None
        yield f"127.0.0.1:{await _port(process.stdout)}", process.pid
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


async def _port(said: asyncio.StreamReader) -> int:
    """Where it listens, by its own words. Whoever ends before has said nothing, and is not waited for."""
    while line := await asyncio.wait_for(said.readline(), PATIENCE):
        if (found := READY.match(line)) is not None:
            return int(found[1])
    raise ConnectionError("boardgame.io's server ended before it listened")


class Player:
    """Both seats of one match, one move at a time."""

    def __init__(self, address: str, match: str, measured: Measured) -> None:
        self._address, self._match, self._measured = address, match, measured
        self._state, self._turn, self._sent = 0, "0", 0.0
        self._wire: Wire | None = None
        self.is_stopped = False
        self.shown: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def sit_down(self) -> None:
        self._wire = await opened(self._address, "/socket.io/?EIO=4&transport=websocket", self._hear)
        await shown_in_time(self.shown, self._match)

    def _hear(self, text: bytes) -> None:
        assert self._wire is not None
        if text.startswith(b"0"):
            self._wire.say(b"40/counter,")
        elif text.startswith(b"40/counter"):
            self._wire.say(f'42/counter,["sync","{self._match}","0",null,2]'.encode())
        elif text == b"2":
            self._wire.say(b"3")
        elif text.startswith(b'42/counter,["sync"'):
            self._note(text)
            self.shown.set_result(None)
        elif text.startswith(b'42/counter,["update"'):
            self._note(text)
            self._measured.took.append(time.perf_counter() - self._sent)
            if not self.is_stopped:
                self.move()

    def _note(self, text: bytes) -> None:
        found = re.search(rb'"_stateID":(\d+)', text)
        player = re.search(rb'"currentPlayer":"(\d)"', text)
        if found and player:
            self._state, self._turn = int(found[1]), player[1].decode()

    def move(self) -> None:
        assert self._wire is not None
        action = {
            "type": "MAKE_MOVE",
            "payload": {"type": "place", "args": [self._state % 9], "playerID": self._turn, "credentials": None},
        }
        self._sent = time.perf_counter()
        body = json.dumps(["update", action, self._state, self._match, self._turn])
        self._wire.say(f"42/counter,{body}".encode())

    def leave(self) -> None:
        self.is_stopped = True
        if self._wire is not None:
            self._wire.transport.close()
