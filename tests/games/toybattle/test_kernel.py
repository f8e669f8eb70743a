"""The kernel of Toy Battle equals the rules where the laws of kernels do not look, and imagines as they do."""

import dataclasses
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from itertools import product
from random import Random

import numpy as np
import pytest
from msgspec.structs import replace

from tests.games.toybattle.stage import (
    BLUE,
    RED,
    STANDARD,
    Battle,
    counts,
    field,
    names,
    with_discards,
    without_reserve,
)
from toychest.conformance.choices_tried import house_ruled
from toychest.conformance.kernels import check_twin_game
from toychest.contract import Edition, Json
from toychest.games import EDITIONS
from toychest.games.kernels import generator
from toychest.games.toybattle.kernel import KERNEL
from toychest.games.toybattle.readings import Readings
from toychest.games.toybattle.rules import ToyBattleRules
from toychest.games.toybattle.terms import Terms
from toychest.games.toybattle.terrain import Place, Terrain
from toychest.games.toybattle.terrain_file import TERRAINS, load_terrain, read_terrain

pytestmark = pytest.mark.compiled

RULES = EDITIONS[STANDARD].rules
RULED = [edition.id for edition in house_ruled(EDITIONS[STANDARD])]
SAMPLES = 4000

OWN_TERRAIN = """
name = "own"
objective = 1
[headquarters]
blue = [1]
red = [41]
[places]
1 = [50, 90]
11 = [30, 70]
12 = [70, 70]
13 = [50, 50]
14 = [30, 30]
15 = [70, 30]
41 = [50, 10]
[paths]
1 = [11, 12, 41]
11 = [12, 13]
12 = [13]
13 = [14, 15]
14 = [15, 41]
15 = [41]
[special]
nullify = [13]
shove = [11, 14]
recall = [12, 15]
[gates]
1 = [7]
41 = [7]
[[regions]]
bases = [11, 12, 13]
medals = 1
[[regions]]
bases = [13, 14, 15]
medals = 1
"""


class Staged(ToyBattleRules):
    """The rules from a state of one's own."""

    def __init__(self, start: Battle) -> None:
        super().__init__(STANDARD, start.terms.readings)
        self.start = start

    def setup(self, seats: int, options: Mapping[str, Json]) -> Battle:
        return self.start


def staged(start: Battle) -> Edition:
    return replace(EDITIONS[STANDARD], rules=Staged(start))


def on(terrain: Terrain, **readings: str) -> Battle:
    """The start of a game on a terrain of one's own."""
    plain: Battle = RULES.setup(2, {})
    terms = Terms(terrain, plain.terms.box, False, Readings(**readings))
    return replace(plain, terms=terms, stacks=((),) * len(terrain.bases), taken=(None,) * len(terrain.regions))


def recalls() -> Battle:
    blue, red = "11 Hook, 13 Hook, 17 Star", "25 Hook, 23 Hook, 19 Star"
    state = field(blue=blue, red=red, rack="Cap'n Cap'n Roxy Kwak", rival="Cap'n Roxy Kwak")
    return without_reserve(state, BLUE, RED)


def suppressed() -> Battle:
    """Red has a tile face down, one that everybody knows, and nothing to take."""
    state = field(
        blue="11 Hook, 13 Hook", red="23 Roxy", rack="Roxy Star", rival="Hook Star Kwak", terrain="battlefield"
    )
    hushed = replace(
        without_reserve(state, RED), known=(counts(""), counts("Star")), suppressed=(counts(""), counts("Hook"))
    )
    return replace(hushed, turn_seat=RED)


def hemmed_in() -> Battle:
    """Red's headquarters is shut in by Roxys, and only a joker gets out."""
    blue = "11 Hook, 13 Hook, 18 Hook, 22 Star, 24 Roxy, 25 Roxy"
    return without_reserve(field(blue=blue, rack="Kwak Star", rival="Skully Skully", turn=RED), RED)


def discarded() -> Battle:
    state = field(blue="13 Star, 15 Hook", red="25 Star, 20 Hook", rack="Roxy XB-42 Jumbo", rival="Roxy XB-42 Jumbo",
                  terrain="cemetery")  # fmt: skip
    return with_discards(with_discards(state, BLUE, "Kwak Hook"), RED, "Kwak Skully Skully")


