"""Every event of Clockwork City by an example: what all are told, who is told more, and what is shown only once."""

import re
from pathlib import Path

import pytest

from tests.games.clockwork.stage import FULL_A, FULL_B, FULL_C, RULES, A, B, City, after, city, left_out, told
from toychest.contract import Event, Json
from toychest.games import EDITIONS

PAGE = (Path(__file__).parents[3] / "docs/rules/clockwork.md").read_text(encoding="utf-8")
DEAL = ", ".join(["deal Scrap", "deal Airship"] * 3 + ["deal Owl", "deal Nipper"] * 3 + ["deal Fuel", "deal Power"])
EXTRA = after(left_out(2, rule="pile_extra=random"), DEAL)
OPENING = after(left_out(2), DEAL)
TRACK = city(at="5, 9")
TOWERS = city(at="4, 20", discards="1 Owl, 2 Airship")
OPTIONAL = city("Owl", "Owl", rule="below7=optional")
LATE = city(pile="")
STUCK = city("2 Fuel", "Scrap", at="4, 20", pile="Power")
NEARLY = city("3 Owl, Fuel", "Airship", laid="A Lacewing")
ESCAPED = {"seat": A, "way": "machine", "flyer": "Lacewing", "breaker": "Owl", "kind": "Fuel"}
NEWCOMERS: City = EDITIONS["clockwork-standard-0"].rules.setup(3, {})
CHOSEN = after(NEWCOMERS, "choose Tilda, choose Otto, choose Nana")
BLOCKED = city(FULL_A, "2 Kettle", FULL_C, at="5, 9, 20")
DRAW = "throw 1 5, walk yard 1, draw"

PUBLIC: list[tuple[str, City, str, dict[str, Json]]] = [
    ("character_chosen", NEWCOMERS, "choose Nana", {"seat": A, "character": "Nana"}),
    ("set_left_out", CHOSEN, "leave out Velo", {"kind": "Velo"}),
    ("card_dealt", left_out(2), "deal Owl", {"seat": A, "hand": 1}),
    ("extra_laid", EXTRA, "extra yard 5", {"yard": 5}),
    ("opening_thrown", OPENING, "throw 2 6", {"seat": A, "dice": [2, 6], "total": 8}),
    ("opening_tied", OPENING, "throw 2 6, throw 3 5", {"seats": [A, B]}),
    ("starter_found", OPENING, "throw 2 6, throw 3 6", {"seat": B}),
    ("dice_thrown", TRACK, "throw 5 6", {"seat": A, "dice": [5, 6], "total": 11, "special": "eleven"}),
    ("turn_lost", LATE, "throw 1 5", {"seat": A, "total": 6}),
    ("pawn_walked", TRACK, "throw 1 1, walk 7", {"seat": A, "start": 5, "end": 7, "route": [6, 7], "place": "7"}),
    ("pawn_placed", TRACK, "throw 1 1, go towers", {"seat": A, "start": 5, "end": 0, "place": "towers"}),
    ("card_drawn", OPTIONAL, f"{DRAW} Power", {"seat": A, "yard": 1, "left": 5}),
    ("card_kept", OPTIONAL, f"{DRAW} Power, keep", {"seat": A}),
    ("card_discarded", OPTIONAL, f"{DRAW} Power, discard Owl", {"seat": A, "hand": 1}),
    ("card_laid", OPTIONAL, f"{DRAW} Power, discard Owl, lay 9", {"seat": A, "spot": 9}),
    ("card_asked", TRACK, "throw 1 3, walk 9, ask B Owl", {"seat": A, "rival": B, "is_counter": False}),
    ("had_some", TRACK, "throw 1 3, walk 9, ask B Owl", {"seat": B}),
    ("had_none", TRACK, "throw 1 3, walk 9, ask B Power", {"seat": B}),
    ("card_given", TRACK, "throw 1 3, walk 9, ask B Owl, give Owl", {"giver": B, "taker": A}),
    ("scrap_given", TRACK, "throw 1 3, walk 9, ask B Owl, give Scrap", {"giver": B, "taker": A}),
    ("card_returned", TRACK, "throw 1 3, walk 9, ask B Owl, give Owl, return Fuel", {"giver": A, "taker": B}),
    ("ask_declined", TRACK, "throw 1 3, walk 9, ask B Power, pass", {"seat": B}),
    ("search_begun", TOWERS, "throw 1 3, walk towers, search Owl", {"seat": A}),
    ("search_hit", TOWERS, "throw 1 3, walk towers, search Owl, point 1", {"seat": A, "spot": 1}),
    ("search_missed", TOWERS, "throw 1 3, walk towers, search Owl, point 2", {"seat": A, "spot": 2}),
    ("put_back", TOWERS, "throw 1 3, walk towers, search Power, point 2", {"seat": A, "spot": 2}),
    ("set_laid", NEARLY, f"{DRAW} Owl", {"seat": A, "kind": "Owl"}),
    ("turn_passed", TRACK, "throw 1 3, walk 9, pass", {"seat": A}),
    ("yards_emptied", STUCK, "throw 1 3, walk yard 1, draw Power", {}),
    ("dead_end", STUCK, "throw 1 3, walk yard 1, draw Power", {}),
    ("escaped", NEARLY, f"{DRAW} Owl", ESCAPED),
    ("card_shown", TOWERS, "throw 1 3, walk towers, search Owl", {"seat": A, "kind": "Owl", "why": "search"}),
    ("card_turned", TOWERS, "throw 1 3, walk towers, search Owl, point 2", {"seat": A, "spot": 2, "kind": "Airship"}),
    ("card_named", TRACK, "throw 1 3, walk 9, ask B Fuel", {"seat": A, "rival": B, "kind": "Fuel"}),
    ("shown_in_secret", TRACK, "throw 1 3, walk 9, ask B Owl", {"seat": A, "rival": B}),
]
ELSEWHERE = {"pawn_stayed", "set_held", "turns_capped"}
"""They need a house rule or a city of one's own: see the tests of R12, R27 and R32."""

