"""Regions: who closes one takes its medals, at any moment, on any change."""

from collections.abc import Iterable
from dataclasses import replace

from toychest.contract import Event, Seat
from toychest.games.toybattle.ending import objective_checked
from toychest.games.toybattle.state import Battle, medals, other, top
from toychest.games.toybattle.terrain import Place

Happened = tuple[Battle, tuple[Event, ...]]


def regions_checked(state: Battle, changed: Iterable[Place]) -> Happened:
    """TOY 6.2, TOY R5: after these bases changed, whoever now holds a whole region takes its medals.

    The acting seat comes first, then the other; then the objective is looked at (TOY 7.2).
    """
    near = [number for base in changed for number in state.terms.terrain.regions_at[base]]
    events: list[Event] = []
    for seat in (state.turn_seat, other(state.turn_seat)):
        for number in dict.fromkeys(near):
            if state.taken[number] is None and holds(state, seat, number):
                state, event = _taken(state, seat, number)
                events.append(event)
    state, end = objective_checked(state)
    return state, (*events, *end)


def holds(state: Battle, seat: Seat, number: int) -> bool:
    """TOY 6.1: all bases around the region are occupied by this seat; a headquarters is none (TOY R18)."""
    tops = (top(state, base) for base in state.terms.terrain.regions[number].bases)
    return all(tile is not None and tile.seat == seat for tile in tops)


def _taken(state: Battle, seat: Seat, number: int) -> tuple[Battle, Event]:
    """TOY 6.2: its medals are taken for good (TOY 6.3)."""
    region = state.terms.terrain.regions[number]
    state = replace(state, taken=(*state.taken[:number], seat, *state.taken[number + 1 :]), idle=-1)
    facts = {
        "seat": seat,
        "bases": list(region.bases),
        "medals": region.medals,
        "total": medals(state, seat),
        "objective": state.terms.terrain.objective,
    }
    return state, Event(kind="region_closed", rule="TOY 6.2", public=facts)
