"""Verify: an honest game passes; tampering is found by number, also where every checksum was made to fit."""

import msgspec
import pytest

from tests.table import tamper
from tests.table.lanterns import EDITIONS
from tests.table.sitting import ANN, BEN, dealt, finished
from toychest.contract import CHANCE, Seat
from toychest.table import EntropyAdded, Fault, Log, Played, TakenBack, errors, read_log, verify, write_log

LOG = finished("a game with a take-back").log
CHANCE_AT = tamper.first_seq(LOG, Played, CHANCE)
ROLL_AT = next(entry.seq for entry in LOG.entries if isinstance(entry, Played) and entry.move.startswith("roll"))
REST_AT = next(entry.seq for entry in LOG.entries if isinstance(entry, Played) and entry.move == "rest")
BACK_AT = tamper.first_seq(LOG, TakenBack)


def fault_in(log: Log) -> Fault:
    fault = verify(log, EDITIONS).fault
    assert fault is not None
    return fault


@pytest.mark.parametrize("seed", ["one", "two", "three", "a game with a take-back"])
def test_an_honest_game_is_fair(seed: str) -> None:
    log = finished(seed).log
    assert verify(read_log(write_log(log)), EDITIONS).is_fair


def test_the_verdict_counts_what_was_checked() -> None:
    verdict = verify(LOG, EDITIONS)
    drawn = [entry for entry in LOG.entries if isinstance(entry, Played) and entry.seat == CHANCE]
    assert (verdict.entries, verdict.chance) == (len(LOG.entries), len(drawn))


def test_a_changed_die_is_found_by_number() -> None:
    old = LOG.entries[ROLL_AT - 1]
    assert isinstance(old, Played)
    other = "roll 2" if old.move == "roll 3" else "roll 3"
    fault = fault_in(tamper.with_move(LOG, ROLL_AT, other))
    assert (fault.seq, fault.code) == (ROLL_AT, "chance")
    assert fault.because == f"the seed gives {old.move!r}, the log says {other!r}"


def test_a_die_changed_in_the_file_is_found_by_number() -> None:
    with pytest.raises(errors.DamagedEntry) as damaged:
        read_log(tamper.file_with(LOG, ROLL_AT, "roll ", "roll 1"))
    assert damaged.value.seq == ROLL_AT


def test_a_changed_but_legal_move_is_found_by_number_in_the_file() -> None:
    with pytest.raises(errors.DamagedEntry) as damaged:
        read_log(tamper.file_with(LOG, REST_AT, "rest", "peek"))
    assert damaged.value.seq == REST_AT


def test_a_changed_move_is_found_where_the_game_no_longer_follows() -> None:
    fault = fault_in(tamper.with_move(LOG, REST_AT, "peek"))
    assert fault.seq == REST_AT + 1


def test_an_illegal_move_is_found_with_its_rule() -> None:
    fault = fault_in(tamper.with_move(LOG, REST_AT, "walk 9"))
    assert (fault.seq, fault.code, fault.because) == (REST_AT, "move", "not-now (LAN 1.3)")


def test_a_malformed_move_is_found() -> None:
    fault = fault_in(tamper.with_move(LOG, REST_AT, "fly"))
    assert (fault.seq, fault.code) == (REST_AT, "move")


def test_a_dropped_chance_entry_is_found_by_number() -> None:
    fault = fault_in(tamper.without(LOG, ROLL_AT))
    assert fault.seq == ROLL_AT


def test_an_entry_dropped_without_care_is_found_by_number() -> None:
    fault = fault_in(msgspec.structs.replace(LOG, entries=LOG.entries[:2] + LOG.entries[3:]))
    assert (fault.seq, fault.code) == (3, "checksum")


def test_a_swapped_seed_is_found_by_its_commitment() -> None:
    assert LOG.ending is not None
    swapped = msgspec.structs.replace(LOG.ending, seed="another seed")
    fault = fault_in(msgspec.structs.replace(LOG, ending=swapped))
    assert (fault.seq, fault.code) == (0, "commitment")


