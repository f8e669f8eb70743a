"""Trying it again at a terminal: asked before anything is told, as often as somebody likes."""

import pytest

from tests.review.golden import BATTLE, CASTLE, CITY, table
from tests.review.guessing import guessed
from tests.terminal.stage import Stage
from toychest.review.moments import Moment
from toychest.review.recipe import WHOLE
from toychest.review.trying import Try, TryJudged
from toychest.table import Table
from toychest.terminal.trying import TryingAgain

pytestmark = pytest.mark.slow


def missed(name: str) -> list[Moment]:
    return [moment for moment in guessed(table(name)).moments if moment.kind in ("mistake", "slip")]


def tried(name: str, monkeypatch: pytest.MonkeyPatch, *lines: str) -> str:
    """What is written when this is typed; only the better move of a moment is good."""
    better = {moment.first: moment.better for moment in missed(name)}

    def judge(table: Table, tried: Try) -> TryJudged:
        is_good = tried.moves == better[tried.seq]
        return TryJudged(answer="good" if is_good else "not-yet", better=better[tried.seq], worths=(0.6, 0.3))

    monkeypatch.setattr("toychest.terminal.trying.judged_try", judge)
    stage = Stage(lines)
    TryingAgain(table(name), guessed(table(name)), WHOLE, stage.console).run()
    stage.console.runner.close()
    return "\n".join(stage.said)


@pytest.mark.parametrize("name", [BATTLE, CITY, CASTLE])
def test_what_is_better_is_asked_before_it_is_told(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    said = tried(name, monkeypatch)
    assert "Find something better." in said
    assert "Solved!" not in said


def test_what_is_as_good_as_the_best_is_right(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Solved!" in tried(BATTLE, monkeypatch, *missed(BATTLE)[0].better)


def test_what_is_worth_less_can_be_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    moment = missed(BATTLE)[0]
    played = next(frame.move for frame in table(BATTLE).frames if frame.seq == moment.first)
    said = tried(BATTLE, monkeypatch, played, *moment.better)
    assert said.index("There is something better.") < said.index("Solved!")


def test_an_empty_line_tells_it(monkeypatch: pytest.MonkeyPatch) -> None:
    said = tried(BATTLE, monkeypatch, "")
    assert said.count("Find something better.") == min(2, len(missed(BATTLE)))


def test_what_is_no_move_is_refused_and_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    said = tried(BATTLE, monkeypatch, "hello", "place Roxy 99", *missed(BATTLE)[0].better)
    assert "“hello” is no move" in said
    assert "Solved!" in said
