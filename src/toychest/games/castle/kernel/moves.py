"""Squares and moves as numbers, the same in every state of a game."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from toychest.games.castle import moves
from toychest.games.castle.board import COLUMNS, Board, Square
from toychest.games.castle.cards import CARDS, DIRECTIONS, Turn
from toychest.games.castle.kernel import layout as at
from toychest.games.move_numbers import MoveNumbers, MovePart, one_of


@lru_cache(maxsize=64)
def squares_of(board: Board) -> tuple[Square, ...]:
    """Every square in the order of its number: row by row."""
    return tuple(board.kinds)


def number_of(board: Board, square: Square) -> int:
    """The number of a square."""
    return (int(square[1:]) - 1) * len(board.lines[0]) + COLUMNS.index(square[0])


def wands_of(board: Board) -> Mapping[Square, int]:
    """Every wand and its number among the wands."""
    return {square: number for number, square in enumerate(board.squares("w"))}


SQUARE: Final = MovePart(
    at.SQUARES,
    lambda state, square: number_of(state.terms.board, square),
    lambda state, number: squares_of(state.terms.board)[number],
)
NUMBERS: Final = MoveNumbers(
    (at.PLACE_TREASURE, moves.PlaceTreasure, SQUARE),
    (at.LAY_CARD, moves.LayCard, one_of(CARDS)),
    (at.TURN_CARD, moves.TurnCard, one_of(range(at.PLACES)), one_of(tuple(Turn))),
    (at.CHOOSE_WAY, moves.ChooseWay, one_of(DIRECTIONS)),
    (at.CHOOSE_GATE, moves.ChooseGate, SQUARE),
    (at.DECLINE_GATE, moves.DeclineGate),
    (at.USE_WAND, moves.UseWand),
    (at.LEAVE_WAND, moves.LeaveWand),
    (at.GO, moves.Go),
)
move_id, move_at = NUMBERS.move_id, NUMBERS.move_at
