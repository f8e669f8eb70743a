"""Where a hint lets one look, and why it advises a move."""

import random

import pytest

from tests.bots.thoughts import WINDOW, thought
from tests.web.bots import battle
from toychest.bots.hints import is_vague, nudge_of, reason_of
from toychest.bots.thought import Candidate, Thought
from toychest.bots.window import Window, window_of
from toychest.contract import Seat
from toychest.table import Table, draws_for


@pytest.mark.parametrize(
    ("given", "because"),
    [
        (thought(0.8, 0.6, 0.5), "best-by-far"),
        (thought(0.8, 0.6, 0.5, spread=0.2), "slightly-better"),
        (thought(0.8, 0.75, 0.5), "slightly-better"),
        (thought(0.8, 0.79, 0.79, 0.1), "all-alike"),
        (thought(0.004, 0.003, 0.002, 0.0), "all-lost"),
        (thought(0.03, 0.025, 0.02, 0.0), "all-alike"),
        (thought(0.5, 0.5, 0.5, spread=0.5), "unsure"),
    ],
)
def test_the_reason_is_how_far_the_best_is_ahead(given: Thought, because: str) -> None:
    assert reason_of(given, WINDOW) == because


def test_where_nothing_else_was_weighed_nothing_else_comes_into_question() -> None:
    assert reason_of(thought(0.4), WINDOW) == "only-good-move"


def test_places_that_were_not_weighed_are_as_good_as_another() -> None:
    laying = Window(WINDOW.edition, 2, Seat(0), ("lay 1", "lay 2", "lay 3"), WINDOW.imagined)
    weighed = (Candidate(move="lay 1", worth=0.4, low=0.3, high=0.5),)
    assert reason_of(Thought(move="lay 1", by="search", candidates=weighed), laying) == "all-alike"


@pytest.mark.parametrize(("spread", "vague"), [(0.5, True), (0.2, False)])
def test_too_wide_an_interval_says_nothing(spread: float, vague: bool) -> None:
    assert is_vague(thought(0.5, 0.4, spread=spread)) == vague


def battled(seed: int) -> Table:
    """A whole random battle."""
    table, choices = battle(first=0), random.Random(seed)
    while table.outcome is None:
        seat = table.to_act[0]
        table = table.play(seat, choices.choice(table.legal_moves(seat))).table
    return table


def winning() -> tuple[Window, str]:
    """What the last move of a battle was chosen from, and that move, which took the headquarters."""
    over = next(table for table in map(battled, range(100)) if table.outcome and table.outcome.rule == "TOY 7.1")
    before, last = over.frames[-2:]
    assert last.seat is not None
    return window_of(over.edition, 2, before.state, last.seat, draws_for("luck", 1)), last.move


def test_a_move_that_wins_is_told_so() -> None:
    window, move = winning()
    sure = (Candidate(move=move, worth=0.99, low=0.98, high=1.0),)
    assert reason_of(Thought(move=move, by="search", candidates=sure), window) == "wins-now"


def test_a_move_that_begins_a_sure_win_is_told_so() -> None:
    sure = (Candidate(move="place Kwak 12", worth=1.0, low=1.0, high=1.0, is_exact=True),)
    assert reason_of(Thought(move="place Kwak 12", by="planner", candidates=sure), WINDOW) == "wins-now"


def test_the_only_move_needs_no_other_reason() -> None:
    alone = Window("toybattle-standard-0", 2, Seat(0), ("take",), None)
    assert reason_of(Thought(move="take", by="only", is_exact=True), alone) == "only-move"


@pytest.mark.parametrize(
    ("move", "legal", "start", "among"),
    [
        ("take", WINDOW.moves, "take", 1),
        ("place Kwak 12", WINDOW.moves, "place Kwak", 3),
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
    window = Window("toybattle-standard-0", 2, Seat(0), legal, None)
    told = nudge_of(Thought(move=move, by="search"), window)
    assert (told.start, told.among, told.legal) == (start, among, len(legal))
