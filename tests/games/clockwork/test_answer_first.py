"""While something is asked nothing else can be done: the refusal names what is asked, and its paragraph."""

import pytest

from tests.games.clockwork.stage import FULL_A, FULL_B, City, after, city, refusal
from tests.games.clockwork.watching import arrived, met
from toychest.games import EDITIONS

NEWCOMERS: City = EDITIONS["clockwork-standard-0+removed_sets=chosen"].rules.setup(2, {})
DRAWN = after(city(FULL_A, FULL_B), "throw 1 5, walk yard 1, draw Owl")
BLIND = city(at="4, 9", discards="1 Owl, 2 Airship", rule="blind_miss=swap_choice")
FOUND = city(at="4, 9", discards="1 Owl", rule="hit=optional")
NEARLY = city("3 Owl", "Airship", rule="lay_down=voluntary")
EXCHANGE = met(FULL_A, FULL_B, "2 Kettle")
BOTH = after(city(at="5, yard 1", rule="yard_arrival=both"), "throw 1 3, walk yard 1")

OPEN = [
    (NEWCOMERS, "take", "character", "CLK 1.3"),
    (after(NEWCOMERS, "choose Tilda, choose Otto"), "take", "leave_out", "CLK 1.4"),
    (after(city(), "throw 1 3"), "pass", "travel", "CLK 2.1"),
    (met(), "walk 12", "act", "CLK R23"),
    (met(), "go towers", "act", "CLK 3.1"),
    (after(city(pile="", discards="1 Owl"), "throw 1 2"), "go towers", "act", "CLK R65"),
    (after(BOTH, "take, draw Airship, discard Airship, lay 3"), "take", "act", "CLK R22"),
    (DRAWN, "take", "discard", "CLK 4.2"),
    (after(DRAWN, "discard Owl"), "take", "spot", "CLK 4.3"),
    (after(met(), "ask B Owl"), "take", "give", "CLK 5.3"),
    (after(met(), "ask B Nipper"), "take", "counter", "CLK 5.7"),
    (after(EXCHANGE, "ask B Owl, give Owl"), "take", "return", "CLK 5.4"),
    (after(arrived(), "search Owl"), "take", "point", "CLK 6.3"),
    (after(BLIND, "throw 1 3, walk towers, search Power, point 2"), "take", "swap", "CLK R56"),
    (after(FOUND, "throw 1 3, walk towers, search Owl, point 1"), "point 1", "found", "CLK R52"),
    (after(NEARLY, "throw 1 5, walk yard 1, draw Owl"), "take", "build", "CLK R27"),
]


@pytest.mark.parametrize(("state", "move", "question", "rule"), OPEN)
def test_what_is_asked_comes_first(state: City, move: str, question: str, rule: str) -> None:
    why = refusal(state, move)
    assert (why.code, dict(why.arguments), why.rule) == ("answer-first", {"question": question}, rule)


def test_giving_another_card_names_both() -> None:
    why = refusal(after(met(), "ask B Owl"), "give Fuel")
    assert dict(why.arguments) == {"kind": "Fuel", "asked": "Owl"}


def test_what_chance_does_is_nothing_a_seat_can_do() -> None:
    why = refusal(after(city(), "throw 1 3"), "draw Owl")
    assert (why.code, dict(why.arguments), why.rule) == ("unforeseen", {"request": "DrawCard"}, "CLK 2.1")


def test_chance_brings_what_is_waited_for() -> None:
    why = refusal(city(), "deal Owl")
    assert (why.code, dict(why.arguments), why.rule) == ("unforeseen", {"request": "DealCard"}, "CLK 2.1")


@pytest.mark.parametrize(
    ("move", "rule"), [("search Whale", "CLK 1.4"), ("search Scrap", "CLK R43"), ("search Umbrella", "CLK 6.2")]
)
def test_a_search_that_is_refused_names_the_kind(move: str, rule: str) -> None:
    why = refusal(arrived(), move)
    assert (dict(why.arguments), why.rule) == ({"kind": move.removeprefix("search ")}, rule)


@pytest.mark.parametrize(
    ("state", "move", "rule"),
    [
        (DRAWN, "discard Kettle", "CLK 4.2"),
        (after(met(), "ask B Owl"), "give Scrap", "CLK 5.5"),
        (after(EXCHANGE, "ask B Owl, give Owl"), "return Kettle", "CLK 5.4"),
        (after(BLIND, "throw 1 3, walk towers, search Power, point 2"), "swap Kettle", "CLK R56"),
    ],
)
def test_a_card_that_is_not_held_cites_what_it_was_for(state: City, move: str, rule: str) -> None:
    why = refusal(state, move)
    assert (why.code, dict(why.arguments), why.rule) == ("not-held", {"kind": move.split()[1]}, rule)


def test_nothing_is_taken_on_the_track() -> None:
    why = refusal(met(), "take")
    assert (why.code, why.rule) == ("not-in-yard", "CLK 4.1")


def test_where_both_may_be_done_nobody_searches_twice() -> None:
    state = after(city("Owl", "Owl", pile="", rule="endgame_special=both", discards="1 Kettle"), "throw 1 6")
    why = refusal(after(state, "search Fuel, point 1"), "search Fuel")
    assert (why.code, dict(why.arguments), why.rule) == ("answer-first", {"question": "act"}, "CLK R62")