FLEETING = ("card_shown", "card_turned", "card_named", "shown_in_secret")


def happened(state: City, moves: str, kind: str) -> Event:
    """The last event of a kind."""
    return [event for event in told(state, moves)[1] if event.kind == kind][-1]


@pytest.mark.parametrize(("kind", "state", "moves", "public"), PUBLIC, ids=[row[0] for row in PUBLIC])
def test_what_everybody_is_told(kind: str, state: City, moves: str, public: dict[str, Json]) -> None:
    assert happened(state, moves, kind).public == public


@pytest.mark.parametrize(("kind", "state", "moves", "public"), PUBLIC, ids=[row[0] for row in PUBLIC])
def test_what_is_shown_only_once(kind: str, state: City, moves: str, public: dict[str, Json]) -> None:
    assert happened(state, moves, kind).fleeting == (kind in FLEETING)


@pytest.mark.parametrize(("kind", "state", "moves", "public"), PUBLIC, ids=[row[0] for row in PUBLIC])
def test_an_event_cites_its_paragraph(kind: str, state: City, moves: str, public: dict[str, Json]) -> None:
    assert f"**{happened(state, moves, kind).rule}**" in PAGE


def test_every_event_of_the_page_has_an_example() -> None:
    section = PAGE[PAGE.index("## Events") :]
    listed = set(re.findall(r"`([a-z]+(?:_[a-z]+)+|escaped)`", section))
    assert listed == {row[0] for row in PUBLIC} | ELSEWHERE


@pytest.mark.parametrize("kind", ["card_dealt", "card_drawn", "card_given", "card_returned", "shown_in_secret"])
def test_what_is_secret_is_said_to_those_who_saw_it(kind: str) -> None:
    state, moves = next((row[1], row[2]) for row in PUBLIC if row[0] == kind)
    event = happened(state, moves, kind)
    assert (list(event.secret), bool(event.seen_by)) == (["kind"], True)


def test_an_ordinary_throw_is_not_special() -> None:
    assert happened(TRACK, "throw 1 3", "dice_thrown").public["special"] is None


def test_asking_back_is_marked() -> None:
    event = happened(BLOCKED, "throw 1 3, walk 9, ask B Owl, ask A Fuel", "card_asked")
    assert event.public == {"seat": B, "rival": A, "is_counter": True}


def test_the_winner_is_shown_to_be_over() -> None:
    assert RULES.to_act(after(NEARLY, f"{DRAW} Owl")) == ()


def test_a_full_hand_is_told_as_it_is_after_the_discard() -> None:
    state = city(FULL_A, FULL_B)
    assert happened(state, f"{DRAW} Airship, discard Airship", "card_discarded").public == {"seat": A, "hand": 7}


def test_a_card_shown_for_a_search_cites_the_search() -> None:
    assert happened(TOWERS, "throw 1 3, walk towers, search Owl", "card_shown").rule == "CLK 6.2"


def test_passing_cites_what_might_have_been_done() -> None:
    assert happened(TRACK, "throw 1 3, walk 9, pass", "turn_passed").rule == "CLK 5.1"


def test_a_card_chosen_for_a_swap_is_told_to_lie_where_the_wrong_one_was() -> None:
    state = city(at="4, 20", discards="1 Owl, 2 Airship", rule="blind_miss=swap_choice")
    event = happened(state, "throw 1 3, walk towers, search Power, point 2, swap Owl", "card_laid")
    assert (event.public, event.rule) == ({"seat": A, "spot": 2}, "CLK R56")
