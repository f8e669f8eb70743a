"""Go: the row runs step by step, until its end, a win or a loss."""

from collections.abc import Iterator
from dataclasses import replace

from toychest.contract import Event
from toychest.games.castle.board import WAND, Square
from toychest.games.castle.cards import Card
from toychest.games.castle.ending import ended
from toychest.games.castle.laying import row_put_aside
from toychest.games.castle.planning import Step, course_of, draft, is_possible
from toychest.games.castle.state import Castle
from toychest.games.castle.turn import check_go
from toychest.games.castle.unrolled import Act

Happened = tuple[Castle, tuple[Event, ...]]


def row_run(state: Castle) -> Happened:
    """CAS 2.2: everything the row does, in order; it stops where the game ends (CAS R30)."""
    check_go(state)
    after, events = _row_acted(state)
    if after.outcome is not None:
        return after, events
    aside, shuffled = row_put_aside(after)
    return aside, (*events, *shuffled)


def row_foreseen(state: Castle) -> Castle:
    """Where the row leads as planned so far."""
    return _row_acted(state)[0]


def _row_acted(state: Castle) -> Happened:
    return _walked_row(state) if is_possible(state) else _impossible_row(state)


def _walked_row(state: Castle) -> Happened:
    events: list[Event] = []
    for step in draft(state, state.plan).steps:
        events.extend(_loop_events(state, step.act, step.kind))
        state, happened = _step_taken(state, step)
        events.extend(happened)
        if state.outcome is not None:
            break
    return state, tuple(events)


def _step_taken(state: Castle, step: Step) -> Happened:
    match step.kind:
        case "ghost":
            return ghost_climbed(state, "card")
        case "walk":
            return _walked(state, step)
        case "jump":
            event = Event(kind="sorcerer_jumped", rule="CAS 3.3", public={"start": step.start, "end": step.end})
            return replace(state, sorcerer=step.end), (event,)
        case _:  # a gate not used leaves everything as it is (CAS R18)
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
    if state.outcome is not None:
        return state, (walked, *found)
    state, lowered = wand_used(state, step.end)
    return state, (walked, *found, *lowered)


def treasure_taken(state: Castle, square: Square) -> Happened:
    """CAS 3.5, CAS R16: a treasure is taken in passing; the last one wins (CAS 5.1)."""
    if square not in state.treasures or state.found[state.treasures.index(square)]:
        return state, ()
    index = state.treasures.index(square)
    found = (*state.found[:index], True, *state.found[index + 1 :])
    facts = {
        "picture": state.terms.box.treasures[index],
        "square": square,
        "found": sum(found),
        "of": len(found),
    }
    event = Event(kind="treasure_found", rule="CAS 3.5", public=facts)
    state, end = ended(replace(state, found=found))
    return state, (event, *end)


def wand_used(state: Castle, square: Square) -> Happened:
    """CAS 3.4: the ghost slips one step down, every time (CAS R13, CAS R14), never below 0 (CAS R15)."""
    if state.terms.board.kinds[square] != WAND:
        return state, ()
    level = max(state.ghost - 1, 0)
    event = Event(kind="ghost_lowered", rule="CAS 3.4", public={"level": level, "square": square})
    return replace(state, ghost=level), (event,)


def ghost_climbed(state: Castle, by: str) -> Happened:
    """CAS 2.8, CAS 4.2: one step up the tower; the last one loses (CAS 5.2, CAS R29)."""
    level = state.ghost + 1
    rule = "CAS 2.8" if by == "card" else "CAS 4.2"
    event = Event(kind="ghost_climbed", rule=rule, public={"level": level, "by": by})
    state, end = ended(replace(state, ghost=level))
    return state, (event, *end)


def _impossible_row(state: Castle) -> Happened:
    """CAS 4.2: nobody walks (CAS R24, CAS R26), ghost cards count (CAS R25), then one step more, once (CAS R28)."""
    events = [Event(kind="row_impossible", rule="CAS 4.2")]
    acts = tuple(act for act in course_of(state).acts if state.row[act.place] is Card.GHOST)
    for by in (*("card" for _ in acts), "row"):
        state, happened = ghost_climbed(state, by)
        events.extend(happened)
        if state.outcome is not None:
            break
    return state, tuple(events)


def _loop_events(state: Castle, act: Act, kind: str) -> Iterator[Event]:
    """CAS 2.5: told when a loop starts over."""
    block = [other for other in course_of(state).acts if other.loop == act.loop]
    if act.loop is not None and act == block[0] and kind in ("walk", "ghost"):
        facts = {"place": act.loop + 1, "cards": [other.place + 1 for other in block]}
        yield Event(kind="loop_repeated", rule="CAS 2.5", public=facts)
