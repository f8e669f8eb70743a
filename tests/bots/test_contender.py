import pytest

from toychest.bots.contender import UnknownBot, contenders, stamp_of
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


def test_a_level_may_be_given_another_memory() -> None:
    (forgetful,) = contenders("clockwork", ["6~60"])
    assert forgetful.level is not None
    assert (forgetful.level.number, forgetful.level.memory) == (6, 60)


def test_who_thinks_more_has_another_stamp() -> None:
    one, two = contenders("clockwork", ["6~60", "6"])
    assert stamp_of(one, "clockwork") != stamp_of(two, "clockwork")


def test_an_endless_range_is_refused_at_once() -> None:
    with pytest.raises(UnknownBot):
        contenders("toybattle", ["1..999999999"])
