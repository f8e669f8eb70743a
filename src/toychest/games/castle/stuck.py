"""Whether the cards of a deck can ever take the sorcerer away from a board's start."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import product

from toychest.games.castle.board import Board
from toychest.games.castle.box import load_box
from toychest.games.castle.cards import CARDS, Card
from toychest.games.castle.possible import can_complete
from toychest.games.castle.profiles import PROFILES
from toychest.games.castle.readings import Readings
from toychest.games.castle.terms import Terms
from toychest.games.castle.trail import begun, program_for


def may_leave_start(board: Board, deck: Sequence[int]) -> bool:
    """CAS 4.1: some row of these cards has steps, and all of them can be walked from the start."""
    box = replace(load_box(), cards=tuple(deck))
    terms = Terms(board, box, PROFILES["base"], False, 1, 1, Readings())
    programs = (program_for(terms, row) for row in _rows_of(deck, box.row))
    return any(
        program.steps_left[0] and can_complete(program, begun(program, board.start, frozenset(), None), frozenset())
        for program in programs
    )


def _rows_of(deck: Sequence[int], length: int) -> Iterator[tuple[Card, ...]]:
    """Every row that the deck can bring (CAS 2.1), the short one of a used-up stack too (CAS 2.10)."""
    for size in {length, sum(deck) % length or length}:
        for row in product(CARDS, repeat=size):
            if all(row.count(card) <= count for card, count in zip(CARDS, deck, strict=True)):
                yield row
