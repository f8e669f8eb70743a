"""How many tables several nodes over one PostgreSQL carry on this machine, clients and database included.

    .venv/bin/python -m bench.nodes [--nodes 2] [--tables 500] [--rate 100] [--seconds 60] [--json bench/nodes.json]
    .venv/bin/python -m bench.nodes --find --seconds 600 --json bench/nodes.json

Every table has two sockets: of half of the tables both at one node, of the others one at each of two nodes. Moves
come at a fixed rate, whatever becomes of those before. Measured: from sending a move to its acknowledgement, when the
database's disk has it; until the other socket of its table is told; memory a socket; and, from the database,
whether anything acknowledged is missing.

With `--find`, tables and rate are doubled, from 250 tables and 25 moves a second up to the 10,000 tables, 20,000
sockets and 1,000 moves a second that are wished for, for 20 seconds each, while 99 of 100 moves are acknowledged within
half a second; the largest that fits is then measured for all the `--seconds`. What was tried is told as well.
"""

import argparse
import asyncio
import contextlib
import datetime
import json
import os
import platform
import re
import resource
import sys
import tempfile
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import httpx
import msgspec

from bench.node_players import Found, Job, Sitting
from tests.services.postgres import PostgresServer, running
from toychest.storage.postgres import PostgresStore
from toychest.table.errors import NoSuchTable

SERVE = (sys.executable, "-m", "toychest", "serve", "--no-browser", "--no-warm-up", "--port", "0")
WANTED = {
    "type": "StartTable",
    "edition": "clockwork-standard-0",
    "options": {},
    "seats": [{"name": "Ann", "isHere": True}, {"name": "Ben", "isHere": True}],
}


FIRST, LARGEST = 250, 10_000
"""Tables of the first and of the last try; ten of them make a move each second."""

WORST = 8
"""Seconds of the play that are written down, where moves were slow."""

TRY_FOR, FITS_WITHIN, FITS_SHARE = 20.0, 500.0, 0.98
"""Seconds of a try; milliseconds in which 99 of 100 moves are acknowledged; the share of moves sent that must be."""


async def started(folder: Path, number: int, store: str) -> tuple[Process, str]:
    terminal = folder / f"node-{number}.txt"
    with terminal.open("wb") as out:
        words = (*SERVE, "--store", store, "--node", f"node-{number}")
        process = await asyncio.create_subprocess_exec(*words, stdout=out, stderr=out)
    while not (found := re.findall(r"open at http://([\d.:]+)/", terminal.read_text())):
        assert process.returncode is None, terminal.read_text()
        await asyncio.sleep(0.05)
    return process, found[0]


