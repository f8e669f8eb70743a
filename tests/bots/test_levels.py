import pytest

from toychest.bots.levels import ADVISER, LEVELS, UnknownLevel, level_of, levels_of


def test_there_are_six_levels() -> None:
    assert LEVELS == (1, 2, 3, 4, 5, 6)


@pytest.mark.parametrize("game", ["toybattle", "clockwork", "castle"])
def test_a_higher_level_never_thinks_less(game: str) -> None:
    amounts = [level_of(game, number).iterations for number in LEVELS]
    assert amounts == sorted(amounts)


def test_the_strongest_level_forgets_nothing() -> None:
    assert level_of("clockwork", 6).memory == 0


@pytest.mark.parametrize("number", [0, 7, -1, True])
def test_an_unknown_level_is_refused_with_the_choices(number: int) -> None:
    with pytest.raises(UnknownLevel, match="expected one of 1, 2, 3, 4, 5, 6"):
        level_of("toybattle", number)


def test_a_game_without_levels_of_its_own_has_those_of_any_game() -> None:
    amounts = [level_of("ludo", number).iterations for number in LEVELS]
    assert amounts == sorted(set(amounts))


def test_who_gives_hints_thinks_as_the_strongest_does() -> None:
    adviser, strongest = level_of("toybattle", ADVISER), level_of("toybattle", 6)
    assert (adviser.number, adviser.name, adviser.is_advising) == (6, strongest.name, True)


def test_nobody_plays_against_who_gives_hints() -> None:
    assert not any(level.is_advising for level in levels_of("castle"))
