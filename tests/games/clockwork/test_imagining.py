"""Truths that a watcher may imagine: whatever fits what it saw, and nothing that the rules would have settled."""

import pytest

from tests.games.clockwork.stage import RULES, A, B, C, City, after, city, hand
from tests.games.clockwork.watching import arrived, held, imagined, known, met
from toychest.contract import Seat
from toychest.games.clockwork.agenda import Answering, Laying, Pointing
from toychest.games.clockwork.kinds import Kind

TO_DISCARD = "throw 1 5, walk yard 1, draw Kettle, discard Owl"


def hands(state: City, *forgotten: str) -> set[str]:
    """What A may think that B holds."""
    return {hand(other, B) for other in imagined(state, A, *forgotten)}


def test_a_set_that_would_lie_down_is_in_no_hand() -> None:
    assert hands(city("Fuel", "3 Owl, Nipper", pile="Owl, Nipper")) == {"3 Owl, Nipper", "2 Owl, 2 Nipper"}


def test_where_sets_are_laid_down_at_will_it_may_be() -> None:
    state = city("Fuel", "3 Owl, Nipper", pile="Owl, Nipper", rule="lay_down=voluntary")
    assert hands(state) == {"4 Owl", "3 Owl, Nipper", "2 Owl, 2 Nipper"}


def test_a_win_that_would_be_claimed_is_in_no_hand() -> None:
    state = city("Umbrella", "Airship, Nipper", pile="Fuel, Kettle", laid="B Lacewing, B Owl")
    assert "Fuel" not in " ".join(hands(state))


def test_a_win_that_waits_for_its_turn_may_be() -> None:
    state = city("Airship", "Airship", pile="Fuel", laid="B Lacewing, B Owl", rule="offturn_win=own_turn")
    assert hands(state) == {"Airship", "Fuel"}


def test_ones_own_win_is_not_looked_at() -> None:
    state = city("Airship", "Airship", pile="Fuel", laid="A Lacewing, A Owl")
    assert hands(state) == {"Airship", "Fuel"}


def test_a_dead_end_would_have_been_noticed() -> None:
    state = city("2 Scrap", "Owl", pile="", discards="1 Scrap, 2 Owl")
    assert hands(state, "spots.1") == {"Owl"}


# What was forgotten


def test_what_was_shared_with_a_rival_may_be_forgotten() -> None:
    state = after(met(), "ask B Nipper")
    forgotten = ("hands.B.Nipper.1", "shared.B.B.Nipper.1")
    assert {held(other, B, "Nipper") > 0 for other in imagined(state, A, *forgotten)} == {False, True}


def test_a_spot_that_was_forgotten_may_hold_what_is_hidden() -> None:
    state = city("Fuel", "Owl", pile="Kettle", discards="1 Nipper, 2 Airship")
    found = {dict(other.discards)[state.discards[0][0]] for other in imagined(state, A, "spots.1")}
    assert found == {Kind.NIPPER, Kind.OWL, Kind.KETTLE}


def test_a_spot_that_is_remembered_stays() -> None:
    state = city("Fuel", "Owl", pile="Kettle", discards="1 Nipper, 2 Airship")
    found = {dict(other.discards)[state.discards[1][0]] for other in imagined(state, A, "spots.1")}
    assert found == {Kind.AIRSHIP}


def test_two_spots_that_were_forgotten_may_be_exchanged() -> None:
    state = city("Fuel", "Kettle", pile="", discards="1 Nipper, 2 Airship")
    found = {tuple(kind.value for _, kind in other.discards[:2]) for other in imagined(state, A, "spots.1", "spots.2")}
    assert found >= {("Nipper", "Airship"), ("Airship", "Nipper"), ("Kettle", "Nipper")}


def test_no_card_comes_or_goes() -> None:
    state = city("Fuel", "Owl", pile="Kettle", discards="1 Nipper, 2 Airship")
    assert all(RULES.pieces(other) == RULES.pieces(state) for other in imagined(state, A, "spots.1", "spots.2"))


def test_the_card_on_its_way_to_a_spot_may_be_forgotten() -> None:
    state = after(city("3 Owl, Umbrella", "Fuel", pile="Kettle, Nipper", rule="below7=optional"), TO_DISCARD)
    kinds = {task.kind for other in imagined(state, B, "about") if isinstance(task := other.agenda[0], Laying)}
    assert kinds == {Kind.OWL, Kind.KETTLE, Kind.NIPPER, Kind.UMBRELLA}


def test_the_card_on_its_way_is_remembered() -> None:
    state = after(city("3 Owl, Umbrella", "Fuel", pile="Kettle, Nipper", rule="below7=optional"), TO_DISCARD)
    kinds = {task.kind for other in imagined(state, B) if isinstance(task := other.agenda[0], Laying)}
    assert kinds == {Kind.OWL}


