"""As which base the value network knows each base."""

import pytest

from toychest.games.toybattle.kernel import layout as at
from toychest.games.toybattle.kernel.slots import slots_of
from toychest.games.toybattle.terrain_file import LOPSIDED, TERRAINS, load_terrain
from toychest.games.toybattle.turned_round import turned_round

pytestmark = pytest.mark.compiled


def test_every_base_of_every_terrain_has_a_slot_of_its_own() -> None:
    known = [slots_of(load_terrain(name)) for name in TERRAINS]
    slots = {slot for sides in known if sides is not None for side in sides for slot in side}
    assert slots == set(range(at.SLOTS))


@pytest.mark.parametrize("name", sorted(set(TERRAINS) - LOPSIDED))
def test_red_sees_the_same_bases_turned_round(name: str) -> None:
    sides = slots_of(load_terrain(name))
    assert sides is not None
    assert (sorted(sides[0]), sides[0] != sides[1]) == (sorted(sides[1]), True)


@pytest.mark.parametrize("name", sorted(set(TERRAINS) - LOPSIDED))
def test_turned_round_twice_everything_lies_where_it_was(name: str) -> None:
    turned = turned_round(load_terrain(name))
    assert turned is not None
    assert all(turned[turned[place]] == place for place in turned)


@pytest.mark.parametrize("name", sorted(LOPSIDED))
def test_a_lopsided_terrain_has_slots_for_either_side(name: str) -> None:
    sides = slots_of(load_terrain(name))
    assert sides is not None
    assert not set(sides[0]) & set(sides[1])
