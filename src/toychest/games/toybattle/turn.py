"""A turn: take or place, settle every effect, and pass on."""

from collections.abc import Iterator

from msgspec.structs import replace

from toychest.contract import Event, IllegalMove, Seat
from toychest.games.toybattle import base_effects, troop_effects
from toychest.games.toybattle.agenda import BaseEffect, Offered, TroopEffect
from toychest.games.toybattle.ending import stalled, stuck
from toychest.games.toybattle.moves import Decline, Move, PlaceTroop, Take
from toychest.games.toybattle.placing import placements, troop_placed
from toychest.games.toybattle.state import Battle, Happened, other, with_side
from toychest.games.toybattle.taking import check_take, may_take, with_deals
from toychest.games.toybattle.troops import NOTHING


def seat_moves(state: Battle) -> Iterator[Move]:
    """What the seat on turn may do: a turn (TOY 2.1), or an answer to the effect that is offered."""
    if not state.agenda:
        if may_take(state, state.turn_seat):
            yield Take()
        yield from placements(state, state.turn_seat)
        return
    task = state.agenda[0]
    if isinstance(task, TroopEffect | BaseEffect):
        yield from _uses(state, task)
        if may_decline(state, task):
            yield Decline()


def _uses(state: Battle, task: Offered) -> Iterator[Move]:
    return troop_effects.uses(state, task) if isinstance(task, TroopEffect) else base_effects.uses(state, task)


def may_decline(state: Battle, task: Offered) -> bool:
    """TOY 4.9, TOY R4: every effect may be declined; suppressing only where that is played."""
    is_suppressing = isinstance(task, BaseEffect) and task.effect == "suppress"
    return not is_suppressing or state.terms.readings.suppress == "optional"


def move_made(state: Battle, move: Move) -> Happened:
    """The turn that was chosen, or the answer to an effect that is offered; then what follows. Raises `IllegalMove`."""
    if not state.agenda:
        return settled(_turn_chosen(state, move))
    task = state.agenda[0]
    assert isinstance(task, TroopEffect | BaseEffect), "chance has moved first"
    rest = replace(state, agenda=state.agenda[1:])
    if isinstance(move, Decline):
        return settled(_declined(state, rest, task))
    if isinstance(task, TroopEffect):
        return settled(troop_effects.used(rest, task, move))
    return settled(base_effects.used(rest, task, move))


def _turn_chosen(state: Battle, move: Move) -> Happened:
    """TOY 2.1: take, or place; nobody passes."""
    seat = state.turn_seat
    match move:
        case Take():
            check_take(state, seat)
            return with_deals(state, state.terms.box.taken), ()
        case PlaceTroop():
            return troop_placed(state, seat, move)
        case Decline():
            raise IllegalMove("nothing-to-decline", "TOY 2.1")
        case _:
            raise IllegalMove("no-effect-offered", "TOY 2.1")


def _declined(state: Battle, rest: Battle, task: Offered) -> Happened:
    if not may_decline(state, task):
        raise IllegalMove("must-suppress", "TOY R4")
    effect = task.troop.value if isinstance(task, TroopEffect) else task.effect
    facts = {"seat": state.turn_seat, "effect": effect, "base": task.base}
    return rest, (Event(kind="effect_declined", rule="TOY 4.9", public=facts),)


def settled(happened: Happened) -> Happened:
    """Effects that can do nothing are passed over (TOY R22); with nothing left to settle the turn is over."""
    state, events = happened
    while state.agenda and not _is_due(state):
        state = replace(state, agenda=state.agenda[1:])
    if state.outcome is not None or state.agenda:
        return state, events
    mover = state.turn_seat
    state, ended = _turn_over(state)
    return state, _proving(state, mover, (*events, *ended))


def _proving(state: Battle, mover: Seat, events: tuple[Event, ...]) -> tuple[Event, ...]:
    """Whoever can take no tile and is not stuck (TOY 7.3) holds one that can be placed: the move has shown that."""
    if not events or mover == state.turn_seat or may_take(state, state.turn_seat):
        return events
    *before, last = events
    return (*before, replace(last, reveals=tuple({*last.reveals, mover})))


def _is_due(state: Battle) -> bool:
    match state.agenda[0]:
        case TroopEffect() as task:
            return troop_effects.is_useful(state, task)
        case BaseEffect() as task:
            return base_effects.is_useful(state, task)
        case _:
            return True


def _turn_over(state: Battle) -> Happened:
    """The other side's turn, unless it is stuck (TOY 7.3) or nothing has happened for too long (TOY R14)."""
    if not state.turn:  # the racks are dealt: the starter begins, TOY 1.7
        return replace(state, turn=1, idle=0), ()
    state, released = _released(state, state.turn_seat)
    state = replace(state, turn=state.turn + 1, turn_seat=other(state.turn_seat), idle=state.idle + 1)
    most = state.terms.most_idle_turns
    if is_stuck(state, state.turn_seat):  # TOY R14: the printed end goes before ours
        state, end = stuck(state, state.turn_seat)
    elif most is not None and state.idle >= most:
        state, end = stalled(state)
    else:
        end = ()
    return state, (*released, *end)


def _released(state: Battle, seat: Seat) -> Happened:
    """TOY 5.7: at the end of that turn suppressed tiles are available again."""
    tiles = sum(state.suppressed[seat])
    if not tiles:
        return state, ()
    event = Event(kind="tiles_released", rule="TOY 5.7", public={"seat": seat, "tiles": tiles})
    return replace(state, suppressed=with_side(state.suppressed, seat, NOTHING)), (event,)


def is_stuck(state: Battle, seat: Seat) -> bool:
    """TOY 7.3, TOY R11: neither a tile to take nor one to place."""
    return not may_take(state, seat) and next(placements(state, seat), None) is None
