"""How soon nodes are whole again after a fault: what people wait for when a node is killed, or notifications get lost.

    .venv/bin/python -m bench.node_times [--kills 10] [--moves 100] [--json bench/node_times.json]

It does what `tests/nodes` does, with the same players, and writes down the times that tests do not assert: how long
players were without a node each time one was killed, under load; until bots went on at another node; and how late a
move was seen at the other node while a fifth of the notifications was dropped, a fifth doubled and a fifth late. Wished
for are 5, 10 and 1 seconds at most.
"""

import argparse
import asyncio
import datetime
import json
import os
import platform
import random
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tests.nodes import test_bad_bus
from tests.nodes.cluster import running_nodes
from tests.nodes.players import Crowd, check_nothing_lost_or_doubled
from tests.nodes.test_killed_nodes import CITY, TABLES, heard_beyond, killed_and_started
from tests.services.postgres import PostgresServer, running
from tests.web.process import started
from toychest.storage.postgres import PostgresStore

TAKE_OVERS = 3


def told(seconds: Sequence[float]) -> dict[str, Any]:
    """How often, usually and at most."""
    ordered = sorted(seconds)
    return {"times": len(ordered), "median_s": round(ordered[len(ordered) // 2], 2), "most_s": round(ordered[-1], 2)}


async def players_back(folder: Path, database: str, kills: int) -> dict[str, Any]:
    """Players of four tables, while one node after the other is killed; nothing acknowledged is lost."""
    async with running_nodes(folder, 2, "--store", database, "--pause", "0.1") as nodes:
        crowd, stopped = Crowd(nodes, TABLES, CITY), asyncio.Event()
        async with asyncio.TaskGroup() as playing:
            playing.create_task(crowd.play(stopped))
            await killed_and_started(nodes, random.Random(9), kills, crowd)
            stopped.set()
        store = PostgresStore(database)
        for player in crowd.players:
            await check_nothing_lost_or_doubled(store, player)
        await store.close()
    return {**told(crowd.away), "moves": crowd.acknowledged}


async def bots_on(folder: Path, database: str) -> dict[str, Any]:
    """Somebody looks on at one node while the other, where the bots may think, is killed."""
    took = []
    async with running_nodes(folder, 2, "--store", database, "--pause", "0.1") as nodes:
        table = await nodes.sites[0].start_table(1, 1, edition=CITY)
        for round in range(TAKE_OVERS):
            dying, other = round % 2, nodes.sites[1 - round % 2]
            async with other.entered(table.code) as onlooker:
                await heard_beyond(onlooker, onlooker.standing.seq + 1)
                await nodes.kill(dying)
                killed_at = time.monotonic()
                took.append(await heard_beyond(onlooker, onlooker.standing.seq + 1) - killed_at)
            await nodes.start_again(dying)
    return told(took)


async def views_equal(folder: Path, database: str, moves: int) -> dict[str, Any]:
    """Three tables played through two nodes whose ears are bad."""
    ears = [(sys.executable, "-m", "tests.nodes.bad_bus", str(seed)) for seed in (1, 2)]
    options = ("--port", "0", "--store", database)
    async with (
        started(folder / "one", *options, before=ears[0]) as here,
        started(folder / "two", *options, before=ears[1]) as there,
    ):
        late = await asyncio.gather(*(test_bad_bus.one_table(here, there, seed, moves) for seed in range(3)))
    return told([seconds for each in late for seconds in each])


async def measured(server: PostgresServer, kills: int, moves: int) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as work:
        folder = Path(work)
        return {
            "players_back": await players_back(folder, server.new_database(), kills),
            "bots_on": await bots_on(folder, server.new_database()),
            "views_equal": await views_equal(folder, server.new_database(), moves),
        }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=10)
    parser.add_argument("--moves", type=int, default=100)
    parser.add_argument("--json", type=Path)
    wanted = parser.parse_args()
    with running() as server:
        found = asyncio.run(measured(server, wanted.kills, wanted.moves))
    result = {
        "date": str(datetime.datetime.now(datetime.UTC).date()),
        "machine": f"{os.cpu_count()} cores, {platform.system()}",
        "load": round(os.getloadavg()[0], 1),
        "kills": wanted.kills,
        **found,
    }
    print(json.dumps(result, indent=2))
    if wanted.json is not None:
        wanted.json.write_text(json.dumps(result, indent=2) + "\n")


if __name__ == "__main__":
    main()
