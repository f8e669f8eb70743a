"""The log as a file: it comes back whole, or the damage is named."""

from contextlib import suppress

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.table.sitting import dealt, finished
from toychest.contract import CHANCE, Seat
from toychest.table import (
    EntropyAdded,
    Entry,
    GuideLeft,
    HandChanged,
    Header,
    Log,
    Played,
    TakenBack,
    Terms,
    errors,
    live_moves,
    read_log,
    write_log,
)
from toychest.table.checksum import last_sum, sealed, sum_of
from toychest.table.log import ended_log

LOG = finished().log
FILE = write_log(LOG)
LINES = FILE.split(b"\n")

FORMAT_1 = b"""\
{"format":1,"edition":"lanterns-0","options":{"goal":7},"seats":["Ann","Ben"],"commitment":"c0ffee"}
{"kind":"entropy","seq":1,"seat":0,"text":"pigs might fly","sum":"c62e84ef6086427d"}
{"kind":"move","seq":2,"seat":-1,"move":"roll 3","sum":"7a69bf0e6313b684"}
{"kind":"take-back","seq":3,"seat":1,"to":2,"sum":"c68865047cca72d4"}
{"kind":"end","seed":"seed","outcome":"arrived","sum":"a0aca4ef67c2e9b1"}
"""

seats = st.integers(-1, 7).map(Seat)
kinds = st.one_of(
    st.builds(Played, seq=st.just(0), seat=seats, move=st.text(), scripted=st.booleans()),
    st.builds(TakenBack, seq=st.just(0), seat=seats, to=st.integers(1, 99), agreed=st.lists(seats).map(tuple)),
    st.builds(EntropyAdded, seq=st.just(0), seat=seats, text=st.text()),
    st.builds(GuideLeft, seq=st.just(0), seat=seats),
    st.builds(HandChanged, seq=st.just(0), seat=seats, by=st.text()),
)
json = st.none() | st.booleans() | st.integers(-(2**53), 2**53) | st.text()
headers = st.builds(
    Header,
    format=st.just(1),
    edition=st.text(),
    options=st.dictionaries(st.text(), json, max_size=3),
    seats=st.lists(st.text(), max_size=4).map(tuple),
    commitment=st.text(),
    guide=st.text(),
    terms=st.none() | st.builds(Terms, take_back=st.sampled_from(["free", "ask", "none"])),
)


def chained(header: Header, entries: list[Entry], seed: str, outcome: str) -> Log:
    chain: tuple[Entry, ...] = ()
    for seq, entry in enumerate(entries, start=1):
        chain = (*chain, sealed(msgspec.structs.replace(entry, seq=seq), last_sum(header, chain)))
    return ended_log(header, chain, seed, outcome)


logs = st.builds(chained, headers, st.lists(kinds, max_size=8), st.text(), st.text())


def damage(file: bytes) -> errors.LogError:
    with pytest.raises(errors.LogError) as refused:
        read_log(file)
    return refused.value


@given(logs)
def test_a_log_comes_back_as_it_was_written(log: Log) -> None:
    assert read_log(write_log(log)) == log


@given(logs, st.data())
def test_every_changed_byte_is_found_or_means_the_same(log: Log, data: st.DataObject) -> None:
    file = bytearray(write_log(log))
    at = data.draw(st.integers(0, len(file) - 1))
    file[at] = data.draw(st.integers(0, 255).filter(lambda byte: byte != file[at]))
    with suppress(errors.LogError):
        assert read_log(bytes(file)) == log


def test_a_file_is_a_header_a_line_for_each_entry_and_an_ending() -> None:
    assert len(FILE.splitlines()) == len(LOG.entries) + 2


def test_a_log_that_an_older_toychest_wrote_is_read_for_ever() -> None:
    assert read_log(FORMAT_1).entries[1:] == (
        Played(seq=2, seat=CHANCE, move="roll 3", sum="7a69bf0e6313b684"),
        TakenBack(seq=3, seat=Seat(1), to=2, sum="c68865047cca72d4"),
    )


def test_a_running_game_is_not_written() -> None:
    with pytest.raises(errors.TableUnfinished):
        write_log(dealt().log)


def test_a_newer_format_is_refused_by_number() -> None:
    newer = damage(FILE.replace(b'"format":1', b'"format":2'))
    assert isinstance(newer, errors.NewerFormat)
    assert str(newer) == "log format 2 is newer than 1, the newest known here"


