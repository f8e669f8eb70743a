"""Spans: every move of a game is in one, and moves of chance that follow each other are one run."""

from itertools import pairwise

from tests.review.golden import BATTLE, table
from toychest.contract import CHANCE
from toychest.review.spans import spans_of

TABLE = table(BATTLE)
SPANS = spans_of(TABLE.rules, TABLE.frames)


def test_every_move_is_in_one_span() -> None:
    covered = [at for span in SPANS for at in range(span.first, span.last + 1)]
    assert covered == list(range(1, len(TABLE.frames)))


def test_the_deal_is_one_run() -> None:
    first = SPANS[0]
    assert (first.kind, first.last) == ("chance", 8)
    assert {frame.seat for frame in TABLE.frames[1:9]} == {CHANCE}


def test_no_two_runs_follow_each_other() -> None:
    kinds = [span.kind for span in SPANS]
    assert ("chance", "chance") not in list(pairwise(kinds))


def test_a_move_that_was_the_only_one_is_forced() -> None:
    forced = [span for span in SPANS if span.kind != "chance"]
    counts = [len(TABLE.rules.legal_moves(TABLE.frames[span.first - 1].state, span.seat or 0)) for span in forced]  # type: ignore[arg-type]
    assert [span.kind == "forced" for span in forced] == [count == 1 for count in counts]
