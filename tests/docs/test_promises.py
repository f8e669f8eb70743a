"""What was measured keeps what we promise of the bots: how strong, how fast, how soon."""

from typing import Any

import pytest

from tools import figures

MILLION = 1_000_000


def steps(series: str, by: str = "steps") -> Any:
    """The steps of a series of the ladder, or those by choice."""
    return figures.measured("ladder")["series"][series][by]


def shares(series: str) -> list[float]:
    return [step["share"] for step in steps(series)]


def test_each_level_of_toy_battle_wins_six_games_in_ten_against_the_one_below() -> None:
    assert [share for share in [*shares("toybattle"), *shares("toybattle-top")] if share < 60] == []


def test_in_equal_time_the_network_of_toy_battle_wins_six_games_in_ten() -> None:
    assert [(step["share"] >= 60, step["low"] > 50) for step in steps("toybattle-network")] == [(True, True)]


def test_in_equal_time_the_network_of_clockwork_city_wins_57_games_in_a_hundred() -> None:
    assert [(step["share"] >= 57, step["low"] > 53) for step in steps("clockwork-network")] == [(True, True)]


def test_the_network_of_toy_battle_is_met_on_all_ten_terrains() -> None:
    assert len(steps("toybattle-network", by="choices")) == 10


def test_greedy_is_met_on_all_ten_terrains() -> None:
    assert len(steps("toybattle-greedy", by="choices")) == 10


@pytest.mark.parametrize("step", steps("toybattle-greedy", by="choices"), ids=lambda step: step["series"])
def test_a_search_of_toy_battle_wins_nine_games_in_ten_against_greedy_on_every_terrain(step: dict[str, float]) -> None:
    assert (step["share"] >= 90, step["low"] > 85) == (True, True)


def test_each_level_of_clockwork_city_is_surely_better_than_the_one_below() -> None:
    played = [*steps("clockwork"), *steps("clockwork-top")]
    assert [step["series"] for step in played if step["low"] <= 50] == []


def test_each_level_of_coded_castle_wins_more_than_the_one_below() -> None:
    assert shares("castle") == sorted(set(shares("castle")))


def test_all_six_levels_of_coded_castle_are_measured() -> None:
    assert [step["series"] for step in steps("castle")] == ["1", "2", "3", "4", "5", "6"]


@pytest.mark.parametrize("game", ["toybattle", "clockwork"])
def test_fitted_weights_are_surely_better_than_hand_made_ones(game: str) -> None:
    assert [step["low"] > 50 for step in steps(f"{game}-weights")] == [True]


def test_what_was_timed_of_the_ladder_takes_at_most_90_minutes() -> None:
    assert sum(series["minutes"] or 0 for series in figures.measured("ladder")["series"].values()) <= 90


@pytest.mark.parametrize(("game", "millions"), [("toybattle", 3), ("clockwork", 5), ("castle", 1)])
def test_a_kernel_makes_millions_of_moves_a_second(game: str, millions: int) -> None:
    assert figures.measured("engine")["games"][game]["moves_a_second"] >= millions * MILLION


@pytest.mark.parametrize("game", figures.GAMES)
def test_a_second_core_gives_nearly_as_much_as_the_first(game: str) -> None:
    assert figures.measured("engine")["two_cores"][game]["gain"] >= 1.9


@pytest.mark.parametrize("game", figures.GAMES)
@pytest.mark.parametrize(("level", "seconds"), [("1", 0.05), ("6", 1.0)])
def test_a_bot_never_thinks_longer_than_it_may(game: str, level: str, seconds: float) -> None:
    assert figures.measured("search")["games"][game][level]["most"] <= seconds
