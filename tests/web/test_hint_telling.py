"""A thought told as a hint: as much as its grade tells, and why."""

import pytest

from tests.bots.thoughts import MOVES, WINDOW, thought, weighed
from toychest.bots import hint_errors
from toychest.bots.thought import Thought
from toychest.bots.window import Window
from toychest.contract import Saying, Seat
from toychest.web.hint_messages import AskHint, HintGiven, MoveForeseen, MoveWeighed, Worth
from toychest.web.hint_telling import hint_given


@pytest.fixture(autouse=True)
def no_doubt(monkeypatch: pytest.MonkeyPatch) -> None:
    """Intervals are told as they were thought."""
    monkeypatch.setattr(hint_errors, "_errors", lambda: {"toybattle": 0.0})


def said(move: str, *, is_now: bool = True) -> Saying:
    return Saying(move if is_now else f"later {move}")


def hint(grade: int) -> HintGiven:
    return hint_given(AskHint(id="one", seat=0, seq=7, grade=grade), WINDOW, thought(0.75, 0.5, 0.3, 0.2), said)


def test_a_nudge_says_where_to_look_and_how_sure_it_is() -> None:
    told = hint(1)
    assert (told.nudge.start, told.nudge.among, told.nudge.legal) == ("place Star", 2, 6)
    assert (told.best, told.is_exact) == (Worth(worth=0.75, low=0.74, high=0.76), False)


def test_a_nudge_says_no_more() -> None:
    told = hint(1)
    assert (told.candidates, told.foreseen, told.reason, told.facts) == ([], [], None, {})


def test_grade_2_tells_three_moves_with_their_worth() -> None:
    told = hint(2)
    assert [each.move for each in told.candidates] == list(MOVES[1:4])
    assert told.candidates[0] == MoveWeighed(
        move=MOVES[1], words=said(MOVES[1]), worth=0.75, low=0.74, high=0.76, is_exact=False, gains=[]
    )
    assert (told.foreseen, told.reason) == ([], None)


@pytest.mark.parametrize(("grade", "reason"), [(1, None), (2, None), (3, "unsure")])
def test_what_nobody_could_weigh_has_no_chance_to_win(grade: int, reason: str | None) -> None:
    asked = AskHint(id="one", seat=0, seq=7, grade=grade)
    told = hint_given(asked, WINDOW, thought(0.5, 0.5, spread=0.5), said, FACTS)
    assert (told.best, told.reason) == (None, reason)
    assert told.because[0].id.startswith(FACTS[0].id)


FACTS = tuple(Saying(f"toybattle-fact-{kind}", {"medals": 2}) for kind in ("region", "cut", "on"))


def because(grade: int) -> list[Saying]:
    asked = AskHint(id="one", seat=0, seq=7, grade=grade)
    return hint_given(asked, WINDOW, thought(0.75, 0.5, 0.3, 0.2), said, FACTS).because


def test_a_nudge_hints_at_the_strongest_fact() -> None:
    assert because(1) == [FACTS[0]]


@pytest.mark.parametrize("grade", [2, 3])
def test_later_grades_tell_two_facts_in_full(grade: int) -> None:
    assert because(grade) == [Saying(f"toybattle-fact-{kind}.told", {"medals": 2}) for kind in ("region", "cut")]


def test_grade_3_tells_what_to_expect_and_why() -> None:
    told = hint(3)
    assert told.foreseen == [
        MoveForeseen(seat=0, move=MOVES[1], words=said(MOVES[1])),
        MoveForeseen(seat=1, move="take", words=said("take", is_now=False)),
    ]
    assert (told.reason, len(told.candidates)) == ("best-by-far", 3)
    assert told.facts == {"worth": 0.75, "secondWorth": 0.5}


def test_the_move_that_is_advised_comes_first() -> None:
    advised = Thought(move=MOVES[2], by="search", candidates=weighed(0.5, 0.4))
    told = hint_given(AskHint(id="one", seat=0, seq=7, grade=2), WINDOW, advised, said)
    assert [each.move for each in told.candidates] == [MOVES[2], MOVES[1]]


def test_the_only_move_is_told_without_a_worth() -> None:
    alone = Window("toybattle-standard-0", 2, Seat(0), ("take",), None)
    only = Thought(move="take", by="only", is_exact=True)
    told = hint_given(AskHint(id="one", seat=0, seq=7, grade=3), alone, only, said)
    assert (told.best, told.is_exact, told.foreseen, told.nudge.start) == (
        None,
        True,
        [MoveForeseen(seat=0, move="take", words=said("take"))],
        "take",
    )


def test_an_estimate_is_told_with_the_doubt_about_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hint_errors, "_errors", lambda: {"toybattle": 0.05})
    best = hint(1).best
    assert best is not None
    assert best.low < 0.7 < 0.8 < best.high