def shoved() -> Battle:
    """Twelve tiles on two bases, on the terrain where they can be shoved about."""
    piled = ", ".join(f"{base} {troop}" for troop in ("Skully", "Jumbo", "Hook") for base in (16, 17))
    return field(blue=piled, red=piled, rack="Roxy Cap'n Cap'n Kwak Jumbo", rival="Roxy Kwak", terrain="jungle")


def test_the_kernel_equals_the_rules_in_a_rematch() -> None:
    options: dict[str, Json] = {"terrain": "castle", "beginner": False, "starter": "red"}
    assert check_twin_game(EDITIONS[STANDARD], 2, options, seed=1) > 20


@pytest.mark.parametrize("terrain", TERRAINS)
def test_the_kernel_equals_the_rules_for_beginners(terrain: str) -> None:
    assert check_twin_game(EDITIONS[STANDARD], 2, {"terrain": terrain, "beginner": True}, seed=1) > 20


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("edition", RULED)
def test_the_kernel_equals_the_rules_by_any_reading(edition: str, seed: int) -> None:
    options: dict[str, Json] = {"terrain": "battlefield", "beginner": False}
    assert check_twin_game(EDITIONS[edition], 2, options, seed, imagine_every=3) > 20


@pytest.mark.parametrize("start", [recalls, suppressed, hemmed_in, discarded, shoved])
@pytest.mark.parametrize("seed", range(5))
def test_the_kernel_equals_the_rules_in_late_battles(start: Callable[[], Battle], seed: int) -> None:
    assert check_twin_game(staged(start()), 2, {}, seed, imagine_every=1) > 0


@pytest.mark.parametrize("seed", range(10))
def test_the_kernel_equals_the_rules_on_a_terrain_of_ones_own(seed: int) -> None:
    start = on(read_terrain(OWN_TERRAIN), both_at_objective="shared", suppress="forced")
    assert check_twin_game(staged(start), 2, {}, seed, imagine_every=2) > 8


@pytest.mark.deep
@pytest.mark.timeout(3600)
@pytest.mark.parametrize(("terrain", "edition"), [*product(TERRAINS, (STANDARD, *RULED))])
def test_the_kernel_equals_the_rules_in_ten_thousand_games(terrain: str, edition: str) -> None:
    options: dict[str, Json] = {"terrain": terrain, "beginner": False}
    assert min(check_twin_game(EDITIONS[edition], 2, options, seed) for seed in range(1000, 1250)) > 10


def held_by_red(imagined: Iterable[Battle]) -> Counter[str]:
    """How often which tiles lay on red's rack, and which of them face down."""
    return Counter(f"{names(state.racks[RED])} / {names(state.suppressed[RED])}" for state in imagined)


def imagined_by_kernel(state: Battle, seed: int) -> Battle:
    row = KERNEL.pack(state, BLUE)
    forgotten = KERNEL.forgetting(state, BLUE, frozenset())
    scratch = np.zeros(KERNEL.scratch_size, np.int32)
    KERNEL.imagine(KERNEL.tables(state), row, BLUE, forgotten, generator(seed), scratch)
    imagined: Battle = KERNEL.unpack(row, state)
    return imagined


def imagined_by_rules(state: Battle, luck: Random) -> Battle:
    imagined: Battle = RULES.imagine(state, BLUE, luck.randrange)
    return imagined


@pytest.mark.parametrize("start", [suppressed, hemmed_in])
def test_the_kernel_imagines_racks_as_often_as_the_rules(start: Callable[[], Battle]) -> None:
    state, luck = start(), Random(5)
    ours = held_by_red(imagined_by_kernel(state, seed) for seed in range(SAMPLES))
    theirs = held_by_red(imagined_by_rules(state, luck) for _ in range(SAMPLES))
    distance = sum((ours[rack] - theirs[rack]) ** 2 / (ours[rack] + theirs[rack]) for rack in ours | theirs)
    freedom = len(ours | theirs) - 1
    assert freedom > 1
    assert distance < freedom + 4 * (2 * freedom) ** 0.5


def test_terrains_beyond_the_bounds_are_not_covered() -> None:
    terrain = load_terrain("castle")
    further = tuple((Place(place), 1, 1) for place in range(60, 80))
    wide = dataclasses.replace(terrain, coordinates=terrain.coordinates + further)
    assert KERNEL.covers(on(terrain))
    assert not KERNEL.covers(on(wide))


def test_games_beyond_the_bounds_are_not_covered() -> None:
    assert not KERNEL.covers(replace(field(), turn=40_000))
