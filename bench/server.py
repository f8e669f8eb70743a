"""How fast one server is, beside boardgame.io's, in alternating rounds of one run on this machine.

    .venv/bin/python -m bench.server [--json bench/server.json] [--quick] [--only rate,open,load,memory,flat,start]

It takes less than four minutes: what does not fit into `--seconds 230` is left out, and said; so is what hangs.

rate    200 connections, one move at a time each: moves a second and how long a move takes, every game of ours with
        each move on the disk before it is acknowledged, by one process and by two, and boardgame.io's in memory
open    500 moves a second over 1,000 tables, whatever becomes of the last move
flat    what a move costs with 10 and with 10,000 tables stored, after 10 entries and after 1,000
memory  1,000 tables with 2,000 idle connections
load    a table of 3,000 entries is entered
start   a server with 20,000 stored tables answers

Clients, server and peer share the machine: ratios of rounds that alternate count, not the figures alone.
"""

import argparse
import asyncio
import contextlib
import os
import platform
import re
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import msgspec

from bench import boardgame_io
from bench.family import of_all
from bench.load import PATIENCE, Measured, Seats, opened, percentile
from bench.stored_tables import keep_copies, keep_long, new_castle
from toychest.storage import SqliteStore
from toychest.table import new_code

EDITIONS = {"castle": "castle-standard-0", "toybattle": "toybattle-standard-0", "clockwork": "clockwork-standard-0"}
CONNECTIONS = 200
PROCESSES = (1, 2)
"""Of ours, at many connections: one alone is played in one process, however many there are."""

WARM_UP = 1.5
"""Seconds in which a server gets warm: the peer compiles what it does often."""

MOST_MOVES, MOST_ALONE, SHORTEST = 6000, 2000, 30
"""Moves a second that many connections or one may make, and moves of a game: nobody may run out of tables."""

PEER = Path(tempfile.gettempdir()) / "toychest-bench-peer"
Table = tuple[str, Sequence[str]]


class Target:
    """A server of ours by its address."""

    def __init__(self, address: str) -> None:
        self.address = address

    async def tables(self, count: int, edition: str) -> list[Table]:
        """New tables whose two seats are held here."""
        seats = [{"name": name, "isHere": True} for name in ("Ann", "Ben")]
        body = msgspec.json.encode({"type": "StartTable", "edition": edition, "options": {}, "seats": seats})
        limits = httpx.Limits(max_connections=8)
        async with httpx.AsyncClient(trust_env=False, timeout=120, limits=limits) as client:

            async def one() -> Table:
                answer = (await client.post(f"http://{self.address}/api/tables", content=body)).json()
                return answer["code"], answer["tokens"]

            return await asyncio.gather(*(one() for _ in range(count)))


class Ours(Target):
    """Our server as a process."""

    def __init__(self, process: asyncio.subprocess.Process, address: str) -> None:
        super().__init__(address)
        self.process = process

    @property
    def resident(self) -> int:
        """Bytes of memory."""
        statm = Path(f"/proc/{self.process.pid}/statm").read_text().split()
        return int(statm[1]) * os.sysconf("SC_PAGE_SIZE")


