"""Sit down to Lanterns: tables for the tests, played from notation or by a fixed row of choices."""

from collections.abc import Iterable

from tests.table.lanterns import LANTERNS
from toychest.contract import Draw, Seat
from toychest.table import Table, draws_for, new_table

ANN, BEN = Seat(0), Seat(1)
SEED = "a seed for tests"


def seated(names: tuple[str, ...] = ("Ann", "Ben"), seed: str = SEED) -> Table:
    """A table before its first entry."""
    return new_table(LANTERNS, {}, names, seed)


def dealt() -> Table:
    """Gems are dealt (entries 1 and 2), the table waits for Ann's click."""
    return played(seated(), "open")


def played(table: Table, script: str) -> Table:
    """`open` is the awaited click, `back 5` a take-back by whoever is to act or acted last; all else is a move."""
    for request in filter(None, (part.strip() for part in script.split(","))):
        table = _after(table, request)
    return table


def _after(table: Table, request: str) -> Table:
    word, _, number = request.partition(" ")
    if word == "open":
        assert table.waits_for is not None
        return table.open_turn(table.waits_for).table
    if word == "back":
        return table.take_back(table.frames[-1].seat or ANN, int(number)).table
    return table.play(table.to_act[0], request).table


def chosen(choices: Iterable[int], table: Table | None = None, without: tuple[str, ...] = ()) -> Table:
    """A sitting in which each number picks a request, take-backs among them, until over or out of choices."""
    table = seated() if table is None else table
    for number in choices:
        if table.outcome is not None:
            return table
        requests = [request for request in possible_requests(table) if request not in without]
        table = _after(table, requests[number % len(requests)])
    return table


def possible_requests(table: Table) -> list[str]:
    if table.waits_for is not None:
        return ["open", *_back(table)]
    return [*table.legal_moves(table.to_act[0]), *_back(table)]


def finished(seed: str = SEED) -> Table:
    """A whole game with luck and choices from the seed; every ninth request or so is a take-back where one may be."""
    draw: Draw = draws_for(f"choices for {seed}", 0)
    table = seated(seed=seed).add_entropy(BEN, "pigs might fly").table
    while table.outcome is None:
        requests = possible_requests(table)
        backs = [request for request in requests if request.startswith("back")][: draw(9) == 0]
        forward = [request for request in requests if not request.startswith("back")]
        table = _after(table, (backs or [forward[draw(len(forward))]])[0])
    return table


def _back(table: Table) -> list[str]:
    last = table.frames[-1]
    earliest = None if last.seat is None or last.seat < 0 else table.earliest_take_back(last.seat)
    return [] if earliest is None else [f"back {earliest}"]
