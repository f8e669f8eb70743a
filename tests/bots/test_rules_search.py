"""The search of the readable rules: it has its reflexes at every level, and its levels differ in what they try."""

from collections.abc import Iterator

import msgspec
import pytest

from tests.bots.battles import BLUE_LINE, OPEN, seen_in
from tests.bots.states import window
from tests.games.toybattle.stage import field
from toychest.bots import rules_search
from toychest.bots.hints import VAGUE
from toychest.bots.levels import LEVELS, Level, level_of
from toychest.bots.rules_search import searched_by_rules
from toychest.bots.thought import Thought
from toychest.bots.window import Window


def battle_level(number: int, **changes: float) -> Level:
    return msgspec.structs.replace(level_of("toybattle", number), **changes)


def thought(seen: Window, level: Level, seed: int = 1) -> Thought:
    return searched_by_rules(seen, level, seed, lambda: False)


@pytest.mark.parametrize("number", LEVELS)
def test_every_level_takes_the_headquarters(number: int) -> None:
    state = field(blue=BLUE_LINE, rack="Skully Star")
    assert thought(seen_in(state), battle_level(number)).move == "place Skully 41"


@pytest.mark.slow
@pytest.mark.parametrize("number", LEVELS)
@pytest.mark.parametrize("seed", range(3))
def test_every_level_closes_its_headquarters(number: int, seed: int) -> None:
    assert thought(seen_in(OPEN), battle_level(number), seed).move in {"place Roxy 11", "place Jumbo 14"}


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
    monkeypatch.setattr(rules_search, "TRIES", 1)
    found = thought(window(seed=2), battle_level(1))
    assert min(candidate.visits for candidate in found.candidates) == 1


def stopping_after(looks: int) -> Iterator[bool]:
    yield from [False] * looks
    while True:
        yield True


def test_a_search_that_is_stopped_ends_with_a_legal_move() -> None:
    seen, answers = window(), stopping_after(4)
    found = searched_by_rules(seen, battle_level(6), 1, lambda: next(answers))
    assert found.iterations == sum(candidate.visits for candidate in found.candidates) < 4
    assert found.move in seen.moves


def test_a_single_try_is_no_proof() -> None:
    looks = stopping_after(0)
    found = searched_by_rules(window(seed=2), battle_level(6), 1, lambda: next(looks, True))
    assert all(each.high - each.low > VAGUE for each in found.candidates)


def test_however_much_a_level_thinks_it_tries_no_more_than_it_can_wait_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules_search, "MOST_TRIES", 150)
    monkeypatch.setattr(rules_search, "TRIES", 1)
    assert thought(seen_in(OPEN), battle_level(6, iterations=1_000_000)).iterations == 150
