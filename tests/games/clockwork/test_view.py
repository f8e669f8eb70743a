"""What lies open in Clockwork City: every field of the view by an example."""

from typing import Any

import msgspec
import pytest

from tests.games.clockwork.stage import (
    FULL_A,
    FULL_B,
    RULES,
    A,
    B,
    C,
    City,
    after,
    city,
    dealt,
    left_out,
    legal,
    offered,
    view,
)
from tests.games.clockwork.watching import arrived, met
from toychest.contract import Seat
from toychest.games import EDITIONS

TABLE = after(
    city("2 Lacewing, Owl", "Airship, Fuel", "Kettle", at="5, 9, 20", laid="B Harp", discards="3 Nipper, 7 Kettle"),
    "throw 1 3",
)
NEWCOMERS: City = EDITIONS["clockwork-standard-0+removed_sets=chosen"].rules.setup(3, {})
CHOSEN = after(NEWCOMERS, "choose Tilda, choose Otto, choose Nana")
EXCHANGE = met(FULL_A, FULL_B, "2 Kettle")
DRAWN = after(city(FULL_A, FULL_B), "throw 1 5, walk yard 1, draw Owl")
FOUND = city(at="4, 9", discards="1 Owl", rule="hit=optional")
BLIND = city(at="4, 9", discards="1 Owl, 2 Airship", rule="blind_miss=swap_choice")
NEARLY = city("3 Owl", "Airship", rule="lay_down=voluntary")


def shown(state: City, seat: Seat | None, part: str) -> Any:
    """A part of the view as it goes over the wire."""
    return msgspec.to_builtins(view(state, seat))[part]


PARTS: list[tuple[str, Any]] = [
    ("piles", [6, 6, 6, 6, 5, 5]),
    ("spots", [{"spot": 3, "kind": None}, {"spot": 7, "kind": None}]),
    ("scrapped", 0),
    ("you", A),
    ("turn", 1),
    ("turnSeat", A),
    ("throw", [1, 3]),
    ("special", None),
    ("isEndgame", False),
    ("memoryAid", "off"),
    ("isOver", False),
    ("latest", {"name": "", "seat": None, "rival": None, "spot": None, "route": []}),
    (
        "walks",
        [
            {"place": "1", "field": 1, "route": [4, 3, 2, 1]},
            {"place": "yard 1", "field": 6, "route": [6]},
            {"place": "9", "field": 9, "route": [6, 7, 8, 9]},
        ],
    ),
]


@pytest.mark.parametrize(("part", "value"), PARTS, ids=[part for part, _ in PARTS])
def test_a_part_of_the_view(part: str, value: Any) -> None:
    assert shown(TABLE, A, part) == value


def test_ones_own_seat_is_open() -> None:
    assert shown(TABLE, A, "seats")[A] == {
        "seat": A,
        "character": "Tilda",
        "field": 5,
        "handSize": 3,
        "cards": ["Lacewing", "Lacewing", "Owl"],
        "laid": [],
        "opening": 12,
    }


def test_of_another_seat_the_cards_are_hidden() -> None:
    assert shown(TABLE, A, "seats")[B] == {
        "seat": B,
        "character": "Otto",
        "field": 9,
        "handSize": 2,
        "cards": None,
        "laid": ["Harp"],
        "opening": 2,
    }


def test_before_anything_nothing_is_chosen_or_thrown() -> None:
    seen = shown(NEWCOMERS, C, "seats")[C]
    assert (seen["character"], seen["opening"], seen["cards"], seen["handSize"]) == (None, None, [], 0)


@pytest.mark.parametrize(("part", "value"), [("turn", 0), ("turnSeat", None), ("throw", None), ("walks", [])])
def test_before_the_first_turn(part: str, value: Any) -> None:
    assert shown(NEWCOMERS, A, part) == value


def test_the_kinds_of_the_game_with_their_copies() -> None:
    seen = [(each["kind"], each["family"], each["copies"]) for each in shown(city(), A, "kinds")]
    assert seen == [
        ("Lacewing", "flyer", 4),
        ("Umbrella", "flyer", 4),
        ("Kettle", "flyer", 4),
        ("Owl", "breaker", 4),
        ("Nipper", "breaker", 4),
        ("Airship", "airship", 6),
        ("Fuel", "fuel", 3),
        ("Power", "power", 1),
        ("Scrap", "scrap", 4),
    ]


def test_an_onlooker_is_nobody() -> None:
    assert shown(TABLE, None, "you") is None


def test_a_throw_may_be_special() -> None:
    assert shown(after(city(), "throw 5 6"), A, "special") == "eleven"


def test_the_option_is_told() -> None:
    assert shown(left_out(2, memory_aid="last_3"), A, "memoryAid") == "last_3"


def test_a_game_that_is_over_says_so() -> None:
    won = after(city("3 Owl, Fuel", "Airship", laid="A Lacewing"), "throw 1 5, walk yard 1, draw Owl")
    assert (shown(won, A, "isOver"), shown(won, A, "question"), shown(won, A, "walks")) == (True, None, [])


def test_scrap_that_left_the_game_is_counted() -> None:
    assert shown(after(EXCHANGE, "ask B Owl, give Scrap"), C, "scrapped") == 1


