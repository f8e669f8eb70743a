"""Players of `bench.nodes`, in a process of their own: each table has two sockets, and moves come at a fixed rate.

    .venv/bin/python -m bench.node_players JOB FOUND

One process has as many files as the system lets it open, and one core. It reads its job from a file, says `ready` when
everybody is at their table, plays when it is told to, and writes what it found into another file. How late its own loop
woke tells a slow node from slow players.
"""

import asyncio
import random
import resource
import sys
import time
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from bench.load import Wire, opened
from toychest.web.garbage import spared_collector

AT_ONCE = 4
"""Sockets that are opened at the same time."""

WAKES = 0.002
"""Seconds between two looks at what is due."""

SLOW = 0.25
"""Seconds: of such moves it is written down when they were made."""

ENDS_AFTER = 3.0
"""Seconds in which the last answers come."""


class Sitting(msgspec.Struct):
    """A table, and the node that each of its two sockets is at."""

    code: str
    tokens: list[str]
    addresses: list[str]


class Job(msgspec.Struct):
    sittings: list[Sitting]
    rate: float
    seconds: float
    seed: int


class Found(msgspec.Struct):
    """Times in seconds: how long each move took, how late the loop woke, and when those were sent that took long."""

    sent: int
    acks: list[float]
    tells: list[float]
    acknowledged: dict[str, list[str]]
    late: list[float]
    slow: list[tuple[float, float]]


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

    def __init__(self, sitting: Sitting, seed: int, found: Found) -> None:
        self._sitting, self._found = sitting, found
        self._acknowledged = found.acknowledged.setdefault(sitting.code, [])
        self._wires: list[Wire] = []
        self._shown: asyncio.Future[bool]
        self._standing: Standing | None = None
        self._sent_at: float | None = None
        self._draw = random.Random(seed)
        self._asked = ""

    async def enter(self) -> None:
        """Both sockets, one after the other, each until it is shown the table: a busy node may refuse at first."""
        for at, address in enumerate(self._sitting.addresses):
            while len(self._wires) == at:
                self._shown = asyncio.get_running_loop().create_future()
                wire = await opened(address, f"/ws/t/{self._sitting.code}", partial(self._hear, at == 0))
                wire.say(msgspec.json.encode({"type": "EnterTable", "tokens": self._sitting.tokens}))
                if await self._shown:
                    self._wires.append(wire)
                else:
                    wire.transport.close()

    def _hear(self, is_first: bool, text: bytes) -> None:
        """Acknowledged to the first socket, told to the other."""
        told = decoder.decode(text)
        if told.type in ("TableShown", "RequestRefused") and not self._shown.done():
            self._shown.set_result(told.type == "TableShown")
        if told.standing is None or self._sent_at is None:
            self._standing = told.standing or self._standing
        elif is_first and told.id == self._asked:
            took = time.perf_counter() - self._sent_at
            self._found.acks.append(took)
            if took > SLOW:
                self._found.slow.append((self._sent_at, took))
            self._acknowledged.append(self._asked)
            self._standing, self._asked = told.standing, ""
        elif not is_first:
            self._found.tells.append(time.perf_counter() - self._sent_at)

    def move(self, number: int) -> bool:
        """Whether a move was sent: not while one is under way, nor after the end."""
        at = self._standing
        if self._asked or at is None or at.outcome is not None:
            return False
        self._asked = f"request {number}"
        asked: dict[str, Any] = {"id": self._asked, "seq": at.seq + 1}
        if at.waits_for is not None:
            asked |= {"type": "OpenTurn", "seat": at.waits_for}
        else:
            mine = next(each for each in at.choices if each.seat in at.to_act)
            asked |= {"type": "PlayMove", "seat": mine.seat, "move": self._draw.choice(mine.legal)}
        self._sent_at = time.perf_counter()
        self._wires[0].say(msgspec.json.encode(asked))
        return True


async def entered(tables: list[Table]) -> None:
    """Everybody sits down, some at once."""
    few = asyncio.Semaphore(AT_ONCE)

    async def one(table: Table) -> None:
        async with few:
            await table.enter()

    await asyncio.gather(*(one(table) for table in tables))


async def play(tables: list[Table], job: Job, found: Found) -> None:
    """A move is due so often, whatever became of those before."""
    began, at = time.perf_counter(), 0
    while (now := time.perf_counter() - began) < job.seconds:
        while found.sent < now * job.rate and at < now * job.rate * 3:
            found.sent += tables[at % len(tables)].move(at)
            at += 1
        asleep = time.perf_counter()
        await asyncio.sleep(WAKES)
        found.late.append(time.perf_counter() - asleep - WAKES)
    await asyncio.sleep(ENDS_AFTER)
    found.slow = [(sent_at - began, took) for sent_at, took in found.slow]


async def main() -> None:
    job_file, found_file = map(Path, sys.argv[1:])
    job = msgspec.json.decode(job_file.read_bytes(), type=Job)
    found = Found(0, [], [], {}, [], [])
    tables = [Table(sitting, job.seed + at, found) for at, sitting in enumerate(job.sittings)]
    await entered(tables)
    with spared_collector():  # a search through twenty thousand sockets takes a second, which no node is to blame for
        print("ready", flush=True)
        await asyncio.to_thread(sys.stdin.readline)
        await play(tables, job, found)
    found_file.write_bytes(msgspec.json.encode(found))


if __name__ == "__main__":
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    asyncio.run(main())
