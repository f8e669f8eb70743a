"""What a move needs of the loop's thread: the server with its players in one process, and no network between them.

    nice -n -15 .venv/bin/python -m bench.loop_costs [castle toybattle clockwork] [--tables 200] [--moves 5000]

What the players need themselves is not counted, nor are the first fifth of the moves. Two runs of one tree differ by
some 3 of 100 even on a busy machine, if it lets this one go first: so trees that alternate can be told apart. Without
a disk the writer's thread counts for nothing; the kernel and the socket come on top (`CPU a move` of bench.server).
"""

import argparse
import asyncio
import gc
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from uvicorn.server import ServerState

from bench.load import Measured, Seats
from bench.server import EDITIONS as NAMES
from toychest.games import EDITIONS
from toychest.storage import MemoryStore
from toychest.web.app import make_app
from toychest.web.garbage import spared_collector
from toychest.web.messages import SeatWanted, StartTable
from toychest.web.server_config import event_loops, server_config
from toychest.web.websocket import OpenSocket

GAMES_EACH = 4
"""Tables that a player sits down at, one after another."""


@dataclass
class Spent:
    """Seconds of this thread's core: for players, and for searches for garbage, of which the longest is remembered."""

    by_players: float = 0.0
    searching: float = 0.0
    longest: float = 0.0
    _since: float = field(default=0.0, repr=False)

    def searched(self, phase: str, _: dict[str, int]) -> None:
        if phase == "start":
            self._since = time.thread_time()
            return
        took = time.thread_time() - self._since
        self.searching += took
        self.longest = max(self.longest, took)


class Line(asyncio.Transport):
    """One end of a connection; what is written is heard at the other end in the loop's next round."""

    def __init__(self, hear: Callable[[bytes], None]) -> None:
        super().__init__({"peername": ("127.0.0.1", 7171), "sockname": ("127.0.0.1", 7170)})
        self._loop, self._hear = asyncio.get_running_loop(), hear
        self.close = self.abort = self.hang_up = lambda: None  # type: ignore[method-assign]

    def write(self, data: Any) -> None:
        self._loop.call_soon(self._hear, bytes(data))

    def get_write_buffer_size(self) -> int:
        return 0

    def pause_reading(self) -> None:
        """Players that wait for every answer are never too many messages ahead."""

    def resume_reading(self) -> None:
        """See above."""


def connected(player: asyncio.Protocol, server: OpenSocket, spent: Spent) -> None:
    """A player and the server's end of its socket, with nothing between them."""

    def heard(data: bytes) -> None:
        since = time.thread_time()
        player.data_received(data)
        spent.by_players += time.thread_time() - since

    to_server, to_player = Line(server.data_received), Line(heard)
    server.connection_made(to_player)
    player.connection_made(to_server)
    to_server.close = lambda: server.connection_lost(None)  # type: ignore[method-assign]


async def cost_of_game(game: str, tables: int, moves: int) -> str:
    loop, spent, measured = asyncio.get_running_loop(), Spent(), Measured()
    app = make_app(MemoryStore(), EDITIONS, is_local=False, warms_up=False)
    config, state = server_config(app), ServerState()
    config.load()

    async def near(made: Callable[[], asyncio.Protocol], *_: object) -> None:
        connected(made(), OpenSocket(config, state, {}), spent)

    async with app.router.lifespan_context(app):
        started = [await app.state.tables.start(two_people(game)) for _ in range(tables * GAMES_EACH)]
        held = [(table.code, table.tokens) for table in started]
        players = [Seats("127.0.0.1:7170", held[at::tables], measured, at) for at in range(tables)]
        loop.create_connection = near  # type: ignore[assignment, method-assign]
        for player in players:
            await player.sit_down()
        with spared_collector():
            gc.callbacks.append(spent.searched)
            for player in players:
                player.move()
            await until_played(measured, moves // 5)
            measured.took.clear()
            before, spent.by_players, spent.searching = time.thread_time(), 0.0, 0.0
            await until_played(measured, moves - moves // 5)
            whole, done = time.thread_time() - before, len(measured.took)
            gc.callbacks.remove(spent.searched)
        for player in players:
            player.leave()
    each = {"loop": whole - spent.by_players, "of which searching for garbage": spent.searching}
    told = ", ".join(f"{name} {1e6 * seconds / done:.0f} µs" for name, seconds in each.items())
    return (
        f"{game}: {told} a move; longest search {1e3 * spent.longest:.1f} ms; {done} moves, {measured.refused} refused"
    )


def two_people(game: str) -> StartTable:
    seats = [SeatWanted(name=name, is_here=True) for name in ("Ann", "Ben")]
    return StartTable(edition=NAMES[game], options={}, seats=seats)


async def until_played(measured: Measured, moves: int) -> None:
    while len(measured.took) < moves:  # noqa: ASYNC110 - a list gives no sign
        await asyncio.sleep(0.005)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(NAMES))
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--moves", type=int, default=5000)
    wanted = parser.parse_args()
    for game in wanted.games:
        with asyncio.Runner(loop_factory=event_loops()) as runner:
            print(runner.run(cost_of_game(game, wanted.tables, wanted.moves)), flush=True)


if __name__ == "__main__":
    main()
