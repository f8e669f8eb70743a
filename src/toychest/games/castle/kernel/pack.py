"""States of the readable rules packed, and back."""

from typing import Any, Final

import numpy as np

from toychest.contract import Seat
from toychest.contract.kernel import Array
from toychest.games.castle.cards import CARDS, DIRECTIONS
from toychest.games.castle.draft import draft
from toychest.games.castle.ending import ended, over
from toychest.games.castle.kernel import layout as at
from toychest.games.castle.kernel.moves import move_at, move_id, number_of, squares_of, wands_of
from toychest.games.castle.kernel.tables import key_of
from toychest.games.castle.possible import is_free, is_void
from toychest.games.castle.state import Castle, Plan, is_row_complete
from toychest.games.kernels import blank

REASONS: Final = ("", "castle-saved", "ghost-escaped", "puzzle-solved", "puzzle-missed")


def covers(state: Castle) -> bool:
    """Whether this game can be packed: every reading can, but only so many wands can be used up, and treasures lie.

    A puzzle with gaps cannot: there the seat lays cards (CAS R41).
    """
    terms = state.terms
    are_wands_few = terms.readings.wand_reuse == "always" or len(wands_of(terms.board)) <= at.WANDS
    is_box_ours = terms.box.row == at.PLACES and terms.treasures <= at.TREASURES
    has_gap = terms.puzzle is not None and terms.puzzle.has_gap
    return are_wands_few and is_box_ours and not has_gap and len(squares_of(terms.board)) <= at.SQUARES


def forgetting(state: Castle, seat: Seat, forgotten: frozenset[str]) -> Array:
    """Nothing was ever hidden, so there is nothing to forget."""
    return np.zeros(1, np.uint8)


def pack(state: Castle, seat: Seat | None) -> Array:
    """The cells of a state; every seat remembers the same, which is nothing."""
    (cells, packed), board = blank(at.STATE, np.int16), state.terms.board
    packed["over"] = 0 if state.outcome is None else REASONS.index(state.outcome.reason)
    packed["row_seat"], packed["row_number"] = state.row_seat, state.row_number
    packed["sorcerer"], packed["ghost"] = number_of(board, state.sorcerer), state.ghost
    packed["stack"], packed["used"] = state.stack, state.used
    packed["row"] = -1
    packed["laid"] = _write(packed["row"], [CARDS.index(card) for card in state.row])
    packed["placed"] = _write(packed["treasures"], [number_of(board, square) for square in state.treasures])
    packed["is_found"][: len(state.found)] = state.found
    packed["found"] = sum(state.found)
    wands = wands_of(board) if state.spent else {}
    packed["used_up"] = _write(packed["wands"], [wands[square] for square in state.spent])
    packed["decided"] = _write(packed["plan"], [move_id(state, move) for move in state.plan.moves])
    if state.outcome is None and is_row_complete(state):
        _write_what_follows(packed, state)
    return cells


def _write(field: Array, values: list[int]) -> int:
    """Gives how many there are."""
    field[: len(values)] = values
    return len(values)


def _write_what_follows(packed: Any, state: Castle) -> None:
    """What follows from the plan: the trail just after its latest choice."""
    trail, board, after_choice = draft(state).after_choice, state.terms.board, packed["after_choice"]
    packed["status"] = at.VOID if is_void(state) else at.FREE if is_free(state) else at.BOUND
    packed["unrolled"] = key_of(state.row)
    packed["turned"] = sum(1 << place for place in state.plan.turns)
    after_choice["at"], after_choice["acted"] = number_of(board, trail.at), trail.acted
    ways = [at.NOWHERE if way is None else DIRECTIONS.index(way) for way in trail.ways]
    ways += [at.NOWHERE] * (at.PLACES - len(ways))
    after_choice["ways"] = sum(way << at.WAY_BITS * place for place, way in enumerate(ways))
    after_choice["spent"] = sum(1 << wands_of(board)[square] for square in trail.spent)
    lying = trail.lying
    bits = (1 << index for index, square in enumerate(state.treasures) if lying is not None and square in lying)
    after_choice["lying"] = at.NO_WIN if lying is None else sum(bits)


def unpack(cells: Array, like: Castle) -> Castle:
    """The state that these cells hold, by the terms of another."""
    packed, terms, squares = cells.view(at.STATE)[0], like.terms, squares_of(like.terms.board)
    wands = tuple(wands_of(terms.board))
    decisions = tuple(move_at(like, id) for id in _read(packed, "plan", "decided"))
    state = Castle(
        terms=terms,
        treasures=tuple(squares[number] for number in _read(packed, "treasures", "placed")),
        found=tuple(bool(found) for found in _read(packed, "is_found", "placed")),
        sorcerer=squares[packed["sorcerer"]],
        ghost=int(packed["ghost"]),
        stack=tuple(packed["stack"].tolist()),
        used=tuple(packed["used"].tolist()),
        row=tuple(CARDS[card] for card in _read(packed, "row", "laid")),
        plan=Plan(decisions),
        row_number=int(packed["row_number"]),
        row_seat=Seat(int(packed["row_seat"])),
        spent=tuple(wands[wand] for wand in _read(packed, "wands", "used_up")),
        outcome=None,
    )
    return _with_outcome(state, int(packed["over"]))


def _read(packed: Any, field: str, count: str) -> list[int]:
    listed: list[int] = packed[field][: packed[count]].tolist()
    return listed


def _with_outcome(state: Castle, reason: int) -> Castle:
    """CAS 5.1, CAS 5.2, CAS R38."""
    if reason in (at.SAVED, at.ESCAPED):
        return ended(state)[0]
    if reason == 0:
        return state
    return over(state, REASONS[reason], "CAS R38", place=1 if reason == at.SOLVED else 2)
