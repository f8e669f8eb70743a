"""Who learns more from an event than the move says: they may not take it back afterwards."""

import pytest

from tests.games.clockwork.stage import FULL_A, FULL_B, FULL_C, A, B, C, City, city, left_out, told
from tests.games.clockwork.watching import arrived, met
from toychest.contract import Seat

TO_YARD = "throw 1 5, walk yard 1"
WINNING = city("3 Owl, Fuel", "Airship", "Scrap", laid="A Lacewing")
BUILDING = city("3 Owl", "Airship", "Scrap")
FULL = city(FULL_A, FULL_B, FULL_C)
ALL_MET = met(FULL_A, FULL_B, FULL_C)
SWAPPING = city(at="4, 9", discards="1 Owl, 2 Airship", rule="blind_miss=swap_choice")
OPTIONAL = city("Owl", "Owl", rule="below7=optional")
STUCK = city("2 Fuel", "Scrap", at="4, 20", pile="Power")

REVEALED: list[tuple[str, City, str, set[Seat]]] = [
    ("card_dealt", left_out(3), "deal Owl", {A}),
    ("dice_thrown", BUILDING, "throw 1 5", {A, B, C}),
    ("pawn_walked", BUILDING, TO_YARD, set()),
    ("card_drawn", BUILDING, f"{TO_YARD}, draw Owl", {A, B, C}),
    ("set_laid", BUILDING, f"{TO_YARD}, draw Owl", {B, C}),
    ("escaped", WINNING, f"{TO_YARD}, draw Owl", {B, C}),
    ("card_shown", FULL, f"{TO_YARD}, draw Owl, discard Owl", {B, C}),
    ("card_discarded", FULL, f"{TO_YARD}, draw Owl, discard Owl", set()),
    ("card_laid", FULL, f"{TO_YARD}, draw Owl, discard Owl, lay 3", {B, C}),
    ("card_kept", OPTIONAL, f"{TO_YARD}, draw Power, keep", {B}),
    ("card_asked", met(), "ask B Owl", set()),
    ("shown_in_secret", met(), "ask B Owl", {B}),
    ("card_named", met(), "ask B Fuel", {B, C}),
    ("had_some", met(), "ask B Owl", {A, C}),
    ("had_none", met(), "ask B Nipper", {A, C}),
    ("ask_declined", met(), "ask B Nipper, pass", set()),
    ("card_given", met(), "ask B Owl, give Owl", {A, B, C}),
    ("card_given", ALL_MET, "ask B Owl, give Owl", {A, B, C}),
    ("card_returned", ALL_MET, "ask B Owl, give Owl, return Fuel", {A, B, C}),
    ("scrap_given", ALL_MET, "ask B Owl, give Scrap", {A, C}),
    ("search_begun", arrived(), "search Owl", set()),
    ("card_shown", arrived(), "search Owl", {B, C}),
    ("card_named", arrived(), "search Power", {B, C}),
    ("card_turned", arrived(), "search Owl, point 1", {A, B, C}),
    ("search_hit", arrived(), "search Owl, point 1", {A, B, C}),
    ("search_missed", arrived(), "search Owl, point 2", {A, B, C}),
    ("put_back", arrived(), "search Power, point 2", {A, B, C}),
    ("card_shown", SWAPPING, "throw 1 3, walk towers, search Power, point 2, swap Owl", {B}),
    ("dead_end", STUCK, "throw 1 3, walk yard 1, draw Power", {A, B}),
]


@pytest.mark.parametrize(("kind", "state", "moves", "seats"), REVEALED, ids=[row[0] for row in REVEALED])
def test_who_learns_from_an_event(kind: str, state: City, moves: str, seats: set[Seat]) -> None:
    event = [event for event in told(state, moves)[1] if event.kind == kind][-1]
    assert set(event.reveals) == seats


def test_a_throw_for_the_first_turn_reveals_the_dice() -> None:
    deal = ", ".join(["deal Scrap", "deal Airship"] * 3 + ["deal Owl", "deal Nipper"] * 3 + ["deal Fuel", "deal Power"])
    thrown = told(left_out(2), f"{deal}, throw 2 6")[1][-1]
    assert set(thrown.reveals) == {A, B}


def test_while_cards_lie_in_the_yards_a_turn_that_ends_reveals_nothing() -> None:
    passed = told(met(), "pass")[1][-1]
    assert passed.reveals == ()


def test_without_cards_in_the_yards_a_turn_that_ends_reveals_that_there_is_no_dead_end() -> None:
    state = city("Owl", "Owl", pile="Kettle", piles=(1, 0, 0, 0, 0, 0), at="5, 9")
    laid = told(state, "throw 1 5, walk 11")[1][-1]
    late = told(city("Owl", "Owl", pile="", at="9, 20"), "throw 1 5, walk 15")[1][-1]
    assert (laid.reveals, set(late.reveals)) == ((), {A, B})


def test_where_a_win_waits_for_the_own_turn_every_turn_that_ends_reveals() -> None:
    passed = told(met(rule="offturn_win=own_turn"), "pass")[1][-1]
    assert set(passed.reveals) == {A, B, C}
