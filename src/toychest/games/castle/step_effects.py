"""What one step of a row brings: a square on, a treasure, a wand, the ghost up or down."""

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from toychest.contract import Event
from toychest.games.castle.board import WAND, Block, Square
from toychest.games.castle.cards import Card
from toychest.games.castle.draft import Step
from toychest.games.castle.ending import ended
from toychest.games.castle.state import Castle, Happened


def unless_over(happened: Happened, further: Callable[[Castle], Happened]) -> Happened:
    """What comes next, unless the game is over (CAS R30)."""
    state, events = happened
    if state.outcome is not None:
        return happened
    after, more = further(state)
    return after, (*events, *more)


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
