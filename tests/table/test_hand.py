"""Whose hand plays a seat stands in the log: a bot's that keeps it for a while, or its holder's."""

import pytest

from tests.table import tamper
from tests.table.lanterns import EDITIONS
from tests.table.sitting import ANN, BEN, dealt, played
from toychest.table import HandChanged, Table, errors, read_log, told_again, verify, write_log
from toychest.table.requests import ChangeHand


def lent() -> Table:
    return dealt().granted(ChangeHand(BEN, "Cog 3")).table


def to_the_end(table: Table) -> Table:
    while table.outcome is None:
        table = played(table, "open" if table.waits_for is not None else table.legal_moves(table.to_act[0])[0])
    return table


def test_a_seat_is_played_by_its_holder_until_it_is_lent() -> None:
    assert (dealt().hand(BEN), lent().hand(BEN), lent().hand(ANN)) == ("person", "Cog 3", "person")


def test_it_is_theirs_again_once_they_are_back() -> None:
    assert lent().granted(ChangeHand(BEN, "person")).table.hand(BEN) == "person"


def test_nothing_else_changes() -> None:
    assert (lent().frames, lent().luck_seed) == (dealt().frames, dealt().luck_seed)


def test_the_same_hand_is_no_entry() -> None:
    with pytest.raises(errors.HandUnchanged):
        lent().granted(ChangeHand(BEN, "Cog 3"))


def test_a_lent_seat_is_in_the_file_and_the_game_is_fair() -> None:
    log = read_log(write_log(to_the_end(lent()).log))
    hands = [(entry.seat, entry.by) for entry in log.entries if isinstance(entry, HandChanged)]
    assert (hands, verify(log, EDITIONS).is_fair) == ([(BEN, "Cog 3")], True)


def test_a_hand_that_did_not_change_is_a_fault() -> None:
    log = to_the_end(lent()).log
    at = next(entry.seq for entry in log.entries if isinstance(entry, HandChanged))
    fault = verify(tamper.with_entry(log, at, HandChanged(seq=at, seat=BEN, by="person")), EDITIONS).fault
    assert fault is not None
    assert (fault.seq, fault.code) == (at, "hand-unchanged")


def test_everybody_is_told_whose_hand_it_is() -> None:
    assert [entry.hand for entry in told_again(lent(), ())][-1] == "Cog 3"
