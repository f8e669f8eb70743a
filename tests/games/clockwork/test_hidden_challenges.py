"""What challenges prove in Clockwork City, to the two and to those who watch (CLK 5.2-5.8, R37, R38, R40)."""

import pytest

from tests.games.clockwork.stage import FULL_A, FULL_B, FULL_C, A, B, C, after
from tests.games.clockwork.watching import (
    always,
    arrived,
    families,
    held,
    known,
    met,
)
from toychest.contract import Seat
from toychest.games.clockwork.kinds import FAMILIES

# A demand that fails


def test_a_failed_demand_proves_that_the_rival_has_none() -> None:
    assert known(after(met(), "ask B Nipper"), A, B, "Nipper") == [0, 0]


def test_the_shown_card_proves_that_the_asker_has_one() -> None:
    assert known(after(met(), "ask B Nipper"), B, A, "Nipper") == [1, 4]


def test_it_proves_nothing_of_that_kind_to_others() -> None:
    assert (known(after(met(), "ask B Nipper"), C, B, "Nipper") or [0, 3])[1] == 3


def test_who_may_deny_a_card_and_does_proves_it_to_the_asker_alone() -> None:
    state = after(met(b="Kettle, Owl, Scrap", rule="scrap_without_card=bluff_ok"), "ask B Nipper, none")
    assert [known(state, watcher, B, "Nipper") for watcher in (A, C)] == [[0, 0], [0, 3]]


@pytest.mark.parametrize("watcher", [A, C, None])
def test_a_failed_demand_for_power_proves_it_to_all(watcher: Seat | None) -> None:
    assert known(after(met(), "ask B Power"), watcher, B, "Power") == [0, 0]


def test_a_whispered_demand_for_power_proves_it_to_the_asker_alone() -> None:
    state = after(met(rule="ask_visibility=private"), "ask B Power")
    assert (known(state, A, B, "Power"), known(state, C, B, "Power")) == ([0, 0], None)


def test_it_stays_proved_in_later_turns() -> None:
    assert known(after(met(), "ask B Nipper, pass, throw 1 3, walk 13"), A, B, "Nipper") == [0, 0]


def test_an_unseen_draw_makes_it_uncertain_again() -> None:
    state = after(met(), "ask B Nipper, pass, throw 1 2, walk yard 2, draw Velo")
    assert known(state, A, B, "Nipper") == [0, 1]


def test_ones_own_draw_teaches_nobody_else() -> None:
    state = after(met(), "ask B Nipper, pass, throw 1 2, walk yard 2, draw Velo")
    assert known(state, A, B, "Velo") in ([0, 3], [0, 4])


def test_a_failed_demand_is_imagined_as_one() -> None:
    assert always(after(met(), "ask B Nipper"), A, lambda other: held(other, B, "Nipper") == 0)


def test_the_shown_card_is_imagined_where_it_was_seen() -> None:
    assert always(after(met(), "ask B Nipper"), B, lambda other: held(other, A, "Nipper") >= 1)


def test_after_an_unseen_draw_it_may_be_imagined_again() -> None:
    state = after(met(), "ask B Nipper, pass, throw 1 2, walk yard 2, draw Velo")
    assert not always(state, A, lambda other: held(other, B, "Nipper") == 0)


def test_a_secret_failure_is_imagined_as_one() -> None:
    state = after(met(), "ask B Nipper")
    assert always(state, C, lambda other: bool(families(other, A) - families(other, B)))


@pytest.mark.parametrize("kind", ["Fuel", "Power", "Scrap"])
def test_who_shows_its_only_card_is_known_to_hold_a_family(kind: str) -> None:
    assert known(after(met("Owl", "Scrap"), "ask B Owl"), C, A, kind) == [0, 0]


def test_it_is_imagined_so() -> None:
    assert always(after(met("Owl", "Scrap"), "ask B Owl"), C, lambda other: bool(families(other, A)))


def test_what_was_asked_is_imagined_too() -> None:
    assert always(after(met(), "ask B Nipper"), C, lambda other: other.latest.kind is not None)


def test_it_stays_known_when_the_turn_is_over() -> None:
    assert known(after(met("Owl", "Scrap"), "ask B Owl, pass"), C, A, "Scrap") == [0, 0]


def test_an_unseen_draw_makes_that_uncertain_too() -> None:
    moves = "ask B Owl, pass, throw 1 3, walk 13, throw 1 1, walk 22, throw 1 2, walk yard 1, draw Velo"
    assert known(after(met("Owl", "Scrap"), moves), C, A, "Scrap") == [0, 1]


def test_whispering_proves_nothing_of_a_family() -> None:
    state = after(met("Scrap", "Owl", rule="ask_visibility=private"), "ask B Fuel")
    assert not always(state, C, lambda other: bool(families(other, A)))


def test_where_scrap_is_shown_too_it_may_have_been_scrap() -> None:
    state = after(met("Owl", "Fuel", rule="scrap_family=both"), "ask B Owl")
    assert (known(state, C, A, "Scrap"), known(state, C, A, "Fuel")) == ([0, 1], [0, 0])


def test_asking_for_fuel_proves_nothing_of_the_asker() -> None:
    state = after(met("Scrap", "Owl"), "ask B Fuel")
    assert not always(state, C, lambda other: bool(families(other, A)))


