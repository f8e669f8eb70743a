"""What is fleeting is shown once, alone on the screen, and gone after Enter.

Ann, Ben and Cleo play Hush: `demand owl of 1` lets everybody look into Ben's hand; `peek 1`, `show hen` shows a hen of
Ben's to Ann alone.
"""

import re
from collections.abc import Sequence

import pytest

from tests.table.test_fleeting import dealt
from tests.terminal.stage import Stage, Typist
from tests.terminal.thinkers import FirstThinker
from toychest.bots.thought import Thought
from toychest.bots.window import Window
from toychest.table import Table
from toychest.terminal.screen import SWEPT, Look

AT_A_TERMINAL = Look(is_plain=True, is_terminal=True)
RUB_OUT = re.compile(r"\x1b\[([0-9]+)F\x1b\[0J")
"""What a terminal is sent to take lines away."""
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


class Echoing(Typist):
    """A terminal writes what is typed at it, and Enter."""

    def __init__(self, lines: Sequence[str], stage: Stage) -> None:
        super().__init__(lines, is_piped=False)
        self._output = stage.output

    def ask(self, prompt: str) -> str:
        self._output.write(prompt)
        typed = super().ask(prompt)
        self._output.write(f"{typed}\n")
        return typed


def scrolled(*lines: str, table: Table) -> list[str]:
    """Every line of a terminal after Ann has typed this beside two bots, scrolled off or not."""
    stage = Stage(look=AT_A_TERMINAL, is_piped=False, thinker=FirstThinker())
    object.__setattr__(stage.console, "keyboard", Echoing(lines, stage))
    stage.play(table, bots={1: 1, 2: 1})
    assert SWEPT not in stage.output.getvalue()
    before, *after = RUB_OUT.split(stage.output.getvalue())
    shown = before.split("\n")
    for count, text in zip(after[::2], after[1::2], strict=True):
        shown = [*shown[: -int(count) - 1], *text.split("\n")]
    return shown


def test_whoever_plays_alone_with_bots_keeps_everything_but_what_was_fleeting() -> None:
    shown = scrolled("demand owl of 1", "", "log", "quit", table=dealt())
    assert "Ann > demand owl of 1" in shown
    assert with_words("demand denied", shown) != []
    assert with_words(HAND, shown) == []


def test_a_bots_card_is_waited_for_and_gone_after_enter() -> None:
    shown = scrolled("peek 1", "", "quit", table=dealt())
    assert "Ann > peek 1" in shown
    assert [line for line in shown if "card shown" in line or SEEN in line] == []


def test_a_hand_that_all_may_see_stands_alone_on_the_screen() -> None:
    assert with_words(HAND, screens("", "demand owl of 1", "")) == [f"Everybody may look, once:\n{HAND}\n"]


def test_it_is_waited_for_whoever_looks() -> None:
    stage = Stage(["", "demand owl of 1"], look=AT_A_TERMINAL, is_piped=False)
    stage.play(dealt())
    assert stage.typist.heard[-1] == f"{SEEN} "


def test_it_is_shown_to_no_seat_again() -> None:
    assert len(with_words(HAND, screens("", "demand owl of 1", "", "", "peek 0", "", "show owl", "", ""))) == 1


class Demanding(FirstThinker):
    """Wants to see Ben's hand."""

    async def think(self, window: Window, level: int, seed: int) -> Thought:
        return Thought(move="demand fox of 1", by="search")


def test_what_happened_before_it_is_told_again_after_the_sweep() -> None:
    """Ben swaps, and Cleo, a bot, at once wants to see his hand."""
    stage = Stage(["", "swap fox", ""], look=AT_A_TERMINAL, is_piped=False, thinker=Demanding())
    stage.play(dealt("swap owl"), bots={2: 1})
    after = stage.output.getvalue().split(SWEPT)[-1]
    assert [line.partition(":")[0] for line in after.splitlines()[:3]] == [
        "card laid off",
        "card taken",
        "demand denied",
    ]


def test_what_lasts_is_told_after_it() -> None:
    assert "demand denied" in screens("", "demand owl of 1", "")[-1]


def test_nobody_is_shown_a_card_of_their_own() -> None:
    assert with_words(CARD, screens("", "peek 1", "", "", "show hen", "")) == []


def test_a_secret_card_is_shown_to_the_other_party_behind_its_curtain() -> None:
    """Ben shows; then Ben, Cleo and Ann have the screen in turn."""
    typed = ["", "peek 1", "", "", "show hen", "swap fox", "", "", "swap owl", "", "", ""]
    assert with_words(CARD, screens(*typed)) == [f"Only Ann may look, once:\n{CARD}\n"]


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
