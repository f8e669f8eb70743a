"""How often each board of Coded Castle is won, by profile and player: the table of towers in docs/rules/castle.md.

usage: python -m tools.tower_lengths [--games N]   play what bench/towers.json lacks, then print the table
       python -m tools.tower_lengths --write       ... and write it into the page
       python -m tools.tower_lengths --spread      ... and print the rate of every length of tower
       python -m tools.tower_lengths --check       play everything anew and say what is no longer true

Stop it when you like (Ctrl-C): what was played is kept, and the next run goes on from there. How the players play, and
why one game tells about every length of tower, is said in tools/greedy_castle.py; a tower's length is in its board.
"""

import argparse
import json
import math
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from pathlib import Path
from signal import SIG_IGN, SIGINT, signal
from typing import Any

from tools.greedy_castle import SEEN, has_half_turns, play, terms_of
from toychest.games.castle.terms import BOARDS

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "rules" / "castle.md"
KEPT = ROOT / "bench" / "towers.json"
OPENING, CLOSING = "<!-- towers -->\n", "<!-- /towers -->"
PROFILES = ("young", "base", "older", "oldest")
GAMES, BATCH = 4000, 1000
COUNTED = ("highest", "lengths")
"""The counters of a tally."""
Cell = tuple[str, str, str]
"""Board, profile, player."""


