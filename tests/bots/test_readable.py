"""The search of the readable rules: its reflexes at every level, and what its levels differ in."""

import random
from collections.abc import Iterator

import msgspec
import pytest

from tests.bots.states import window
from tests.games.toybattle.stage import RED, STANDARD, Battle, after, field
from toychest.bots import readable
from toychest.bots.levels import LEVELS, Level, level_of
from toychest.bots.readable import Lookout, searched_by_rules
from toychest.bots.thought import Thought
from toychest.bots.window import Window, window_of
from toychest.games import EDITIONS

RED_LINE = "25 Roxy, 23 Roxy, 18 Roxy, 13 Star, 11 Hook"
"""From red's headquarters to the door of blue's."""
BLUE_LINE = "11 Hook, 13 Hook, 18 Hook, 22 Star, 24 Roxy"
OPEN = field(red=RED_LINE, blue="12 Skully", rack="Skully Roxy Jumbo", rival="Star")


def seen_in(state: Battle) -> Window:
    """The window of whoever is to act."""
    edition = EDITIONS[STANDARD]
    return window_of(edition, 2, state, edition.rules.to_act(state)[0], random.Random(1).randrange)


def kept(state: Battle) -> set[str]:
    """The moves that the reflexes leave to choose from."""
    seen = seen_in(state)
    return set(Lookout(EDITIONS[STANDARD].rules, seen, random.Random(1)).kept())


def battle_level(number: int, **changes: float) -> Level:
    return msgspec.structs.replace(level_of("toybattle", number), **changes)


def thought(seen: Window, level: Level, seed: int = 1) -> Thought:
    return searched_by_rules(seen, level, seed, lambda: False)


@pytest.mark.parametrize("number", LEVELS)
def test_every_level_takes_the_headquarters(number: int) -> None:
    state = field(blue=BLUE_LINE, rack="Skully Star")
    assert thought(seen_in(state), battle_level(number)).move == "place Skully 41"


@pytest.mark.parametrize("number", LEVELS)
@pytest.mark.parametrize("seed", range(3))
def test_every_level_closes_its_headquarters(number: int, seed: int) -> None:
    assert thought(seen_in(OPEN), battle_level(number), seed).move in {"place Roxy 11", "place Jumbo 14"}


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
    assert Lookout(EDITIONS[STANDARD].rules, seen, random.Random(1), left=0).kept() == seen.moves


def test_reflexes_without_looks_left_try_each_move_at_most_once() -> None:
    seen = window()
    lookout = Lookout(EDITIONS[STANDARD].rules, seen, random.Random(1), left=len(seen.moves) + 5)
    lookout.kept()
    assert 0 >= lookout.left >= -len(seen.moves)


@pytest.mark.parametrize("seats", [1, 3])
def test_in_a_team_nobody_is_a_rival(seats: int) -> None:
    seen = window("castle-standard-0", seats=seats, moves=8)
    lookout = Lookout(EDITIONS[seen.edition].rules, seen, random.Random(1))
    assert lookout.kept() == seen.moves
    assert lookout.left == readable.LOOKS - len(seen.moves)


@pytest.mark.parametrize(("softness", "is_varied"), [(0.0, False), (1.0, True)])
def test_a_soft_level_takes_any_of_the_nearly_best(softness: float, is_varied: bool) -> None:
    state = field(blue="11 Hook", rack="Roxy Star Hook", rival="Star")
    seen, level = seen_in(state), battle_level(1, softness=softness)
    off_best = [found.move != found.candidates[0].move for found in (thought(seen, level, seed) for seed in range(3))]
    assert any(off_best) == is_varied


def test_each_level_tries_more_than_the_one_below() -> None:
    seen = seen_in(OPEN)
    tried = [thought(seen, battle_level(number)).iterations for number in LEVELS]
    assert tried == sorted(set(tried))


def test_every_move_is_tried_however_little_is_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readable, "TRIES", 1)
    found = thought(window(seed=2), battle_level(1))
    assert min(candidate.visits for candidate in found.candidates) == 1


def stopping_after(looks: int) -> Iterator[bool]:
    yield from [False] * looks
    while True:
        yield True


def test_a_search_that_is_stopped_ends_with_a_legal_move() -> None:
    seen, answers = window(), stopping_after(4)
    found = searched_by_rules(seen, battle_level(6), 1, lambda: next(answers))
    assert found.iterations == len(found.candidates) + 4
    assert found.move in seen.moves
