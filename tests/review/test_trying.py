"""Trying it again: a move is judged as the review judges it, where it stood and by what its mover knew."""

import pytest

from tests.review.golden import BATTLE, CASTLE, LITTLE, review, table
from tests.table.sitting import dealt
from toychest.contract import IllegalMove
from toychest.review.reviewed import Review
from toychest.review.steps import Step
from toychest.review.trying import NoDecision, Try, judged_try, table_before
from toychest.table.errors import TableUnfinished


def missed(found: Review) -> Step:
    """The largest mistake."""
    return max((step for step in found.steps if step.judgement), key=lambda step: step.parts[step.seat or 0].mistake)


@pytest.mark.compiled
@pytest.mark.parametrize("name", [BATTLE, CASTLE])
def test_what_the_review_found_best_is_good(name: str) -> None:
    step = missed(review(name))
    assert step.judgement is not None
    tried = Try(seq=step.first, moves=(step.judgement.best,), budget=LITTLE)
    assert judged_try(table(name), tried).answer == "good"


@pytest.mark.compiled
@pytest.mark.parametrize("name", [BATTLE, CASTLE])
def test_what_was_a_mistake_is_one_again(name: str) -> None:
    step = missed(review(name))
    tried = Try(seq=step.first, moves=(step.move,), budget=LITTLE)
    assert judged_try(table(name), tried).answer == "not-yet"


def test_the_table_stands_as_it_did() -> None:
    finished = table(BATTLE)
    frame = next(frame for frame in finished.frames if frame.seat == 1)
    before, seat = table_before(finished, frame.seq)
    assert (seat, before.seq, before.play(seat, frame.move).table.frames[-1].state) == (1, frame.seq - 1, frame.state)


def test_only_a_finished_game_is_tried_again() -> None:
    with pytest.raises(TableUnfinished):
        table_before(dealt(), 1)


@pytest.mark.parametrize("seq", [0, 1, 10_000])
def test_what_chance_did_is_nobodys_decision(seq: int) -> None:
    with pytest.raises(NoDecision):
        table_before(table(BATTLE), seq)


def test_what_the_rules_forbid_is_refused() -> None:
    finished = table(BATTLE)
    frame = next(frame for frame in finished.frames if frame.seat == 0)
    with pytest.raises(IllegalMove):
        table_before(finished, frame.seq, ["place Roxy 24"])
