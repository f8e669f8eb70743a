"""The terms of a game as tables: the board, the box and the readings."""

from collections.abc import Iterable
from typing import Final

import numpy as np

from toychest.contract.kernel import Array
from toychest.games.toybattle.kernel import layout as at
from toychest.games.toybattle.kernel.moves import numbered, numbers
from toychest.games.toybattle.kernel.slots import slots_of
from toychest.games.toybattle.state import Battle
from toychest.games.toybattle.terms import Terms
from toychest.games.toybattle.terrain import BLUE, RED, Place
from toychest.games.toybattle.troops import TROOPS, strength

BOX: Final = ("removed", "starter", "other", "taken", "rack", "skully", "star", "draw")


def tables(state: Battle) -> Array:
    """The board, the box and the readings as data."""
    terms, table = state.terms, np.zeros(1, at.TABLES)[0]
    for name in BOX:
        table[name] = getattr(terms.box, name)
    table["must_suppress"] = terms.readings.suppress == "forced"
    table["is_shared"] = terms.readings.both_at_objective == "shared"
    table["most_idle"] = at.NO_LIMIT if terms.most_idle_turns is None else terms.most_idle_turns
    _write_places(table, terms)
    _write_regions(table, terms)
    table["slots"] = -1
    for side, slots in enumerate(slots_of(terms.terrain) or ()):
        table["slots"][side, : len(slots)] = slots
    return np.array(table).reshape(1).view(np.int32)


def _write_places(table: Array, terms: Terms) -> None:
    terrain, effects, gates = terms.terrain, terms.effects, terms.gates
    table["base_count"] = len(terrain.bases)
    table["bases"] = _mask(terms, terrain.bases)
    table["jump_bases"] = _mask(terms, (base for base in terrain.bases if effects.get(base) != "nullify"))
    table["special_bases"] = _mask(terms, effects)
    for seat in (BLUE, RED):
        own = terrain.headquarters[seat]
        table["headquarters"][seat] = _mask(terms, own)
        table["near_headquarters"][seat] = _mask(terms, {near for place in own for near in terrain.beside[place]})
    for number, place in enumerate(numbered(terrain)):
        table["beside"][number] = _mask(terms, terrain.beside[place])
        table["effect_at"][number] = at.EFFECTS.index(effects.get(place, ""))
    for index, troop in enumerate(TROOPS):
        power = strength(troop)
        let = (place for place in terrain.places if power is None or place not in gates or power in gates[place])
        table["gates"][index] = _mask(terms, let)


def _write_regions(table: Array, terms: Terms) -> None:
    terrain = terms.terrain
    table["region_count"], table["objective"] = len(terrain.regions), terrain.objective
    for number, region in enumerate(terrain.regions):
        table["region"][number] = _mask(terms, region.bases)
        table["region_medals"][number] = region.medals
    for base, near in terrain.regions_at.items():
        table["regions_at"][numbers(terrain)[base]] = sum(1 << number for number in near)


def _mask(terms: Terms, places: Iterable[Place]) -> int:
    number = numbers(terms.terrain)
    return sum(1 << number[place] for place in places)
