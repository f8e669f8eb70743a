"""A thought told as a hint: as much as its grade tells, and why."""

import random

import pytest

from tests.web.bots import battle
from toychest.bots.thought import Candidate, Thought
from toychest.bots.window import Window, window_of
from toychest.contract import Seat
from toychest.table import Table, draws_for
from toychest.web.advice import hint_given, nudge, reason
from toychest.web.hint_messages import AskHint, HintGiven, MoveWeighed, Worth

MOVES = ("take", "place Star 11", "place Star 12", "place Kwak 11", "place Kwak 12", "place Kwak 14")
WINDOW = Window("toybattle-standard-0", 2, Seat(0), MOVES, battle(first=0).state)


def weighed(*worths: float, spread: float = 0.01) -> tuple[Candidate, ...]:
    """The first moves, with the chance to win with each."""
    return tuple(
        Candidate(move=move, worth=worth, low=worth - spread, high=worth + spread)
        for move, worth in zip(MOVES[1:], worths, strict=False)
    )


def thought(*worths: float, spread: float = 0.01) -> Thought:
    line = (MOVES[1], "take")
    return Thought(move=MOVES[1], by="search", candidates=weighed(*worths, spread=spread), line=line)


def hint(grade: int) -> HintGiven:
    return hint_given(AskHint(id="one", seat=0, seq=7, grade=grade), WINDOW, thought(0.75, 0.5, 0.3, 0.2))


def test_a_nudge_says_where_to_look_and_how_sure_it_is() -> None:
    told = hint(1)
    assert (told.nudge.start, told.nudge.among, told.nudge.legal) == ("place Star", 2, 6)
    assert (told.best, told.is_exact) == (Worth(worth=0.75, low=0.74, high=0.76), False)


def test_a_nudge_says_no_more() -> None:
    told = hint(1)
    assert (told.candidates, told.line, told.reason, told.facts) == ([], [], None, {})


def test_grade_2_tells_three_moves_with_their_worth() -> None:
    told = hint(2)
    assert [each.move for each in told.candidates] == list(MOVES[1:4])
    assert told.candidates[0] == MoveWeighed(move=MOVES[1], worth=0.75, low=0.74, high=0.76)
    assert (told.line, told.reason) == ([], None)


def test_grade_3_tells_the_line_and_its_reason() -> None:
    told = hint(3)
    assert (told.line, told.reason, len(told.candidates)) == ([MOVES[1], "take"], "best-by-far", 3)
    assert told.facts == {"move": MOVES[1], "worth": 0.75, "second": MOVES[2], "secondWorth": 0.5, "lead": 0.25}


def test_the_move_that_is_advised_comes_first() -> None:
    advised = Thought(move=MOVES[2], by="search", candidates=weighed(0.5, 0.4))
    told = hint_given(AskHint(id="one", seat=0, seq=7, grade=2), WINDOW, advised)
    assert [each.move for each in told.candidates] == [MOVES[2], MOVES[1]]


@pytest.mark.parametrize(
    ("given", "because"),
    [
        (thought(0.8, 0.6, 0.5), "best-by-far"),
        (thought(0.8, 0.6, 0.5, spread=0.2), "slightly-better"),
        (thought(0.8, 0.75, 0.5), "slightly-better"),
        (thought(0.8, 0.79, 0.79, 0.1), "all-alike"),
        (thought(0.8, 0.79, 0.5), "slightly-better"),
        (thought(0.8), None),
    ],
)
def test_the_reason_is_how_far_the_best_is_ahead(given: Thought, because: str | None) -> None:
    assert reason(WINDOW, given) == because


def battled(seed: int) -> Table:
    """A whole random battle."""
    table, choices = battle(first=0), random.Random(seed)
    while table.outcome is None:
        seat = table.to_act[0]
        table = table.play(seat, choices.choice(table.legal_moves(seat))).table
    return table


def winning() -> tuple[Window, str]:
    """What the last move of a battle was chosen from, and that move, which won it."""
    over = next(
        table
        for table in map(battled, range(100))
        if table.outcome and table.frames[-1].seat == table.outcome.places.index(1)
    )
    before, last = over.frames[-2:]
    assert last.seat is not None
    return window_of(over.edition, 2, before.state, last.seat, draws_for("luck", 1)), last.move


def test_a_move_that_wins_is_told_so() -> None:
    window, move = winning()
    sure = (Candidate(move=move, worth=0.99, low=0.98, high=1.0),)
    assert reason(window, Thought(move=move, by="search", candidates=sure)) == "wins-now"


def test_the_only_move_needs_no_other_reason() -> None:
    alone = Window("toybattle-standard-0", 2, Seat(0), ("take",), None)
    assert reason(alone, Thought(move="take", by="only", is_exact=True)) == "only-move"


def test_the_only_move_is_told_without_a_worth() -> None:
    alone = Window("toybattle-standard-0", 2, Seat(0), ("take",), None)
    told = hint_given(AskHint(id="one", seat=0, seq=7, grade=3), alone, Thought(move="take", by="only", is_exact=True))
    assert (told.best, told.is_exact, told.line, told.nudge.start) == (None, True, ["take"], "take")


@pytest.mark.parametrize(
    ("move", "legal", "start", "among"),
    [
        ("take", MOVES, "take", 1),
        ("place Kwak 12", MOVES, "place Kwak", 3),
        ("place Star 11", ("take", "place Star 11", "place Star 12"), "place Star", 2),
        ("place Star 11", ("take", "decline", "place Star 11"), "place", 1),
        ("walk yard 1", ("walk 7", "walk yard 1", "go yard 1", "go yard 2"), "walk", 2),
        ("walk 7", ("walk 7", "walk 71", "take"), "walk", 2),
        ("turn 1 left", ("turn 1 left", "turn 3 left", "go"), "turn", 2),
    ],
)
def test_a_nudge_gives_the_whole_move_away_only_if_it_is_one_word(
    move: str, legal: tuple[str, ...], start: str, among: int
) -> None:
    told = nudge(move, legal)
    assert (told.start, told.among, told.legal) == (start, among, len(legal))
