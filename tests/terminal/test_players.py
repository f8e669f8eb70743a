"""Who sits where: people by name, bots by number or name."""

import pytest

from tests.conformance.hush import HUSH
from tests.terminal.stage import Stage
from toychest.bots.levels import Level, level_of
from toychest.games import EDITIONS
from toychest.terminal.players import Player, ask_players, players_wanted, read_level, seated
from toychest.terminal.refusals import ChoiceRefused
from toychest.terminal.shelf import GameChosen, ask_game
from toychest.terminal.voice import Voice

BATTLE, CITY = EDITIONS["toybattle-standard-0"], EDITIONS["clockwork-standard-0"]
COG = level_of("toybattle", 3)


def called(players: list[Player]) -> list[str]:
    return [player.name if isinstance(player, Level) else player for player in players]


@pytest.mark.parametrize("text", ["3", "Cog", "cog", " COG "])
def test_a_level_is_a_number_or_a_name(text: str) -> None:
    assert read_level(text, "toybattle", Voice()) == COG


@pytest.mark.parametrize("text", ["0", "7", "-1", "", "3.0", "Coal", "9" * 5000])
def test_another_level_is_told_which_there_are(text: str) -> None:
    with pytest.raises(ChoiceRefused) as refused:
        read_level(text, "toybattle", Voice())
    assert refused.value.lines[-1].startswith("Choose one of: 1 Pip, 2 Thimble, 3 Cog")


def test_a_name_that_is_near_is_offered() -> None:
    with pytest.raises(ChoiceRefused, match="Did you mean “Flywheel”"):
        read_level("flywhel", "toybattle", Voice())


def test_a_game_without_levels_of_its_own_is_played_by_the_same_bots() -> None:
    assert read_level("3", HUSH.game, Voice()).name == "Cog"


def test_bots_sit_after_the_people() -> None:
    assert called(players_wanted(["Anna"], ["3"], None, BATTLE, Voice())) == ["Anna", "Cog"]


def test_beside_bots_there_is_one_person_if_nobody_says_how_many() -> None:
    assert called(players_wanted([], ["3", "1"], None, CITY, Voice())) == ["Fox", "Cog", "Pip"]


def test_who_was_typed_first_sits_first() -> None:
    typed = players_wanted(["Anna", "Ivo"], ["3"], None, CITY, Voice(), ["names", "bots", "names"])
    assert called(typed) == ["Anna", "Cog", "Ivo"]


def test_seats_that_no_bot_takes_are_for_people() -> None:
    assert called(players_wanted([], ["3"], 3, CITY, Voice())) == ["Fox", "Owl", "Cog"]


@pytest.mark.parametrize(("names", "bots", "seats"), [(["Anna"], ["3"], 3), ([], ["3", "3", "3"], 2)])
def test_what_does_not_fit_together_is_refused(names: list[str], bots: list[str], seats: int) -> None:
    with pytest.raises(ChoiceRefused, match="These do not fit together"):
        players_wanted(names, bots, seats, CITY, Voice())


def test_two_bots_of_a_level_are_told_apart() -> None:
    assert [record.name for record in seated("toybattle", ["Cog", COG, COG])] == ["Cog", "Cog 2", "Cog 3"]


def test_a_bots_seat_is_kept_with_its_level() -> None:
    assert [record.bot for record in seated("toybattle", ["Anna", COG])] == [None, 3]


@pytest.mark.parametrize(
    ("bot", "kept"), [("6~60", 60), ("Mainspring ~ 60", 60), ("3~0", 0), ("3~40", None), ("3", None)]
)
def test_a_bot_is_kept_with_a_memory_that_is_not_its_levels(bot: str, kept: int | None) -> None:
    assert seated("clockwork", [read_level(bot, "clockwork", Voice())])[0].bot_memory == kept


@pytest.mark.parametrize("text", ["3~", "3~-1", "3~x", "3~10000"])
def test_a_memory_that_no_bot_has_is_refused(text: str) -> None:
    with pytest.raises(ChoiceRefused, match="Choose a number from 0 to 9"):
        read_level(text, "clockwork", Voice())


def asked(*lines: str) -> list[str]:
    return called(ask_players(BATTLE, Stage(lines).console))


def test_people_and_bots_are_typed_in_the_order_of_their_seats() -> None:
    assert asked("Cog, Anna") == ["Cog", "Anna"]


def test_a_bot_may_be_typed_with_its_memory() -> None:
    assert asked("6~60, Anna") == ["Mainspring", "Anna"]


def test_enter_takes_the_usual_people() -> None:
    assert asked("") == ["Fox", "Owl"]


@pytest.mark.parametrize("typed", ["Anna, 7", "Anna", "Anna, Ivo, Eva", f"Anna, {'x' * 41}"])
def test_who_cannot_play_so_is_asked_again(typed: str) -> None:
    assert asked(typed, "Anna, 6") == ["Anna", "Mainspring"]


def test_a_game_is_typed_by_either_of_its_names() -> None:
    assert ask_game(EDITIONS, Stage(["castel", "Coded Castle"]).console) == GameChosen("castle")


def test_a_game_is_typed_by_its_number() -> None:
    assert ask_game(EDITIONS, Stage(["2"]).console) == GameChosen("toybattle")


@pytest.mark.parametrize("typed", ["learn 2", "Learn  toybattle", "learn Toy Battle"])
def test_a_game_may_be_learnt_first(typed: str) -> None:
    assert ask_game(EDITIONS, Stage([typed]).console) == GameChosen("toybattle", is_learnt=True)


def test_a_game_that_is_not_there_is_told_which_are() -> None:
    stage = Stage(["chess", ""])
    ask_game(EDITIONS, stage.console)
    assert stage.said[1].startswith("No game here is called “chess”. Here are: castle, toybattle, clockwork.")


def test_enter_plays_nothing() -> None:
    assert ask_game(EDITIONS, Stage([""]).console) is None
