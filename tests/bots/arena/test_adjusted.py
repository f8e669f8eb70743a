"""Results without their luck: the mean stays, the spread falls, and games of one seed are one sample."""

import msgspec
import pytest

from tests.bots.arena.test_statistics import result
from toychest.bots.arena.adjusted import adjusted
from toychest.bots.arena.bout import BoutPlayed
from toychest.bots.arena.statistics import series_of


def game(seed: int, has_won: bool, luck: float, evaluator: str = "v") -> BoutPlayed:
    """A game in which bot 2 sat first, and what chance gave it."""
    played = result(seed, ("2", "1"), (1, 2) if has_won else (2, 1))
    return msgspec.structs.replace(played, seed=seed, luck=(luck, -luck), evaluator=evaluator)


ALL_LUCK = [game(seed, seed % 2 == 0, 0.5 if seed % 2 == 0 else -0.5) for seed in range(20)]
"""Who had luck won, and nobody else."""

NO_LUCK = [game(seed, seed % 4 == 0, 0.1 if seed % 3 == 0 else -0.05) for seed in range(24)]
"""Luck that has nothing to do with who won."""


SIGNS = [(each, 1 if number % 5 < 2 else -1) for number, each in enumerate(NO_LUCK)]
"""Games, and a sign that has nothing to do with who won."""


def test_what_was_all_luck_says_next_to_nothing_else() -> None:
    found = adjusted(ALL_LUCK, "2")
    assert found is not None
    assert found.share == pytest.approx(0.5)
    assert found.high - found.low < 0.08
    assert found.worth is not None
    assert found.worth > 40


def test_luck_that_decided_nothing_is_left_alone() -> None:
    found = adjusted(NO_LUCK, "2")
    assert found is not None
    assert (found.share, found.worth) == (0.25, 1.0)


@pytest.mark.parametrize("luck", [0.1, 0.3, 0.9])
def test_no_luck_makes_a_result_less_sure_than_it_was(luck: float) -> None:
    """Of the wrong sign, and ever more of it: nothing is taken."""
    misled = [msgspec.structs.replace(each, luck=(-luck * sign, luck * sign)) for each, sign in SIGNS]
    found, raw = adjusted(misled, "2"), adjusted([msgspec.structs.replace(each, luck=(0, 0)) for each in misled], "2")
    assert found is not None
    assert raw is not None
    assert (found.share, found.low, found.high, found.worth) == (raw.share, raw.low, raw.high, 1.0)


def test_who_won_them_all_is_no_surer_than_its_luck() -> None:
    won = [game(seed, True, 0.2 if seed % 2 else -0.2) for seed in range(6)]
    found = adjusted(won, "2")
    assert found is not None
    assert found.high > found.low


def test_the_other_bot_gets_the_rest() -> None:
    mine, theirs = adjusted(NO_LUCK, "2"), adjusted(NO_LUCK, "1")
    assert mine is not None
    assert theirs is not None
    assert mine.share + theirs.share == pytest.approx(1.0)


def test_games_of_one_seed_are_one_sample() -> None:
    pair = [game(seed, has_won, 0.0) for seed in range(4) for has_won in (True, False)]
    found = adjusted(pair, "2")
    assert found is not None
    assert (found.low, found.high) == (0.5, 0.5)


def test_of_few_games_half_of_the_luck_is_taken() -> None:
    found = adjusted([game(0, True, 0.2), game(1, False, -0.1)], "2")
    assert found is not None
    assert found.share == pytest.approx((1 - 0.1 + 0 + 0.05) / 2)


def test_of_few_games_nobody_says_what_one_is_worth() -> None:
    few, enough = adjusted(NO_LUCK[:9], "2"), adjusted(NO_LUCK[:10], "2")
    assert few is not None
    assert enough is not None
    assert (few.worth, enough.worth is None) == (None, False)


@pytest.mark.parametrize(
    "games", [ALL_LUCK[:1], [result(0, ("2", "1"), (1, 2))] * 3, [*ALL_LUCK, game(30, True, 0.1, "w")]]
)
def test_without_one_measure_of_all_luck_nothing_is_said(games: list[BoutPlayed]) -> None:
    assert adjusted(games, "2") is None


def test_a_team_has_its_luck_once() -> None:
    won = [msgspec.structs.replace(each, bots=("2", "2"), luck=(each.luck[0],) * 2) for each in ALL_LUCK]
    together = [msgspec.structs.replace(each, places=(each.places[0],) * 2) for each in won]
    found = adjusted(together, "2")
    assert found is not None
    assert found.share == pytest.approx(0.5)


def test_a_series_says_both() -> None:
    (played,) = series_of(ALL_LUCK)
    assert (played.share, played.adjusted) == (0.5, adjusted(ALL_LUCK, "2"))
