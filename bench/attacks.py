"""Attacks on a server, each beside an innocent table whose moves are measured and whose bot has to answer.

    .venv/bin/python -m bench.attacks [--json bench/attacks.json] [--only deaf,pings,...] [--seconds 6] [--within 230]

It takes less than four minutes: attacks that do not fit into them are left out, and said; so is one that hangs. What
the server needs of a core meanwhile tells a busy server from a busy machine.
Everything stays on loopback, on a server of its own in a temporary folder, and each attack ends by itself.
An innocent move should take less than 50 ms in 99 of 100 cases; without an attack it is measured first.
"""

import argparse
import asyncio
import contextlib
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx
import msgspec

from bench.attackers import ATTACKS, LONG, OVER, SHORT
from bench.load import Measured, Seats, opened, percentile
from bench.server import EDITIONS, Ours, Target, cpu_seconds, made, ours
from bench.stored_tables import keep_long, keep_over
from toychest.storage import SqliteStore

LONGEST = 120.0
"""Seconds after which an attack ends by itself."""

INNOCENTS = 5
"""Tables whose moves are measured beside an attack."""


async def bots_answer(server: Ours, patience: float) -> dict[str, float | None]:
    """The same at a table of each game."""
    answers = await asyncio.gather(*(bot_answers(server, game, patience) for game in EDITIONS))
    return {game: None if took is None else round(took, 1) for game, took in zip(EDITIONS, answers, strict=True)}


class Entry(msgspec.Struct):
    seat: int


class Choices(msgspec.Struct):
    seat: int
    legal: list[str]


class Standing(msgspec.Struct, rename="camel"):
    seq: int
    choices: list[Choices]
    waits_for: int | None = None


class Told(msgspec.Struct):
    """As much of it as whoever waits for a bot needs."""

    type: str
    entries: list[Entry] = []
    standing: Standing | None = None


def answer_of(told: Told, seat: int) -> dict[str, Any] | None:
    """What this seat says when it is awaited: a lot may let it begin."""
    at = told.standing
    if at is None:
        return None
    if at.waits_for == seat:
        return {"type": "OpenTurn", "id": f"{at.seq}", "seat": seat, "seq": at.seq + 1}
    for choices in at.choices:
        if choices.seat == seat and choices.legal:
            return {"type": "PlayMove", "id": f"{at.seq}", "seat": seat, "seq": at.seq + 1, "move": choices.legal[0]}
    return None


async def bot_answers(server: Ours, game: str, patience: float) -> float | None:
    """Seconds until somebody's bot has moved, at a table that is started now; None if it does not in time."""
    seats = [{"name": "", "isHere": False, "bot": 3}, {"name": "Ann", "isHere": True}]
    wanted = {"type": "StartTable", "edition": EDITIONS[game], "options": {}, "seats": seats}
    moved: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def hear(text: bytes) -> None:
        told = msgspec.json.decode(text, type=Told)
        if told.type == "EntriesPlayed" and any(entry.seat == 0 for entry in told.entries):
            if not moved.done():
                moved.set_result(None)
        elif (ann := answer_of(told, 1)) is not None:
            wire.say(msgspec.json.encode(ann))

    async with httpx.AsyncClient(trust_env=False, timeout=patience) as client:
        answer = (await client.post(f"http://{server.address}/api/tables", content=msgspec.json.encode(wanted))).json()
    begun = time.perf_counter()
    wire = await opened(server.address, f"/ws/t/{answer['code']}", hear)
    wire.say(msgspec.json.encode({"type": "EnterTable", "tokens": answer["tokens"]}))
    try:
        await asyncio.wait_for(moved, patience)
    except TimeoutError:
        return None
    finally:
        wire.transport.close()
    return time.perf_counter() - begun


async def kept(folder: Path) -> Path:
    """The games that are attacked, stored once for all attacks."""
    store = SqliteStore(made(folder))
    await keep_long(store, [LONG], 3000)
    await keep_long(store, [SHORT], 100)
    await keep_over(store, OVER)
    await store.close()
    return folder


