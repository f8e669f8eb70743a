"""Terms: what a table agreed on before play, in the header of its log; the usual ones are not written."""

import pytest

from tests.table import tamper
from tests.table.lanterns import EDITIONS, LANTERNS
from tests.table.sitting import ANN, BEN, finished, played
from toychest.contract import Seat
from toychest.table import Table, TakenBack, Terms, errors, new_table, read_log, rematch_table, verify, write_log

PASSED_ON = "open, walk 1, rest"
"""Ann has walked and rests: entry 4 and 5. It is Ben's turn."""


def table_with(take_back: str) -> Table:
    terms = Terms(take_back=take_back)  # type: ignore[arg-type]
    return played(new_table(LANTERNS, {}, ["Ann", "Ben"], "a table with terms", terms=terms), "open")


def to_the_end(table: Table) -> Table:
    while table.outcome is None:
        table = played(table, "open" if table.waits_for is not None else table.legal_moves(table.to_act[0])[0])
    return table


def test_the_usual_terms_are_not_written() -> None:
    assert b"terms" not in write_log(finished("usual").log)


def test_other_terms_are_written_and_read() -> None:
    over = to_the_end(table_with("ask"))
    assert read_log(write_log(over.log)).header.terms == Terms(take_back="ask")


def test_terms_are_in_the_sums() -> None:
    ask, none = table_with("ask"), table_with("none")
    assert played(ask, "open").entries[0].sum != played(none, "open").entries[0].sum


def test_where_nothing_is_taken_back_what_has_passed_on_stands() -> None:
    table = played(table_with("none"), PASSED_ON)
    assert (table.has_passed_on(ANN), table.earliest_take_back(ANN)) == (True, None)
    with pytest.raises(errors.CannotTakeBack) as refused:
        table.take_back(ANN, table.seq)
    assert refused.value.because == "terms"


def test_a_seat_that_is_still_to_act_puts_its_own_turn_otherwise() -> None:
    table = played(table_with("none"), "open, walk 1")
    assert table.take_back(ANN, table.seq).table.state == played(table_with("none"), "open").state


def test_a_rematch_keeps_the_terms() -> None:
    assert rematch_table(to_the_end(table_with("ask"))).terms == Terms(take_back="ask")


def test_whoever_allowed_a_take_back_is_in_the_log() -> None:
    table = played(table_with("ask"), PASSED_ON)
    taken = table.take_back(ANN, table.seq, (BEN,)).table
    over = to_the_end(taken)
    entry = read_log(write_log(over.log)).entries[table.seq]
    assert isinstance(entry, TakenBack)
    assert (entry.agreed, verify(over.log, EDITIONS).is_fair) == ((BEN,), True)


@pytest.mark.parametrize("agreed", [(ANN,), (Seat(7),), (Seat(-1),)])
def test_nobody_else_can_have_allowed_it(agreed: tuple[Seat, ...]) -> None:
    table = played(table_with("ask"), PASSED_ON)
    over = to_the_end(table.take_back(ANN, table.seq, (BEN,)).table)
    other = TakenBack(seq=table.seq + 1, seat=ANN, to=table.seq, agreed=agreed)
    fault = verify(tamper.with_entry(over.log, table.seq + 1, other), EDITIONS).fault
    assert fault is not None
    assert (fault.seq, fault.code) == (table.seq + 1, "seats")
