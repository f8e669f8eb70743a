"""What a perfect memory holds besides the hands: the spots, the card in question, and what was asked for last."""

import pytest
from msgspec.structs import replace

from tests.games.clockwork.stage import FULL_A, FULL_B, RULES, A, B, C, City, after, city, refusal
from tests.games.clockwork.watching import arrived, known, memory, met
from toychest.contract import Seat
from toychest.games import EDITIONS
from toychest.games.clockwork.memory import fact_names

DRAWN = after(city(FULL_A, FULL_B, discards="1 Kettle"), "throw 1 5, walk yard 1, draw Owl, discard Owl")
EXCHANGE = after(met(FULL_A, "2 Owl, 2 Fuel", "2 Kettle"), "ask B Fuel, give Fuel")
NEWCOMERS: City = EDITIONS["clockwork-standard-0+removed_sets=chosen"].rules.setup(2, {})
CHOSEN = after(NEWCOMERS, "choose Tilda, choose Otto")

ABOUT: list[tuple[City, Seat | None, str | None]] = [
    (DRAWN, A, None),
    (DRAWN, B, "Owl"),
    (DRAWN, None, "Owl"),
    (after(arrived(), "search Owl"), A, None),
    (after(arrived(), "search Owl"), C, "Owl"),
    (after(met(), "ask B Owl"), A, None),
    (after(met(), "ask B Owl"), C, None),
    (after(met(), "ask B Fuel"), B, None),
    (after(met(), "ask B Fuel"), C, "Fuel"),
    (EXCHANGE, A, None),
    (EXCHANGE, B, None),
    (EXCHANGE, C, "Fuel"),
    (met(), C, None),
]


@pytest.mark.parametrize(("state", "seat", "about"), ABOUT)
def test_the_card_in_question_is_remembered_where_it_does_not_lie_open(
    state: City, seat: Seat | None, about: str | None
) -> None:
    assert memory(state, seat).about == about


HEARD: list[tuple[City, Seat | None, str | None]] = [
    (met(), A, None),
    (after(met(), "ask B Owl"), A, "Owl"),
    (after(met(), "ask B Owl"), B, "Owl"),
    (after(met(), "ask B Owl"), C, None),
    (after(met(), "ask B Owl"), None, None),
    (after(met(), "ask B Fuel"), C, "Fuel"),
    (after(met(), "ask B Fuel"), None, "Fuel"),
    (after(met(), "ask B Nipper, ask A Kettle"), A, "Kettle"),
    (after(met(), "ask B Nipper, pass"), A, None),
]


@pytest.mark.parametrize(("state", "seat", "heard"), HEARD)
def test_what_was_asked_for_last_is_remembered(state: City, seat: Seat | None, heard: str | None) -> None:
    assert memory(state, seat).heard == heard


@pytest.mark.parametrize("seat", [A, B, None])
def test_what_was_laid_down_is_remembered(seat: Seat | None) -> None:
    assert memory(after(DRAWN, "lay 9"), seat).spots == {"1": "Kettle", "9": "Owl"}


def test_a_new_game_is_remembered_as_nothing() -> None:
    assert fact_names(memory(met(), C)) == set()


def test_facts_are_named_by_their_path() -> None:
    names = fact_names(memory(after(arrived(), "search Owl"), C))
    assert names >= {
        "about",
        "spots.1",
        "spots.2",
        "hands.A.Owl.0",
        "hands.yards.Owl.1",
        "public.A.Owl.0",
        "shared.B.A.Owl.1",
    }


def test_with_each_rival_more_is_shared_than_all_know() -> None:
    seen = memory(after(met(), "ask B Owl"), A)
    assert (seen.shared["B"]["B"]["Owl"][0], sorted(seen.shared)) == (1, ["B", "C"])


def test_an_onlooker_shares_nothing() -> None:
    assert memory(after(met(), "ask B Owl"), None).shared == {}


@pytest.mark.parametrize("seat", [A, B, C, None])
def test_what_is_true_is_held(seat: Seat | None) -> None:
    assert RULES.memory_holds(after(arrived(), "search Owl"), seat)


@pytest.mark.parametrize("seat", [A, B, C, None])
def test_what_is_not_true_is_not_held(seat: Seat | None) -> None:
    told = after(arrived(), "search Owl").recall
    assert not RULES.memory_holds(replace(arrived("2 Kettle, Nipper, Scrap"), recall=told), seat)


@pytest.mark.parametrize(("seat", "is_held"), [(A, False), (B, False), (C, True), (None, True)])
def test_what_two_alone_have_seen_is_not_held_by_them_where_it_is_not_true(seat: Seat | None, is_held: bool) -> None:
    told = after(met(), "ask B Owl").recall
    assert RULES.memory_holds(replace(met(b="2 Kettle, Fuel"), recall=told), seat) is is_held


HIT = after(arrived(FULL_A, "Kettle", "Kettle"), "search Owl, point 1")


@pytest.mark.parametrize("seat", [B, C, None])
def test_who_hits_is_known_to_hold_two(seat: Seat | None) -> None:
    assert known(HIT, seat, A, "Owl") == [2, 4]


@pytest.mark.parametrize("seat", [B, C, None])
def test_who_discards_one_of_them_is_known_to_keep_the_other(seat: Seat | None) -> None:
    assert known(after(HIT, "discard Owl"), seat, A, "Owl") == [1, 3]


# What leaves the pack by choice


@pytest.mark.parametrize(("moves", "move"), [("leave out Velo", "leave out Velo"), ("", "leave out Owl")])
def test_a_set_leaves_once_and_flyers_come_first(moves: str, move: str) -> None:
    why = refusal(after(CHOSEN, moves), move)
    facts = {"kind": move.removeprefix("leave out ")}
    assert (why.code, why.rule, dict(why.arguments)) == ("kind-not-in-game", "CLK 1.4", facts)
