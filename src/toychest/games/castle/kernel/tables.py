"""The tables of one game: its board, its readings and every unrolled row, as numbers."""

from collections.abc import Mapping
from functools import lru_cache
from itertools import product
from typing import Any, Final

import numpy as np

from toychest.contract.kernel import Array
from toychest.games.castle.board import GATE, WAND, Block
from toychest.games.castle.cards import DIRECTIONS, Card, is_arrow, turned, turns_allowed
from toychest.games.castle.kernel import layout as at
from toychest.games.castle.kernel.moves import number_of, squares_of, wands_of
from toychest.games.castle.most_treasures import most_treasures
from toychest.games.castle.reach import steps_from
from toychest.games.castle.state import Castle, Plan, with_plan
from toychest.games.castle.terms import Terms
from toychest.games.castle.unrolled import unrolled
from toychest.games.kernels import blank

GATE_PLAYS: Final = ("off", "optional", "forced")
REUSES: Final = ("always", "once_per_turn", "once_per_game")
IMPOSSIBLES: Final = ("whole", "halt", "skip", "none_at_all")
KEYED: Final = (None, Card.UP, Card.LOOP, Card.SORCERER, Card.GHOST)
"""What a place of a row can hold, as far as unrolling cares."""


def tables(state: Castle) -> Array:
    """The board, the readings and every unrolled row; of a puzzle also what can be taken (CAS R38)."""
    own = chart(state.terms).copy()
    if state.terms.puzzle is not None:
        best = most_treasures(with_plan(state, Plan())) if state.outcome is None else sum(state.found)
        own.view(at.TABLES)[0]["best"] = best
    return own


@lru_cache(maxsize=64)
def chart(terms: Terms) -> Array:
    """The tables of these terms, but for the best of a puzzle; shared, so nobody may write into them."""
    cells, record = blank(at.TABLES, np.int32)
    for name, value in _numbers(terms).items():
        record[name] = value
    for number, direction in enumerate(DIRECTIONS):
        near = {direction, *(turned(direction, turn) for turn in turns_allowed(terms.half_turns))}
        record["open_ways"][number] = sum(1 << DIRECTIONS.index(way) for way in near)
    _write_squares(terms, record)
    _write_unrolled(terms, record)
    cells.setflags(write=False)
    return cells


def _numbers(terms: Terms) -> Mapping[str, int]:
    """The readings, and how many there are of everything."""
    readings = terms.readings
    return {
        "seats": terms.seats,
        "sought": terms.treasures,
        "escape": terms.escape,
        "gate_play": GATE_PLAYS.index(terms.gates),
        "turns": len(turns_allowed(terms.half_turns)),
        "most_turned": terms.box.turned,
        "may_repoint": readings.rerotate_in_loop == "yes",
        "may_resend": readings.sorcerer_repeat == "free",
        "wand_reuse": REUSES.index(readings.wand_reuse),
        "may_leave_wand": readings.wand == "optional",
        "may_fail": readings.voluntary_fail == "yes",
        "impossible": IMPOSSIBLES.index(readings.impossible),
        "has_void_ghosts": readings.void_ghosts == "count",
        "has_idle_cost": readings.idle_row == "penalty",
        "may_refill": readings.short_row == "refill_to_three",
        "is_any_arrow": readings.arrow_source == "random_on_draw",
        "best": -1,
        "square_count": len(squares_of(terms.board)),
        "gate_count": len(terms.board.gates),
        "chamber_count": len(terms.chambers),
    }


def _write_squares(terms: Terms, record: Any) -> None:
    board = terms.board
    record["gates"][: len(board.gates)] = [number_of(board, square) for square in board.gates]
    record["chambers"][: len(terms.chambers)] = [number_of(board, square) for square in terms.chambers]
    for number, square in enumerate(squares_of(board)):
        record["kinds"][number] = {GATE: at.GATE, WAND: at.WAND}.get(board.kinds[square], at.PLAIN)
        doors = [board.next_door(square, direction) for direction in DIRECTIONS]
        record["next_door"][number] = [-1 if isinstance(door, Block) else number_of(board, door) for door in doors]
        steps = steps_from(board, square, terms.gates)
        line = [steps.get(other, at.FAR) for other in squares_of(board)]
        record["distances"][number, : len(line)] = line
    for square, wand in wands_of(board).items():
        record["wand_numbers"][number_of(board, square)] = wand


def key_of(row: tuple[Card, ...]) -> int:
    """Which of the unrolled rows this is; the first place counts least."""
    keys = [KEYED.index(Card.UP if is_arrow(card) else card) for card in row]
    return sum(key * at.KEYED**place for place, key in enumerate(keys))


def _write_unrolled(terms: Terms, record: Any) -> None:
    """CAS 2.2, CAS 2.5, CAS R39: every row unrolled, as far as its kinds of cards decide it."""
    kinds = [card for card in KEYED if card is not None]
    for row in (row for length in range(at.PLACES + 1) for row in product(kinds, repeat=length)):
        places = [act.place for act in unrolled(row, terms.loops)]
        acts = record["unrolled"][key_of(row)]
        acts["count"] = len(places)
        acts["places"][: len(places)] = places
        walks = [row[place] is not Card.GHOST for place in places]
        acts["steps_left"][: len(walks)] = [sum(walks[act:]) for act in range(len(walks))]
        acts["first"] = [places.index(place) if place in places else at.FAR for place in range(at.PLACES)]