def test_empty_yards_are_the_endgame() -> None:
    assert shown(city(pile=""), A, "isEndgame") is True


def test_the_board_is_shown_as_it_is() -> None:
    board, seen = TABLE.terms.board, shown(TABLE, None, "board")
    assert seen == {
        "name": "ring",
        "fields": [{"number": number, "x": x, "y": y} for number, x, y in board.coordinates],
        "paths": list(board.paths),
        "towers": 0,
        "yards": [6, 12, 18, 24, 30, 36],
        "spots": [{"number": number, "x": x, "y": y} for number, x, y in board.spots],
        "island": (500, 491),
    }


def deed(name: str, seat: Seat, **more: Any) -> dict[str, Any]:
    return {"name": name, "seat": seat, "rival": None, "spot": None, "route": []} | more


DEEDS: list[tuple[City, str, dict[str, Any]]] = [
    (TABLE, "walk 9", deed("walk", A, route=[6, 7, 8, 9])),
    (city(), "throw 1 6, go yard 3", deed("go", A)),
    (met(), "pass", deed("pass", A)),
    (met(), "ask B Owl", deed("ask", A, rival=B)),
    (met(), "ask B Nipper, ask A Fuel", deed("ask back", B, rival=A)),
    (met(), "ask B Nipper, pass", deed("decline", B, rival=A)),
    (arrived(), "search Owl, point 2", deed("point", A, spot=2)),
]


@pytest.mark.parametrize(("state", "moves", "latest"), DEEDS, ids=[row[2]["name"] for row in DEEDS])
def test_what_was_done_last(state: City, moves: str, latest: dict[str, Any]) -> None:
    assert shown(after(state, moves), C if state.terms.seats > 2 else B, "latest") == latest


def question(kind: str, seat: Seat, **more: Any) -> dict[str, Any]:
    plain = {"kind": kind, "seat": seat, "rival": None, "card": None, "spot": None, "may": [], "isCounter": False}
    return plain | more


TOWERS = "throw 1 3, walk towers"
QUESTIONS: list[tuple[City, str, Seat | None, dict[str, Any]]] = [
    (NEWCOMERS, "choose Tilda", A, question("character", B)),
    (CHOSEN, "", B, question("leave_out", A)),
    (city(), "throw 1 3", B, question("travel", A)),
    (met(), "", B, question("act", A, may=["ask"])),
    (arrived(), "", None, question("act", A, may=["search"])),
    (DRAWN, "", B, question("discard", A)),
    (DRAWN, "discard Owl", A, question("spot", A, card="Owl")),
    (DRAWN, "discard Owl", B, question("spot", A)),
    (met(), "ask B Owl", A, question("give", B, rival=A, card="Owl")),
    (met(), "ask B Owl", B, question("give", B, rival=A, card="Owl")),
    (met(), "ask B Owl", C, question("give", B, rival=A)),
    (
        met(b="Kettle, Scrap"),
        "ask B Nipper, ask A Kettle",
        A,
        question("give", A, rival=B, card="Kettle", isCounter=True),
    ),
    (met(), "ask B Nipper", C, question("counter", B, rival=A)),
    (EXCHANGE, "ask B Owl, give Owl", A, question("return", A, rival=B, card="Owl")),
    (EXCHANGE, "ask B Owl, give Owl", B, question("return", A, rival=B, card="Owl")),
    (EXCHANGE, "ask B Owl, give Owl", C, question("return", A, rival=B)),
    (arrived(), "search Owl", A, question("point", A, card="Owl")),
    (arrived(), "search Owl", C, question("point", A)),
    (BLIND, f"{TOWERS}, search Power, point 2", B, question("swap", A, spot=2)),
    (FOUND, f"{TOWERS}, search Owl, point 1", B, question("found", A, card="Owl", spot=1)),
    (NEARLY, "throw 1 5, walk yard 1, draw Owl", B, question("build", A)),
]


@pytest.mark.parametrize(("state", "moves", "seat", "asked"), QUESTIONS)
def test_what_is_asked(state: City, moves: str, seat: Seat | None, asked: dict[str, Any]) -> None:
    assert shown(after(state, moves), seat, "question") == asked


def test_while_chance_moves_nobody_is_asked() -> None:
    assert shown(dealt(FULL_A, FULL_B), A, "question") is None


def test_what_is_asked_is_asked_of_who_is_to_act() -> None:
    assert RULES.to_act(after(met(), "ask B Owl")) == (B,)


def test_a_bonus_may_be_used_for_every_other_yard_and_the_towers() -> None:
    state = city("Owl", "Owl", at="5, 20", rule="special_mode=bonus_after_draw")
    places = offered(after(state, "throw 1 6, walk yard 1, draw Airship"), "go")
    assert places == ["towers", "yard 2", "yard 3", "yard 4", "yard 5", "yard 6"]


def test_without_cards_or_rivals_there_a_bonus_is_offered_all_the_same() -> None:
    state = city(
        "Owl", "Owl", at="5, 20", pile="Airship, Fuel", piles=(1, 1, 0, 0, 0, 0), rule="special_mode=bonus_after_draw"
    )
    assert "go towers" in legal(after(state, "throw 1 6, walk yard 1, draw Airship"))
