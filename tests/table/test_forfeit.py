"""A game that two play against each other can be given up: the log says so, and the other has won."""

import msgspec
import pytest

from tests.table import tamper
from tests.table.lanterns import EDITIONS
from tests.table.sitting import ANN, BEN, dealt, played, seated
from toychest.table import Played, Table, errors, followed, read_log, told_again, verify, write_log
from toychest.table.requests import ChangeHand, Forfeit


def resigned(table: Table | None = None) -> Table:
    return (table or dealt()).granted(Forfeit(BEN, "resigned")).table


def test_the_other_is_first_and_nothing_was_counted() -> None:
    outcome = resigned().outcome
    assert outcome is not None
    assert (outcome.reason, outcome.rule, outcome.places, outcome.points) == ("resigned", "", (1, 2), (0, 0))


def test_nobody_is_awaited_any_more() -> None:
    after = resigned()
    assert (after.to_act, after.waits_for, after.legal_moves(ANN)) == ((), None, [])


def test_nothing_is_played_after_it() -> None:
    with pytest.raises(errors.GameOver):
        resigned(played(dealt(), "open")).play(ANN, "rest")


def test_nothing_is_taken_back_after_it() -> None:
    with pytest.raises(errors.CannotTakeBack):
        resigned(played(dealt(), "open, walk 1")).take_back(ANN, 4)


def test_no_hand_changes_after_it() -> None:
    with pytest.raises(errors.HandUnchanged):
        resigned().granted(ChangeHand(ANN, "Cog 3"))


def test_it_is_done_once() -> None:
    with pytest.raises(errors.CannotForfeit):
        resigned(resigned())


def test_before_the_first_move_there_is_nothing_to_give_up() -> None:
    with pytest.raises(errors.CannotForfeit):
        resigned(seated())


def test_nobody_gives_up_alone_what_three_play() -> None:
    with pytest.raises(errors.CannotForfeit):
        resigned(played(seated(("Ann", "Ben", "Cleo")), "open"))


def test_it_is_in_the_file_and_the_game_is_fair() -> None:
    log = read_log(write_log(resigned().log))
    assert log.ending is not None
    assert (log.ending.outcome, verify(log, EDITIONS).is_fair) == ("resigned", True)


def test_a_move_after_it_is_a_fault() -> None:
    log = resigned().log
    last = log.entries[-1]
    moved = Played(seq=last.seq + 1, seat=ANN, move="rest")
    fault = verify(tamper.with_entry(log, moved.seq, moved), EDITIONS).fault
    assert fault is not None
    assert (fault.seq, fault.code) == (moved.seq, "game-over")


def test_another_outcome_than_it_leads_to_is_a_fault() -> None:
    log = resigned().log
    assert log.ending is not None
    ending = msgspec.structs.replace(log.ending, outcome="arrived")
    fault = verify(tamper.resealed(log.header, list(log.entries), ending), EDITIONS).fault
    assert fault is not None
    assert fault.code == "outcome"


def test_another_host_follows_it() -> None:
    assert followed(dealt(), resigned().entries[dealt().seq :]).table == resigned()


def test_everybody_is_told() -> None:
    assert [(entry.seat, entry.forfeit) for entry in told_again(resigned(), ())][-1] == (BEN, "resigned")


def test_it_has_its_place_in_the_chain_of_sums() -> None:
    log = resigned().log
    file = tamper.file_with(log, log.entries[-1].seq, '"seat":1', '"seat":0')
    with pytest.raises(errors.DamagedEntry):
        read_log(file)