def memory_of(process: Process) -> int:
    """Bytes."""
    pages = int(Path(f"/proc/{process.pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


async def start_tables(addresses: list[str], count: int) -> list[Sitting]:
    """Of half of the tables both sockets are at one node, of the others one at each of two."""
    async with httpx.AsyncClient(trust_env=False, timeout=60) as client:
        sittings = []
        for at in range(count):
            first, other = addresses[at % len(addresses)], addresses[(at + at // len(addresses)) % len(addresses)]
            answer = (await client.post(f"http://{first}/api/tables", json=WANTED)).json()
            sittings.append(Sitting(answer["code"], answer["tokens"], [first, other]))
        return sittings


class Crew:
    """Players of some of the tables, in a process of their own."""

    def __init__(self, process: Process, found: Path) -> None:
        self._process = process
        self._found = found

    async def ready(self) -> None:
        """When everybody sits."""
        assert self._process.stdout is not None
        assert await self._process.stdout.readline() == b"ready\n", "the players could not sit down"

    def go(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(b"go\n")

    async def found(self) -> Found:
        assert await self._process.wait() == 0, "the players fell over"
        return msgspec.json.decode(self._found.read_bytes(), type=Found)

    def stop(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()


async def hired(folder: Path, number: int, job: Job) -> Crew:
    file, found = folder / f"job-{number}.json", folder / f"found-{number}.json"
    file.write_bytes(msgspec.json.encode(job))
    words = (sys.executable, "-m", "bench.node_players", str(file), str(found))
    return Crew(await asyncio.create_subprocess_exec(*words, stdin=PIPE, stdout=PIPE), found)


async def played(folder: Path, sittings: list[Sitting], wished: argparse.Namespace, sat: Callable[[], None]) -> Found:
    """What all players found; `sat` is called before anybody moves."""
    count, crews = wished.players, list[Crew]()
    try:
        for number in range(count):
            mine = slice(number * len(sittings) // count, (number + 1) * len(sittings) // count)
            job = Job(sittings[mine], wished.rate / count, wished.seconds, 1000 * number)
            crews.append(await hired(folder, number, job))
        for crew in crews:
            await crew.ready()
        await asyncio.sleep(2)
        sat()
        for crew in crews:
            crew.go()
        each = [await crew.found() for crew in crews]
    finally:
        for crew in crews:
            crew.stop()
    return Found(
        sent=sum(found.sent for found in each),
        acks=[ack for found in each for ack in found.acks],
        tells=[tell for found in each for tell in found.tells],
        acknowledged={code: asked for found in each for code, asked in found.acknowledged.items()},
        late=[late for found in each for late in found.late],
        slow=[slow for found in each for slow in found.slow],
    )


async def lost(store: str, acknowledged: Mapping[str, list[str]]) -> int:
    """How many acknowledged requests the database does not have."""
    reading, missing = PostgresStore(store), 0
    for code, asked in acknowledged.items():
        try:
            missing += len(set(asked) - set((await reading.copy_out(code)).requests))
        except NoSuchTable:
            missing += len(asked)
    await reading.close()
    return missing


def percentile(values: list[float], share: float) -> float:
    return round(sorted(values)[min(len(values) - 1, int(len(values) * share))] * 1000, 1)


def slow_seconds(slow: list[tuple[float, float]]) -> list[dict[str, Any]]:
    """The seconds of the play with the slowest moves: how many were slow, and how long the slowest took."""
    seconds: dict[int, list[float]] = {}
    for at, took in slow:
        seconds.setdefault(int(at), []).append(took)
    worst = sorted(seconds, key=lambda second: -max(seconds[second]))[:WORST]
    return [{"at_s": at, "slow": len(seconds[at]), "most_ms": round(1000 * max(seconds[at]))} for at in sorted(worst)]


async def measured(arguments: argparse.Namespace, folder: Path, store: str) -> dict[str, Any]:
    nodes = [await started(folder, number, store) for number in range(arguments.nodes)]
    try:
        sittings = await start_tables([address for _, address in nodes], arguments.tables)
        memory = [sum(memory_of(process) for process, _ in nodes)]
        found = await played(
            folder, sittings, arguments, lambda: memory.append(sum(memory_of(process) for process, _ in nodes))
        )
        return {
            "sockets": 2 * len(sittings),
            "moves_sent": found.sent,
            "moves_acknowledged": len(found.acks),
            "moves_a_second": round(len(found.acks) / arguments.seconds, 1),
            "acknowledged_ms": {"p50": percentile(found.acks, 0.5), "p99": percentile(found.acks, 0.99)},
            "told_to_the_other_ms": {"p50": percentile(found.tells, 0.5), "p99": percentile(found.tells, 0.99)},
            "players_late_ms": {"p99": percentile(found.late, 0.99), "most": percentile(found.late, 1)},
            "slow_seconds": slow_seconds(found.slow),
            "kilobytes_a_socket": round((memory[1] - memory[0]) / (2 * len(sittings)) / 1000, 1),
            "acknowledged_and_lost": await lost(store, found.acknowledged),
        }
    finally:
        for process, _ in nodes:
            with contextlib.suppress(ProcessLookupError):
                process.terminate()
            await process.wait()


def fits(found: dict[str, Any], rate: float, seconds: float) -> bool:
    """Whether the nodes kept up."""
    is_quick = found["acknowledged_ms"]["p99"] < FITS_WITHIN
    return bool(is_quick and found["moves_acknowledged"] >= FITS_SHARE * rate * seconds)


def once(server: PostgresServer, arguments: argparse.Namespace) -> dict[str, Any]:
    """On a database and nodes of its own."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(measured(arguments, Path(folder), server.new_database()))


def find(server: PostgresServer, arguments: argparse.Namespace) -> list[dict[str, Any]]:
    """Try more and more; `arguments` have the largest that fits afterwards, and the first if none does."""
    tried, tables, seconds = [], FIRST, arguments.seconds
    largest = min(LARGEST, arguments.players * (resource.getrlimit(resource.RLIMIT_NOFILE)[0] - 200) // 2)
    arguments.tables, arguments.rate, arguments.seconds = FIRST, FIRST / 10, TRY_FOR
    while True:
        wished = argparse.Namespace(**{**vars(arguments), "tables": tables, "rate": tables / 10})
        found = once(server, wished)
        is_fit = fits(found, wished.rate, TRY_FOR)
        p99 = found["acknowledged_ms"]["p99"]
        tried.append({"tables": tables, "rate": wished.rate, "p99_ms": p99, "fits": is_fit})
        print(json.dumps(tried[-1]), flush=True)
        if is_fit:
            arguments.tables, arguments.rate = wished.tables, wished.rate
        if not is_fit or tables == largest:
            arguments.seconds = seconds
            return tried
        tables = min(2 * tables, largest)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--nodes", type=int, default=2)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=100.0)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--players", type=int, default=2, help="processes: each may open so many files")
    parser.add_argument("--find", action="store_true", help="the largest that fits, for all the seconds")
    parser.add_argument("--json", type=Path)
    arguments = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # nodes inherit it: a socket is a file
    with running() as server:
        tried = find(server, arguments) if arguments.find else []
        found = once(server, arguments)
    asked = {name: getattr(arguments, name) for name in ("nodes", "players", "tables", "rate", "seconds")}
    load, machine = round(os.getloadavg()[0], 1), f"{os.cpu_count()} cores, {platform.system()}"
    result = {
        "date": str(datetime.datetime.now(datetime.UTC).date()),
        "machine": machine,
        "load": load,
        **asked,
        **found,
        **({"tried": tried} if tried else {}),
    }
    print(json.dumps(result, indent=2))
    if arguments.json is not None:
        arguments.json.write_text(json.dumps(result, indent=2) + "\n")


if __name__ == "__main__":
    main()
