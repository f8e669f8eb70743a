"""Of a seat that a bot kept for a while it is said what the bot missed, and where."""

from typing import Final

from toychest.contract import MomentKind, Saying, Seat, SeatNamed
from toychest.games import EDITIONS
from toychest.review.kept import keeper, kept_said, with_keepers
from toychest.review.moments import Moment
from toychest.review.steps import Step, StepParts
from toychest.table import Table, new_table

BEFORE, WHILE, AFTER = 1, 3, 5


def kept() -> Table:
    """Ben's seat, lent to Pip at entry 2 and taken back at entry 4."""
    table = new_table(EDITIONS["toybattle-standard-0"], {}, ("Ann", "Ben"), "s").with_move(Seat(-1), "start blue")
    lent = table.with_hand(Seat(1), "Pip 1").with_move(Seat(-1), "deal Roxy")
    return lent.with_hand(Seat(1), "person")


PIP_FOR_BEN: Final = {"bot": "Pip", "name": SeatNamed(Seat(1))}


def missed(seq: int, seat: int, points: float) -> Step:
    parts = [StepParts(), StepParts()]
    parts[seat] = StepParts(mistake=points / 200, slip=points / 200)
    return Step(
        kind="decision", first=seq, last=seq, before=(0.5, 0.5), after=(0.5, 0.5), parts=tuple(parts), seat=seat
    )


def moment(seq: int, kind: MomentKind = "mistake", seat: int = 1) -> Moment:
    return Moment(kind=kind, first=seq, last=seq, seat=seat, size=0.2, words=Saying("why"), worths=(0.5, 0.3))


def test_a_bot_keeps_it_from_where_it_was_lent_to_where_it_was_taken_back() -> None:
    assert [keeper(kept(), 1, seq) for seq in (BEFORE, WHILE, AFTER)] == [None, "Pip", None]


def test_nobody_keeps_the_others() -> None:
    assert keeper(kept(), 0, WHILE) is None


def test_what_it_missed_is_told_in_points() -> None:
    steps = [missed(BEFORE, 1, 30), missed(WHILE, 1, 20), missed(WHILE, 0, 10), missed(AFTER, 1, 30)]
    assert list(kept_said(kept(), steps)) == [Saying("review-verdict-kept", {**PIP_FOR_BEN, "points": 20})]


def test_a_bot_that_missed_nothing_is_not_named() -> None:
    assert list(kept_said(kept(), [missed(WHILE, 1, 0), missed(AFTER, 1, 30)])) == []


def test_a_better_move_that_it_did_not_find_is_said_to_be_its() -> None:
    words = [each.words for each in with_keepers([moment(BEFORE), moment(WHILE), moment(WHILE, "luck")], kept())]
    assert words == [Saying("why"), Saying("review-with-hand", {"told": Saying("why"), **PIP_FOR_BEN}), Saying("why")]
