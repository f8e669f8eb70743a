"""The reflexes: which moves are left to choose from."""

import random

import pytest

from tests.bots.battles import OPEN, RED_LINE, seen_in
from tests.bots.states import window
from tests.games.toybattle.stage import RED, STANDARD, Battle, after, field
from toychest.bots import reflexes
from toychest.bots.reflexes import Reflexes
from toychest.games import EDITIONS


def kept(state: Battle) -> set[str]:
    """The moves that the reflexes leave to choose from."""
    seen = seen_in(state)
    return set(Reflexes(EDITIONS[STANDARD].rules, seen, random.Random(1)).worth_trying())


def test_taking_tiles_leaves_the_headquarters_open() -> None:
    assert "take" in seen_in(OPEN).moves
    assert kept(OPEN) == {"place Roxy 11", "place Jumbo 14"}


def test_a_troop_is_kept_if_the_one_after_it_closes_the_headquarters() -> None:
    state = field(red=RED_LINE, rack="Skully Cap'n Roxy", rival="Star")
    assert kept(state) == {"place Roxy 11", "place Cap'n 12"}


def test_the_effect_that_closes_the_headquarters_is_used() -> None:
    state = after(OPEN, "place Jumbo 14")
    assert "decline" in seen_in(state).moves
    assert "decline" not in kept(state)


def test_the_other_side_has_the_same_reflexes() -> None:
    line = "11 Hook, 13 Hook, 18 Roxy, 22 Star, 24 Hook"
    state = field(blue=line, red="25 Skully", rack="Skully Roxy", rival="Star", turn=RED)
    assert kept(state) == {"place Roxy 24"}


def test_where_nothing_closes_the_headquarters_all_moves_are_kept() -> None:
    state = field(red=RED_LINE, rack="Skully Jumbo", rival="Star")
    assert kept(state) == set(seen_in(state).moves)


def test_a_rival_without_tiles_is_not_feared() -> None:
    state = field(red=RED_LINE, rack="Skully Roxy", rival="")
    assert kept(state) == set(seen_in(state).moves)


def test_without_looks_all_moves_are_kept() -> None:
    seen = seen_in(OPEN)
    assert Reflexes(EDITIONS[STANDARD].rules, seen, random.Random(1), left=0).worth_trying() == seen.moves


def test_reflexes_without_looks_left_try_each_move_at_most_once() -> None:
    seen = window()
    looking = Reflexes(EDITIONS[STANDARD].rules, seen, random.Random(1), left=len(seen.moves) + 5)
    looking.worth_trying()
    assert 0 >= looking.left >= -len(seen.moves)


@pytest.mark.parametrize("seats", [1, 3])
def test_in_a_team_nobody_is_a_rival(seats: int) -> None:
    seen = window("castle-standard-0", seats=seats, moves=8)
    looking = Reflexes(EDITIONS[seen.edition].rules, seen, random.Random(1))
    assert looking.worth_trying() == seen.moves
    assert looking.left == reflexes.LOOKS - len(seen.moves)
