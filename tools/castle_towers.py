"""How often the planner's highest level saves each castle, by profile: how much better than a family one can play.

usage: python -m tools.castle_towers [--placings N] [--json FILE]   play what the file lacks, print the table

The file is bench/castle_towers.json unless said; it is not kept with the source. One placing of the treasures is played
GAMES times, with its own seed; the interval is that of the placings' rates. Stop it when you like (Ctrl-C): what was
played is kept.
"""

import argparse
import json
import math
import random
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np

from toychest.bots.castle_planner.book import book_for, room_for
from toychest.bots.castle_planner.compiled.playing_on import played_out
from toychest.contract import CHANCE
from toychest.games import EDITIONS
from toychest.games.castle.board_file import load_board
from toychest.games.castle.kernel import KERNEL
from toychest.games.castle.kernel import layout as at
from toychest.games.castle.moves import PlaceTreasure
from toychest.games.castle.terms import BOARDS
from toychest.games.kernels import generator

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "bench" / "castle_towers.json"
PROFILES = ("base", "young", "older", "oldest")
RULES = EDITIONS["castle-standard-0"].rules
GAMES, PLACINGS = 100, 16
Cell = tuple[str, str, int]
"""Board, profile, tower."""
Kept = dict[str, list[int]]
"""Games won with each placing, by cell."""


def name_of(cell: Cell) -> str:
    return " ".join(map(str, cell))


def start_of(cell: Cell) -> Any:
    """The state before the treasures are placed."""
    board, profile, _ = cell
    return RULES.setup(1, {"board": board, "profile": profile})


def won(cell: Cell, placing: int, games: int = GAMES) -> int:
    """Games won by the highest level with one placing of the treasures."""
    start = start_of(cell)
    squares = random.Random(f"{cell[0]} {placing}").sample(start.terms.chambers, start.terms.treasures)
    placed = start
    for square in squares:
        placed, _ = RULES.apply(placed, CHANCE, PlaceTreasure(square))
    book = book_for(start, tuple(squares), 0, True)
    room = room_for(book)
    tables, row, bits = KERNEL.tables(start), KERNEL.pack(placed, None), np.arange(len(squares), dtype=np.int32)
    luck = generator(placing)
    sizes = (KERNEL.most_moves, KERNEL.most_moves, KERNEL.scratch_size)
    work = (*(np.zeros(size, np.int32) for size in sizes), np.zeros(1))
    ends = (played_out(tables, row.copy(), bits, book, room, luck, *work) for _ in range(games))
    return sum(end == at.SAVED for end in ends)


def rate(wins: list[int]) -> float:
    return sum(wins) / (GAMES * len(wins))


def half_width(wins: list[int]) -> float:
    """Half the 95 % interval, placings being what varies most."""
    spread = np.std(np.array(wins) / GAMES, ddof=1) if len(wins) > 1 else 0.5
    return float(1.96 * spread / math.sqrt(len(wins)))


def play(cell: Cell, kept: Kept, placings: int, file: Path) -> float:
    """Plays the cell up to so many placings, keeping each; gives its rate."""
    wins = kept.setdefault(name_of(cell), [])
    while len(wins) < placings:
        wins.append(won(cell, len(wins)))
        write(kept, file)
        print(f"\r{name_of(cell):<24} {len(wins)} of {placings}  {rate(wins):.1%} ", end="", file=sys.stderr)
    return rate(wins)


def write(kept: Kept, file: Path) -> None:
    """One line a cell; first aside, so that a stopped run leaves a whole file."""
    lines = [f"{json.dumps(cell)}: {json.dumps(wins)}" for cell, wins in sorted(kept.items())]
    aside = file.with_suffix(".part")
    aside.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    aside.replace(file)


def table(towers: dict[str, int], kept: Kept) -> Iterator[str]:
    """The rates of every profile, for a page."""
    yield "| board | tower | " + " | ".join(PROFILES) + " |"
    yield "| --- " * (2 + len(PROFILES)) + "|"
    for board, tower in towers.items():
        wins = [kept[name_of((board, profile, tower))] for profile in PROFILES]
        rates = (f"{rate(each):.1%} (±{100 * half_width(each):.1f})" for each in wins)
        yield f"| `{board}` | {tower} | " + " | ".join(rates) + " |"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--placings", type=int, default=PLACINGS)
    parser.add_argument("--json", type=Path, default=KEPT)
    chosen = parser.parse_args()
    kept: Kept = json.loads(chosen.json.read_text(encoding="utf-8")) if chosen.json.exists() else {}
    towers = {board: load_board(board).tower for board in BOARDS}
    for board, profile in product(BOARDS, PROFILES):
        play((board, profile, towers[board]), kept, chosen.placings, chosen.json)
    print("\r" + " " * 60 + "\r", end="", file=sys.stderr)
    print("\n".join(table(towers, kept)))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
