"""A lost phone's seat is given again when all who are here agree, and never by one alone."""

import pytest

from tests.web.sitting import castle
from toychest.contract import Seat
from toychest.host.givings import LASTS, Giving, Givings, NobodyToAgree, NobodyToGiveFor
from toychest.host.hosted import HostedTable
from toychest.table import FREE, SeatRecord, bot_seat, hash_of

ANN, BEN, CLEO, COG = Seat(0), Seat(1), Seat(2), Seat(3)


def table() -> HostedTable:
    people = [SeatRecord(name=name, token_hash=hash_of(name)) for name in ("Ann", "Ben", "Cleo")]
    return HostedTable("LAMB-7KQD", castle(), [*people, bot_seat(3, "Cog"), FREE])


def seats(*held: Seat) -> frozenset[Seat]:
    return frozenset(held)


def test_a_yes_of_one_waits_for_the_others() -> None:
    giving = Givings().ask(table(), ANN, by=seats(BEN), here=seats(BEN, CLEO))
    assert giving == Giving(ANN, agreed=seats(BEN), awaited=seats(CLEO))


def test_it_may_be_given_once_all_who_are_here_agreed() -> None:
    givings = Givings()
    givings.ask(table(), ANN, by=seats(BEN), here=seats(BEN, CLEO))
    givings.ask(table(), ANN, by=seats(CLEO), here=seats(BEN, CLEO))
    assert givings.may_give(table(), ANN, here=seats(BEN, CLEO))


def test_it_may_not_while_somebody_is_awaited() -> None:
    givings = Givings()
    givings.ask(table(), ANN, by=seats(BEN), here=seats(BEN, CLEO))
    assert not givings.may_give(table(), ANN, here=seats(BEN, CLEO))


def test_whoever_only_looks_on_asks_but_agrees_to_nothing() -> None:
    giving = Givings().ask(table(), ANN, by=seats(), here=seats(BEN))
    assert giving == Giving(ANN, awaited=seats(BEN))


def test_a_no_ends_it() -> None:
    givings = Givings()
    givings.ask(table(), ANN, by=seats(BEN), here=seats(BEN))
    assert givings.refuse(table(), ANN) == Giving(ANN)
    assert not givings.may_give(table(), ANN, here=seats(BEN))


def test_an_agreement_stands_for_ten_minutes() -> None:
    now = [0.0]
    givings = Givings(lambda: now[0])
    givings.ask(table(), ANN, by=seats(BEN), here=seats(BEN))
    now[0] = LASTS
    assert not givings.may_give(table(), ANN, here=seats(BEN))


@pytest.mark.parametrize("seat", [COG, Seat(4)])
def test_a_seat_that_no_person_holds_is_not_lost(seat: Seat) -> None:
    with pytest.raises(NobodyToGiveFor):
        Givings().ask(table(), seat, by=seats(BEN), here=seats(BEN))


def test_a_seat_whose_holder_is_here_is_not_lost() -> None:
    with pytest.raises(NobodyToGiveFor):
        Givings().ask(table(), ANN, by=seats(BEN), here=seats(ANN, BEN))


def test_its_holder_who_comes_back_keeps_it() -> None:
    givings = Givings()
    givings.ask(table(), ANN, by=seats(BEN), here=seats(BEN))
    assert not givings.may_give(table(), ANN, here=seats(ANN, BEN))


def test_where_nobody_is_here_nobody_can_agree() -> None:
    with pytest.raises(NobodyToAgree):
        Givings().ask(table(), ANN, by=seats(), here=seats())
