"""From state to view: built up, field by field."""

from functools import cache, lru_cache

from toychest.contract import Seat
from toychest.games.toybattle.agenda import BaseEffect, TroopEffect
from toychest.games.toybattle.reach import connected
from toychest.games.toybattle.state import Battle, Tile, medals, rack_size, reserve_size
from toychest.games.toybattle.terms import Terms
from toychest.games.toybattle.terrain import BLUE, RED, Place
from toychest.games.toybattle.troops import TROOPS, Counts
from toychest.games.toybattle.view import (
    BattleView,
    EffectOffered,
    PlaceShown,
    RegionShown,
    SideShown,
    StackShown,
    TileShown,
)


def shown(state: Battle, seat: Seat | None) -> BattleView:
    """What this seat, or an onlooker, sees. What was the same before is the same object, which nobody may change."""
    terms = state.terms
    return BattleView(
        terrain=terms.terrain.name,
        is_beginner=terms.is_beginner,
        objective=terms.terrain.objective,
        places=_places(terms),
        paths=_paths(terms),
        regions=_regions(terms, state.taken),
        stacks=_stacks(state),
        captor=None if state.captor is None else _tile(state.captor[1]),
        captured=None if state.captor is None else state.captor[0],
        sides=[_side(state, side, is_open=side == seat) for side in (BLUE, RED)],
        you=seat,
        turn=state.turn,
        turn_seat=state.turn_seat,
        question=_question(state),
        waiting=[task.base for task in state.agenda[1:] if isinstance(task, BaseEffect)],
        idle=max(state.idle, 0),
        most_idle=terms.most_idle_turns,
        is_over=state.outcome is not None,
    )


@lru_cache(maxsize=64)
def _places(terms: Terms) -> list[PlaceShown]:
    return [
        PlaceShown(
            number=place,
            x=x,
            y=y,
            owner=terms.terrain.owners.get(place),
            special=terms.effects.get(place),
            gate=list(terms.gates[place]) if place in terms.gates else None,
        )
        for place, x, y in terms.terrain.coordinates
    ]


@lru_cache(maxsize=64)
def _paths(terms: Terms) -> list[tuple[int, int]]:
    return [(int(first), int(second)) for first, second in terms.terrain.paths]


@lru_cache(maxsize=1024)
def _regions(terms: Terms, taken: tuple[Seat | None, ...]) -> list[RegionShown]:
    return [
        RegionShown(bases=[int(base) for base in region.bases], medals=region.medals, taken_by=taker)
        for region, taker in zip(terms.terrain.regions, taken, strict=True)
    ]


def _stacks(state: Battle) -> list[StackShown]:
    """TOY 3.6: anybody may look through a stack."""
    piled = zip(state.terms.terrain.bases, state.stacks, strict=True)
    return [_stack(base, stack) for base, stack in piled if stack]


@lru_cache(maxsize=4096)
def _stack(base: Place, stack: tuple[Tile, ...]) -> StackShown:
    return StackShown(base=base, tiles=[_tile(tile) for tile in stack])


@cache
def _tile(tile: Tile) -> TileShown:
    return TileShown(seat=tile.seat, troop=tile.troop.value)


def _side(state: Battle, side: Seat, is_open: bool) -> SideShown:
    """One's own rack in full; of the other, how many tiles it holds and those that everybody knows."""
    return SideShown(
        seat=side,
        rack_size=rack_size(state, side),
        suppressed_size=sum(state.suppressed[side]),
        reserve=reserve_size(state, side),
        medals=medals(state, side),
        tiles=_listed(state.racks[side]) if is_open else None,
        suppressed=_listed(state.suppressed[side]) if is_open else None,
        known=_listed(state.known[side]),
        discards=_listed(state.discards[side]),
        connected=sorted(connected(state, side)),
    )


@lru_cache(maxsize=4096)
def _listed(counts: Counts) -> list[str]:
    return [troop.value for troop, count in zip(TROOPS, counts, strict=True) for _ in range(count)]


def _question(state: Battle) -> EffectOffered | None:
    task = state.agenda[0] if state.agenda else None
    if isinstance(task, TroopEffect):
        return EffectOffered(effect=task.troop.value, base=task.base, is_troop=True)
    if isinstance(task, BaseEffect):
        return EffectOffered(effect=task.effect, base=task.base, is_troop=False)
    return None
