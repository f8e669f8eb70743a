"""Squares and moves as numbers, the same in every state of a game."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, assert_never

from toychest.games.castle import moves
from toychest.games.castle.board import COLUMNS, Board, Square
from toychest.games.castle.cards import CARDS, DIRECTIONS, Turn
from toychest.games.castle.kernel import layout as at
from toychest.games.castle.moves import Move
from toychest.games.castle.state import Castle

TURNINGS: Final = tuple(Turn)
PLAIN: Final[Mapping[int, Move]] = {
    at.DECLINE_GATE: moves.DeclineGate(),
    at.USE_WAND: moves.UseWand(),
    at.LEAVE_WAND: moves.LeaveWand(),
    at.GO: moves.Go(),
}


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


def move_id(state: Castle, move: Move) -> int:
    """The number of a move."""
    board = state.terms.board
    match move:
        case moves.PlaceTreasure(square):
            return at.PLACE_TREASURE + number_of(board, square)
        case moves.LayCard(card):
            return at.LAY_CARD + CARDS.index(card)
        case moves.TurnCard(place, turn):
            return at.TURN_CARD + len(TURNINGS) * place + TURNINGS.index(turn)
        case moves.ChooseWay(direction):
            return at.CHOOSE_WAY + DIRECTIONS.index(direction)
        case moves.ChooseGate(square):
            return at.CHOOSE_GATE + number_of(board, square)
        case moves.DeclineGate() | moves.UseWand() | moves.LeaveWand() | moves.Go():
            return next(id for id, plain in PLAIN.items() if plain == move)
        case _:
            assert_never(move)


def move_at(state: Castle, id: int) -> Move:
    """The move with this number."""
    if id in PLAIN:
        return PLAIN[id]
    if id >= at.CHOOSE_GATE:
        return moves.ChooseGate(squares_of(state.terms.board)[id - at.CHOOSE_GATE])
    if id >= at.CHOOSE_WAY:
        return moves.ChooseWay(DIRECTIONS[id - at.CHOOSE_WAY])
    if id >= at.TURN_CARD:
        place, turn = divmod(id - at.TURN_CARD, len(TURNINGS))
        return moves.TurnCard(place, TURNINGS[turn])
    if id >= at.LAY_CARD:
        return moves.LayCard(CARDS[id - at.LAY_CARD])
    return moves.PlaceTreasure(squares_of(state.terms.board)[id - at.PLACE_TREASURE])
