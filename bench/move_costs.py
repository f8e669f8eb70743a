"""Where the time of a move goes: the work between a request and its answer, part by part, without a network or a disk.

    .venv/bin/python -m bench.move_costs [--games 12]

Counted is what this thread had of a core, so a busy machine matters little. What the server takes beyond it (`CPU a
move` of bench.server) are the socket, the event loop, the writer's thread and the kernel.
"""

import argparse
import random
import time
from collections import Counter

from bench.server import EDITIONS as NAMES
from toychest.games import EDITIONS
from toychest.table import Table, new_table
from toychest.table.requests import OpenTurn, Play, Request
from toychest.table.told import told_now
from toychest.web.connection import written
from toychest.web.telling import Audience, entries_played

LONGEST = 150
"""Entries of a game that are played."""


def next_request(table: Table, choices: random.Random) -> OpenTurn | Play:
    """The awaited click, or any of the legal moves."""
    if table.waits_for is not None:
        return OpenTurn(table.waits_for)
    seat = table.to_act[0]
    return Play(seat, choices.choice(table.legal_moves(seat)))


def cost(table: Table, request: Request, audience: Audience, costs: Counter[str]) -> Table:
    """One move, done and told to one browser that holds every seat; the parts of telling are asked for once more."""
    marks = [time.thread_time()]
    granted = table.granted(request)
    marks.append(time.thread_time())
    message = entries_played(granted, audience, "id", 0)
    marks.append(time.thread_time())
    text = written(message)
    marks.append(time.thread_time())
    told_now(granted, audience.eyes)
    marks.append(time.thread_time())
    names = (
        "granted by the rules, luck included",
        "told: view, legal moves, words, events",
        "encoded",
        "(events again)",
    )
    for name, before, after in zip(names, marks, marks[1:], strict=False):
        costs[name] += round(1e9 * (after - before))
    costs["moves"] += 1
    costs["bytes"] += len(text)
    return granted.table


def costs_of(edition: str, games: int) -> Counter[str]:
    choices, costs = random.Random(1), Counter[str]()
    for number in range(games):
        table = new_table(EDITIONS[edition], {}, ["Ann", "Ben"], f"costs: {number}")
        while table.outcome is None and table.seq < LONGEST:
            request = next_request(table, choices)
            seats = frozenset(table.awaited)
            table = cost(table, request, Audience(seats, min(seats)), costs)
    return costs


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=12)
    wanted = parser.parse_args()
    for game, edition in NAMES.items():
        costs = costs_of(edition, wanted.games)
        moves, size = costs.pop("moves"), costs.pop("bytes")
        print(f"{game}: {moves} moves, {size // moves} bytes each")
        for name, spent in costs.items():
            print(f"  {name:45} {spent / moves / 1000:6.0f} µs")


if __name__ == "__main__":
    main()
