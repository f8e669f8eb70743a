"""The table before the first card: treasures go to their chambers, one by one."""

from collections.abc import Mapping

from msgspec.structs import replace

from toychest.contract import Complaint, Event, IllegalMove, Json, Seat, UnfitFile
from toychest.games.castle.board import Square
from toychest.games.castle.cards import CARDS
from toychest.games.castle.gap import with_gaps
from toychest.games.castle.laying import whole_stack
from toychest.games.castle.most_treasures import most_treasures
from toychest.games.castle.puzzle import Puzzle
from toychest.games.castle.readings import Readings
from toychest.games.castle.state import Castle, Happened, Plan, are_treasures_placed
from toychest.games.castle.terms import terms_for


def set_up(seats: int, options: Mapping[str, Json], readings: Readings) -> Castle:
    """CAS 1.3, CAS 1.4, CAS 1.6: sorcerer on the start, ghost before the tower, the whole stack (CAS R31)."""
    terms = terms_for(seats, options, readings)
    state = Castle(
        terms=terms,
        treasures=(),
        found=(),
        sorcerer=terms.board.start,
        ghost=0,
        stack=whole_stack(terms),
        used=(0,) * len(CARDS),
        row=(),
        plan=Plan(),
        row_number=0,
        row_seat=Seat(0),
        spent=(),
        outcome=None,
    )
    return state if terms.puzzle is None else _puzzle_laid(state, terms.puzzle)


def _puzzle_laid(state: Castle, puzzle: Puzzle) -> Castle:
    """CAS R38: as the puzzle says, if it can be judged: found out now, so that it is refused before play."""
    laid = laid_by(state, puzzle)
    if not most_treasures(laid):
        raise UnfitFile("puzzle", (Complaint(code="puzzle-nothing-to-take"),))
    return laid


def laid_by(state: Castle, puzzle: Puzzle) -> Castle:
    """CAS R38: everything lies as the puzzle says; its row is all there is, and the stack fills its gaps (CAS R41)."""
    return replace(
        with_gaps(state, puzzle),
        treasures=puzzle.treasures,
        found=(False,) * len(puzzle.treasures),
        sorcerer=puzzle.sorcerer or state.sorcerer,
        ghost=puzzle.ghost,
    )


def free_chambers(state: Castle) -> tuple[Square, ...]:
    """CAS 1.5: one token for each chamber; those already taken are gone from the box."""
    return tuple(square for square in state.terms.chambers if square not in state.treasures)


def treasure_placed(state: Castle, square: Square) -> Happened:
    """CAS 1.5: a token is taken blind and put into the chamber it names."""
    if are_treasures_placed(state):
        raise IllegalMove("treasures-all-placed", "CAS R34", treasures=len(state.treasures))
    if square not in free_chambers(state):
        raise IllegalMove("no-chamber", "CAS R20", square=square)
    picture = state.terms.picture(len(state.treasures))
    event = Event(kind="treasure_placed", rule="CAS 1.5", public={"picture": picture, "square": square})
    after = replace(state, treasures=(*state.treasures, square), found=(*state.found, False))
    return after, (event,)