@contextlib.asynccontextmanager
async def ours(folder: Path, processes: int = 1) -> AsyncIterator[Ours]:
    """`toychest serve` on this folder, until the end of the block."""
    command = (sys.executable, "-m", "toychest", "serve", "--no-browser", "--no-warm-up", "--port", "0", "--data")
    process = await asyncio.create_subprocess_exec(
        *command,
        str(folder),
        "--processes",
        str(processes),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    try:
        assert process.stdout is not None
        line = (await asyncio.wait_for(process.stdout.readline(), 120)).decode()
        found = re.search(r"http://([\d.:]+)/", line)
        assert found is not None, line
        await answering(found[1])
        yield Ours(process, found[1])
    finally:
        process.terminate()
        try:
            await asyncio.wait_for(process.wait(), PATIENCE)
        except TimeoutError:
            process.kill()
            await process.wait()


async def answering(address: str) -> None:
    """Wait until it answers."""
    async with httpx.AsyncClient(trust_env=False, timeout=60) as client:
        while True:
            with contextlib.suppress(httpx.TransportError):
                await client.get(f"http://{address}/api/editions")
                return
            await asyncio.sleep(0.005)


def figures(measured: Measured, seconds: float) -> dict[str, Any]:
    return {
        "moves_per_second": round(len(measured.took) / seconds),
        "p50_ms": round(percentile(measured.took, 0.5), 2),
        "p99_ms": round(percentile(measured.took, 0.99), 2),
        "refused": measured.refused,
    }


def cpu_seconds(pid: int) -> float:
    """What a process has had of a core so far: to the nanosecond, where the system counts so."""
    with contextlib.suppress(OSError, ValueError, IndexError):
        threads = Path(f"/proc/{pid}/task").iterdir()
        return sum(int((thread / "schedstat").read_text().split()[0]) for thread in threads) / 1e9
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def closed_load(players: Sequence[Any], measured: Measured, seconds: float, pid: int) -> dict[str, Any]:
    """Everybody moves as soon as their last move is acknowledged; the first two seconds are not counted."""
    for player in players:
        await player.sit_down()
    for player in players:
        player.move()
    await asyncio.sleep(WARM_UP)
    measured.took.clear()
    before = of_all(cpu_seconds, pid)
    await asyncio.sleep(seconds)
    found = figures(measured, seconds)
    found["cpu_us_per_move"] = round(1e6 * (of_all(cpu_seconds, pid) - before) / max(1, len(measured.took)))
    for player in players:
        player.leave()
    await asyncio.sleep(0.3)
    return found


async def rate_of_ours(folder: Path, edition: str, seconds: float, connections: int, processes: int) -> dict[str, Any]:
    async with ours(folder, processes) as server:
        each = int((WARM_UP + seconds) * (MOST_MOVES if connections > 1 else MOST_ALONE) / connections / SHORTEST) + 2
        tables = await server.tables(connections * each, edition)
        measured = Measured()
        players = [
            Seats(server.address, tables[at * each : (at + 1) * each], measured, at) for at in range(connections)
        ]
        return await closed_load(players, measured, seconds, server.process.pid)


async def rate_of_peer(folder: Path, seconds: float, connections: int) -> dict[str, Any]:
    async with boardgame_io.running(folder) as (address, pid):
        measured = Measured()
        players = [boardgame_io.Player(address, f"match{at}", measured) for at in range(connections)]
        return await closed_load(players, measured, seconds, pid)


async def rate(
    work: Path, rounds: int, seconds: float, found: dict[str, Any], processes: Sequence[int] = PROCESSES
) -> dict[str, Any]:
    """Rounds that alternate: the peer beside each game of ours; one connection alone needs no more than a round.

    What was `found` stays, though the time may end before everything was.
    """
    peer_folder = await boardgame_io.installed(PEER)
    last_round_before = time.monotonic() + 50
    for connections in (CONNECTIONS, 1):
        titles = titles_of(processes if connections > 1 else processes[:1])
        lines: dict[str, list[dict[str, Any]]] = {name: [] for name in (*titles.values(), "boardgame.io")}
        for at in range(rounds if connections > 1 else 1):
            if at and time.monotonic() > last_round_before:
                break
            for (name, count), title in titles.items():
                if count == processes[0]:
                    lines["boardgame.io"].append(await rate_of_peer(peer_folder, seconds, connections))
                folder = work / f"{name}-{count}-{connections}-{at}"
                lines[title].append(await rate_of_ours(folder, EDITIONS[name], seconds, connections, count))
        found[f"{connections} connections"] = {name: median_of(each) for name, each in lines.items()}
        tell(f"{connections} connections", found[f"{connections} connections"])
    return found


def titles_of(processes: Sequence[int]) -> dict[tuple[str, int], str]:
    """A line for each game by each number of processes."""
    return {
        (name, count): name if count == 1 else f"{name}, {count} processes" for name in EDITIONS for count in processes
    }


def median_of(rounds: Sequence[dict[str, Any]]) -> dict[str, Any]:
    return {name: statistics.median(each[name] for each in rounds) for name in rounds[0]} | {"rounds": len(rounds)}


async def open_load(work: Path, seconds: float) -> dict[str, Any]:
    """So many moves a second, over many tables; how long a move takes is counted from when it is due."""
    each_second, count = 500, 1000
    async with ours(work / "open") as server:
        per = -(-count // len(EDITIONS))
        tables = [table for edition in EDITIONS.values() for table in await server.tables(per, edition)][:count]
        measured = Measured()
        players = [Seats(server.address, [table], measured, at) for at, table in enumerate(tables)]
        for player in players:
            player.plays_on = False
            await player.sit_down()
        start = time.perf_counter()
        for at in range(int(seconds * each_second)):
            due = start + at / each_second
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            players[at % count].move(due)
        await asyncio.sleep(1)
        found = figures(measured, seconds)
        for player in players:
            player.leave()
    tell("open load", {"ours": found})
    return found


async def one_player(folder: Path, tables: Sequence[Table]) -> tuple[float, float]:
    """What a move takes, the middle one of many, in milliseconds, and needs of a core, in microseconds.

    Nobody else plays. Each game is played to its end; to sit down counts for nothing, nor does the first game.
    """
    took, spent = list[float](), 0.0
    async with ours(folder) as server:
        for at, table in enumerate(tables):
            measured = Measured()
            player = Seats(server.address, [table], measured, at)
            await player.sit_down()
            before = cpu_seconds(server.process.pid)
            player.move()
            while player.may_go_on:  # noqa: ASYNC110 - a list gives no sign
                await asyncio.sleep(0.01)
            if at > 0:
                spent += cpu_seconds(server.process.pid) - before
                took += measured.took
            player.leave()
    return percentile(took, 0.5), 1e6 * spent / max(1, len(took))


async def flat(work: Path, rounds: int) -> dict[str, Any]:
    """Alternating rounds, so that what else the machine does falls on all."""
    cases = {"10 tables, 10 entries": (10, 10), "10,000 tables": (10_000, 10), "1,000 entries": (10, 1000)}
    found: dict[str, list[tuple[float, float]]] = {name: [] for name in cases}
    codes = [[new_code() for _ in range(8)] for _ in range(rounds)]
    for name, (tables, entries) in cases.items():
        store = SqliteStore(made(work / name))
        await keep_copies(store, tables, 10)
        await keep_long(store, [code for each in codes for code in each], entries)
        await store.close()
    for each in codes:
        for name in cases:
            found[name].append(await one_player(work / name, [(code, new_castle().tokens) for code in each]))
    medians = {
        name: {
            "move_ms": round(statistics.median(took for took, _ in each), 3),
            "cpu_us_per_move": round(statistics.median(spent for _, spent in each)),
        }
        for name, each in found.items()
    }
    tell("cost of a move", medians)
    return medians


def made(folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    return folder / "toychest.db"


async def memory(work: Path) -> dict[str, Any]:
    async with ours(work / "memory") as server:
        before = server.resident
        per = -(-1000 // len(EDITIONS))
        tables = [table for edition in EDITIONS.values() for table in await server.tables(per, edition)][:1000]
        wires = []
        for code, tokens in tables:
            for held in (tokens[:1], tokens[1:]):
                wire = await opened(server.address, f"/ws/t/{code}", lambda _: None)
                wire.say(msgspec.json.encode({"type": "EnterTable", "tokens": held}))
                wires.append(wire)
        await asyncio.sleep(4)
        found = {"empty_mb": before / 2**20, "mb": server.resident / 2**20, "connections": len(wires)}
    found = {name: round(value) for name, value in found.items()}
    tell("memory", {"ours": found})
    return found


def _note_time(shown: "asyncio.Future[float]", _: bytes) -> None:
    if not shown.done():
        shown.set_result(time.perf_counter())


async def load(work: Path) -> dict[str, Any]:
    store = SqliteStore(made(work / "load"))
    await keep_long(store, ["LNGA-7KQD"], 3000)
    await store.close()
    async with ours(work / "load") as server:
        took = []
        for _ in range(3):
            shown: asyncio.Future[float] = asyncio.get_running_loop().create_future()
            wire = await opened(server.address, "/ws/t/LNGA-7KQD", partial(_note_time, shown))
            begun = time.perf_counter()
            wire.say(b'{"type":"EnterTable","tokens":[]}')
            took.append(1000 * (await asyncio.wait_for(shown, 60) - begun))
            wire.transport.close()
            await asyncio.sleep(0.3)
    found = {"first_ms": round(took[0]), "again_ms": round(min(took[1:]))}
    tell("3,000 entries", {"ours": found})
    return found


async def start(work: Path) -> dict[str, Any]:
    store = SqliteStore(made(work / "start"))
    await keep_copies(store, 20_000, 10)
    await store.close()
    begun = time.perf_counter()
    async with ours(work / "start"):
        full = time.perf_counter() - begun
    begun = time.perf_counter()
    async with ours(work / "empty"):
        empty = time.perf_counter() - begun
    found = {"seconds": round(full, 2), "empty_seconds": round(empty, 2)}
    tell("start with 20,000 tables", {"ours": found})
    return found


def interpreter() -> str:
    """What ours ran on, for a figure that says something of it: how a Python was built is a tenth of its speed."""
    return f"{platform.python_implementation()} {platform.python_version()}, built {platform.python_build()[1]}"


def tell(title: str, lines: dict[str, dict[str, Any]]) -> None:
    print(f"\n{title}")
    for name, line in lines.items():
        print(f"  {name:24}", "  ".join(f"{key} {value}" for key, value in line.items()), flush=True)


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", type=Path, help="where all figures are written")
    parser.add_argument("--quick", action="store_true", help="one short round of each")
    parser.add_argument("--only", default="rate,open,load,memory,flat,start")
    parser.add_argument("--processes", default=",".join(map(str, PROCESSES)), help="how many serve, one after another")
    parser.add_argument("--seconds", type=float, default=230.0, help="what all of it may take")
    wanted = parser.parse_args()
    rounds, seconds = (1, 2.5) if wanted.quick else (2, 4.0)
    processes = [int(count) for count in wanted.processes.split(",")]
    ends = time.monotonic() + wanted.seconds
    command = " ".join(["bench.server", *sys.argv[1:]])
    found: dict[str, Any] = {"command": command, "cores": os.cpu_count(), "python": interpreter()}
    with tempfile.TemporaryDirectory(prefix="toychest-bench-") as folder:
        work = Path(folder)
        todo = {
            "rate": lambda: rate(work, rounds, seconds, found.setdefault("rate", {}), processes),
            "open": lambda: open_load(work, 2 * seconds),
            "flat": lambda: flat(work, rounds),
            "memory": lambda: memory(work),
            "load": lambda: load(work),
            "start": lambda: start(work),
        }
        for name in wanted.only.split(","):
            try:
                async with asyncio.timeout(max(0.0, ends - time.monotonic())):
                    found[name] = await todo[name]()
            except TimeoutError:
                print(f"\n{name}: left out, it did not fit into the time", flush=True)
            except ConnectionError as broken:
                print(f"\n{name}: left out, {broken}", flush=True)
            found["load_average"] = list(os.getloadavg())
            if wanted.json is not None:
                wanted.json.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n")


if __name__ == "__main__":
    asyncio.run(main())
