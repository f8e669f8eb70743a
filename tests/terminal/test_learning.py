"""A guided game at a terminal: the coach before each prompt, the real why-not, skipping and leaving."""

import re

import pytest

from tests.games.guides import guide_of
from tests.terminal.stage import Stage
from toychest.games import GAMES
from toychest.terminal.play_tables import InputEnded, play_tables
from toychest.words import LANGUAGES, say


def learnt(game: str, *lines: str, step: int = 1, language: str = "en") -> list[str]:
    """What is said while somebody learns by typing these lines."""
    stage = Stage(lines, language=language)
    try:
        play_tables(stage.console.runner.start_guide(game, "Ann", step), stage.console)
    except InputEnded:
        pass
    finally:
        stage.console.runner.close()
    return stage.said


def test_the_coach_speaks_before_the_prompt() -> None:
    assert "Step 1 of 11: Take my headquarters, or be first to seven medals." in learnt("toybattle")


def test_enter_goes_on_from_what_asks_nothing() -> None:
    assert "Type “take”." in learnt("toybattle", "")


def test_a_try_in_vain_gets_its_why_not_and_then_the_coachs_sentence() -> None:
    lines = learnt("toybattle", "place roxy 18", step=3)
    at = lines.index("Base 18 is out of reach")
    assert lines[at + 4] == "Your line has to begin at your headquarters and have no gap."


def test_after_it_the_guide_goes_on() -> None:
    assert "Type “place Skully 11”." in learnt("toybattle", "place roxy 18", step=3)


def test_the_click_is_asked_for_by_its_key() -> None:
    lines = learnt("castle", "")
    assert lines[lines.index("Step 2 of 9: Lay the row: three cards come.") + 2] == "Press Enter."


def test_there_is_a_line_for_the_grown_up() -> None:
    assert "For the grown-up: The cards act from left to right." in learnt("castle", "")


def test_what_the_learner_is_to_remember_is_not_told() -> None:
    assert "Type “point 17”." not in learnt("clockwork", step=10)


@pytest.mark.parametrize("game", GAMES)
def test_skipping_leads_through_the_whole_guide(game: str) -> None:
    lines = learnt(game, *["skip"] * len(guide_of(game).beats))
    steps = guide_of(game).steps
    assert [f"Step {step} of {steps}" for step in range(1, steps + 1)] == told_steps(lines)


def told_steps(lines: list[str]) -> list[str]:
    return list(dict.fromkeys(re.findall(r"^(Step \d+ of \d+):", "\n".join(lines), re.MULTILINE)))


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_language_hears_the_whole_guide(game: str, language: str) -> None:
    lines = learnt(game, *["skip"] * len(guide_of(game).beats), language=language)
    last = guide_of(game).beats[-1]
    words = say(guide_of(game).words(last, "short" if "short" in last.says else "").id, language=language)
    assert any(words in line for line in lines)


def test_what_is_said_after_a_move_comes_before_the_rivals_answer() -> None:
    lines = learnt("toybattle", "skip", "skip", step=10)
    praise = lines.index("All five bases round this region are yours. So are its three medals.")
    assert any(line.startswith("Pip ") for line in lines[praise:])
    assert not any(line.startswith("Pip ") for line in lines[praise - 2 : praise])


def test_another_move_works_too() -> None:
    assert "That works, too." in learnt("toybattle", "place skully 11", step=2)


def test_from_where_the_guide_does_not_go_on_it_is_an_ordinary_game() -> None:
    assert "From here it is an ordinary game." in learnt("clockwork", "discard fuel", step=6)


def test_the_coach_can_be_sent_away() -> None:
    lines = learnt("castle", "alone", "?")
    assert lines[-2:] == ["You play alone from here.", "Press Enter: Lay the row"]


def test_without_a_coach_skip_is_no_command() -> None:
    assert "“skip” is no move and no command here." in learnt("castle", "alone", "skip")


A_MISS = "That was a Scrap card. Your Whale part lies there now: remember 33. From here you play alone."


def test_a_miss_is_told_once_with_what_lay_there_and_ends_the_guide() -> None:
    lines = learnt("clockwork", "point 33", step=10)
    assert [line for line in lines if line in (A_MISS, "That works, too.", "From here it is an ordinary game.")] == [
        A_MISS
    ]


def test_after_a_miss_nothing_is_asked_any_more() -> None:
    lines = learnt("clockwork", "point 33", step=10)
    assert told_steps(lines[lines.index(A_MISS) :]) == []


def test_while_a_throw_comes_first_what_is_asked_is_not_said() -> None:
    """The learner walked instead of going to the Towers: before the next throw that cannot be asked."""
    lines = learnt("clockwork", "walk yard 2", step=8)
    assert "Step 8 of 12: Seven! Go straight to the Towers." not in lines[lines.index("That works, too.") :]