def test_a_seed_swapped_with_its_commitment_is_found_at_the_first_chance_entry_that_differs() -> None:
    swapped = tamper.with_seed(LOG, "yet another seed")
    fault = fault_in(swapped)
    assert (fault.code, LOG.entries[fault.seq - 1].seat) == ("chance", CHANCE)


def test_a_take_back_that_goes_too_far_is_found_by_number() -> None:
    back = LOG.entries[BACK_AT - 1]
    fault = fault_in(tamper.with_entry(LOG, BACK_AT, msgspec.structs.replace(back, to=CHANCE_AT)))
    assert (fault.seq, fault.code) == (BACK_AT, "cannot-take-back")


def test_a_take_back_by_another_seat_is_found_by_number() -> None:
    back = LOG.entries[BACK_AT - 1]
    other = BEN if back.seat == ANN else ANN
    fault = fault_in(tamper.with_entry(LOG, BACK_AT, msgspec.structs.replace(back, seat=other)))
    assert (fault.seq, fault.code) == (BACK_AT, "cannot-take-back")


def test_changed_entropy_is_found_at_a_chance_entry() -> None:
    fault = fault_in(tamper.with_entry(LOG, 1, EntropyAdded(seq=1, seat=BEN, text="cows might fly")))
    assert fault.code == "chance"


def test_entropy_slipped_in_after_the_first_chance_entry_is_found_by_number() -> None:
    late = EntropyAdded(seq=ROLL_AT, seat=BEN, text="pigs might fly")
    fault = fault_in(tamper.with_entry(LOG, ROLL_AT, late))
    assert (fault.seq, fault.code) == (ROLL_AT, "too-late-for-entropy")


def test_a_chance_move_out_of_turn_is_found_by_number() -> None:
    fault = fault_in(tamper.with_entry(LOG, REST_AT, Played(seq=REST_AT, seat=CHANCE, move="roll 3")))
    assert (fault.seq, fault.code) == (REST_AT, "chance")


def test_a_seat_that_is_not_there_is_found_by_number() -> None:
    fault = fault_in(tamper.with_entry(LOG, REST_AT, Played(seq=REST_AT, seat=Seat(7), move="rest")))
    assert (fault.seq, fault.code) == (REST_AT, "seats")


def test_a_changed_outcome_is_found_at_the_last_line() -> None:
    assert LOG.ending is not None
    fault = fault_in(
        tamper.resealed(LOG.header, list(LOG.entries), msgspec.structs.replace(LOG.ending, outcome="resigned"))
    )
    assert (fault.seq, fault.code) == (len(LOG.entries) + 1, "outcome")


def test_a_game_cut_short_with_every_checksum_fitting_is_not_over() -> None:
    assert LOG.ending is not None
    fault = fault_in(tamper.resealed(LOG.header, list(LOG.entries[:-1]), LOG.ending))
    assert (fault.seq, fault.code) == (len(LOG.entries), "outcome")


def test_a_truncated_file_is_found_by_number() -> None:
    with pytest.raises(errors.TruncatedLog, match="after entry 2"):
        read_log(b"\n".join(write_log(LOG).split(b"\n")[:3]) + b"\n")


def test_an_option_that_is_not_offered_is_found_in_the_header() -> None:
    assert LOG.ending is not None
    header = msgspec.structs.replace(LOG.header, options={"goal": 8})
    fault = fault_in(tamper.resealed(header, list(LOG.entries), LOG.ending))
    assert (fault.seq, fault.code) == (0, "options")


def test_too_many_seats_are_found_in_the_header() -> None:
    assert LOG.ending is not None
    header = msgspec.structs.replace(LOG.header, seats=("Ann", "Ben", "Cem", "Dot"))
    fault = fault_in(tamper.resealed(header, list(LOG.entries), LOG.ending))
    assert (fault.seq, fault.code) == (0, "seats")


def test_an_unknown_edition_is_refused_by_name() -> None:
    with pytest.raises(errors.UnknownEdition, match="'lanterns-0'"):
        verify(LOG, {})


def test_a_running_game_cannot_be_verified_yet() -> None:
    with pytest.raises(errors.TableUnfinished):
        verify(dealt().log, EDITIONS)
