"""Whether what somebody tried solves a puzzle: told by the rules and by what the puzzle's file says, nothing more."""

from collections.abc import Sequence
from typing import Any, Literal, TypeAlias

from toychest.contract import Edition, Looked, Puzzle, Saying, Seat
from toychest.table import Table, draws_for, new_table

Verdict: TypeAlias = Literal["right", "wrong"]


def table_of_puzzle(edition: Edition, puzzle: Puzzle) -> Table:
    """The table as the puzzle has it, with nobody's luck: nothing is drawn at it."""
    table = new_table(edition, puzzle.options, [""] * puzzle.seats, seed=puzzle.id)
    for move in puzzle.moves:
        table = table.with_move(table.to_act[0], move)
    return table


def verdict_on(puzzle: Puzzle, seat: Seat, after: Table, tried: Sequence[str]) -> Verdict | None:
    """What is said to the moves that led to this table; None where more of them are awaited."""
    posed, outcome = puzzle.posed, after.outcome
    if outcome is not None:
        return "right" if outcome.places[seat] == 1 else "wrong"
    if posed.asks == "end":
        return None if seat in after.to_act else "wrong"
    return "right" if tried[0] in (*posed.answer, *posed.equals) else "wrong"


def still_to_play(puzzle: Puzzle, table: Table, seat: Seat, tried: Sequence[str]) -> tuple[str, ...]:
    """What of the answer is left after these moves, in any order; nothing where they lead elsewhere."""
    answer = puzzle.posed.answer
    if not set(tried) <= set(answer):
        return ()
    left = tuple(move for move in answer if move not in tried)
    return left if left and left[0] in table.legal_moves(seat) else ()


def imagined(puzzle: Puzzle, table: Table, seat: Seat) -> Any:
    """A state that this seat cannot tell from the truth, always the same one: what is said of it gives nothing away."""
    return table.rules.imagine(table.state, seat, draws_for(puzzle.id, 0))


def reason_for(edition: Edition, puzzle: Puzzle, start: Table, seat: Seat) -> Saying | None:
    """Why the answer is better than the second best move, as a review would tell it; None if nothing can be proved."""
    if edition.moments is None or not puzzle.posed.second:
        return None
    looked = Looked(
        kind="mistake",
        rules=edition.rules,
        seat=seat,
        before=imagined(puzzle, start, seat),
        moves=(puzzle.posed.second,),
        better=puzzle.posed.answer,
    )
    return edition.moments.reason(looked)