def test_a_format_that_never_was_is_a_damaged_header() -> None:
    assert isinstance(damage(FILE.replace(b'"format":1', b'"format":0')), errors.DamagedHeader)


@pytest.mark.parametrize("file", [b"", b"PNG\n", b"[]\n", b'{"format":1}\n', b"\xff\xfe\n"])
def test_what_is_no_log_has_a_damaged_header(file: bytes) -> None:
    assert isinstance(damage(file), errors.DamagedHeader)


@pytest.mark.parametrize("seq", [1, 4, len(LOG.entries)])
def test_a_changed_seat_is_found_by_number(seq: int) -> None:
    line = LINES[seq].replace(b'"seat":', b'"seat":9')
    assert damage(b"\n".join([*LINES[:seq], line, *LINES[seq + 1 :]])).facts["seq"] == seq


@pytest.mark.parametrize("seq", [1, 4, len(LOG.entries)])
def test_a_line_that_is_no_entry_is_found_by_number(seq: int) -> None:
    assert damage(b"\n".join([*LINES[:seq], b"{", *LINES[seq + 1 :]])).facts["seq"] == seq


@pytest.mark.parametrize("seq", [1, 4, len(LOG.entries)])
def test_a_dropped_entry_is_found_by_number(seq: int) -> None:
    found = damage(b"\n".join([*LINES[:seq], *LINES[seq + 1 :]]))
    assert isinstance(found, errors.DamagedEnding if seq == len(LOG.entries) else errors.DamagedEntry)
    assert found.facts.get("seq", len(LOG.entries)) == seq


def test_two_entries_in_the_wrong_order_are_found_by_number() -> None:
    assert damage(b"\n".join([*LINES[:3], LINES[4], LINES[3], *LINES[5:]])).facts["seq"] == 3


def test_a_changed_option_breaks_the_chain_at_its_first_entry() -> None:
    assert damage(FILE.replace(b'"goal":7', b'"goal":9')).facts["seq"] == 1


def test_a_changed_name_is_found_at_the_last_line() -> None:
    assert isinstance(damage(FILE.replace(b'"Ben"', b'"Bob"')), errors.DamagedEnding)


def test_a_changed_seed_is_found_at_the_last_line() -> None:
    assert isinstance(damage(FILE.replace(b"a seed for tests", b"a seed for jests")), errors.DamagedEnding)


def test_lines_after_the_last_are_found() -> None:
    assert isinstance(damage(FILE + LINES[1] + b"\n"), errors.DamagedEnding)


@pytest.mark.parametrize("kept", [1, 2, 5])
def test_a_file_cut_between_lines_names_the_last_whole_entry(kept: int) -> None:
    cut = damage(b"\n".join(LINES[: kept + 1]) + b"\n")
    assert isinstance(cut, errors.TruncatedLog)
    assert cut.seq == kept


@pytest.mark.parametrize("kept", [1, 2, 5])
def test_a_file_cut_within_a_line_names_the_last_whole_entry(kept: int) -> None:
    cut = damage(b"\n".join(LINES[: kept + 2])[:-9])
    assert isinstance(cut, errors.TruncatedLog)
    assert cut.seq == kept


def test_a_missing_last_newline_is_forgiven() -> None:
    assert read_log(FILE.rstrip()) == LOG


def test_the_line_ends_of_another_system_are_forgiven() -> None:
    assert read_log(FILE.replace(b"\n", b"\r\n")) == LOG


def test_live_moves_are_all_but_those_taken_back() -> None:
    entries = (
        Played(seq=1, seat=CHANCE, move="a"),
        Played(seq=2, seat=Seat(0), move="b"),
        TakenBack(seq=3, seat=Seat(0), to=2),
        Played(seq=4, seat=Seat(0), move="c"),
        Played(seq=5, seat=Seat(0), move="d"),
        TakenBack(seq=6, seat=Seat(0), to=5),
        EntropyAdded(seq=7, seat=Seat(0), text="e"),
    )
    assert [entry.move for entry in live_moves(entries)] == ["a", "c"]


def test_a_sum_is_the_start_of_a_sha_256_over_words() -> None:
    assert sum_of("0123456789abcdef", 3, 0, "move", "walk 2") == "6efe4790a12bb9a2"
