"""A review in words: what is told of a moment."""

import msgspec
import pytest

from tests.review.golden import BATTLE, table
from tests.review.guessing import guessed
from tests.terminal.stage import Stage
from toychest.contract import Saying
from toychest.review.moments import Moment
from toychest.terminal.review import ReviewTold

pytestmark = pytest.mark.slow


def said_of(moment: Moment) -> list[str]:
    """What is written about it, without the number of its entry."""
    stage = Stage([])
    ReviewTold(table(BATTLE), msgspec.structs.replace(guessed(table(BATTLE)), moments=(moment,)), stage.console).tell()
    stage.console.runner.close()
    at = next(at for at, line in enumerate(stage.said) if line == f"entry {moment.last}")
    return stage.said[at + 1 :]


def test_of_a_take_it_says_what_was_taken() -> None:
    take = next(frame for frame in table(BATTLE).frames if frame.move == "take")
    assert take.seat is not None
    moment = Moment(
        kind="mistake",
        first=take.seq,
        last=take.seq,
        seat=take.seat,
        size=0.2,
        words=Saying("review-end"),
        worths=(0.5, 0.3),
    )
    assert " took " in said_of(moment)[0]
