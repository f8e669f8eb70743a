"""A row runs step by step, until its end, a win or a loss."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import Final

from toychest.contract import Event
from toychest.games.castle.board import WAND, Block, Square
from toychest.games.castle.cards import Card
from toychest.games.castle.ending import ended
from toychest.games.castle.obstacles import obstacle_facts
from toychest.games.castle.planning import Draft, Step, course_of, draft, is_free, is_void
from toychest.games.castle.state import Castle
from toychest.games.castle.unrolled import Act
from toychest.games.castle.way import Obstacle

Happened = tuple[Castle, tuple[Event, ...]]


def row_foreseen(state: Castle) -> Castle:
    """Where the row leads as planned so far."""
    return row_acted(state)[0]


def row_acted(state: Castle) -> Happened:
    """CAS 2.2: everything the row does as planned, in order; it stops where the game ends (CAS R30)."""
    if is_void(state):
        return _void_row(state)
    planned = draft(state, state.plan)
    if not isinstance(planned.stop, Obstacle) or not is_free(state):
        return then(_walked_row(state, planned), lambda after: _cost_of_row(after, planned))
    if state.terms.readings.impossible == "whole":  # given up by choice, CAS R23
        return _void_row(state)
    return then(_walked_row(state, planned), lambda after: _halted(after, planned))


def then(happened: Happened, further: Callable[[Castle], Happened]) -> Happened:
    """What comes next, unless the game is over (CAS R30)."""
    state, events = happened
    if state.outcome is not None:
        return happened
    after, more = further(state)
    return after, (*events, *more)


def _walked_row(state: Castle, planned: Draft) -> Happened:
    events: list[Event] = []
    for step in planned.steps:
        events.extend(_loop_events(state, step.act, step.kind))
        state, happened = step_taken(state, step)
        events.extend(happened)
        if state.outcome is not None:
            break
    return state, tuple(events)


def step_taken(state: Castle, step: Step) -> Happened:
    """What one step of the row brings."""
    match step.kind:
        case "ghost":
            return ghost_climbed(state, "card")
        case "walk":
            return _walked(state, step)
        case "jump":
            event = Event(kind="sorcerer_jumped", rule="CAS 3.3", public={"start": step.start, "end": step.end})
            return replace(state, sorcerer=step.end), (event,)
        case "wand":
            return wand_used(state, step.end)
        case "skip":
            return state, (_skipped(state, step),)
        case _:  # a gate or a wand not used leaves everything as it is (CAS R18, CAS R14)
            return state, ()


def _walked(state: Castle, step: Step) -> Happened:
    """CAS 2.4, CAS 2.7: one square on, then what lies there: treasure, then wand (CAS R19)."""
    card = state.row[step.act.place]
    facts = {
        "number": step.number,
        "place": step.act.place + 1,
        "repeat": step.act.repeat,
        "direction": step.direction,
        "start": step.start,
        "end": step.end,
    }
    rule = "CAS 2.7" if card is Card.SORCERER else "CAS 2.4"
    walked = Event(kind="sorcerer_walked", rule=rule, public=facts)
    state, found = treasure_taken(replace(state, sorcerer=step.end), step.end)
    if state.outcome is not None or state.terms.readings.wand == "optional":  # then it is a step of its own, CAS R14
        return state, (walked, *found)
    state, lowered = wand_used(state, step.end)
    return state, (walked, *found, *lowered)


def _skipped(state: Castle, step: Step) -> Event:
    """CAS R24: an impossible step is left out."""
    block = state.terms.board.next_door(step.start, step.direction) if step.direction else None
    assert isinstance(block, Block), "only a blocked step is left out"
    facts = {
        "number": step.number,
        "place": step.act.place + 1,
        "at": step.start,
        "direction": step.direction,
        "cause": block.cause,
        "beyond": block.beyond,
    }
    return Event(kind="step_skipped", rule="CAS R24", public=facts)


def treasure_taken(state: Castle, square: Square) -> Happened:
    """CAS 3.5, CAS R16: a treasure is taken in passing; the last one wins (CAS 5.1)."""
    if square not in state.treasures or state.found[state.treasures.index(square)]:
        return state, ()
    index = state.treasures.index(square)
    found = (*state.found[:index], True, *state.found[index + 1 :])
    facts = {
        "picture": state.terms.picture(index),
        "square": square,
        "found": sum(found),
        "of": len(found),
    }
    event = Event(kind="treasure_found", rule="CAS 3.5", public=facts)
    state, end = ended(replace(state, found=found))
    return state, (event, *end)


def wand_used(state: Castle, square: Square) -> Happened:
    """CAS 3.4: the ghost slips one step down, every time (CAS R13, CAS R14), never below 0 (CAS R15)."""
    if state.terms.board.kinds[square] != WAND or square in state.spent:
        return state, ()
    level = max(state.ghost - 1, 0)
    spent = state.spent if state.terms.readings.wand_reuse == "always" else (*state.spent, square)
    event = Event(kind="ghost_lowered", rule="CAS 3.4", public={"level": level, "square": square})
    return replace(state, ghost=level, spent=spent), (event,)


CLIMBS_BY: Final = {"card": "CAS 2.8", "row": "CAS 4.2", "idle": "CAS R27"}


def ghost_climbed(state: Castle, by: str) -> Happened:
    """CAS 2.8, CAS 4.2: one step up the tower; the last one loses (CAS 5.2, CAS R29)."""
    level = state.ghost + 1
    event = Event(kind="ghost_climbed", rule=CLIMBS_BY[by], public={"level": level, "by": by})
    state, end = ended(replace(state, ghost=level))
    return state, (event, *end)


def _void_row(state: Castle) -> Happened:
    """CAS 4.2: nobody walks (CAS R24, CAS R26), ghost cards count (CAS R25), then one step more, once (CAS R28)."""
    happened = state, (Event(kind="row_impossible", rule="CAS 4.2"),)
    return then(_ghosts_climbed(happened, course_of(state).acts), lambda after: ghost_climbed(after, "row"))


def _ghosts_climbed(happened: Happened, acts: Iterable[Act]) -> Happened:
    """CAS R25: the ghost cards among these acts still count, or are lost with the row."""
    state = happened[0]
    ghosts = [act for act in acts if state.row[act.place] is Card.GHOST]
    for _ in ghosts if state.terms.readings.void_ghosts == "count" else ():
        happened = then(happened, lambda after: ghost_climbed(after, "card"))
    return happened


def _halted(state: Castle, planned: Draft) -> Happened:
    """CAS R24: the row ends at the blocked door; ghost cards behind it count (CAS R25), then the ghost may climb."""
    obstacle = planned.stop
    assert isinstance(obstacle, Obstacle), "a row halts at an obstacle"
    course = course_of(state)
    event = Event(kind="row_halted", rule="CAS R24", public=obstacle_facts(course, obstacle))
    happened = _ghosts_climbed((state, (event,)), course.acts[obstacle.acted :])
    has_walked = any(step.kind == "walk" for step in planned.steps)
    if state.terms.readings.impossible == "none_at_all" and has_walked:
        return happened
    return then(happened, lambda after: ghost_climbed(after, "row"))


def _cost_of_row(state: Castle, planned: Draft) -> Happened:
    """CAS R28: one step of the ghost at the end, if a step was left out (CAS R24) or the row had none (CAS R27)."""
    if any(step.kind == "skip" for step in planned.steps):
        return ghost_climbed(state, "row")
    is_idle = all(state.row[act.place] is Card.GHOST for act in course_of(state).acts)
    if is_idle and state.terms.readings.idle_row == "penalty":
        return ghost_climbed(state, "idle")
    return state, ()


def _loop_events(state: Castle, act: Act, kind: str) -> Iterator[Event]:
    """CAS 2.5: told when a loop starts over."""
    block = [other for other in course_of(state).acts if other.loop == act.loop]
    if act.loop is not None and act == block[0] and kind in ("walk", "skip", "ghost"):
        facts = {"place": act.loop + 1, "cards": [other.place + 1 for other in block]}
        yield Event(kind="loop_repeated", rule=_loop_rule(state), public=facts)


def _loop_rule(state: Castle) -> str:
    """Where loops are read otherwise, the ruling says so; the paragraph would not."""
    loops = state.terms.loops
    if loops.runs != 2:
        return "CAS R6"
    return "CAS 2.5" if loops.scope == "prefix" else "CAS R39"
