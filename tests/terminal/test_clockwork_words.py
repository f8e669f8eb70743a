"""The city in words: facts for whoever does not see it, moves, hints, events and refusals."""

import re
from pathlib import Path

import pytest

from tests.games.clockwork.stage import FULL_A, FULL_B, FULL_C, A, City, after, city, legal, own_board
from tests.terminal.cities import DRAWING, TELLER, city_table, facts
from tests.terminal.stage import Stage
from toychest.contract import Seat
from toychest.games.clockwork.notation import EXAMPLES
from toychest.games.clockwork.showing import shown
from toychest.terminal.clockwork.bridges import bridges_of
from toychest.terminal.clockwork.reading import runs
from toychest.terminal.voice import Voice

SOURCE = Path(__file__).parents[2] / "src" / "toychest" / "terminal" / "clockwork"
NAMED = sorted(
    {
        id
        for file in SOURCE.glob("*.py")
        for id in re.findall(r'["\'](clockwork-[a-z0-9-]+)["\']', file.read_text("utf-8"))
    }
)
QUESTIONS = (
    *("character", "leave_out", "travel", "special", "stay", "act", "discard", "discard-free", "spot", "give"),
    *("give-card", "none", "counter", "no-counter", "return", "point", "found", "swap", "build"),
)
VERBS = sorted({found[0] for each in EXAMPLES if (found := re.match("leave out|[a-z]+", each))})
MET = "throw 1 3, walk 9"


def met(a: str = FULL_A, b: str = FULL_B, rule: str = "") -> City:
    """A has walked onto B's field."""
    return after(city(a, b, at="5, 9", rule=rule), MET)


def hint(state: City, moves: str = "") -> str:
    """What whoever is to act is told after these moves."""
    state = after(state, moves)
    return DRAWING.hint(shown(state, _to_act(state)), legal(state))


def _to_act(state: City) -> Seat | None:
    question = shown(state, None).question
    return None if question is None else Seat(question.seat)


def words(move: str) -> str:
    return TELLER.move(move, shown(city(), A))


@pytest.mark.parametrize("id", NAMED)
def test_a_sentence_exists(id: str) -> None:
    assert Voice().has(id)


@pytest.mark.parametrize("question", QUESTIONS)
def test_every_question_has_a_hint(question: str) -> None:
    assert Voice().has(f"clockwork-terminal-hint-{question}")


@pytest.mark.parametrize("verb", VERBS)
def test_every_move_has_words(verb: str) -> None:
    assert Voice().has(f"clockwork-move-{verb.replace(' ', '-')}")


# The city


def test_a_ring_is_one_bridge_from_the_towers_to_the_towers() -> None:
    bridge = next(line for line in facts(city()) if line.startswith("Bridge: "))
    assert bridge.startswith("Bridge: the Towers, 1, 2, 3, 4, 5, Yard 1, 7")
    assert bridge.endswith("40, 41, the Towers")


def test_forks_end_a_bridge() -> None:
    board = shown(city(board="forked"), None).board
    assert [5, 42, 43, 44, 45, 46] in bridges_of(board)
    assert {end for bridge in bridges_of(board) for end in (bridge[0], bridge[-1])} == {5, 11, 21, 29, 30, 46}


def test_a_dead_end_and_a_ring_of_its_own_are_walked_once() -> None:
    board = shown(city(board=own_board("0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 10")), None).board
    assert bridges_of(board) == [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10], [10, 11, 12, 13, 14, 15, 10]]


def test_piles_and_spots_are_said() -> None:
    lines = facts(city(discards="3 Owl, 14 Fuel"))
    assert [line in lines for line in ("Yard 1: 3 cards", "Spot 3, a card face down")] == [True, True]
    assert "Free spots: 1-2, 4-13, 15-40" in lines


@pytest.mark.parametrize(
    ("numbers", "expected"), [([1, 2, 3], ["1-3"]), ([1, 3, 4], ["1", "3-4"]), ([7], ["7"]), ([], [])]
)
def test_numbers_that_follow_each_other_stand_together(numbers: list[int], expected: list[str]) -> None:
    assert list(runs(numbers)) == expected


def test_what_is_in_this_game_is_said() -> None:
    lines = facts(city(scrapped=2))
    assert [line in lines for line in ("Airship, 6 in this game", "Scrap that is out of the game: 2")] == [True, True]
    assert "Whale, 4 in this game" not in lines


def test_seats_and_hand_are_said() -> None:
    assert facts(city("Fuel, 3 Owl", "Nipper", laid="B Kettle", at="33, yard 2"))[-9:] == [
        "Anna plays Tilda Torque",
        "Ivo plays Otto Spindle",
        "You are Anna",
        "Anna: field 33, 4 cards",
        "Ivo: Yard 2, 1 card",
        "Ivo has laid down: Kettle",
        "1, 1, 2 in all",
        "Anna’s turn",
        "Your hand: Owl: 3 of 4, Fuel: 1 of 3",
    ]


def test_an_onlooker_is_told_no_hand() -> None:
    assert not any("Your hand" in line or "You are" in line for line in facts(city(), None))


def test_the_end_of_the_yards_is_said_every_turn() -> None:
    state = city(pile="")
    assert "All scrapyards are empty. Everybody meets at the Towers." in DRAWING.standing(shown(state, A))


# Moves


