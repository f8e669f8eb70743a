"""How a game of Coded Castle ends: all treasures found, or the ghost out of the tower."""

from msgspec.structs import replace

from toychest.contract import Event, Outcome
from toychest.games.castle.state import Castle, Happened


def ended(state: Castle) -> Happened:
    """The state with its outcome, if this is the end; at once, in the middle of a row too (CAS R30)."""
    if sum(state.found) == state.terms.treasures:
        return over(state, "castle-saved", "CAS 5.1", place=1), (Event(kind="castle_saved", rule="CAS 5.1"),)
    if state.ghost >= state.terms.escape:
        rule = "CAS 5.2" if state.terms.readings.loss == "enter_last" else "CAS R29"
        return over(state, "ghost-escaped", rule, place=2), (Event(kind="ghost_escaped", rule=rule),)
    return state, ()


def over(state: Castle, reason: str, rule: str, place: int) -> Castle:
    """CAS 1.1: one team, one place; if the ghost wins nobody is first."""
    seats = state.terms.seats
    outcome = Outcome(reason=reason, rule=rule, points=(sum(state.found),) * seats, places=(place,) * seats)
    return replace(state, outcome=outcome)
