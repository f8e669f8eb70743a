"""What is fleeting is shown once, alone on the screen, and gone after Enter.

Ann, Ben and Cleo play Hush: `demand owl of 1` lets everybody look into Ben's hand; `peek 1`, `show hen` shows a hen of
Ben's to Ann alone.
"""

import pytest

from tests.table.test_fleeting import dealt
from tests.terminal.stage import Stage
from toychest.table import Table
from toychest.terminal.screen import SWEPT, Look

AT_A_TERMINAL = Look(is_plain=True, is_terminal=True)
HAND, CARD = "hand shown: hand fox, hen", "card shown: card hen"
SEEN = "Press Enter when you have seen it: then it is gone."


def screens(*lines: str, table: Table | None = None) -> list[str]:
    """What stood on the screen from one clearing to the next, when this is typed."""
    stage = Stage(lines, look=AT_A_TERMINAL, is_piped=False)
    stage.play(table or dealt())
    return stage.output.getvalue().split(SWEPT)


def piped(*lines: str) -> list[str]:
    return Stage(lines).play(dealt())


def with_words(words: str, shown: list[str]) -> list[str]:
    return [screen for screen in shown if words in screen]


def test_a_hand_that_all_may_see_stands_alone_on_the_screen() -> None:
    assert with_words(HAND, screens("", "demand owl of 1", "")) == [f"Everybody may look, once:\n{HAND}\n"]


def test_it_is_waited_for_whoever_looks() -> None:
    stage = Stage(["", "demand owl of 1"], look=AT_A_TERMINAL, is_piped=False)
    stage.play(dealt())
    assert stage.typist.heard[-1] == f"{SEEN} "


def test_it_is_shown_to_no_seat_again() -> None:
    assert len(with_words(HAND, screens("", "demand owl of 1", "", "", "peek 0", "", "show owl", "", ""))) == 1


def test_what_lasts_is_told_after_it() -> None:
    assert "demand denied" in screens("", "demand owl of 1", "")[-1]


def test_a_secret_card_is_shown_to_whoever_shows_it() -> None:
    shown = screens("", "peek 1", "", "", "show hen", "")
    assert with_words(CARD, shown) == [f"Only Ben may look, once:\n{CARD}\n"]


def test_a_secret_card_is_shown_to_the_other_party_behind_its_curtain() -> None:
    """Ben shows; then Ben, Cleo and Ann have the screen in turn."""
    typed = ["", "peek 1", "", "", "show hen", "", "swap fox", "", "", "swap owl", "", "", ""]
    assert with_words(CARD, screens(*typed)) == [
        f"Only Ben may look, once:\n{CARD}\n",
        f"Only Ann may look, once:\n{CARD}\n",
    ]


@pytest.mark.parametrize("command", ["log", "board"])
def test_no_question_brings_it_back(command: str) -> None:
    assert len(with_words(HAND, screens("", "demand owl of 1", "", "", command))) == 1


def test_after_a_resume_the_latest_move_is_shown_once_more() -> None:
    assert len(with_words(HAND, screens("", "", "log", table=dealt("demand owl of 1")))) == 1


def test_after_a_resume_nothing_older_is_shown() -> None:
    assert with_words(HAND, screens("", "", "log", table=dealt("demand owl of 1", "swap fox"))) == []


def test_a_pipe_reads_it_in_its_place_and_is_not_waited_for() -> None:
    said = piped("demand owl of 1", "peek 0")
    assert [said[said.index(HAND) - 1].startswith("demand denied"), said.count(HAND), SEEN in said] == [True, 1, False]


@pytest.mark.parametrize("command", ["log", "replay"])
def test_when_the_game_is_over_everything_may_be_looked_up(command: str) -> None:
    peeks = ["peek 0", "show hen"]
    over = dealt(
        "demand owl of 1", *peeks, *peeks, "peek 1", "show hen", *peeks, *peeks, "peek 1", "show hen", *peeks, *peeks
    )
    assert HAND in Stage([command, "7", "quit"]).play(over)
