"""What special bases do once all troop effects of the turn are done."""

from collections.abc import Iterator
from typing import assert_never

from msgspec.structs import replace

from toychest.contract import Event, IllegalMove, Seat
from toychest.games.toybattle.agenda import BaseEffect, Pick, Task
from toychest.games.toybattle.moves import Exhume, Move, Recall, Shove, Suppress, Take
from toychest.games.toybattle.reach import occupies
from toychest.games.toybattle.regions import regions_checked
from toychest.games.toybattle.state import Battle, Happened, other, rack_size, stack_on, with_side, with_stack
from toychest.games.toybattle.taking import may_take, with_deals
from toychest.games.toybattle.terrain import Place
from toychest.games.toybattle.troop_effects import check_enemy_beside, enemies_beside
from toychest.games.toybattle.troops import INDEX, TROOPS, Troop, with_one


def has_room(state: Battle, seat: Seat) -> bool:
    """TOY 5.8: an effect that would push the rack over eight cannot be used."""
    return rack_size(state, seat) < state.terms.box.rack


def is_useful(state: Battle, task: BaseEffect) -> bool:
    """TOY R22: is there anything to decide?"""
    seat = state.turn_seat
    match task.effect:
        case "recall":
            return has_room(state, seat) and any(recallable(state, task.base))
        case "draw":
            return may_take(state, seat)
        case "shove":
            return any(enemies_beside(state, seat, task.base))
        case "exhume":
            return has_room(state, seat) and any(state.discards[seat])
        case "suppress":  # nothing happens to an empty rack (TOY R11)
            return rack_size(state, other(seat)) > sum(state.suppressed[other(seat)])
        case "nullify":  # looked at while a troop is placed (TOY R16)
            return False
        case _:
            assert_never(task.effect)


def uses(state: Battle, task: BaseEffect) -> Iterator[Move]:
    """Every way to use the effect, in a stable order."""
    seat = state.turn_seat
    match task.effect:
        case "recall":
            yield from (Recall(base) for base in recallable(state, task.base))
        case "draw":
            yield Take()
        case "shove":
            for start in enemies_beside(state, seat, task.base):
                yield from (Shove(start, end) for end in bases_beside(state, start))
        case "exhume":
            yield from (Exhume(troop) for troop in TROOPS if state.discards[seat][INDEX[troop]])
        case "suppress":
            yield Suppress()
        case "nullify":
            return
        case _:
            assert_never(task.effect)


def used(state: Battle, task: BaseEffect, move: Move) -> Happened:
    """The effect is used; its task is already off the agenda. Raises `IllegalMove`."""
    match task.effect, move:
        case "recall", Recall(base):
            return troop_recalled(state, task.base, base)
        case "draw", Take():
            return with_deals(state, state.terms.box.draw), ()
        case "shove", Shove(start, end):
            return troop_shoved(state, task.base, start, end)
        case "exhume", Exhume(troop):
            return troop_exhumed(state, troop)
        case "suppress", Suppress():
            return replace(state, agenda=(Pick(other(state.turn_seat), "suppress"), *state.agenda)), ()
        case _:
            raise IllegalMove("effect-open", "TOY 2.4", effect=task.effect, base=task.base)


def recallable(state: Battle, activator: Place) -> Iterator[Place]:
    """TOY 5.1: own visible troops anywhere, never the one on the base itself (TOY R6)."""
    for base in state.terms.terrain.bases:
        if base != activator and occupies(state, state.turn_seat, base):
            yield base


def bases_beside(state: Battle, base: Place) -> Iterator[Place]:
    """TOY R17: the bases one path away; never a headquarters."""
    return (beside for beside in state.terms.terrain.beside[base] if beside in state.terms.terrain.index)


def troop_recalled(state: Battle, activator: Place, base: Place) -> Happened:
    """TOY 5.1: back to the rack, where everybody knows it; its own base effect is cancelled (TOY R6)."""
    seat = state.turn_seat
    if base not in state.terms.terrain.index:
        raise IllegalMove("not-a-base", "TOY R18", place=base)
    if base == activator:
        raise IllegalMove("same-base", "TOY R6", base=base)
    if not occupies(state, seat, base):
        raise IllegalMove("not-yours", "TOY 5.1", base=base)
    *below, tile = stack_on(state, base)
    event = Event(kind="troop_recalled", rule="TOY 5.1", public={"seat": seat, "troop": tile.troop.value, "base": base})
    state = replace(
        onto_rack(state, seat, tile.troop),
        stacks=with_stack(state, base, tuple(below)),
        agenda=without_effect_of(state.agenda, base),
    )
    state, closed = regions_checked(state, (base,))
    return state, (event, *closed)


def without_effect_of(agenda: tuple[Task, ...], base: Place) -> tuple[Task, ...]:
    """TOY R6: the latest tile on this base takes its pending effect with it."""
    places = [place for place, task in enumerate(agenda) if isinstance(task, BaseEffect) and task.base == base]
    return agenda if not places else (*agenda[: places[-1]], *agenda[places[-1] + 1 :])


def onto_rack(state: Battle, seat: Seat, troop: Troop) -> Battle:
    """A tile that everybody saw goes to a rack."""
    return replace(
        state,
        racks=with_side(state.racks, seat, with_one(state.racks[seat], troop)),
        known=with_side(state.known, seat, with_one(state.known[seat], troop)),
    )


def troop_shoved(state: Battle, activator: Place, start: Place, end: Place) -> Happened:
    """TOY 5.4, TOY R7: onto any base beside it, whatever lies there; it sets nothing off; its new base comes first."""
    check_enemy_beside(state, activator, start, "TOY 5.4")
    if end not in bases_beside(state, start):
        raise IllegalMove("shove-nowhere", "TOY 5.4", start=start, end=end)
    *below, tile = stack_on(state, start)
    facts = {"seat": tile.seat, "troop": tile.troop.value, "start": start, "end": end, "by": state.turn_seat}
    event = Event(kind="troop_shoved", rule="TOY 5.4", public=facts)
    state = replace(state, stacks=with_stack(state, start, tuple(below)))
    state = replace(state, stacks=with_stack(state, end, (*stack_on(state, end), tile)))
    state, closed = regions_checked(state, (end, start))
    return state, (event, *closed)


def troop_exhumed(state: Battle, troop: Troop) -> Happened:
    """TOY 5.5: one of one's own discarded troops goes back to the rack."""
    seat = state.turn_seat
    if not state.discards[seat][INDEX[troop]]:
        raise IllegalMove("not-discarded", "TOY 5.5", troop=troop.value)
    event = Event(kind="troop_exhumed", rule="TOY 5.5", public={"seat": seat, "troop": troop.value})
    discards = with_side(state.discards, seat, with_one(state.discards[seat], troop, -1))
    return replace(onto_rack(state, seat, troop), discards=discards), (event,)


def tile_suppressed(state: Battle, victim: Seat, troop: Troop) -> Happened:
    """TOY 5.7, TOY R13: the tile that was pointed at lies face down; only its owner knows which it is."""
    suppressed = with_side(state.suppressed, victim, with_one(state.suppressed[victim], troop))
    after = replace(state, suppressed=suppressed)
    public = {"seat": victim, "tiles": sum(suppressed[victim])}
    event = Event(
        kind="tile_suppressed",
        rule="TOY 5.7",
        public=public,
        secret={"troop": troop.value},
        seen_by=(victim,),
        reveals=(other(victim), victim),
    )
    return after, (event,)
