import pytest

from toychest.bots.contender import UnknownBot, contenders
from toychest.bots.levels import UnknownLevel


def test_a_range_is_spelt_out() -> None:
    assert [bot.name for bot in contenders("toybattle", ["1..3", "greedy"])] == ["1", "2", "3", "greedy"]


def test_a_range_may_go_down() -> None:
    assert [bot.name for bot in contenders("toybattle", ["3..1"])] == ["3", "2", "1"]


def test_greedy_looks_one_move_ahead_in_one_imagined_truth() -> None:
    (greedy,) = contenders("toybattle", ["greedy"])
    assert greedy.level is not None
    assert (greedy.level.iterations, greedy.level.depth) == (1, 1)


def test_an_unknown_bot_is_refused_with_what_there_is() -> None:
    with pytest.raises(UnknownBot, match=r"a range such as 1\.\.6"):
        contenders("toybattle", ["clever"])


def test_a_level_out_of_range_is_refused() -> None:
    with pytest.raises(UnknownLevel):
        contenders("toybattle", ["5..7"])
