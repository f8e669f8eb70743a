"""The table: requests, waiting for a click, sequence numbers, and state = fold(log)."""

from collections.abc import Sequence

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.table.lanterns import EDITIONS, LANTERNS, Lanterns, LanternsRules, Step
from tests.table.sitting import ANN, BEN, SEED, chosen, dealt, finished, played, seated
from toychest.contract import CHANCE, IllegalMove, MalformedMove, Seat, UnknownOption
from toychest.table import (
    SeatRecord,
    Table,
    TakenBack,
    errors,
    live_moves,
    new_table,
    rebuilt_table,
    record_of,
    replay,
    table_of,
)

choices = st.lists(st.integers(0, 11), max_size=60)


def again(table: Table) -> Table:
    return rebuilt_table(table.edition, table.header, table.seed, table.entries)


def test_a_new_table_has_no_entry_and_draws_nothing() -> None:
    assert seated().entries == ()


def test_options_not_chosen_get_their_defaults() -> None:
    assert seated().header.options == {"goal": 7}


def test_an_unknown_option_value_is_refused() -> None:
    with pytest.raises(UnknownOption):
        new_table(LANTERNS, {"goal": 8}, ("Ann",))


def test_a_wrong_number_of_seats_is_refused() -> None:
    with pytest.raises(errors.SeatsWrong, match=r"expected \[1, 2, 3\] seats, got 4"):
        new_table(LANTERNS, {}, ("Ann", "Ben", "Cem", "Dot"))


def test_two_tables_get_two_seeds() -> None:
    assert new_table(LANTERNS, {}, ("Ann",)).header.commitment != new_table(LANTERNS, {}, ("Ann",)).header.commitment


def test_before_the_first_chance_move_the_table_waits_so_that_entropy_can_be_added() -> None:
    assert seated().waits_for == ANN


def test_chance_moves_until_a_seat_is_awaited() -> None:
    table = dealt()
    assert [frame.seat for frame in table.frames[1:]] == [CHANCE, CHANCE]
    assert table.waits_for == ANN


def test_nobody_is_awaited_while_a_seat_is_to_act() -> None:
    table = played(dealt(), "open")
    assert (table.waits_for, table.to_act) == (None, (ANN,))


def test_a_click_by_another_seat_is_refused() -> None:
    with pytest.raises(errors.NotWaiting):
        dealt().open_turn(BEN)


def test_a_click_that_is_not_awaited_is_refused() -> None:
    with pytest.raises(errors.NotWaiting):
        played(dealt(), "open").open_turn(ANN)


def test_a_request_leaves_the_table_unchanged() -> None:
    table = played(dealt(), "open")
    table.play(ANN, "rest")
    assert table.seq == 3


def test_what_happened_holds_the_new_entries_only() -> None:
    assert [entry.seq for entry in played(dealt(), "open").play(ANN, "rest").entries] == [4]


def test_a_move_is_logged_in_the_notation_of_the_rules() -> None:
    assert played(dealt(), "open").play(ANN, "walk   1").table.frames[-1].move == "walk 1"


def test_an_illegal_move_passes_through_with_its_rule() -> None:
    with pytest.raises(IllegalMove) as refused:
        dealt().play(BEN, "rest")
    assert (refused.value.code, refused.value.rule) == ("not-to-act", "LAN 1.2")


def test_a_malformed_move_passes_through() -> None:
    with pytest.raises(MalformedMove):
        played(dealt(), "open").play(ANN, "fly")


@pytest.mark.parametrize("seat", [CHANCE, Seat(2)])
def test_nobody_plays_for_chance_or_for_a_seat_that_is_not_there(seat: Seat) -> None:
    with pytest.raises(errors.NoSuchSeat):
        seated().play(seat, "deal red")


class ChanceForbidden(LanternsRules):
    """Chance would move right after a seat's move, and must not be asked."""

    def opens_turn(self, state: Lanterns) -> Seat | None:
        return None

    def odds(self, state: Lanterns) -> Sequence[tuple[Step, int]]:
        raise AssertionError("chance was asked")


