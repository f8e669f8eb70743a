"""What was left of a clock is kept beside the log, for who looks back; it proves nothing, and nothing asks for it."""

import pytest

from tests.table.lanterns import EDITIONS, LANTERNS
from tests.table.sitting import ANN, BEN, finished, played
from toychest.table import (
    ClockTerms,
    Table,
    Terms,
    TimesLeft,
    errors,
    new_table,
    read_log,
    times_by_frame,
    verify,
    with_times,
    write_log,
)
from toychest.table.requests import Forfeit

TERMS = Terms(clock=ClockTerms(expiry="strict", main=300, increment=5))
MAIN = 300_000


def begun() -> Table:
    """Gems are dealt, and the first die is cast: entries 1 to 3."""
    return played(new_table(LANTERNS, {}, ["Ann", "Ben"], "a table with a clock", terms=TERMS), "open, open")


def noted(table: Table, *times: tuple[int, int, int]) -> Table:
    """With what was left after entry `seq` to Ann, and to Ben."""
    return with_times(table, [TimesLeft(seq=seq, left=(ann, ben)) for seq, ann, ben in times])


def over() -> Table:
    table = played(begun(), "walk 1, rest").granted(Forfeit(BEN, "out-of-time")).table
    return noted(table, (1, MAIN, MAIN), (3, MAIN, MAIN), (4, 290_000, MAIN), (5, 280_000, MAIN), (6, 280_000, 0))


def test_each_frame_has_what_was_left_after_it_and_the_last_what_was_left_at_the_end() -> None:
    assert times_by_frame(over()) == {
        ANN: [MAIN, MAIN, MAIN, MAIN, 290_000, 280_000],
        BEN: [MAIN, MAIN, MAIN, MAIN, MAIN, 0],
    }


def test_what_was_taken_back_cost_time_all_the_same() -> None:
    table = noted(
        played(begun(), "walk 1, back 4, walk 1, rest"), (4, 290_000, MAIN), (5, 280_000, MAIN), (6, 270_000, MAIN)
    )
    assert times_by_frame(table) == {ANN: [MAIN, MAIN, MAIN, MAIN, 270_000, 270_000]}


def test_a_seat_whose_time_never_ran_was_not_timed() -> None:
    assert list(times_by_frame(noted(begun(), (3, 290_000, MAIN)))) == [ANN]


def test_where_nothing_was_noted_nobody_was_timed() -> None:
    assert times_by_frame(begun()) == {}


def test_without_a_clock_there_is_nothing_to_note() -> None:
    assert noted(finished(), (1, 290_000, MAIN)) == finished()


@pytest.mark.parametrize("seq", [-1, 0, 4])
def test_what_fits_no_entry_is_left_out(seq: int) -> None:
    assert noted(begun(), (seq, 1, 1), (3, 290_000, MAIN)) == noted(begun(), (3, 290_000, MAIN))


def test_what_does_not_fit_the_seats_is_left_out() -> None:
    assert with_times(begun(), [TimesLeft(seq=1, left=(1,))]) == begun()


def test_it_stands_in_the_file_behind_the_last_entry() -> None:
    lines = write_log(over().log).splitlines()
    assert lines[-3:-1] == [
        b'{"kind":"clock","seq":5,"left":[280000,300000]}',
        b'{"kind":"clock","seq":6,"left":[280000,0]}',
    ]
    assert len(lines) == 1 + len(over().entries) + len(over().times) + 1


def test_it_comes_back_from_the_file() -> None:
    assert read_log(write_log(over().log)) == over().log


def test_a_check_does_not_ask_for_it() -> None:
    other = write_log(over().log).replace(b"280000", b"7")
    assert verify(read_log(other), EDITIONS) == verify(over().log, EDITIONS)
    assert verify(read_log(other), EDITIONS).is_fair


def test_time_is_never_less_than_none() -> None:
    with pytest.raises(errors.DamagedEntry):
        read_log(write_log(over().log).replace(b"[280000,0]", b"[280000,-1]"))


def test_it_goes_on_with_the_table() -> None:
    table = noted(begun(), (3, 290_000, MAIN))
    assert played(table, "walk 1").times == table.times
