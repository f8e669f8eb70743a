"""Go: the row runs as planned, until its end, a win or a loss; it is put aside, or answers its puzzle."""

from collections.abc import Iterable, Iterator

from toychest.contract import Event
from toychest.games.asked_again import asked_again
from toychest.games.castle.cards import Card
from toychest.games.castle.decisions import check_go
from toychest.games.castle.draft import Draft, draft
from toychest.games.castle.ending import over
from toychest.games.castle.gap import with_gaps
from toychest.games.castle.laying import row_put_aside
from toychest.games.castle.most_treasures import most_treasures
from toychest.games.castle.obstacles import obstacle_facts
from toychest.games.castle.possible import is_free, is_void, program_of
from toychest.games.castle.state import Castle, Happened
from toychest.games.castle.step_effects import ghost_climbed, step_taken, unless_over
from toychest.games.castle.trail import Obstacle
from toychest.games.castle.unrolled import Act


def gone(state: Castle) -> Happened:
    """CAS 2.2, CAS 2.9: the row runs; a puzzle is over with it (CAS R38)."""
    check_go(state)
    happened = row_acted(state)
    if state.terms.puzzle is None:
        return unless_over(happened, row_put_aside)
    return puzzle_answered(happened, most_treasures(with_gaps(state, state.terms.puzzle)))


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


def row_foreseen(state: Castle) -> Castle:
    """Where the row leads as planned so far."""
    return row_acted(state)[0]


@asked_again
def row_acted(state: Castle) -> Happened:
    """CAS 2.2: everything the row does as planned, in order; it stops where the game ends (CAS R30)."""
    if is_void(state):
        return _void_row(state)
    planned = draft(state)
    if not isinstance(planned.stop, Obstacle) or not is_free(state):
        return unless_over(_walked_row(state, planned), lambda after: _cost_of_row(after, planned))
    if state.terms.readings.impossible == "whole":  # given up by choice, CAS R23
        return _void_row(state)
    return unless_over(_walked_row(state, planned), lambda after: _halted(after, planned))


def _walked_row(state: Castle, planned: Draft) -> Happened:
    events: list[Event] = []
    for step in planned.steps:
        events.extend(_loop_events(state, step.act, step.kind))
        state, happened = step_taken(state, step)
        events.extend(happened)
        if state.outcome is not None:
            break
    return state, tuple(events)


def _void_row(state: Castle) -> Happened:
    """CAS 4.2: nobody walks (CAS R24, CAS R26), ghost cards count (CAS R25), then one step more, once (CAS R28)."""
    happened = state, (Event(kind="row_impossible", rule="CAS 4.2"),)
    return unless_over(_ghosts_climbed(happened, program_of(state).acts), lambda after: ghost_climbed(after, "row"))


def _ghosts_climbed(happened: Happened, acts: Iterable[Act]) -> Happened:
    """CAS R25: the ghost cards among these acts still count, or are lost with the row."""
    state = happened[0]
    ghosts = [act for act in acts if state.row[act.place] is Card.GHOST]
    for _ in ghosts if state.terms.readings.void_ghosts == "count" else ():
        happened = unless_over(happened, lambda after: ghost_climbed(after, "card"))
    return happened


def _halted(state: Castle, planned: Draft) -> Happened:
    """CAS R24: the row ends at the blocked door; ghost cards behind it count (CAS R25), then the ghost may climb."""
    obstacle = planned.stop
    assert isinstance(obstacle, Obstacle), "a row halts at an obstacle"
    program = program_of(state)
    event = Event(kind="row_halted", rule="CAS R24", public=obstacle_facts(program, obstacle))
    happened = _ghosts_climbed((state, (event,)), program.acts[obstacle.acted :])
    has_walked = any(step.kind == "walk" for step in planned.steps)
    if state.terms.readings.impossible == "none_at_all" and has_walked:
        return happened
    return unless_over(happened, lambda after: ghost_climbed(after, "row"))


def _cost_of_row(state: Castle, planned: Draft) -> Happened:
    """CAS R28: one step of the ghost at the end, if a step was left out (CAS R24) or the row had none (CAS R27)."""
    if any(step.kind == "skip" for step in planned.steps):
        return ghost_climbed(state, "row")
    is_idle = all(state.row[act.place] is Card.GHOST for act in program_of(state).acts)
    if is_idle and state.terms.readings.idle_row == "penalty":
        return ghost_climbed(state, "idle")
    return state, ()


def _loop_events(state: Castle, act: Act, kind: str) -> Iterator[Event]:
    """CAS 2.5: told when a loop starts over."""
    if act.loop is None or kind not in ("walk", "skip", "ghost"):
        return
    block = [other for other in program_of(state).acts if other.loop == act.loop]
    if act == block[0]:
        facts = {"place": act.loop + 1, "cards": [other.place + 1 for other in block]}
        yield Event(kind="loop_repeated", rule=_loop_rule(state), public=facts)


def _loop_rule(state: Castle) -> str:
    """Where loops are read otherwise, the ruling says so; the paragraph would not."""
    loops = state.terms.loops
    if loops.runs != 2:
        return "CAS R6"
    return "CAS 2.5" if loops.scope == "prefix" else "CAS R39"
