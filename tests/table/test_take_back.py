"""Taking back: only one's own latest moves, never across what cannot be unseen."""

import pytest

from tests.table.sitting import ANN, BEN, dealt, finished, played, seated
from toychest.contract import CHANCE, Event, Seat
from toychest.table import errors, may_take_back

PLAIN = Event(kind="walked", rule="LAN 2.1")
SHOWN_TO_ANN = Event(kind="gem_seen", rule="LAN 2.1", reveals=(ANN,))
SHOWN_TO_BEN = Event(kind="gem_seen", rule="LAN 2.1", reveals=(BEN,))
FLEETING = Event(kind="gem_flashed", rule="LAN 2.1", fleeting=True)


def because(script: str, seat: Seat, to: int) -> str:
    with pytest.raises(errors.CannotTakeBack) as refused:
        played(dealt(), script).take_back(seat, to)
    return refused.value.because


def test_own_latest_moves_may_be_taken_back() -> None:
    assert may_take_back([(ANN, (PLAIN,)), (ANN, ())], ANN)


def test_nothing_cannot_be_taken_back() -> None:
    assert not may_take_back([], ANN)


def test_what_the_move_revealed_to_others_only_does_not_bind_the_mover() -> None:
    assert may_take_back([(ANN, (SHOWN_TO_BEN,))], ANN)


@pytest.mark.parametrize(
    "since",
    [
        [(ANN, ()), (CHANCE, ())],
        [(ANN, ()), (BEN, ())],
        [(BEN, ())],
        [(ANN, (SHOWN_TO_ANN,)), (ANN, ())],
        [(ANN, ()), (ANN, (PLAIN, FLEETING))],
    ],
    ids=["across chance", "across another seat", "another's move", "across a reveal", "across a fleeting event"],
)
def test_no_take_back_crosses(since: list[tuple[Seat, tuple[Event, ...]]]) -> None:
    assert not may_take_back(since, ANN)


def test_a_take_back_cancels_the_entry_and_all_after_it() -> None:
    before = played(dealt(), "open")
    after = played(before, "walk 1, rest").take_back(ANN, 4).table
    assert (after.frames, after.state) == (before.frames, before.state)


def test_a_take_back_may_cancel_the_latest_move_only() -> None:
    after = played(dealt(), "open, walk 1, rest").take_back(ANN, 5).table
    assert [frame.move for frame in after.frames[-1:]] == ["walk 1"]


def test_the_move_after_a_take_back_gets_a_new_number() -> None:
    table = played(dealt(), "open, rest, back 4, rest")
    assert table.frames[-1].seq == 6


def test_a_cancelled_move_cannot_be_taken_back_again() -> None:
    assert because("open, rest, back 4", ANN, 4) == "no-such-entry"


def test_a_cancelled_move_is_not_the_move_played_in_its_stead() -> None:
    assert because("open, rest, back 4, rest", ANN, 4) == "no-such-entry"


@pytest.mark.parametrize("to", [-1, 0, 9])
def test_what_is_no_entry_cannot_be_taken_back(to: int) -> None:
    assert because("open, rest", ANN, to) == "no-such-entry"


def test_the_last_decision_can_be_taken_back_until_the_next_seat_clicks() -> None:
    assert played(dealt(), "open, rest").earliest_take_back(ANN) == 4


def test_after_the_click_it_stands() -> None:
    assert because("open, rest, open", ANN, 4) == "chance"


def test_chance_cannot_be_taken_back() -> None:
    assert because("open", ANN, 3) == "chance"


def test_a_peek_cannot_be_taken_back() -> None:
    assert because("open, peek", ANN, 4) == "reveal"


def test_a_flash_cannot_be_taken_back() -> None:
    assert because("open, flash", ANN, 4) == "fleeting"


def test_another_seats_move_cannot_be_taken_back() -> None:
    assert because("open, rest", BEN, 4) == "other-seat"


def test_the_bound_lies_behind_a_reveal() -> None:
    assert played(dealt(), "open, walk 1, peek, rest").earliest_take_back(ANN) == 6


def test_there_is_no_bound_for_a_seat_that_did_not_move_last() -> None:
    assert played(dealt(), "open, rest").earliest_take_back(BEN) is None


def test_before_any_move_there_is_no_bound() -> None:
    assert seated().earliest_take_back(ANN) is None


def test_after_the_end_nothing_is_taken_back_because_the_seed_is_known() -> None:
    table = finished()
    last = table.frames[-1]
    assert last.seat is not None
    with pytest.raises(errors.CannotTakeBack, match="over"):
        table.take_back(last.seat, last.seq)


def test_after_the_end_there_is_no_bound() -> None:
    table = finished()
    assert [table.earliest_take_back(seat) for seat in (ANN, BEN)] == [None, None]
