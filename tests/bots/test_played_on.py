"""Games played on from the best move: what a search says of all its moves is moved towards what they say."""

from typing import Final

import pytest
from msgspec.structs import replace

from tests.bots.states import window
from tests.bots.test_hints import winning
from toychest.bots import played_on
from toychest.bots.kernel_search import searched
from toychest.bots.levels import ADVISER, level_of
from toychest.bots.played_on import advised, games_after
from toychest.bots.thought import Thought
from toychest.games import EDITIONS

pytestmark = pytest.mark.compiled
WINDOW: Final = window()
LEVEL: Final = replace(level_of("toybattle", 4), playouts=12)


def never() -> bool:
    return False


def told(games: list[float], monkeypatch: pytest.MonkeyPatch) -> Thought:
    """What is told if games end like this."""
    monkeypatch.setattr(played_on, "games_after", lambda *_: games)
    return advised(WINDOW, LEVEL, 9, never)


def test_the_games_of_a_seed_are_always_the_same_and_lie_around_a_chance_to_win() -> None:
    made = EDITIONS[WINDOW.edition].kernel
    assert made is not None
    first, again = (games_after(WINDOW.moves[0], made(), WINDOW, LEVEL, 12, 5, never) for _ in range(2))
    assert first == again
    assert len(set(first)) > 1
    assert -1 < min(first) <= max(first) < 2


@pytest.mark.parametrize(("games", "is_more"), [([0.9, 1.0] * 50, True), ([0.0, 0.1] * 50, False)])
def test_what_is_told_moves_towards_the_games(
    games: list[float], is_more: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, after = searched(WINDOW, LEVEL, 9, never), told(games, monkeypatch)
    moved = [now.worth > was.worth for was, now in zip(before.candidates, after.candidates, strict=True)]
    assert (after.move, set(moved)) == (before.move, {is_more})


def test_games_that_spread_far_say_little(monkeypatch: pytest.MonkeyPatch) -> None:
    before = searched(WINDOW, LEVEL, 9, never)
    few, many = (told([0.0, 1.0] * count, monkeypatch) for count in (4, 400))
    gaps = [abs(each.candidates[0].worth - 0.5) for each in (before, few, many)]
    assert gaps == sorted(gaps, reverse=True)


def test_hardly_any_games_say_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    assert told([1.0], monkeypatch).candidates == searched(WINDOW, LEVEL, 9, never).candidates


def test_a_win_is_told_as_certain_and_played_on_by_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    seen, move = winning()
    monkeypatch.setattr(played_on, "games_after", None)
    thought = advised(seen, LEVEL, 9, never)
    assert (thought.move, thought.is_exact) == (move, True)


@pytest.mark.parametrize("seats", [2, 3])
def test_a_city_is_played_on_by_its_network_or_its_features(seats: int) -> None:
    seen, level = (
        window("clockwork-standard-0", seats),
        replace(level_of("clockwork", ADVISER), iterations=60, playouts=8),
    )
    before, after = searched(seen, level, 9, never), advised(seen, level, 9, never)
    assert (after.move, len(after.candidates)) == (before.move, len(before.candidates))
    assert after.candidates[0].worth != before.candidates[0].worth
