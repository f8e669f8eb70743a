"""Go: the row runs as planned and is put aside, or answers its puzzle."""

from toychest.contract import Event
from toychest.games.castle.ending import over
from toychest.games.castle.laying import row_put_aside
from toychest.games.castle.running import Happened, row_acted, then
from toychest.games.castle.solving import most_treasures
from toychest.games.castle.state import Castle, Plan
from toychest.games.castle.turn import check_go, with_plan


def gone(state: Castle) -> Happened:
    """CAS 2.2, CAS 2.9: the row runs; a puzzle is over with it (CAS R38)."""
    check_go(state)
    happened = row_acted(state)
    if state.terms.puzzle is None:
        return then(happened, row_put_aside)
    return puzzle_answered(happened, most_treasures(with_plan(state, Plan())))


def puzzle_answered(happened: Happened, best: int) -> Happened:
    """CAS R38: solved with the most treasures that the row can take."""
    state, events = happened
    told = tuple(event for event in events if event.kind not in ("castle_saved", "ghost_escaped"))
    found = sum(state.found)
    if found == best:
        solved = Event(kind="puzzle_solved", rule="CAS R38", public={"found": found})
        return over(state, "puzzle-solved", "CAS R38", place=1), (*told, solved)
    missed = Event(kind="puzzle_missed", rule="CAS R38", public={"found": found, "best": best})
    return over(state, "puzzle-missed", "CAS R38", place=2), (*told, missed)
