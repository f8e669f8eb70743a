"""Tables put together by hand: the cards that a picture or a test needs, on the disk before the server starts."""

import asyncio
import json
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType

from playwright.sync_api import Page

from toychest.contract import Json, Seat
from toychest.games import EDITIONS
from toychest.storage import SqliteStore
from toychest.table import Table, TableRecord, held_seat, new_table, record_of

CODE = "LAMB-3XVP"
TREASURES = "treasure a2, treasure b4, treasure f3, treasure c6"
ROWS = "lay left, lay down, lay ghost, go, lay up, lay right, lay ghost, go, lay right, lay loop, lay ghost, go"
ONE_GO_FROM_WINNING = "treasure b2, treasure b3, treasure b4, treasure b5, lay down, lay loop, lay loop"
TURN_AND_GO = "treasure c1, treasure a1, treasure a2, treasure b2, lay right, lay left, lay left"
ATTIC = """
name = "Attic"
symbols = ["moon", "heart", "key", "drop"]
lines = [
    "S . . .",
    ". w . .",
    "O . . .",
    ". . . O",
]
walls = [["c1", "d1"]]
tower = 9
"""
LARGEST = """
symbols = ["moon", "heart", "key", "drop", "bell", "leaf", "flag", "sun", "fish", "tree", "bird", "boat"]
lines = [
    "S...O......w", "..X......X..", "....w.......", "O......X...O", "..X.........", ".....O......",
    "w........X..", "...X........", ".......w....", "..O......X..", "X...........", "w...O......w",
]
walls = [["a1", "a2"], ["d4", "e4"]]
tower = 40
"""
PLANNED = "lay up, lay sorcerer, lay loop, turn 1 right, jump c4, walk left, jump g3"


@dataclass(frozen=True)
class Seats:
    """Who sits at a staged table, and the tokens that prove it."""

    names: list[str]
    tokens: list[str]


def stage_table(
    data: Path,
    names: list[str],
    moves: str,
    edition: str = "castle-standard-0",
    options: Mapping[str, Json] = MappingProxyType({}),
) -> Seats:
    """A table at which these moves were made, whatever the seed says."""
    table = new_table(EDITIONS[edition], options, names)
    for move in moves.split(", ") if moves else ():
        table = table.with_move(Seat(table.to_act[0]), move)
    return keep_table(data, table)


def keep_table(data: Path, table: Table) -> Seats:
    """This table lies in the store, and its seats are taken."""
    names = list(table.header.seats)
    seats = [held_seat(name) for name in names]
    data.mkdir(parents=True, exist_ok=True)
    record = record_of(CODE, table, [record for record, _ in seats])
    with ThreadPoolExecutor(1) as beside:  # Playwright's own loop runs in this thread
        beside.submit(lambda: asyncio.run(_kept(data, record))).result()
    return Seats(names, [token for _, token in seats])


async def _kept(data: Path, record: TableRecord) -> None:
    store = SqliteStore(data / "toychest.db")
    await store.create(record)
    await store.close()


def keep_seats(page: Page, seats: Seats) -> None:
    """This browser sits on all seats of the table."""
    kept = {"code": CODE, "game": "castle", "tokens": seats.tokens, "names": seats.names, "isOver": False, "at": 0}
    listed = json.dumps([{**kept, "seats": list(range(len(seats.names)))}])
    page.add_init_script(f"localStorage.setItem('toychest.tables', {json.dumps(listed)})")
