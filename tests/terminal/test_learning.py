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
    assert "Step 1 of 10: Take my headquarters, or be first to seven medals." in learnt("toybattle")


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
    assert lines[lines.index("Step 2 of 9: Press “Lay the row”: three cards come.") + 2] == "Press Enter."


def test_there_is_a_line_for_the_grown_up() -> None:
    assert "The cards act from left to right." in learnt("castle", "")


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
    lines = learnt("toybattle", "skip", "skip", step=9)
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


def test_a_miss_is_said_to_be_one() -> None:
    lines = learnt("clockwork", "point 33", step=10)
    assert say("clockwork-tip-6-5") in lines
    assert "That works, too." not in lines