def test_a_move_is_checked_without_chance() -> None:
    table = played(dealt(), "open")
    replace(table, edition=msgspec.structs.replace(table.edition, rules=ChanceForbidden())).check_move(ANN, "rest")


@pytest.mark.parametrize(
    ("seat", "move", "refusal"),
    [(BEN, "rest", IllegalMove), (ANN, "fly", MalformedMove), (CHANCE, "rest", errors.NoSuchSeat)],
)
def test_a_move_is_checked_as_strictly_as_it_is_played(seat: Seat, move: str, refusal: type[Exception]) -> None:
    with pytest.raises(refusal):
        played(dealt(), "open").check_move(seat, move)


def test_a_stale_request_is_told_the_next_number() -> None:
    with pytest.raises(errors.Stale) as refused:
        dealt().expect(2)
    assert refused.value.facts == {"seq": 3}


def test_the_next_number_is_expected() -> None:
    dealt().expect(3)


def test_entropy_changes_the_luck() -> None:
    def deals(table: Table) -> list[str]:
        return [frame.move for frame in played(table, "open, open, rest, open, rest, open, rest, open").frames]

    assert deals(seated().add_entropy(BEN, "pigs might fly").table) != deals(seated())


def test_entropy_after_the_first_chance_entry_is_too_late() -> None:
    with pytest.raises(errors.TooLateForEntropy):
        dealt().add_entropy(BEN, "pigs might fly")


def test_a_finished_game_ends_its_log_with_the_seed_and_the_reason() -> None:
    ending = finished().log.ending
    assert ending is not None
    assert (ending.seed, ending.outcome) == (SEED, "arrived")


def test_a_running_game_shows_no_seed() -> None:
    assert dealt().log.ending is None


def test_names_may_change_without_touching_the_chain() -> None:
    table = dealt().with_names(("Ann", "Bea"))
    assert again(table).header.seats == ("Ann", "Bea")


def test_a_stored_table_comes_back_with_the_names_of_those_who_sit_there() -> None:
    record = record_of("LAMB-7KQD", dealt(), [SeatRecord(name="Ann"), SeatRecord(name="Bea")])
    assert table_of(record, EDITIONS).header.seats == ("Ann", "Bea")


def test_a_stored_table_of_an_unknown_edition_is_refused_by_name() -> None:
    with pytest.raises(errors.UnknownEdition, match="'lanterns-0'"):
        table_of(record_of("LAMB-7KQD", dealt(), []), {})


def test_a_changed_entry_is_found_when_a_table_is_rebuilt() -> None:
    table = dealt()
    with pytest.raises(errors.DamagedEntry, match="entry 1 "):
        rebuilt_table(LANTERNS, table.header, SEED, table.entries[1:])


@given(choices)
def test_the_log_alone_rebuilds_the_table(numbers: list[int]) -> None:
    table = chosen(numbers)
    assert again(table) == table


@given(choices)
def test_folding_the_log_equals_folding_its_live_moves(numbers: list[int]) -> None:
    table = chosen(numbers)
    live = live_moves(table.entries)
    assert replay(table.rules, table.header, live) == table.frames


@given(choices)
def test_sequence_numbers_are_never_reused(numbers: list[int]) -> None:
    table = chosen(numbers)
    assert [entry.seq for entry in table.entries] == list(range(1, table.seq + 1))


@given(choices)
def test_a_sitting_that_goes_on_after_a_restart_is_the_same_sitting(numbers: list[int]) -> None:
    half = chosen(numbers[::2])
    assert chosen(numbers[1::2], again(half)) == chosen(numbers[1::2], half)


def test_the_choices_of_the_properties_reach_take_backs() -> None:
    table = chosen([0] * 3 + [1, -1] * 6)
    assert any(isinstance(entry, TakenBack) for entry in table.entries)
