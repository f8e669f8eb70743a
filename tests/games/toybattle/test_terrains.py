"""The ten terrains: what is known of each, and what no terrain may be."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from importlib.resources import files

import pytest

from toychest.games.toybattle.terrain import BLUE, RED, Place, Terrain
from toychest.games.toybattle.terrain_file import TERRAINS, load_terrain, read_terrain

CASTLE = files("toychest.games.toybattle").joinpath("terrains", "castle.toml").read_text(encoding="utf-8")
FACTS = {  # bases, blue and red headquarters, paths, regions, medals, objective
    "castle": (15, 1, 1, 24, 8, 14, 7),
    "pool": (13, 2, 2, 24, 8, 12, 6),
    "clouds": (14, 1, 1, 28, 13, 16, 8),
    "jungle": (13, 1, 1, 22, 6, 14, 7),
    "cemetery": (15, 1, 1, 28, 10, 14, 7),
    "caribbean": (12, 2, 1, 20, 6, 11, 5),
    "station": (13, 1, 1, 28, 14, 14, 7),
    "battlefield": (14, 1, 1, 24, 9, 16, 8),
    "croisette": (13, 1, 1, 22, 8, 11, 5),
    "tournament": (15, 1, 1, 24, 8, 14, 7),
}
SPECIAL = {
    "castle": {"recall": [15, 16, 20, 21]},
    "pool": {},
    "clouds": {"draw": [13, 16, 19, 22]},
    "jungle": {"shove": [15, 19]},
    "cemetery": {"exhume": [12, 14, 22, 24]},
    "caribbean": {},
    "station": {"nullify": [16, 17, 18]},
    "battlefield": {"suppress": [14, 16, 19, 21]},
    "croisette": {"draw": [12, 22], "suppress": [15, 18], "nullify": [17]},
    "tournament": {"exhume": [15, 16, 20, 21]},
}
GATES = {
    "pool": {2: (6, 7), 12: (1, 2), 16: (3, 4, 5), 17: (6, 7), 18: (3, 4, 5), 22: (1, 2), 41: (6, 7)},
    "croisette": {14: (4, 5, 6, 7), 20: (4, 5, 6, 7)},
}
BESIDE = {
    "castle": "1: 11 12; 11: 1 13; 12: 1 14; 13: 11 15 17 18; 14: 12 16 18 19; 15: 13 17; 16: 14 19; 17: 13 15 20 22; "
    "18: 13 14 22 23; 19: 14 16 21 23; 20: 17 22; 21: 19 23; 22: 17 18 20 24; 23: 18 19 21 25; 24: 22 41; 25: 23 41; "
    "41: 24 25",
    "pool": "1: 11; 2: 13; 11: 1 12 13; 12: 11 13 15; 13: 2 11 12 14 17; 14: 13 16 17; 15: 12 17 18; 16: 14 19; "
    "17: 13 14 15 19 20 21; 18: 15 20; 19: 16 17 22; 20: 17 18 21; 21: 17 20 22 23 41; 22: 19 21 23; 23: 21 22 42; "
    "41: 21; 42: 23",
    "clouds": "1: 11 12; 11: 1 13 14; 12: 1 13 15; 13: 11 12 14 15; 14: 11 13 16 17; 15: 12 13 16 18; 16: 14 15 17 18; "
    "17: 14 16 19 20; 18: 15 16 19 21; 19: 17 18 20 21; 20: 17 19 22 23; 21: 18 19 22 24; 22: 20 21 23 24; "
    "23: 20 22 41; 24: 21 22 41; 41: 23 24",
    "jungle": "1: 11 13; 11: 1 12 13 14; 12: 11 15; 13: 1 11 16; 14: 11 15 17; 15: 12 14 18; 16: 13 17 19; "
    "17: 14 16 18 20; 18: 15 17 21; 19: 16 20 22; 20: 17 19 23; 21: 18 23 41; 22: 19 23; 23: 20 21 22 41; 41: 21 23",
    "cemetery": "1: 11 13; 11: 1 13 14 16; 12: 13 15; 13: 1 11 12 15; 14: 11 16; 15: 12 13 16 17 18; "
    "16: 11 14 15 18 19; 17: 15 20; 18: 15 16 20 21; 19: 16 21; 20: 17 18 21 22 25; 21: 18 19 20 23 24; 22: 20 25; "
    "23: 21 24 25 41; 24: 21 23; 25: 20 22 23 41; 41: 23 25",
    "caribbean": "1: 11 13; 2: 15; 11: 1 12 14; 12: 11 15 17 21; 13: 1 14; 14: 11 13 16; 15: 2 12 18; 16: 14 17 19; "
    "17: 12 16 20; 18: 15 21; 19: 16 20 22; 20: 17 19 21 41; 21: 12 18 20; 22: 19 41; 41: 20 22",
    "station": "1: 11 12; 11: 1 14 15; 12: 1 13 15; 13: 12 15 16; 14: 11 15 18; 15: 11 12 13 14 16 17 18; "
    "16: 13 15 17 19 20; 17: 15 16 18 19; 18: 14 15 17 19 21; 19: 16 17 18 20 21 22 23; 20: 16 19 23; 21: 18 19 22; "
    "22: 19 21 41; 23: 19 20 41; 41: 22 23",
    "battlefield": "1: 11 12; 11: 1 13; 12: 1 15; 13: 11 14 16 17; 14: 13 15 17 18; 15: 12 14 18 19; 16: 13 20; "
    "17: 13 14 20 21; 18: 14 15 21 22; 19: 15 22; 20: 16 17 21 23; 21: 17 18 20 22; 22: 18 19 21 24; 23: 20 41; "
    "24: 22 41; 41: 23 24",
}
REGIONS = {
    "castle": "11 12 13 14 18, 13 15 17, 14 16 19, 13 17 18 22, 14 18 19 23, 17 20 22, 19 21 23, 18 22 23 24 25",
    "pool": "11 12 13, 12 13 15 17, 13 14 17, 14 16 17 19, 15 17 18 20, 17 20 21, 17 19 21 22, 21 22 23",
    "clouds": "11 12 13, 11 13 14, 12 13 15, 13 14 15 16, 14 16 17, 15 16 18, 16 17 18 19, 17 19 20, 18 19 21, "
    "19 20 21 22, 20 22 23, 21 22 24, 22 23 24",
    "jungle": "11 13 14 16 17, 11 12 14 15, 14 15 17 18, 16 17 19 20, 17 18 20 21 23, 19 20 22 23",
    "cemetery": "11 14 16, 11 13 15 16, 12 13 15, 15 16 18, 15 17 18 20, 16 18 19 21, 18 20 21, 20 22 25, 20 21 23 25, "
    "21 23 24",
    "caribbean": "11 13 14, 11 12 14 16 17, 12 15 18 21, 12 17 20 21, 16 17 19 20, 19 20 22",
    "station": "11 12 15, 11 14 15, 12 13 15, 13 15 16, 14 15 18, 15 16 17, 15 17 18, 16 17 19, 17 18 19, 16 19 20, "
    "18 19 21, 19 20 23, 19 21 22, 19 22 23",
    "battlefield": "11 12 13 14 15, 13 14 17, 14 15 18, 13 16 17 20, 14 17 18 21, 15 18 19 22, 17 20 21, 18 21 22, "
    "20 21 22 23 24",
}
SHORTEST = {
    "castle": 6,
    "pool": 4,
    "clouds": 6,
    "jungle": 6,
    "cemetery": 6,
    "caribbean": 5,
    "station": 6,
    "battlefield": 6,
}


# What is known of the ten


def test_there_are_ten_terrains() -> None:
    assert tuple(FACTS) == TERRAINS


@pytest.mark.parametrize("name", TERRAINS)
def test_a_terrain_has_the_counts_that_are_known_of_it(name: str) -> None:
    terrain = load_terrain(name)
    medals = sum(region.medals for region in terrain.regions)
    sides = [len(side) for side in terrain.headquarters]
    assert FACTS[name] == (
        len(terrain.bases), *sides, len(terrain.paths), len(terrain.regions), medals, terrain.objective
    )  # fmt: skip


@pytest.mark.parametrize("name", BESIDE)
def test_every_path_is_where_it_should_be(name: str) -> None:
    lines = (line.split(": ") for line in BESIDE[name].split("; "))
    beside = {int(place): tuple(map(int, others.split())) for place, others in lines}
    assert load_terrain(name).beside == beside


@pytest.mark.parametrize("name", REGIONS)
def test_every_region_is_where_it_should_be(name: str) -> None:
    regions = {frozenset(map(int, bases.split())) for bases in REGIONS[name].split(", ")}
    assert {frozenset(region.bases) for region in load_terrain(name).regions} == regions


@pytest.mark.parametrize("name", TERRAINS)
def test_every_special_base_is_where_it_should_be(name: str) -> None:
    effects: dict[str, list[int]] = {}
    for base, effect in sorted(load_terrain(name).effects.items()):
        effects.setdefault(effect, []).append(base)
    assert effects == SPECIAL[name]


@pytest.mark.parametrize("name", TERRAINS)
def test_every_gate_is_where_it_should_be(name: str) -> None:
    assert load_terrain(name).gated == GATES.get(name, {})


def test_tournament_is_castle_field_with_other_special_bases() -> None:
    castle, tournament = load_terrain("castle"), load_terrain("tournament")
    assert (tournament.beside, tournament.regions) == (castle.beside, castle.regions)


@pytest.mark.parametrize("name", SHORTEST)
def test_the_way_between_the_headquarters_is_as_long_as_it_should_be(name: str) -> None:
    assert shortest_way(load_terrain(name)) == SHORTEST[name]


@pytest.mark.parametrize("name", TERRAINS)
def test_a_place_lies_on_the_board_and_on_no_other(name: str) -> None:
    places = [(x, y) for _, x, y in load_terrain(name).coordinates]
    assert (len(set(places)), all(0 <= x <= 100 and 0 <= y <= 100 for x, y in places)) == (len(places), True)


@pytest.mark.parametrize("name", TERRAINS)
def test_blue_sits_at_the_bottom_and_red_at_the_top(name: str) -> None:
    terrain = load_terrain(name)
    heights = {place: y for place, _, y in terrain.coordinates}
    assert max(heights[place] for place in terrain.headquarters[RED]) < min(
        heights[place] for place in terrain.headquarters[BLUE]
    )


@pytest.mark.parametrize("name", [name for name in TERRAINS if name != "caribbean"])
def test_both_colours_have_the_same_chances(name: str) -> None:
    assert next(swaps(load_terrain(name)), None) is not None


def test_caribbean_is_lopsided() -> None:
    assert next(swaps(load_terrain("caribbean")), None) is None


def test_the_check_for_chances_notices_a_moved_special_base() -> None:
    moved = tuple((Place(19) if base == 21 else base, effect) for base, effect in load_terrain("castle").special)
    assert next(swaps(replace(load_terrain("castle"), special=moved)), None) is None


# What no terrain may be


def changed(*changes: tuple[str, str]) -> str:
    """Castle Field with some of its text replaced."""
    text = CASTLE
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return text


def faults(*changes: tuple[str, str]) -> list[str]:
    """What is said of Castle Field with some of its text replaced."""
    with pytest.raises(ValueError, match=r"^terrain 'castle': ") as unfit:
        read_terrain(changed(*changes))
    return str(unfit.value).removeprefix("terrain 'castle': ").split("; ")


ONCE = "must be there once, from the smaller number"


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("\n1 = [11, 12]", "\n1 = [11, 12, 12]", f"the path 1-12 {ONCE}"),
        ("\n1 = [11, 12]", "\n1 = [11, 12, 99]", "the path 1-99 leads nowhere"),
        ("\n24 = [41]", "\n24 = [41, 22]", f"the path 24-22 {ONCE}"),
        ("\n24 = [41]", "\n24 = [41, 24]", f"the path 24-24 {ONCE}"),
        ("blue = [1]", "blue = [1, 9]", "the headquarters 9 is no place"),
        ("red = [41]", "red = []", "a side has no headquarters"),
        ("red = [41]", "red = [1]", "a headquarters belongs to one side"),
        ("bases = [13, 15, 17]", "bases = [1, 15, 17]", "the region (1, 15, 17) is not made of bases"),
        ("bases = [13, 15, 17]", "bases = [13, 15, 17, 18]", "the region (13, 15, 17, 18) should hold 2 medals, not 1"),
        (
            "bases = [13, 15, 17]\nmedals = 1",
            "bases = [13, 15, 15, 17]\nmedals = 2",
            "the region (13, 15, 15, 17) is not closed in once by its bases",
        ),
        (
            "bases = [13, 15, 17]",
            "bases = [14, 16, 19]",
            "the region (14, 16, 19) is not closed in once by its bases",
        ),
        (
            "bases = [13, 15, 17]",
            "bases = [11, 15, 25]",
            "the region (11, 15, 25) is not closed in once by its bases",
        ),
        ("objective = 7", "objective = 8", "the objective 8 is not half of the medals"),
        ("objective = 7", "objective = 6", "the objective 6 is not half of the medals"),
        ("recall = [", "dance = [", "'dance' is no special base"),
        ("recall = [15,", "recall = [41,", "41 is special, but no base"),
        ("recall = [15, 16, 20, 21]", "recall = [15, 16, 20, 21]\ndraw = [15]", "a base has two effects"),
        ("recall = [15, 16, 20, 21]", "recall = [15, 16, 20, 19]", "the colours do not have the same chances"),
        ("[[regions]]", "[gates]\n99 = [1]\n\n[[regions]]", "99 has a gate, but is no place"),
        ("[[regions]]", "[gates]\n15 = []\n\n[[regions]]", "the gate of 15 lets nobody in"),
        ("[[regions]]", "[gates]\n15 = [1]\n\n[[regions]]", "the colours do not have the same chances"),
    ],
    ids=lambda text: re.sub("[^a-z0-9]+", " ", text[-30:]),
)
def test_a_terrain_that_nobody_could_play_says_why(old: str, new: str, fault: str) -> None:
    assert fault in faults((old, new))


def test_a_place_without_a_path_is_a_fault() -> None:
    assert "41 is joined to nothing" in faults(("\n24 = [41]", ""), ("\n25 = [41]", ""))


def test_every_fault_is_named_at_once() -> None:
    assert faults(("objective = 7", "objective = 8"), ("recall = [", "dance = [")) == [
        "the objective 8 is not half of the medals",
        *["'dance' is no special base"] * 4,
    ]


def test_our_own_castle_field_has_no_fault() -> None:
    assert read_terrain(CASTLE) == load_terrain("castle")


# Measuring a terrain


def shortest_way(terrain: Terrain) -> int:
    """How many paths lie between the headquarters at least."""
    reached, paths = set(terrain.headquarters[BLUE]), 0
    while not reached & set(terrain.headquarters[RED]):
        reached |= {beside for place in reached for beside in terrain.beside[place]}
        paths += 1
    return paths


def swaps(terrain: Terrain) -> Iterator[Mapping[Place, Place]]:
    """Every way to lay the board onto itself with the colours swapped, special bases and regions included."""
    if len(terrain.headquarters[BLUE]) == len(terrain.headquarters[RED]):
        yield from laid_on(terrain, {}, in_reach(terrain))


def in_reach(terrain: Terrain) -> list[Place]:
    """All places so that each but the first is beside an earlier one."""
    order = [terrain.headquarters[BLUE][0]]
    for place in order:
        order += [beside for beside in terrain.beside[place] if beside not in order]
    return order


def laid_on(terrain: Terrain, twins: dict[Place, Place], order: list[Place]) -> Iterator[Mapping[Place, Place]]:
    if len(twins) == len(order):
        if regions_match(terrain, twins):
            yield dict(twins)
        return
    place = order[len(twins)]
    for twin in terrain.places:
        if twin not in twins.values() and are_alike(terrain, twins, place, twin):
            yield from laid_on(terrain, {**twins, place: twin}, order)


def are_alike(terrain: Terrain, twins: Mapping[Place, Place], place: Place, twin: Place) -> bool:
    owner, owner_of_twin = terrain.owners.get(place), terrain.owners.get(twin)
    is_other_side = owner is None if owner_of_twin is None else owner is not None and owner != owner_of_twin
    return (
        is_other_side
        and terrain.effects.get(place) == terrain.effects.get(twin)
        and terrain.gated.get(place) == terrain.gated.get(twin)
        and all((done in terrain.beside[place]) == (twins[done] in terrain.beside[twin]) for done in twins)
    )


def regions_match(terrain: Terrain, twins: Mapping[Place, Place]) -> bool:
    regions = {(frozenset(region.bases), region.medals) for region in terrain.regions}
    return {(frozenset(twins[base] for base in bases), medals) for bases, medals in regions} == regions
