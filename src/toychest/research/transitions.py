"""Transitions as Parquet: a row for every entry of every game, chance included, by columns that never change meaning.

A file says in its metadata which simulation it belongs to and which games it holds; any other file is refused.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from toychest.bots.playouts import share_of_win
from toychest.contract import CHANCE, Kernel, Seat
from toychest.research.simulated import Simulated

FORMAT: Final = 1
KEY: Final = b"toychest"
ACTION: Final = 1
"""Where the number of the move stands in what is told of a seat or of chance."""

SCHEMA: Final = pa.schema(
    [
        ("game", pa.int64()),  # its number in the simulation
        ("entry", pa.int32()),  # from 1, as in its log
        ("seat", pa.int8()),  # who moves; chance is -1
        ("move", pa.string()),  # in the game's notation
        ("legal", pa.list_(pa.string())),  # every move that was allowed, this one too; nothing for chance
        ("action", pa.int32()),  # the move as the kernel numbers it, where there is a kernel
        ("actions", pa.list_(pa.int32())),  # the same of `legal`, in its order
        ("observation", pa.list_(pa.int8())),  # what lay open to the mover, as docs/research says, index by index
        ("view", pa.string()),  # the same as JSON; nothing for chance
        ("weight", pa.int64()),  # of what chance brought
        ("weights", pa.int64()),  # of all that it could have brought: the odds are weight / weights
        ("is_last", pa.bool_()),  # the game's last entry
        ("is_cut_off", pa.bool_()),  # it was the last because the game went on for too long
        ("share", pa.float32()),  # what the mover had of the win at the end, 0 to 1; nothing where it was cut off
        ("points", pa.int32()),  # the mover's points at the end
    ]
)


class ForeignParquet(ValueError):
    """A file that holds no transitions of a simulation, or those of another one."""

    def __init__(self, path: Path, because: str) -> None:
        super().__init__(f"{path} {because}")
        self.path = path


class Held(msgspec.Struct, frozen=True, kw_only=True):
    """What a file of transitions says of itself: its simulation by a stamp, and how many games from which one on."""

    stamp: str
    first: int
    games: int
    format: int = FORMAT


def transitions(games: Iterable[Simulated], held: Held) -> bytes:
    """These games as a file; the same games give the same bytes."""
    rows = [row for game in games for row in _rows(game)]
    columns = [pa.array(column, type=field.type) for column, field in zip(_columns(rows), SCHEMA, strict=True)]
    table = pa.Table.from_arrays(columns, schema=SCHEMA.with_metadata({KEY: msgspec.json.encode(held)}))
    sink = pa.BufferOutputStream()
    pq.write_table(table, sink, compression="zstd", version="2.6")
    return bytes(sink.getvalue())


def held_in(path: Path) -> Held:
    """Which transitions a file holds. Raises `ForeignParquet`."""
    try:
        schema = pq.read_schema(path)
        held = msgspec.json.decode((schema.metadata or {})[KEY], type=Held)
    except (pa.ArrowInvalid, OSError, KeyError, msgspec.DecodeError) as fault:
        raise ForeignParquet(path, "holds no transitions of a simulation") from fault
    if held.format > FORMAT or not schema.remove_metadata().equals(SCHEMA):
        raise ForeignParquet(path, f"holds transitions of another format than {FORMAT}")
    return held


def read_transitions(folder: Path) -> Any:
    """Every transition of a simulation's folder, in order, as an Arrow table. Raises `ForeignParquet`."""
    files = sorted(folder.glob("*.parquet"))
    stamps = {held_in(file).stamp for file in files}
    if len(stamps) != 1:
        raise ForeignParquet(folder, "holds no transitions" if not stamps else "holds more than one simulation")
    return pa.concat_tables([pq.read_table(file, schema=SCHEMA) for file in files])


def _columns(rows: list[tuple[Any, ...]]) -> list[list[Any]]:
    return [list(column) for column in zip(*rows, strict=True)] or [[] for _ in SCHEMA]


def _rows(game: Simulated) -> Iterator[tuple[Any, ...]]:
    """One for each entry; what a mover had at the end is known by then."""
    twin, outcome = _twin(game), game.outcome
    for at, (seat, move) in enumerate(game.moves):
        is_last = at + 1 == len(game.moves)
        told = _of_chance(game, at, move, twin) if seat == CHANCE else _of_seat(game, at, seat, move, twin)
        if twin is not None:
            twin.play(told[ACTION])
        share = None if outcome is None or seat == CHANCE else _share(game, seat)
        points = None if outcome is None or seat == CHANCE else outcome.points[seat]
        text = game.edition.rules.write_move(move)
        ending = (is_last, is_last and outcome is None, share, points)
        yield (game.number, at + 1, seat, text, *told, *ending)


class Twin:
    """The game once more, by its kernel: the row goes along move by move, which costs less than to pack each state."""

    def __init__(self, kernel: Kernel, start: Any) -> None:
        self.kernel, self._tables = kernel, kernel.tables(start)
        self._row, self._scratch = kernel.pack(start, None), np.zeros(kernel.scratch_size, np.int32)
        self._observing = None if kernel.observing is None else kernel.observing()

    def number(self, state: Any, move: Any) -> int:
        """The move as the kernel numbers it."""
        return self.kernel.move_id(state, move)

    def observation(self, seat: Seat) -> Any:
        """The tensor without recall; None where the kernel says nothing of it."""
        if self._observing is None:
            return None
        seen = np.zeros(self._observing.size, np.int8)
        self._observing.observe(self._tables, self._row, seat, 0, seen)
        return seen

    def play(self, number: int) -> None:
        """The move with this number is made."""
        self.kernel.step(self._tables, self._row, number, self._scratch)


def _twin(game: Simulated) -> Twin | None:
    if game.edition.kernel is None:
        return None
    kernel, start = game.edition.kernel(), game.states[0]
    return Twin(kernel, start) if kernel.covers(start) else None


def _of_seat(game: Simulated, at: int, seat: Seat, move: Any, twin: Twin | None) -> tuple[Any, ...]:
    """legal, action, actions, observation, view, weight, weights."""
    rules, state = game.edition.rules, game.states[at]
    legal = rules.legal_moves(state, seat)
    texts = [rules.write_move(each) for each in legal]
    view = msgspec.json.encode(rules.view(state, seat)).decode()
    if twin is None:
        return texts, None, None, None, view, None, None
    numbers = [twin.number(state, each) for each in legal]
    return texts, twin.number(state, move), numbers, twin.observation(seat), view, None, None


def _of_chance(game: Simulated, at: int, move: Any, twin: Twin | None) -> tuple[Any, ...]:
    """legal, action, actions, observation, view, weight, weights."""
    state = game.states[at]
    odds = game.edition.rules.odds(state)
    weight = sum(each for brought, each in odds if brought == move)
    action = None if twin is None else twin.number(state, move)
    return None, action, None, None, None, weight, sum(each for _, each in odds)


def _share(game: Simulated, seat: Seat) -> float:
    """A team wins together, each of them whole."""
    outcome = game.outcome
    assert outcome is not None, "asked of games that ended"
    if game.edition.is_cooperative:
        return float(outcome.places[seat] == 1)
    return share_of_win(outcome.places, seat)