def searches(state: City, seat: int | None, *forgotten: str) -> set[tuple[str, bool]]:
    """What a watcher may think that A searches for, and whether it was shown."""
    tasks = [other.agenda[0] for other in imagined(state, None if seat is None else (A, B, C)[seat], *forgotten)]
    return {(task.kind.value, task.is_shown) for task in tasks if isinstance(task, Pointing)}


@pytest.mark.parametrize("watcher", [0, 1, 2, None])
def test_what_is_searched_for_is_remembered(watcher: int | None) -> None:
    assert searches(after(arrived(), "search Owl"), watcher) == {("Owl", True)}


def test_who_remembers_what_is_searched_for_forgets_no_hand_that_shows_it() -> None:
    forgotten = ("hands.A.Owl.0", "public.A.Owl.0", "shared.A.A.Owl.0", "shared.C.A.Owl.0")
    assert all(held(other, A, "Owl") for other in imagined(after(arrived(), "search Owl"), B, *forgotten))


def test_what_is_searched_for_may_be_forgotten() -> None:
    found = searches(after(arrived("Owl, Scrap"), "search Owl"), 1, "about")
    assert found >= {("Owl", True), ("Fuel", False), ("Power", False)}


def test_clk_r32_a_family_that_nobody_could_show_was_only_named() -> None:
    state = city("2 Fuel", "Scrap", discards="1 Owl, 2 Kettle", pile="", rule="dead_end=name_family")
    found = searches(after(state, "throw 1 2, search Owl"), 1, "about")
    assert ("Kettle" in dict(found), {is_shown for _, is_shown in found}) == (True, {False})


def test_who_searches_does_not_forget_for_what() -> None:
    assert searches(after(arrived(), "search Owl"), 0, "about") == {("Owl", True)}


# Secret questions


def asked_for(state: City, *forgotten: str) -> list[City]:
    """Truths that C may imagine while B is asked."""
    return [other for other in imagined(state, C, *forgotten) if isinstance(other.agenda[0], Answering)]


def meant(state: City) -> str:
    task = state.agenda[0]
    assert isinstance(task, Answering)
    return task.kind.value


def test_who_is_asked_has_some() -> None:
    truths = asked_for(after(met(), "ask B Owl"))
    assert all(held(other, B, meant(other)) and held(other, A, meant(other)) for other in truths)


@pytest.mark.parametrize(("seat", "rival", "letter"), [(A, B, "B"), (B, A, "A")])
def test_who_knows_the_question_forgets_no_hand_that_it_needs(seat: Seat, rival: Seat, letter: str) -> None:
    forgotten = (f"hands.{letter}.Owl.0", f"shared.{letter}.{letter}.Owl.0")
    assert all(held(other, rival, "Owl") for other in imagined(after(met(), "ask B Owl"), seat, *forgotten))


def test_many_kinds_may_have_been_shown_but_none_that_is_spoken() -> None:
    kinds = {meant(other) for other in asked_for(after(met(), "ask B Owl"))}
    assert (len(kinds) > 2, kinds & {"Fuel", "Power", "Scrap"}) == (True, set())


def test_where_a_bluff_is_allowed_who_is_asked_may_have_none() -> None:
    truths = asked_for(after(met(rule="scrap_without_card=bluff_ok"), "ask B Owl"))
    assert {held(other, B, meant(other)) > 0 for other in truths} == {True, False}


def test_what_was_spoken_is_known() -> None:
    assert {meant(other) for other in asked_for(after(met(), "ask B Fuel"))} == {"Fuel"}


def test_what_was_spoken_may_be_forgotten() -> None:
    kinds = {meant(other) for other in asked_for(after(met(), "ask B Fuel"), "about")}
    assert ("Fuel" in kinds, len(kinds) > 2) == (True, True)


def test_the_card_received_is_still_held() -> None:
    state = after(
        met("2 Lacewing, Umbrella, Owl, Nipper, Fuel, Scrap", "Owl, Umbrella", "Kettle"), "ask B Owl, give Owl"
    )
    truths = imagined(state, C)
    assert all(held(other, A, other.agenda[0].received) > 1 for other in truths)  # type: ignore[union-attr]


def test_a_rival_knows_in_every_truth_what_it_was_shown() -> None:
    truths = imagined(after(met(), "ask B Owl"), A)
    assert all((known(other, B, A, "Owl") or [0])[0] == 1 for other in truths)


def test_who_asks_back_had_none_of_what_was_asked() -> None:
    truths = imagined(after(met(), "ask B Nipper"), C)
    heard = [other.latest.kind for other in truths]
    assert all(
        kind and held(other, A, kind) and not held(other, B, kind) for kind, other in zip(heard, truths, strict=True)
    )
