"""How many tables several nodes over one PostgreSQL carry on this machine, clients and database included.

    .venv/bin/python -m bench.nodes [--nodes 2] [--tables 500] [--rate 100] [--seconds 60] [--json bench/nodes.json]
    .venv/bin/python -m bench.nodes --find --seconds 600 --json bench/nodes.json

Every table has two sockets: of half of the tables both at one node, of the others one at each of two nodes. Moves
come at a fixed rate, whatever becomes of those before. Measured: from sending a move to its acknowledgement, when the
database's disk has it; until the other socket of its table is told; memory a socket; and, from the database,
whether anything acknowledged is missing.

With `--find`, tables and rate are doubled, from 250 tables and 25 moves a second up to the 10,000 tables, 20,000
sockets and 1,000 moves a second that are wished for (or what the system's limit of open files allows one process of
players), for 20 seconds each, while 99 of 100 moves are acknowledged within
half a second; the largest that fits is then measured for all the `--seconds`. What was tried is told as well.
"""

import argparse
import asyncio
import contextlib
import datetime
import json
import os
import platform
import random
import re
import resource
import sys
import tempfile
import time
from asyncio.subprocess import Process
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

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

TRY_FOR, FITS_WITHIN, FITS_SHARE = 20.0, 500.0, 0.98
"""Seconds of a try; milliseconds in which 99 of 100 moves are acknowledged; the share of moves sent that must be."""


class Choices(msgspec.Struct):
    seat: int
    legal: list[str]


class Standing(msgspec.Struct, rename="camel"):
    """As much of it as a player needs."""

    seq: int
    to_act: list[int]
    waits_for: int | None
    choices: list[Choices]
    outcome: Any = None


class Told(msgspec.Struct):
    type: str
    id: str | None = None
    standing: Standing | None = None


decoder = msgspec.json.Decoder(Told)


class Table:
    """One table, its two sockets, and what is under way there."""

    def __init__(self, code: str, tokens: list[str], seed: int) -> None:
        self.code, self.tokens = code, tokens
        self.lines: list[ClientConnection] = []
        self.standing: Standing | None = None
        self.sent_at: float | None = None
        self.acknowledged: list[str] = []
        self.acks: list[float] = []
        self.tells: list[float] = []
        self._draw = random.Random(seed)
        self._asked = ""

    async def hear(self, line: ClientConnection) -> None:
        """Until the line is closed; acknowledged to the first socket, told to the other."""
        async for text in line:
            told = decoder.decode(text)
            if told.standing is None or self.sent_at is None:
                self.standing = told.standing or self.standing
            elif line is self.lines[0] and told.id == self._asked:
                self.acks.append(time.perf_counter() - self.sent_at)
                self.acknowledged.append(self._asked)
                self.standing, self._asked = told.standing, ""
            elif line is not self.lines[0]:
                self.tells.append(time.perf_counter() - self.sent_at)

    async def move(self, number: int) -> bool:
        """Whether a move was sent: not while one is under way, nor after the end."""
        at = self.standing
        if self._asked or at is None or at.outcome is not None:
            return False
        self._asked = f"request {number}"
        asked: dict[str, Any] = {"id": self._asked, "seq": at.seq + 1}
        if at.waits_for is not None:
            asked |= {"type": "OpenTurn", "seat": at.waits_for}
        else:
            mine = next(each for each in at.choices if each.seat in at.to_act)
            asked |= {"type": "PlayMove", "seat": mine.seat, "move": self._draw.choice(mine.legal)}
        self.sent_at = time.perf_counter()
        await self.lines[0].send(json.dumps(asked))
        return True


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


async def enter(table: Table, addresses: list[str]) -> list[asyncio.Task[None]]:
    hearing = []
    for address in addresses:
        line = await connect(f"ws://{address}/ws/t/{table.code}", proxy=None, ping_interval=None, max_size=None)
        table.lines.append(line)
        hearing.append(asyncio.create_task(table.hear(line)))
        await line.send(json.dumps({"type": "EnterTable", "tokens": table.tokens}))
    return hearing


async def start_tables(addresses: list[str], count: int) -> list[Table]:
    async with httpx.AsyncClient(trust_env=False, timeout=60) as client:
        tables = []
        for at in range(count):
            answer = (await client.post(f"http://{addresses[at % len(addresses)]}/api/tables", json=WANTED)).json()
            tables.append(Table(answer["code"], answer["tokens"], at))
        return tables


async def play(tables: list[Table], rate: float, seconds: float) -> int:
    """How many moves were sent."""
    began, sent, at = time.perf_counter(), 0, 0
    while (now := time.perf_counter() - began) < seconds:
        while sent < now * rate and at < now * rate * 3:
            sent += await tables[at % len(tables)].move(at)
            at += 1
        await asyncio.sleep(0.002)
    await asyncio.sleep(3)
    return sent


async def lost(store: str, tables: list[Table]) -> int:
    """How many acknowledged requests the database does not have."""
    reading, missing = PostgresStore(store), 0
    for table in tables:
        try:
            missing += len(set(table.acknowledged) - set((await reading.copy_out(table.code)).requests))
        except NoSuchTable:
            missing += len(table.acknowledged)
    await reading.close()
    return missing


def percentile(values: list[float], share: float) -> float:
    return round(sorted(values)[min(len(values) - 1, int(len(values) * share))] * 1000, 1)


async def measured(arguments: argparse.Namespace, folder: Path, store: str) -> dict[str, Any]:
    nodes = [await started(folder, number, store) for number in range(arguments.nodes)]
    try:
        addresses = [address for _, address in nodes]
        tables = await start_tables(addresses, arguments.tables)
        before = sum(memory_of(process) for process, _ in nodes)
        hearing = []
        for at, table in enumerate(tables):
            first, other = addresses[at % len(addresses)], addresses[(at + at // len(addresses)) % len(addresses)]
            hearing += await enter(table, [first, other])
        await asyncio.sleep(2)
        a_socket = (sum(memory_of(process) for process, _ in nodes) - before) / (2 * len(tables))
        sent = await play(tables, arguments.rate, arguments.seconds)
        for task in hearing:
            task.cancel()
        acks = [ack for table in tables for ack in table.acks]
        tells = [tell for table in tables for tell in table.tells]
        return {
            "sockets": 2 * len(tables),
            "moves_sent": sent,
            "moves_acknowledged": len(acks),
            "moves_a_second": round(len(acks) / arguments.seconds, 1),
            "acknowledged_ms": {"p50": percentile(acks, 0.5), "p99": percentile(acks, 0.99)},
            "told_to_the_other_ms": {"p50": percentile(tells, 0.5), "p99": percentile(tells, 0.99)},
            "kilobytes_a_socket": round(a_socket / 1000, 1),
            "acknowledged_and_lost": await lost(store, tables),
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
    largest = min(LARGEST, (resource.getrlimit(resource.RLIMIT_NOFILE)[0] - 200) // 2)
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
    parser.add_argument("--find", action="store_true", help="the largest that fits, for all the seconds")
    parser.add_argument("--json", type=Path)
    arguments = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # nodes inherit it: a socket is a file
    with running() as server:
        tried = find(server, arguments) if arguments.find else []
        found = once(server, arguments)
    asked = {name: getattr(arguments, name) for name in ("nodes", "tables", "rate", "seconds")}
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
