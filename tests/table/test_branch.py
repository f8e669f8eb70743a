"""Playing on from a finished game: its moves up to an entry, then luck of a new seed."""

import msgspec
import pytest

from tests.table import tamper
from tests.table.lanterns import EDITIONS
from tests.table.sitting import BEN, finished, played, seated
from toychest.contract import CHANCE
from toychest.table import Log, Played, Table, TakenBack, branch_table, errors, read_log, verify, write_log

OVER = finished("a game with a take-back")
LAST = OVER.frames[-1].seq
BACK = tamper.first_seq(OVER.log, TakenBack)
AT = OVER.frames[len(OVER.frames) // 2].seq


def played_on(seq: int = AT) -> Table:
    """A branch to its end, everybody walking as far as they can."""
    table = branch_table(OVER, seq, "other luck").add_entropy(BEN, "and words").table.with_chance_until_asked()
    while table.outcome is None:
        table = played(table, "open" if table.waits_for is not None else table.legal_moves(table.to_act[0])[0])
    return table


def test_everything_lies_as_it_lay_then() -> None:
    before = next(frame for frame in OVER.frames if frame.seq == AT)
    assert branch_table(OVER, AT).state == before.state


def test_it_says_from_which_game_and_entry() -> None:
    branch, ending = branch_table(OVER, AT).header.branch, OVER.log.ending
    assert branch is not None
    assert ending is not None
    assert (branch.sum, branch.seq) == (ending.sum, AT)


def test_only_the_moves_that_stood_are_taken_over_and_numbered_anew() -> None:
    table = branch_table(OVER, BACK)
    assert [entry.seq for entry in table.entries] == list(range(1, table.copied + 1))
    assert all(isinstance(entry, Played) for entry in table.entries)
    assert table.copied < BACK


def test_from_the_very_start_nothing_is_taken_over() -> None:
    assert (branch_table(OVER, 0).entries, branch_table(OVER, 0).waits_for) == ((), 0)


@pytest.mark.parametrize("seq", [-1, LAST, LAST + 7])
def test_nobody_plays_on_from_the_end_or_from_nowhere(seq: int) -> None:
    with pytest.raises(errors.NothingToPlay):
        branch_table(OVER, seq)


def test_nobody_plays_on_from_a_running_game() -> None:
    with pytest.raises(errors.TableUnfinished):
        branch_table(played(seated(), "open, open"), 1)


def test_two_who_play_on_from_the_same_entry_have_other_luck() -> None:
    assert branch_table(OVER, AT).seed != branch_table(OVER, AT).seed


def test_words_of_ones_own_count_until_the_new_seed_decides_something() -> None:
    table = branch_table(OVER, AT, "other luck").add_entropy(BEN, "and words").table.with_chance_until_asked()
    while not any(frame.seat == CHANCE and frame.seq > table.copied for frame in table.frames):
        table = played(table, "open" if table.waits_for is not None else "rest")
    assert not table.may_add_entropy


def test_the_file_comes_back_as_it_was_written() -> None:
    log = played_on().log
    assert read_log(write_log(log)) == log


def test_what_the_new_seed_decided_is_checked_and_what_was_taken_over_is_counted_apart() -> None:
    table = played_on()
    verdict = verify(table.log, EDITIONS)
    taken_over = [frame for frame in table.frames if frame.seat == CHANCE and frame.seq <= table.copied]
    assert (verdict.fault, verdict.copied) == (None, len(taken_over))
    assert (verdict.is_fair, verdict.is_fair_since) == (False, True)
    assert verdict.chance > 0


def test_a_draw_after_it_that_is_not_the_seeds_is_found() -> None:
    log = played_on().log
    drawn = next(
        entry for entry in log.entries if isinstance(entry, Played) and entry.seat == CHANCE and entry.seq > 20
    )
    other = "roll 2" if drawn.move == "roll 3" else "roll 3"
    fault = verify(tamper.with_move(log, drawn.seq, other), EDITIONS).fault
    assert fault is not None
    assert (fault.seq, fault.code) == (drawn.seq, "chance")


def test_what_could_not_happen_cannot_have_been_taken_over() -> None:
    fault = verify(tamper.with_move(played_on().log, 1, "deal green"), EDITIONS).fault
    assert fault is not None
    assert (fault.seq, fault.code) == (1, "move")


@pytest.mark.parametrize("moves", [-1, 4000, AT + 1])
def test_a_header_that_takes_over_what_cannot_be_is_found(moves: int) -> None:
    fault = verify(_with_moves(played_on().log, moves), EDITIONS).fault
    assert fault is not None
    assert (fault.seq, fault.code) == (0, "branch")


def test_what_is_no_move_cannot_be_taken_over() -> None:
    log = played_on(BACK).log
    assert log.header.branch is not None
    fault = verify(_with_moves(log, log.header.branch.moves + 1), EDITIONS).fault
    assert fault is not None
    assert (fault.seq, fault.code) == (log.header.branch.moves + 1, "branch")


def test_its_origin_proves_what_was_taken_over() -> None:
    verdict = verify(played_on().log, EDITIONS, OVER.log)
    assert verdict.is_fair
    assert verdict.chance > verify(played_on().log, EDITIONS).chance


def test_another_game_is_not_its_origin() -> None:
    fault = verify(played_on().log, EDITIONS, finished("two").log).fault
    assert fault is not None
    assert fault.code == "origin"


def test_what_its_origin_did_not_have_is_found() -> None:
    log = played_on().log
    deal = log.entries[0]
    assert isinstance(deal, Played)
    other = "deal red" if deal.move == "deal blue" else "deal blue"
    fault = verify(tamper.with_move(log, 1, other), EDITIONS, OVER.log).fault
    assert fault is not None
    assert (fault.seq, fault.code) == (1, "origin")


def _with_moves(log: Log, moves: int) -> Log:
    assert log.header.branch is not None
    assert log.ending is not None
    branch = msgspec.structs.replace(log.header.branch, moves=moves)
    header = msgspec.structs.replace(log.header, branch=branch)
    return tamper.resealed(header, list(log.entries), log.ending)
