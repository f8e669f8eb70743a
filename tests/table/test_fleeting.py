"""What was shown: fleeting events are over for a seat once it confirmed them, and for no other.

Ann, Ben and Cleo play Hush. In `WHISPERED` Ben shows a hen to Ann alone (entry 8); in `OPENED` everybody looks into
Ben's hand (entry 7).
"""

from tests.conformance.hush import HUSH
from toychest.contract import CHANCE, Seat
from toychest.table import Confirmations, Table, confirmed_until, new_table

ANN, BEN, CLEO = Seat(0), Seat(1), Seat(2)
ALL = frozenset((ANN, BEN, CLEO))


def dealt(*moves: str) -> Table:
    """Ann: owl and hen, Ben: fox and hen, Cleo: owl and fox; then these moves."""
    table = new_table(HUSH, {}, ("Ann", "Ben", "Cleo"), "one seed for all of these")
    for card in ("owl", "fox", "owl", "hen", "hen", "fox"):
        table = table.with_move(CHANCE, f"take {card}")
    for move in moves:
        table = table.play(table.to_act[0], move).table
    return table


WHISPERED = dealt("peek 1", "show hen")
OPENED = dealt("demand owl of 1")


def over_for(shown: Confirmations, table: Table, seq: int) -> set[Seat]:
    """The seats for whom, each at a browser of their own, nothing of this entry is left to show."""
    return {seat for seat in ALL if shown.is_over(table, seq, {seat}, seat)}


def test_nothing_is_over_before_it_was_confirmed() -> None:
    assert over_for(Confirmations(), WHISPERED, 8) == set()


def test_it_is_over_for_the_seat_that_confirmed_it() -> None:
    assert over_for(Confirmations().with_confirmed(WHISPERED, 8, {ANN}, ANN), WHISPERED, 8) == {ANN}


def test_at_one_screen_a_secret_is_shown_to_the_seat_that_looks() -> None:
    assert over_for(Confirmations().with_confirmed(WHISPERED, 8, ALL, BEN), WHISPERED, 8) == {BEN, CLEO}


def test_at_one_screen_what_is_public_is_shown_to_everybody() -> None:
    assert over_for(Confirmations().with_confirmed(OPENED, 7, ALL, ANN), OPENED, 7) == ALL


def test_while_nobody_looks_no_secret_is_shown() -> None:
    assert over_for(Confirmations().with_confirmed(WHISPERED, 8, ALL, None), WHISPERED, 8) == {CLEO}


def test_while_nobody_looks_a_screen_is_owed_what_is_public() -> None:
    shown = Confirmations()
    assert not shown.is_over(OPENED, 7, {BEN, CLEO}, None)


def test_while_nobody_looks_a_screen_of_those_who_share_a_secret_is_owed_nothing() -> None:
    assert Confirmations().is_over(WHISPERED, 8, {ANN, BEN}, None)


def test_what_an_onlooker_confirmed_is_over_for_it() -> None:
    assert Confirmations().with_confirmed(OPENED, 7, (), None).is_over(OPENED, 7, (), None)


def test_an_entry_without_fleeting_events_is_not_kept() -> None:
    assert Confirmations().with_confirmed(WHISPERED, 7, {ANN}, ANN) == Confirmations()


def test_an_entry_that_is_not_there_is_not_kept() -> None:
    assert Confirmations().with_confirmed(OPENED, 99, {ANN}, ANN) == Confirmations()


def test_where_nobody_remembers_the_latest_move_is_shown_once_more() -> None:
    assert over_for(confirmed_until(OPENED), OPENED, 7) == set()


def test_where_nobody_remembers_what_came_before_it_is_over() -> None:
    later = dealt("demand owl of 1", "swap fox")
    assert over_for(confirmed_until(later), later, 7) == ALL


def test_a_table_where_nothing_fleeting_happened_needs_no_memory() -> None:
    assert [Confirmations().is_needed(table) for table in (dealt("peek 1"), WHISPERED)] == [False, True]
