"""States of the readable rules as rows, and back."""

import numpy as np
from numpy.typing import NDArray

from toychest.contract import Seat
from toychest.games.castle.cards import CARDS, DIRECTIONS, Card, is_arrow
from toychest.games.castle.ending import ended, over
from toychest.games.castle.kernel import layout as at
from toychest.games.castle.kernel.charts import KEYED, chart
from toychest.games.castle.kernel.numbering import move_at, move_id, number_of, squares_of, wands_of
from toychest.games.castle.planning import draft, is_free, is_void
from toychest.games.castle.solving import most_treasures
from toychest.games.castle.state import Castle, Plan, is_row_complete
from toychest.games.castle.turn import with_plan

Numbers = NDArray[np.int16]
REASONS = ("", "castle-saved", "ghost-escaped", "puzzle-solved", "puzzle-missed")


def covers(state: Castle) -> bool:
    """Whether this game fits a row: every reading does, but only so many wands can be used up, and treasures lie."""
    terms = state.terms
    are_wands_few = terms.readings.wand_reuse == "always" or len(wands_of(terms.board)) <= at.WANDS
    is_box_ours = terms.box.row == at.PLACES and terms.treasures <= at.TREASURES
    return are_wands_few and is_box_ours and len(squares_of(terms.board)) <= at.SQUARES


def tables(state: Castle) -> NDArray[np.int32]:
    """The board, the readings and every unrolled row; of a puzzle also what can be taken (CAS R38)."""
    if state.terms.puzzle is None:
        return chart(state.terms).copy()
    own = chart(state.terms).copy()
    own[at.BEST] = most_treasures(with_plan(state, Plan())) if state.outcome is None else sum(state.found)
    return own


def forgetting(state: Castle, seat: Seat, forgotten: frozenset[str]) -> NDArray[np.uint8]:
    """Nothing was ever hidden, so there is nothing to forget."""
    return np.zeros(1, np.uint8)


def pack(state: Castle, seat: Seat | None) -> Numbers:
    """The row of a state; every seat remembers the same, which is nothing."""
    row, board = np.zeros(at.ROW_SIZE, np.int16), state.terms.board
    row[at.OVER] = 0 if state.outcome is None else REASONS.index(state.outcome.reason)
    row[at.SEAT], row[at.SORCERER] = state.row_seat, number_of(board, state.sorcerer)
    row[at.GHOST], row[at.ROW_NUMBER] = state.ghost, state.row_number
    _write(row, at.STACK, state.stack)
    _write(row, at.USED, state.used)
    row[at.PLACED], row[at.FOUND], row[at.LAID] = len(state.treasures), sum(state.found), len(state.row)
    _write(row, at.TREASURE, [number_of(board, square) for square in state.treasures])
    _write(row, at.IS_FOUND, state.found)
    row[at.CARD : at.CARD + at.PLACES] = -1
    _write(row, at.CARD, [CARDS.index(card) for card in state.row])
    _write_spent(row, state)
    row[at.DECIDED] = len(state.plan.moves)
    _write(row, at.DECISION, [move_id(state, move) for move in state.plan.moves])
    if state.outcome is None and is_row_complete(state):
        _write_plan(row, state)
    return row


def _write(row: Numbers, start: int, values: "tuple[int, ...] | list[int] | tuple[bool, ...]") -> None:
    row[start : start + len(values)] = values


def _write_spent(row: Numbers, state: Castle) -> None:
    wands = wands_of(state.terms.board) if state.spent else {}
    row[at.SPENT] = len(state.spent)
    _write(row, at.SPENT_WAND, [wands[square] for square in state.spent])


def _write_plan(row: Numbers, state: Castle) -> None:
    """What follows from the plan: the trail just after its latest choice."""
    settled, board = draft(state, state.plan).settled, state.terms.board
    row[at.STATUS] = at.VOID if is_void(state) else at.FREE if is_free(state) else at.BOUND
    keys = [KEYED.index(Card.UP if is_arrow(card) else card) for card in state.row]
    row[at.ACTS_KEY] = sum(key * len(KEYED) ** place for place, key in enumerate(keys))
    row[at.PLAN_AT], row[at.PLAN_ACTED] = number_of(board, settled.at), settled.acted
    row[at.PLAN_WAYS : at.PLAN_WAYS + at.PLACES] = at.NOWHERE
    _write(row, at.PLAN_WAYS, [at.NOWHERE if way is None else DIRECTIONS.index(way) for way in settled.ways])
    row[at.PLAN_TURNED] = sum(1 << place for place in state.plan.turns)
    spent = sum(1 << wands_of(board)[square] for square in settled.spent)
    row[at.PLAN_SPENT], row[at.PLAN_SPENT + 1] = spent & ((1 << at.HALF) - 1), spent >> at.HALF


def unpack(row: Numbers, like: Castle) -> Castle:
    """The state of a row by the terms of another."""
    terms, squares = like.terms, squares_of(like.terms.board)
    placed, wands = int(row[at.PLACED]), tuple(wands_of(terms.board))
    decisions = tuple(move_at(like, id) for id in _listed(row, at.DECISION, int(row[at.DECIDED])))
    state = Castle(
        terms=terms,
        treasures=tuple(squares[number] for number in _listed(row, at.TREASURE, placed)),
        found=tuple(bool(found) for found in _listed(row, at.IS_FOUND, placed)),
        sorcerer=squares[row[at.SORCERER]],
        ghost=int(row[at.GHOST]),
        stack=tuple(_listed(row, at.STACK, at.FACES)),
        used=tuple(_listed(row, at.USED, at.FACES)),
        row=tuple(CARDS[card] for card in _listed(row, at.CARD, int(row[at.LAID]))),
        plan=Plan(decisions),  # type: ignore[arg-type]  # only decisions are planned
        row_number=int(row[at.ROW_NUMBER]),
        row_seat=Seat(int(row[at.SEAT])),
        spent=tuple(wands[wand] for wand in _listed(row, at.SPENT_WAND, int(row[at.SPENT]))),
        outcome=None,
    )
    return _with_outcome(state, int(row[at.OVER]))


def _listed(row: Numbers, start: int, count: int) -> list[int]:
    listed: list[int] = row[start : start + count].tolist()
    return listed


def _with_outcome(state: Castle, reason: int) -> Castle:
    """CAS 5.1, CAS 5.2, CAS R38."""
    if reason in (at.SAVED, at.ESCAPED):
        return ended(state)[0]
    if reason == 0:
        return state
    return over(state, REASONS[reason], "CAS R38", place=1 if reason == at.SOLVED else 2)