# A demand that succeeds


@pytest.mark.parametrize("watcher", [A, C, None])
def test_fuel_that_was_asked_for_aloud_is_known_to_be_there(watcher: Seat | None) -> None:
    found = known(after(met(), "ask B Fuel"), watcher, B, "Fuel")
    assert found is not None
    assert found[0] == 1


@pytest.mark.parametrize("watcher", [A, C, None])
def test_scrap_instead_of_fuel_leaves_the_fuel_where_it_is(watcher: Seat | None) -> None:
    found = known(after(met(b="Fuel, Owl, Scrap"), "ask B Fuel, give Scrap"), watcher, B, "Fuel")
    assert found is not None
    assert found[0] == 1


@pytest.mark.parametrize("kind", ["Fuel", "Power"])
def test_scrap_instead_proves_that_a_family_stays(kind: str) -> None:
    assert known(after(met("Owl", "Scrap, Owl"), "ask B Owl, give Scrap"), C, B, kind) == [0, 0]


def test_a_bluff_does_not_prove_that() -> None:
    state = met("Owl", "Scrap, Fuel", rule="scrap_without_card=bluff_ok")
    assert not always(after(state, "ask B Owl, give Scrap"), C, lambda other: bool(families(other, B)))


def test_scrap_that_may_be_a_bluff_proves_nothing() -> None:
    state = after(met(b="Fuel, Owl, Scrap", rule="scrap_without_card=bluff_ok"), "ask B Fuel, give Scrap")
    assert (known(state, C, B, "Fuel") or [0])[0] == 0


@pytest.mark.parametrize("watcher", [B, C, None])
def test_fuel_that_was_given_aloud_is_known_where_it_went(watcher: Seat | None) -> None:
    found = known(after(met(), "ask B Fuel, give Fuel"), watcher, A, "Fuel")
    assert found is not None
    assert found[0] == 1


def test_the_giver_knows_what_it_gave_and_what_was_shown() -> None:
    assert known(after(met(), "ask B Owl, give Owl"), B, A, "Owl") == [2, 4]


def test_others_do_not_know_which_card_went() -> None:
    found = known(after(met(), "ask B Owl, give Owl"), C, A, "Owl")
    assert found is None or found[0] == 0


AGAIN = "throw 1 3, walk 13, throw 1 1, walk 22, throw 1 3, walk 13, ask B Nipper, ask A Kettle, give Kettle"


def test_fuel_is_asked_for_aloud_so_a_secret_gift_is_none() -> None:
    found = known(after(met(), f"ask B Fuel, give Fuel, {AGAIN}"), C, A, "Fuel")
    assert found is not None
    assert found[0] == 1


def test_a_secret_gift_may_be_one_of_the_cards_that_were_shown() -> None:
    moves = "search Owl, point 1, throw 1 4, walk 4, throw 1 1, walk 22, throw 1 3, walk 4, ask B Nipper"
    found = known(after(arrived(), f"{moves}, ask A Owl, give Owl"), C, A, "Owl")
    assert found is not None
    assert found[0] == 1


def test_an_open_demand_is_imagined_with_a_card_on_both_sides() -> None:
    state = after(met(), "ask B Owl")
    assert always(state, C, lambda other: bool(families(other, A) & families(other, B)))


def test_a_secret_gift_is_imagined_as_a_pair_while_a_card_is_owed_for_it() -> None:
    state = after(met(FULL_A, FULL_B, FULL_C), "ask B Owl, give Owl")
    assert always(state, C, lambda other: max(held(other, A, kind) for kind in FAMILIES) >= 2)


# A card in return


RETURNED = "ask B Owl, give Owl, return Scrap"


def test_who_returned_a_card_knows_where_it_is() -> None:
    found = known(after(met(FULL_A, FULL_B, FULL_C), RETURNED), A, B, "Scrap")
    assert found is not None
    assert found[0] == 1


def test_others_do_not_know_what_was_returned() -> None:
    found = known(after(met(FULL_A, FULL_B, FULL_C), RETURNED), C, B, "Scrap")
    assert found is None or found[0] == 0


def test_others_do_not_know_which_card_was_just_received() -> None:
    found = known(after(met(FULL_A, FULL_B, FULL_C), RETURNED), C, A, "Owl")
    assert found is None or found[0] == 0


def test_the_card_just_received_is_not_what_came_back() -> None:
    state = after(met("2 Lacewing, 2 Airship, Umbrella, Nipper, Scrap", FULL_B, FULL_C), "ask B Fuel, give Fuel")
    found = known(after(state, "return Scrap"), C, A, "Fuel")
    assert found is not None
    assert found[0] == 1


def test_a_returned_card_is_imagined_where_it_is() -> None:
    state = after(met(FULL_A, FULL_B, FULL_C), RETURNED)
    assert always(state, A, lambda other: held(other, B, "Scrap") >= 1)


def test_a_returned_card_stays_known_while_others_are_discarded() -> None:
    state = after(met(FULL_A, FULL_B, FULL_C), f"{RETURNED}, throw 1 2, walk yard 2, draw Velo, discard Velo, lay 1")
    found = known(state, A, B, "Scrap")
    assert found is not None
    assert found[0] == 1