@dataclass
class Tally:
    """What came of a cell's games so far.

    `highest[step]` counts those in which that was the ghost's highest step, `lengths[rows]` those that had so many
    rows with the board's own tower.
    """

    mark: str
    games: int = 0
    rows: int = 0
    impossible: int = 0
    idle: int = 0
    highest: Counter[int] = field(default_factory=Counter)
    lengths: Counter[int] = field(default_factory=Counter)

    def won(self, tower: int) -> int:
        """CAS 5.2: games in which the ghost never reached the last step."""
        return sum(games for step, games in self.highest.items() if step < tower)

    @property
    def median(self) -> int:
        """Half of the games have no more rows than this."""
        return sorted(self.lengths.elements())[(self.games - 1) // 2]


def cells(boards: Sequence[str] = BOARDS) -> list[Cell]:
    """Every board, profile and player, half turns on one board alone; neighbours share most of their rows."""
    return [
        (board, profile, player)
        for board in boards
        for profile in PROFILES
        for player in SEEN
        if board == "castle" or not has_half_turns(player)
    ]


def mark_of(board: str, profile: str) -> str:
    """Changes with everything that a game depends on."""
    terms = terms_of(board, profile)
    depends = terms.board.lines, terms.board.walls, terms.board.tower, terms.chambers, terms.box.cards
    return sha256(repr(depends).encode()).hexdigest()[:12]


def read_tallies(file: Path) -> dict[Cell, Tally]:
    """The games that are kept, those on a board that has changed since left out."""
    kept = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    tallies = {}
    for cell in cells():
        found = kept.get(" ".join(cell), {})
        is_fresh = found.get("mark") == mark_of(*cell[:2])
        tallies[cell] = read_tally(found) if is_fresh else Tally(mark_of(*cell[:2]))
    return tallies


def read_tally(found: dict[str, Any]) -> Tally:
    return Tally(**found | {name: Counter({int(key): games for key, games in found[name].items()}) for name in COUNTED})


def write_tallies(file: Path, tallies: dict[Cell, Tally]) -> None:
    """One line a cell; first aside, so that a stopped run leaves a whole file."""
    lines = [f"{json.dumps(' '.join(cell))}: {json.dumps(written(tally))}" for cell, tally in tallies.items()]
    aside = file.with_suffix(".part")
    aside.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    aside.replace(file)


def written(tally: Tally) -> dict[str, Any]:
    counted = {name: getattr(tally, name) for name in COUNTED}
    return asdict(tally) | {name: {str(key): its[key] for key in sorted(its)} for name, its in counted.items()}


def play_batch(cell: Cell, first: int, last: int) -> Tally:
    """Some games of a cell; runs in a process of its own."""
    batch, tower = Tally(""), terms_of(*cell[:2]).board.tower
    for number in range(first, last):
        game = play(*cell, number)
        batch.games, batch.rows = batch.games + 1, batch.rows + game.rows
        batch.impossible, batch.idle = batch.impossible + game.impossible, batch.idle + game.idle
        batch.highest[game.highest] += 1
        batch.lengths[game.rows_below(tower)] += 1
    return batch


def add(tally: Tally, batch: Tally) -> None:
    tally.games, tally.rows = tally.games + batch.games, tally.rows + batch.rows
    tally.impossible, tally.idle = tally.impossible + batch.impossible, tally.idle + batch.idle
    tally.highest += batch.highest
    tally.lengths += batch.lengths


def play_missing(tallies: dict[Cell, Tally], games: int, file: Path, lanes: int = 2) -> None:
    """Plays every cell up to `games` games, on `lanes` cores, and keeps what it has after every batch.

    Rows are remembered within a process, so all cells of a board and its way with gates go to the same one.
    """
    pools = [ProcessPoolExecutor(1, initializer=signal, initargs=(SIGINT, SIG_IGN)) for _ in range(lanes)]
    waiting: dict[Future[Tally], Cell] = {}
    try:
        for turn, cell in batches(tallies, games):
            lane = pools[(BOARDS.index(cell[0]) * 2 + (cell[1] in ("older", "oldest"))) % lanes]
            waiting[lane.submit(play_batch, cell, turn, min(turn + BATCH, games))] = cell
        for done, future in enumerate(as_completed(waiting), start=1):
            add(tallies[waiting[future]], future.result())
            write_tallies(file, tallies)
            print(f"\r{done} of {len(waiting)} batches  {' '.join(waiting[future]):<30}", end="", file=sys.stderr)
        print("\r" + " " * 60 + "\r", end="", file=sys.stderr)
    finally:
        for pool in pools:
            pool.shutdown(wait=False, cancel_futures=True)


def batches(tallies: dict[Cell, Tally], games: int) -> Iterator[tuple[int, Cell]]:
    """What is still to be played: the first game of each batch. Batches of a cell come back in order."""
    for cell, tally in tallies.items():
        yield from ((first, cell) for first in range(tally.games, games, BATCH))


def section(tallies: dict[Cell, Tally]) -> str:
    """What stands between the marks on the page."""
    games = min(tally.games for tally in tallies.values())
    head = ["board", "tower", "player", *PROFILES]
    lines = list(dict.fromkeys((board, player) for board, _, player in cells()))
    won = _table([head, *([*_named(*line), *_rates(*line, tallies)] for line in lines)])
    long = _table([head, *([*_named(*line), *_medians(*line, tallies)] for line in lines)])
    return (
        f"Games won in {games:,} of each kind, with the 95 % interval:\n\n{won}\n\n"
        f"Rows that half of these games did not exceed:\n\n{long}\n\n{wasted(tallies)}\n"
    )


def _table(rows: Sequence[Sequence[str]]) -> str:
    return "\n".join(f"| {' | '.join(row)} |" for row in (rows[0], ["---"] * len(rows[0]), *rows[1:]))


def _named(board: str, player: str) -> list[str]:
    return [f"`{board}`", str(terms_of(board, "base").board.tower), player]


def _rates(board: str, player: str, tallies: dict[Cell, Tally]) -> list[str]:
    tower = terms_of(board, "base").board.tower
    return [rate(tallies[board, profile, player], tower) for profile in PROFILES]


def _medians(board: str, player: str, tallies: dict[Cell, Tally]) -> list[str]:
    return [str(tallies[board, profile, player].median) for profile in PROFILES]


def rate(tally: Tally, tower: int) -> str:
    """`83 % (81-85)`."""
    low, high = interval(tally.won(tower), tally.games)
    return (
        f"{tally.won(tower) / tally.games:.0%} ({low:.0%}-{high:.0%})".replace("%-", "-")
        .replace("%)", ")")
        .replace("%", " %")
    )


def interval(won: int, games: int, z: float = 1.96) -> tuple[float, float]:
    """Wilson's interval: where the true rate lies, 95 times in 100."""
    share, spread = won / games, z * z / games
    middle = (share + spread / 2) / (1 + spread)
    reach = z / (1 + spread) * math.sqrt(share * (1 - share) / games + spread / (4 * games))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def wasted(tallies: dict[Cell, Tally]) -> str:
    """Sentences about the cards: how many rows are wasted, board by board."""
    every = [tallies[cell] for cell in cells()]
    idle = sum(tally.idle for tally in every) / sum(tally.rows for tally in every)
    boards = ", ".join(f"{impossible(tallies, board):.1%} in `{board}`" for board in BOARDS)
    return (
        f"Of all rows {idle:.1%} have no step at all: only ghosts, or loops with nothing to repeat. "
        f"Rows that cannot be walked:\n{boards}."
    ).replace("%", " %")


def impossible(tallies: dict[Cell, Tally], board: str) -> float:
    """The share of rows on this board that nobody could walk."""
    chosen = [tallies[cell] for cell in cells((board,))]
    return sum(tally.impossible for tally in chosen) / sum(tally.rows for tally in chosen)


def with_section(page: str, text: str) -> str:
    """The page with this between its marks."""
    before, _, rest = page.partition(OPENING)
    _, _, after = rest.partition(CLOSING)
    return f"{before}{OPENING}{text}{CLOSING}{after}"


def spread(tallies: dict[Cell, Tally]) -> str:
    """The rate of every length of tower."""
    head = f"{'tower':<28}" + "".join(f"{tower:5}" for tower in range(3, 21))
    lines = [
        f"{' '.join(cell):<28}" + "".join(f"{tally.won(tower) / tally.games:5.0%}" for tower in range(3, 21))
        for cell, tally in tallies.items()
    ]
    return "\n".join([head, *lines])


def checked(lanes: int) -> int:
    """Plays everything anew; 0 if the kept games and the page say the same."""
    kept = read_tallies(KEPT)
    with tempfile.TemporaryDirectory() as folder:
        anew = read_tallies(Path(folder) / "towers.json")
        play_missing(anew, min(tally.games for tally in kept.values()), Path(folder) / "towers.json", lanes)
    stale = [f"{' '.join(cell)}: other games than bench/towers.json has" for cell in kept if kept[cell] != anew[cell]]
    page = PAGE.read_text(encoding="utf-8")
    if with_section(page, section(kept)) != page:
        stale.append("docs/rules/castle.md: other rates than bench/towers.json has; `--write` mends it")
    print("\n".join(stale) or "every game went as before, and the page says so")
    return 1 if stale else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=GAMES, help="games of each kind")
    parser.add_argument("--results", type=Path, default=KEPT, help="where played games are kept")
    parser.add_argument("--lanes", type=int, default=2, help="cores to use")
    for name in ("write", "spread", "check"):
        parser.add_argument(f"--{name}", action="store_true")
    asked = parser.parse_args()
    if asked.check:
        return checked(asked.lanes)
    tallies = read_tallies(asked.results)
    try:
        play_missing(tallies, asked.games, asked.results, asked.lanes)
    except KeyboardInterrupt:
        print(f"\nstopped; {asked.results} has what was played", file=sys.stderr)
        return 1
    if asked.write:
        PAGE.write_text(with_section(PAGE.read_text(encoding="utf-8"), section(tallies)), encoding="utf-8")
    print(spread(tallies) if asked.spread else section(tallies))
    return 0


if __name__ == "__main__":
    sys.exit(main())
