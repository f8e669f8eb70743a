"""Rules said just in time at a terminal: the first time that one matters, once, and not to who wants none."""

from pathlib import Path

import pytest

from tests.games.guides import guide_of
from tests.terminal.battles import battle
from tests.terminal.stage import Stage
from toychest.terminal.play_tables import play_tables
from toychest.terminal.remembered_tips import RememberedTips
from toychest.words import LANGUAGES, say

LOT = "Good to know: The lot decides who begins; the other side takes one tile more. (TOY 1.6)"
ROB = "Good to know: XB-42 may rob the enemy’s rack of one tile, without seeing which. (TOY 4.5)"
HOW = "“tips off” ends these lines."


def tips_in(stage: Stage) -> list[str]:
    """The tips that were told while Anna played against a bot."""
    return [line for line in stage.play(battle(), {1: 1}) if line.startswith("Good to know")]


def test_a_rule_is_said_the_first_time_that_it_matters() -> None:
    assert tips_in(Stage(["place xb-42 11", "rob"], is_piped=False)) == [LOT, ROB]


def test_how_to_be_rid_of_them_is_said_once() -> None:
    said = Stage(["place xb-42 11", "rob"], is_piped=False).play(battle(), {1: 1})
    assert (said.count(HOW), said[said.index(LOT) + 1]) == (1, HOW)


def test_the_next_game_says_none_of_them_again(tmp_path: Path) -> None:
    for told in ([LOT], []):
        stage = Stage([], is_piped=False, tips=RememberedTips(tmp_path / "tips.json"))
        assert tips_in(stage) == told


def test_switched_off_they_stay_away_in_the_next_game_too(tmp_path: Path) -> None:
    file = tmp_path / "tips.json"
    assert tips_in(Stage(["tips off", "place xb-42 11", "rob"], is_piped=False, tips=RememberedTips(file))) == [LOT]
    assert tips_in(Stage(["place xb-42 11", "rob"], is_piped=False, tips=RememberedTips(file))) == []


def test_they_can_be_brought_back() -> None:
    assert ROB in tips_in(Stage(["tips", "tips on", "place xb-42 11", "rob"], is_piped=False))


def test_what_is_wanted_is_confirmed() -> None:
    said = Stage(["tips", "tips"], is_piped=False).play(battle(), {1: 1})
    assert [line for line in said if "ips" in line and line != HOW] == [
        "No more tips. “tips on” brings them back.",
        "Tips come again.",
    ]


def test_a_pipe_hears_none() -> None:
    assert tips_in(Stage(["place xb-42 11", "rob"], is_piped=True)) == []


def test_a_spoilt_file_is_as_good_as_none(tmp_path: Path) -> None:
    (tmp_path / "tips.json").write_text("{", "utf-8")
    assert not RememberedTips(tmp_path / "tips.json").is_seen("TOY 1.6")


def test_a_folder_that_cannot_be_written_in_does_not_stop_a_game(tmp_path: Path) -> None:
    assert tips_in(Stage([], is_piped=False, tips=RememberedTips(tmp_path / "nowhere" / "tips.json"))) == [LOT]


def test_while_a_coach_speaks_there_are_none_and_what_it_taught_needs_none() -> None:
    stage, guide = Stage(["skip"] * len(guide_of("toybattle").beats), is_piped=False), guide_of("toybattle")
    play_tables(stage.console.runner.start_guide("toybattle", "Ann", 1), stage.console)
    stage.console.runner.close()
    coached = stage.said[: next(at for at, line in enumerate(stage.said) if f"Step {guide.steps} of" in line)]
    assert not any(line.startswith("Good to know") for line in coached)
    assert all(stage.console.tips.is_seen(rule) for beat in guide.beats for rule in beat.rules)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_tip_and_paragraph(language: str) -> None:
    line = say("terminal-tip", {"words": "ABC", "rule": "TOY 1.6"}, language)
    assert [part for part in ("ABC", "TOY 1.6") if part not in line] == []
