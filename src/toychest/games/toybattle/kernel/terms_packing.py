"""The terms of a game as tables, and which terms fit."""

from collections.abc import Iterable

import numpy as np

from toychest.contract.kernel import Array
from toychest.games.toybattle.kernel import layout
from toychest.games.toybattle.kernel.numbering import numbered, numbers
from toychest.games.toybattle.state import Battle
from toychest.games.toybattle.terms import Terms
from toychest.games.toybattle.terrain import BLUE, RED, Place
from toychest.games.toybattle.troops import TROOPS, strength


def covers(state: Battle) -> bool:
    """Whether the kernel plays this game: all readings, and every terrain within the bounds of the layout."""
    terrain, box = state.terms.terrain, state.terms.box
    return (
        len(terrain.places) <= layout.MOST_PLACES
        and len(terrain.regions) <= layout.MOST_REGIONS
        and all(len(beside) <= layout.MOST_BESIDE for beside in terrain.beside.values())
        and box.copies <= layout.MOST_TILES
        and state.turn <= layout.MOST_TURNS
    )


def tables(state: Battle) -> Array:
    """The board, the box and the readings as data."""
    terms, table = state.terms, np.zeros(layout.TABLES_SIZE, np.int32)
    _write_box(table, terms)
    _write_readings(table, terms)
    _write_places(table, terms)
    _write_regions(table, terms)
    return table


def _write_box(table: Array, terms: Terms) -> None:
    box = terms.box
    table[layout.REMOVED], table[layout.RACK_TILES] = box.removed, box.rack
    table[layout.STARTER_TILES], table[layout.OTHER_TILES] = box.starter, box.other
    table[layout.TAKEN_TILES], table[layout.DRAW_TILES] = box.taken, box.draw
    table[layout.SKULLY_TILES], table[layout.STAR_TILES] = box.skully, box.star


def _write_readings(table: Array, terms: Terms) -> None:
    table[layout.MUST_SUPPRESS] = terms.readings.suppress == "forced"
    table[layout.IS_SHARED] = terms.readings.both_at_objective == "shared"
    most = terms.most_idle_turns
    table[layout.MOST_IDLE] = layout.NO_LIMIT if most is None else most


def _write_places(table: Array, terms: Terms) -> None:
    terrain, effects = terms.terrain, terms.effects
    bases = terrain.bases
    table[layout.BASES] = len(bases)
    table[layout.ALL_BASES] = _mask(terms, bases)
    table[layout.JUMP_BASES] = _mask(terms, (base for base in bases if effects.get(base) != "nullify"))
    table[layout.SPECIAL_BASES] = _mask(terms, effects)
    for seat in (BLUE, RED):
        own = terrain.headquarters[seat]
        table[layout.OWN_HEADQUARTERS + seat] = _mask(terms, own)
        table[layout.NEAR_HEADQUARTERS + seat] = _mask(terms, {near for place in own for near in terrain.beside[place]})
    for number, place in enumerate(numbered(terrain)):
        table[layout.BESIDE + number] = _mask(terms, terrain.beside[place])
        table[layout.EFFECT_AT + number] = layout.EFFECTS.index(effects.get(place, ""))
    for index, troop in enumerate(TROOPS):
        gates, power = terms.gates, strength(troop)
        let = (place for place in terrain.places if power is None or place not in gates or power in gates[place])
        table[layout.GATES + index] = _mask(terms, let)


def _write_regions(table: Array, terms: Terms) -> None:
    terrain = terms.terrain
    table[layout.REGION_COUNT], table[layout.OBJECTIVE_MEDALS] = len(terrain.regions), terrain.objective
    for number, region in enumerate(terrain.regions):
        table[layout.REGION + number] = _mask(terms, region.bases)
        table[layout.REGION_MEDALS + number] = region.medals
    for base, near in terrain.regions_at.items():
        table[layout.REGIONS_AT + numbers(terrain)[base]] = sum(1 << number for number in near)


def _mask(terms: Terms, places: Iterable[Place]) -> int:
    at = numbers(terms.terrain)
    return sum(1 << at[place] for place in places)
