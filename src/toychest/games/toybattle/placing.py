"""Placing a troop: where it may go, why not, and what it sets off."""

from collections.abc import Iterator

from msgspec.structs import replace

from toychest.contract import Event, IllegalMove, Json, Seat
from toychest.games.toybattle.agenda import BaseEffect, Task, TroopEffect
from toychest.games.toybattle.ending import captured
from toychest.games.toybattle.moves import PlaceTroop
from toychest.games.toybattle.reach import in_reach, nearest_line
from toychest.games.toybattle.regions import regions_checked
from toychest.games.toybattle.state import Battle, Happened, Tile, stack_on, top, with_side, with_stack
from toychest.games.toybattle.terrain import Place
from toychest.games.toybattle.troops import INDEX, TROOPS, Troop, may_cover, strength, with_one


def available(state: Battle, seat: Seat, troop: Troop) -> int:
    """How many tiles of a troop may be placed: those on the rack, less the suppressed ones (TOY 5.7)."""
    index = INDEX[troop]
    return state.racks[seat][index] - state.suppressed[seat][index]


def placements(state: Battle, seat: Seat) -> Iterator[PlaceTroop]:
    """TOY 2.4: every troop of the rack on every space that is open to it."""
    troops = [troop for troop in TROOPS if available(state, seat, troop) > 0]
    if not troops:
        return
    reach = in_reach(state, seat)
    for troop in troops:
        for place in state.terms.terrain.places:
            if (place in reach or may_jump(state, troop, place)) and may_enter(state, seat, troop, place):
                yield PlaceTroop(troop, place)


def may_jump(state: Battle, troop: Troop, place: Place) -> bool:
    """TOY 4.4: Hook needs no line to a base; where effects are nullified he has none (TOY R20)."""
    is_base = place in state.terms.terrain.index
    return troop is Troop.HOOK and is_base and state.terms.effects.get(place) != "nullify"


def may_enter(state: Battle, seat: Seat, troop: Troop, place: Place) -> bool:
    """TOY 3.1, TOY 3.3, TOY 3.5, TOY 5.2: the gate lets it in, and what lies there may be covered."""
    if not passes_gate(state, troop, place):
        return False
    owner = state.terms.terrain.owners.get(place)
    if owner is not None:
        return owner != seat
    tile = top(state, place)
    return tile is None or tile.seat == seat or may_cover(troop, tile.troop)


def passes_gate(state: Battle, troop: Troop, place: Place) -> bool:
    """TOY 5.2: a gate lets in its strengths and the joker, onto own tiles too (TOY R16), Hook or not (TOY R12)."""
    gate = state.terms.gates.get(place)
    return gate is None or strength(troop) is None or strength(troop) in gate


def check_placement(state: Battle, seat: Seat, move: PlaceTroop) -> None:
    """Raises `IllegalMove` with the rule that forbids it and what would have to be different."""
    troop, place = move.troop, move.place
    if place not in state.terms.terrain.places:
        raise IllegalMove("no-such-place", "TOY 1.2", place=place)
    if not state.racks[seat][INDEX[troop]]:
        raise IllegalMove("not-on-rack", "TOY 2.4", troop=troop.value)
    if not available(state, seat, troop):
        raise IllegalMove("suppressed-tile", "TOY 5.7", troop=troop.value)
    if state.terms.terrain.owners.get(place) == seat:
        raise IllegalMove("own-headquarters", "TOY 3.5", place=place)
    if place not in in_reach(state, seat) and not may_jump(state, troop, place):
        raise _out_of_reach(state, seat, troop, place)
    if not passes_gate(state, troop, place):
        facts: dict[str, Json] = {"troop": troop.value, "place": place, "lets": list(state.terms.gates[place])}
        raise IllegalMove("gate-closed", "TOY 5.2", **facts)
    tile = top(state, place) if place in state.terms.terrain.index else None
    if tile is not None and tile.seat != seat and not may_cover(troop, tile.troop):
        strengths = {"strength": strength(troop), "against": strength(tile.troop)}
        raise IllegalMove("too-weak", "TOY 3.3", troop=troop.value, place=place, enemy=tile.troop.value, **strengths)


def _out_of_reach(state: Battle, seat: Seat, troop: Troop, place: Place) -> IllegalMove:
    line = nearest_line(state, seat, place)
    facts: dict[str, Json] = {"place": place, "breaks": line.breaks, "line": list(line.own), "troop": troop.value}
    if troop is Troop.HOOK and place in state.terms.terrain.owners:
        return IllegalMove("hook-headquarters", "TOY 4.4", **facts)
    if troop is Troop.HOOK:
        return IllegalMove("hook-nullified", "TOY R20", **facts)
    if place in state.terms.terrain.owners:
        return IllegalMove("headquarters-not-connected", "TOY 3.2", **facts)
    return IllegalMove("not-connected", "TOY 3.2", **facts)


def troop_placed(state: Battle, seat: Seat, move: PlaceTroop) -> Happened:
    """TOY 2.4: from the rack onto the space; medals, then a capture, at once (TOY R1); then effects are due."""
    check_placement(state, seat, move)
    troop, place = move.troop, move.place
    event = Event(kind="troop_placed", rule="TOY 2.4", public=_facts(state, seat, troop, place))
    state = replace(
        state,
        racks=with_side(state.racks, seat, with_one(state.racks[seat], troop, -1)),
        known=with_side(state.known, seat, without_known(state, seat, troop)),
    )
    if place in state.terms.terrain.owners:
        state, end = captured(replace(state, captor=(place, Tile(seat, troop))), seat, place)
        return state, (event, *end)
    state = replace(state, stacks=with_stack(state, place, (*stack_on(state, place), Tile(seat, troop))))
    state, closed = regions_checked(state, (place,))
    if state.outcome is None:
        state = replace(state, agenda=(*_troop_effect(state, troop, place), *state.agenda, *_base_effect(state, place)))
    return state, (event, *closed)


def without_known(state: Battle, seat: Seat, troop: Troop) -> tuple[int, ...]:
    """A tile of this troop left the rack: one fewer is known to lie there, if any was."""
    known = state.known[seat]
    return with_one(known, troop, -1) if known[INDEX[troop]] else known


def _facts(state: Battle, seat: Seat, troop: Troop, place: Place) -> dict[str, Json]:
    tile = top(state, place) if place in state.terms.terrain.index else None
    covered = None if tile is None else tile.troop.value
    return {
        "seat": seat,
        "troop": troop.value,
        "place": place,
        "covered": covered,
        "owner": None if tile is None else tile.seat,
    }


def _troop_effect(state: Battle, troop: Troop, base: Place) -> tuple[Task, ...]:
    """TOY 5.6: a nullifying base takes a troop's effect away."""
    return () if state.terms.effects.get(base) == "nullify" else (TroopEffect(troop, base),)


def _base_effect(state: Battle, base: Place) -> tuple[Task, ...]:
    """TOY R15, TOY R3: base effects wait for all troop effects, in the order of occupation."""
    effect = state.terms.effects.get(base)
    return () if effect is None or effect == "nullify" else (BaseEffect(effect, base),)
