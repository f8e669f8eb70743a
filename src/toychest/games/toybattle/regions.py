"""Regions: who closes one takes its medals, at any moment, on any change."""

from collections.abc import Iterable

from msgspec.structs import replace

from toychest.contract import Event, Seat
from toychest.games.toybattle.ending import objective_checked
from toychest.games.toybattle.state import Battle, Happened, medals, top
from toychest.games.toybattle.terrain import Place


def regions_checked(state: Battle, changed: Iterable[Place]) -> Happened:
    """TOY 6.2, TOY R5: after these bases changed, whoever now holds a whole region takes its medals, base by base.

    Then the objective is looked at (TOY 7.2).
    """
    near = [number for base in changed for number in state.terms.terrain.regions_at[base]]
    events: list[Event] = []
    for number in dict.fromkeys(near):
        holder = holder_of(state, number)
        if state.taken[number] is None and holder is not None:
            state, event = _taken(state, holder, number)
            events.append(event)
    state, end = objective_checked(state)
    return state, (*events, *end)


def holder_of(state: Battle, number: int) -> Seat | None:
    """TOY 6.1: who occupies all bases around the region; a headquarters is none (TOY R18)."""
    first, *others = (top(state, base) for base in state.terms.terrain.regions[number].bases)
    if first is None or any(tile is None or tile.seat != first.seat for tile in others):
        return None
    return first.seat


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