async def beside(name: str, folder: Path, seconds: float) -> dict[str, Any]:
    """An innocent table beside one attack: how long its moves take, whether its bot answers, and the memory."""
    async with ours(folder) as server:
        measured, before = Measured(), server.resident
        tables = await server.tables(6 * INNOCENTS, EDITIONS["castle"])
        innocents = [Seats(server.address, tables[at::INNOCENTS], measured, 5 + at) for at in range(INNOCENTS)]
        for innocent in innocents:
            innocent.plays_on = False
            await innocent.sit_down()
        attack = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bench.attacks", "--attack", name, "--address", server.address
        )
        try:
            await asyncio.sleep(2)
            ends, largest, spent = time.perf_counter() + seconds, before, cpu_seconds(server.process.pid)
            answering = asyncio.create_task(bots_answer(server, 15))
            while time.perf_counter() < ends:
                for innocent in innocents:
                    if not innocent.is_waiting:
                        innocent.move()
                await asyncio.sleep(0.05)
                largest = max(largest, server.resident)
            spent = cpu_seconds(server.process.pid) - spent
            took = await answering
        finally:
            attack.kill()
            await attack.wait()
    return {
        "server_cpu": round(spent / seconds, 2),
        "moves": len(measured.took),
        "p50_ms": round(percentile(measured.took, 0.5), 1),
        "p99_ms": round(percentile(measured.took, 0.99), 1),
        "bot_seconds": None if None in took.values() else max(each for each in took.values() if each is not None),
        "bots": took,
        "mb_before": before >> 20,
        "mb_most": largest >> 20,
    }


async def all_of(names: Sequence[str], games: Path, wanted: argparse.Namespace) -> dict[str, Any]:
    """Each attack in turn, as long as there is time."""
    found: dict[str, Any] = {}
    ends = time.monotonic() + wanted.within
    print(f"{'attack':12} {'moves':>6} {'p50 ms':>8} {'p99 ms':>8} {'CPU':>5} {'bot s':>6} {'MB':>5} {'most':>5}")
    for name in names:
        folder = games.with_name(name)
        shutil.copytree(games, folder)
        try:
            async with asyncio.timeout(min(60.0, ends - time.monotonic())):
                line = found[name] = await beside(name, folder, wanted.seconds)
        except TimeoutError:
            print(f"{name:12} left out: no time is left, or the server did not answer", flush=True)
            continue
        bot = "never" if line["bot_seconds"] is None else line["bot_seconds"]
        moves = f"{line['moves']:6} {line['p50_ms']:8} {line['p99_ms']:8} {line['server_cpu']:5}"
        print(f"{name:12} {moves} {bot:>6} {line['mb_before']:5} {line['mb_most']:5}", flush=True)
    return found


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", type=Path, help="where all figures are written")
    parser.add_argument("--only", default=",".join(ATTACKS))
    parser.add_argument("--seconds", type=float, default=6.0, help="for each attack")
    parser.add_argument("--within", type=float, default=230.0, help="seconds for all of them")
    parser.add_argument("--attack", help=argparse.SUPPRESS)
    parser.add_argument("--address", help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.attack is not None:  # the other half of it, in a process of its own
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(ATTACKS[wanted.attack](Target(wanted.address)), LONGEST)
        return
    with tempfile.TemporaryDirectory(prefix="toychest-attack-") as work:
        found = await all_of(wanted.only.split(","), await kept(Path(work) / "kept"), wanted)
    if wanted.json is not None:
        command = f"bench.attacks --only {wanted.only} --seconds {wanted.seconds:g}"
        told = {"command": command, "load_average": os.getloadavg(), "attacks": found}
        wanted.json.write_bytes(msgspec.json.format(msgspec.json.encode(told), indent=2) + b"\n")


if __name__ == "__main__":
    asyncio.run(main())