@pytest.mark.parametrize(
    ("move", "expected"),
    [
        ("choose Zora", "play Zora Scarf"),
        ("walk 33", "walk to field 33"),
        ("walk yard 3", "walk to Yard 3"),
        ("go towers", "go straight to the Towers"),
        ("take", "take a card"),
        ("ask B Lacewing", "ask Ivo: Lacewing"),
        ("search Fuel", "search for: Fuel"),
        ("point 14", "turn the card on spot 14"),
        ("lay 14", "lay the card on spot 14"),
        ("discard Owl", "discard an Owl part"),
        ("give Owl", "give an Owl part"),
        ("give Scrap", "give Scrap instead"),
        ("return Power", "give the Power card in return"),
        ("leave out Velo", "leave in the box: Velo"),
        ("throw 3 4", "the dice show 3, 4"),
        ("extra yard 2", "one card more for Yard 2"),
        ("pass", "do nothing more"),
    ],
)
def test_a_move_is_said(move: str, expected: str) -> None:
    assert words(move) == expected


# Hints name nothing that may not be played


def test_a_walk_names_where_it_may_end() -> None:
    assert hint(city(at="3, 21"), "throw 1 3") == (
        "You threw 4. Type walk towers, walk yard 1, walk 7, walk 41. “?” lists where."
    )


def test_a_special_throw_names_what_it_offers() -> None:
    said = hint(city(at="yard 1, 21"), "throw 3 4")
    assert said.startswith("You threw 7! Type walk ")
    assert ["go towers" in said, "take" in said, "ask" in said] == [True, True, False]


def test_whoever_arrives_is_told_what_can_be_done_there() -> None:
    said = hint(met())
    assert said.startswith("You are there. Type ask B Lacewing, ")
    assert ["pass" in said, "take" in said, "search" in said] == [True, False, False]


def test_a_full_hand_discards() -> None:
    state = city(at="5, 21", pile="Kettle")
    assert hint(state, "throw 1 3, walk yard 1, draw Kettle") == "Your hand is full: type “discard” and a card."


def test_where_one_may_keep_it_says_so() -> None:
    state = city(FULL_A.replace(", Scrap", ""), FULL_B, at="5, 21", pile="Kettle", rule="below7=optional")
    assert hint(state, "throw 1 3, walk yard 1, draw Kettle") == "Type “discard” and a card, or “keep”."


def test_a_discard_wants_a_spot() -> None:
    state = city(at="5, 21", pile="Kettle")
    said = hint(state, "throw 1 3, walk yard 1, draw Kettle, discard Owl")
    assert said == "Type “lay” and the number of a free spot. Everybody has seen the card."


def test_the_rival_is_told_what_is_asked_for() -> None:
    assert hint(met(), "ask B Owl") == "Anna asks you for: Owl. Type “give” and the card, or “give Scrap”."


def test_scrap_is_named_to_whoever_has_it() -> None:
    state = met(b=FULL_B.replace(", Scrap", ", Airship"))
    assert hint(state, "ask B Owl") == "Anna asks you for: Owl. Type “give” and the card."


def test_where_a_bluff_is_allowed_none_is_an_answer() -> None:
    said = hint(met(b="Kettle, Scrap", rule="scrap_without_card=bluff_ok"), "ask B Owl")
    assert said == "Anna asks you for: Owl. Type “none”, or “give Scrap” if you have it."


def test_who_had_none_may_ask_back() -> None:
    assert hint(met(b="Kettle"), "ask B Owl") == "You had none. Ask Anna back with “ask”, or “pass”."


def test_who_has_scrap_may_not_ask_back_where_that_is_played() -> None:
    said = hint(met(b="Kettle, Scrap", rule="scrap_without_card=blocks_counter"), "ask B Owl")
    assert said.startswith("You had none, and you have Scrap: you may not ask Anna back.")


def test_a_card_in_return_is_asked_for() -> None:
    assert hint(met(), "ask B Owl, give Owl") == "Type “return” and a card for Ivo."


def test_a_search_points() -> None:
    state = city(at="39, 21", discards="14 Kettle")
    said = hint(state, "throw 1 3, walk towers, search Owl")
    assert said == "You seek: Owl. Type “point” and the number of a card."


def test_where_laying_down_is_free_it_is_asked() -> None:
    state = city("3 Kettle, Owl", "Kettle", at="5, 9", rule="lay_down=voluntary")
    assert hint(state, f"{MET}, ask B Kettle, give Kettle") == "Lay something down? Type build Kettle, hold."


def test_a_throw_is_waited_for_in_words() -> None:
    assert DRAWING.opening(shown(city(), A)) == "Throw the dice"


# Facts of events and refusals


def spoken(**told: object) -> dict[str, object]:
    return TELLER.facts(told, shown(city(FULL_A, FULL_B, FULL_C), A))


@pytest.mark.parametrize("fact", ["rival", "giver", "taker", "asker"])
def test_a_seat_is_said_by_its_name(fact: str) -> None:
    assert spoken(**{fact: 2}) == {fact: "Mia"}


def test_nobody_stays_nobody() -> None:
    assert spoken(rival=None) == {"rival": None}


def test_several_seats_are_said_by_their_names() -> None:
    assert spoken(seats=[0, 2]) == {"seats": ["Anna", "Mia"]}


@pytest.mark.parametrize(
    ("place", "where", "number"), [("towers", "towers", ""), ("yard 3", "yard", "3"), ("33", "field", "33")]
)
def test_a_place_is_where_and_a_number(place: str, where: str, number: str) -> None:
    assert spoken(place=place) == {"place": place, "where": where, "number": number}


def test_a_refusal_says_why_and_by_which_rule() -> None:
    lines = Stage(["choose tilda", "choose tilda"]).play(city_table())
    at = lines.index("Tilda Torque is taken")
    assert lines[at + 3] == "Rule CLK 1.3"
