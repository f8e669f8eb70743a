"""`hint` in three grades, each with its chance to win."""

import pytest

from tests.conformance.hush import HUSH
from tests.terminal.battles import battle
from tests.terminal.stage import Stage, castle, hush
from tests.terminal.thinkers import LostThinker, QuickThinker
from toychest.bots import hint_errors
from toychest.bots.levels import ADVISER
from toychest.games import EDITIONS


@pytest.fixture(autouse=True)
def no_doubt(monkeypatch: pytest.MonkeyPatch) -> None:
    """Intervals are told as they were thought."""
    monkeypatch.setattr(hint_errors, "_errors", lambda: {"toybattle": 0.0})


def hinted(*lines: str, thinker: QuickThinker | None = None) -> list[str]:
    """What is said from the first prompt on, when Anna types this."""
    said = Stage(lines, thinker=thinker).play(battle())
    return said[said.index("Type “take”, or “place” with a troop and a number. “?” lists what you may do.") + 1 :]


def test_a_nudge_says_how_good_moves_begin_and_that_it_is_an_estimate() -> None:
    assert hinted("hint") == [
        "Your line can go on.",
        "Look at “place Kwak”.",
        "Chance to win, estimated: 62% (58–66).",
        "“hint” says more.",
    ]


def test_typed_again_it_names_candidates_with_their_intervals() -> None:
    assert hinted("hint", "hint")[4:] == [
        "Worth a look, chance to win, estimated:",
        " 7  place Kwak on 12  (place Kwak 12): 62% (58–66)",
        " 1  take tiles  (take): 40% (30–50)",
        " 2  place XB-42 5 on 11  (place XB-42 11): 40% (30–50)",
        "“hint” says more.",
    ]


def test_the_third_time_it_says_what_may_follow_and_why() -> None:
    assert hinted("hint", "hint", "hint")[9:] == [
        " 7  place Kwak on 12  (place Kwak 12)",
        "It carries your line on to base 12.",
        "Much better than the next best move: chance to win 62% (58–66), not 40%.",
        "What may follow: place Kwak 12, Ivo: and so on",
    ]


@pytest.mark.parametrize(
    ("typed", "first"), [("hint 1", "Your line can go on"), ("hint 2", "Worth a look"), ("hint 3", " 7  place Kwak")]
)
def test_a_grade_may_be_asked_for_by_its_number(typed: str, first: str) -> None:
    assert hinted(typed)[0].startswith(first)


def test_an_exact_chance_has_no_interval() -> None:
    assert "Chance to win, exact: 62%." in hinted("hint", thinker=QuickThinker(is_exact=True))


def test_what_is_exact_among_estimates_says_so() -> None:
    said = hinted("hint", "hint", thinker=QuickThinker(is_exact=True))
    assert " 7  place Kwak on 12  (place Kwak 12): 62%, exact" in said
    assert "Worth a look, chance to win:" in said


@pytest.mark.parametrize(
    ("lead", "reason"), [(0.05, "A little better than the next best move"), (0.0, "Several moves are about as good")]
)
def test_the_reason_is_the_lead(lead: float, reason: str) -> None:
    said = hinted("hint", "hint", "hint", thinker=QuickThinker(lead=lead))
    assert any(line.startswith(reason) for line in said)


def test_the_strongest_thinks_once_about_one_decision() -> None:
    thinker = QuickThinker()
    hinted("hint", "hint", "hint", thinker=thinker)
    assert [(window.seat, level) for window, level, _ in thinker.windows] == [(0, ADVISER)]


def test_the_next_decision_begins_with_a_nudge() -> None:
    said = Stage(["hint", "hint", "take", "take", "hint"]).play(battle())
    assert len([line for line in said if line.startswith("Look at")]) == 2


def test_a_number_of_a_hint_plays_its_move() -> None:
    assert "Anna placed XB-42 on 11" in Stage(["hint 2", "2", "quit"]).play(battle())


def test_an_only_move_is_said_to_be_one() -> None:
    assert hinted("hint", thinker=QuickThinker(by="only"))[0] == "Only one move is possible."


def test_a_hint_while_the_engine_warms_up_says_so() -> None:
    said = hinted("hint", thinker=QuickThinker(by="meanwhile"))
    assert said[0] == "The bots are still warming up: this hint sees a little less far."


def test_after_too_few_tries_it_says_what_the_move_does_and_no_number() -> None:
    said = hinted("hint", "hint", "hint", thinker=QuickThinker(by="meanwhile", spread=0.35))
    assert [line for line in said if "%" in line] == []
    assert "It carries your line on to base 12." in said
    assert "Too little could be tried to put a number on it." in said


def test_no_worker_gives_a_guess_that_is_called_so() -> None:
    assert hinted("hint", thinker=LostThinker())[0] == "There was no time to think. This is only a first guess."


def test_before_the_click_it_says_what_enter_does() -> None:
    assert "Press Enter: Lay the row" in Stage(["hint"], is_piped=False).play(castle())


def test_a_game_without_levels_of_its_own_has_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(EDITIONS._printings, HUSH.id, HUSH)
    assert any(line.startswith("Look at") for line in Stage(["hint"]).play(hush()))


def test_help_names_it() -> None:
    assert any(line.startswith("hint says where to look;") for line in hinted("help"))


def test_the_only_move_after_a_turn_is_not_all_that_is_possible() -> None:
    thinker = QuickThinker(by="only")
    said = Stage(["", "turn 1 left", "hint"], thinker=thinker).play(castle())
    assert "Only one move is possible." not in said
    assert "Only this move is left. “back” takes the one before it back." in said
