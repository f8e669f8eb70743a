"""What lies hidden in Clockwork City, and that imagined truths keep to what was seen (CLK 1.5, 4.3, 6.2, R25, R34)."""

import pytest

from tests.games.clockwork.stage import FULL_A, FULL_B, FULL_C, RULES, A, B, C, City, after, city, counts
from tests.games.clockwork.watching import (
    EVERYBODY,
    MET,
    SOME_A,
    SOME_B,
    SOME_C,
    always,
    arrived,
    held,
    imagined,
    known,
    memory,
    met,
    sent,
    told_to,
)
from toychest.contract import Seat

# What is shown


@pytest.mark.parametrize("watcher", [B, C, None])
def test_a_hand_is_hidden_from_all_but_its_owner(watcher: Seat | None) -> None:
    assert sent(city("Owl, Fuel", SOME_B, SOME_C), watcher) == sent(city("2 Velo", SOME_B, SOME_C), watcher)


@pytest.mark.parametrize("watcher", [B, C, None])
def test_what_is_drawn_is_hidden_from_all_but_its_taker(watcher: Seat | None) -> None:
    state = city(SOME_A, SOME_B, SOME_C)
    one, another = ("throw 1 5, walk yard 1, draw " + kind for kind in ("Velo", "Power"))
    assert told_to(state, one, watcher) == told_to(state, another, watcher)


@pytest.mark.parametrize("watcher", [B, C, None])
def test_what_was_drawn_is_hidden_from_all_but_its_taker(watcher: Seat | None) -> None:
    state = city(SOME_A, SOME_B, SOME_C)
    one, another = ("throw 1 5, walk yard 1, draw " + kind for kind in ("Velo", "Power"))
    assert sent(after(state, one), watcher) == sent(after(state, another), watcher)


@pytest.mark.parametrize("watcher", [C, None])
def test_which_card_is_asked_for_and_given_is_hidden_from_others(watcher: Seat | None) -> None:
    one, another = "ask B Owl, give Owl", "ask B Kettle, give Kettle"
    assert told_to(met(), one, watcher) == told_to(met(), another, watcher)


@pytest.mark.parametrize("watcher", [C, None])
def test_what_was_given_is_hidden_from_others(watcher: Seat | None) -> None:
    one, another = "ask B Owl, give Owl", "ask B Kettle, give Kettle"
    assert sent(after(met(), one), watcher) == sent(after(met(), another), watcher)


@pytest.mark.parametrize("watcher", [C, None])
def test_what_was_returned_is_hidden_from_others(watcher: Seat | None) -> None:
    state = after(met(FULL_A, FULL_B, FULL_C), "ask B Owl, give Owl")
    assert sent(after(state, "return Fuel"), watcher) == sent(after(state, "return Scrap"), watcher)


def test_the_order_of_the_piles_is_nowhere() -> None:
    assert not [name for name in City.__struct_fields__ if "order" in name or "deck" in name]


# A search


@pytest.mark.parametrize("watcher", [B, C, None])
def test_the_card_shown_for_a_search_is_known_to_all(watcher: Seat | None) -> None:
    found = known(after(arrived(), "search Owl"), watcher, A, "Owl")
    assert found is not None
    assert found[0] == 1


@pytest.mark.parametrize("watcher", [B, C, None])
def test_a_hit_makes_two(watcher: Seat | None) -> None:
    found = known(after(arrived(), "search Owl, point 1"), watcher, A, "Owl")
    assert found is not None
    assert found[0] == 2


@pytest.mark.parametrize("watcher", [B, C, None])
def test_a_miss_brings_a_card_that_all_have_seen(watcher: Seat | None) -> None:
    found = known(after(arrived(), "search Owl, point 2"), watcher, A, "Airship")
    assert found is not None
    assert found[0] == 1


@pytest.mark.parametrize("watcher", EVERYBODY)
def test_what_lies_on_a_spot_is_known_to_all_who_watched(watcher: Seat | None) -> None:
    assert memory(after(arrived(), "search Owl, point 2"), watcher).spots == {"1": "Owl", "2": "Owl"}


@pytest.mark.parametrize("watcher", [B, C, None])
def test_a_hit_is_imagined_as_two(watcher: Seat | None) -> None:
    state = after(arrived(), "search Owl, point 1")
    assert always(state, watcher, lambda other: held(other, A, "Owl") >= 2)


def test_a_search_by_name_proves_nothing_of_the_hand() -> None:
    assert known(after(arrived(), "search Power, point 1"), B, A, "Power") is None


@pytest.mark.parametrize("watcher", EVERYBODY)
def test_discards_are_imagined_where_they_lie(watcher: Seat | None) -> None:
    state = after(arrived(), "search Owl, point 2")
    assert always(state, watcher, lambda other: other.discards == state.discards)


# The whole pack


def test_the_last_cards_of_a_kind_are_found_by_counting() -> None:
    state = city("4 Airship", "2 Airship", "Owl", pile="Velo", at="5, 9, 20")
    looked = after(state, f"{MET}, ask B Airship")
    assert (known(looked, A, B, "Airship"), known(looked, A, C, "Airship")) == ([1, 2], [0, 1])


def test_with_two_seats_and_no_pile_everything_is_known() -> None:
    state = after(city("2 Owl", "Nipper", pile=""), "throw 1 2")
    assert always(state, A, lambda other: other.hands == state.hands)


def test_ones_own_hand_is_never_imagined_otherwise() -> None:
    assert always(after(met(), "ask B Owl"), A, lambda other: other.hands[A] == counts(SOME_A))


@pytest.mark.parametrize("watcher", EVERYBODY)
@pytest.mark.parametrize(
    "moves",
    [
        "ask B Nipper",
        "ask B Nipper, pass",
        "ask B Owl",
        "ask B Owl, give Owl",
        "ask B Fuel, give Fuel",
        "ask B Nipper, ask A Kettle, give Kettle",
        "ask B Nipper, pass, throw 1 2, walk yard 2, draw Velo",
    ],
)
def test_an_imagined_truth_looks_and_is_remembered_alike(moves: str, watcher: Seat | None) -> None:
    state = after(met(), moves)
    assert {sent(other, watcher) for other in imagined(state, watcher)} == {sent(state, watcher)}


@pytest.mark.parametrize("watcher", EVERYBODY)
@pytest.mark.parametrize("moves", ["ask B Nipper, pass", "ask B Owl, give Owl", "ask B Fuel, give Fuel"])
def test_what_is_remembered_is_true(moves: str, watcher: Seat | None) -> None:
    assert RULES.memory_holds(after(met(), moves), watcher)


def test_who_forgets_what_was_asked_for_may_think_that_it_was_spoken() -> None:
    state = after(met("Fuel, Scrap", "Kettle"), "ask B Fuel")
    assert {other.latest.kind for other in imagined(state, A, "heard")} == {"Fuel", "Power"}


def test_a_card_that_lies_open_to_its_owner_is_not_forgotten() -> None:
    state = after(city(at="2, 20"), "throw 1 3, walk yard 1, draw Kettle, discard Scrap")
    assert {sent(other, A) for other in imagined(state, A, "about")} == {sent(state, A)}
