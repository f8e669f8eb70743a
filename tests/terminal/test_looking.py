"""`look` and `goal`: what lies at a place, what a thing does, how to win; and numbers typed alone."""

import re
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

from tests.games.castle.stage import laid
from tests.games.clockwork.stage import after as city_after
from tests.games.clockwork.stage import city
from tests.games.clockwork.stage import view as seen_city
from tests.games.toybattle.stage import field
from tests.terminal.battles import DRAWING, battle
from tests.terminal.cities import DRAWING as CITY_DRAWING
from tests.terminal.cities import city_table
from tests.terminal.stage import Stage, castle, hush
from toychest.games.castle.showing import shown as castle_shown
from toychest.games.toybattle.showing import shown
from toychest.games.toybattle.terrain import BLUE
from toychest.table import Table
from toychest.terminal.castle import explaining as castle_explaining
from toychest.terminal.castle.drawing import CastleDrawing
from toychest.terminal.clockwork import explaining as clockwork_explaining
from toychest.terminal.explanation import Explanation, alike_together, thing_called
from toychest.terminal.toybattle import explaining as toybattle_explaining
from toychest.terminal.voice import Voice
from toychest.words import LANGUAGES
from toychest.words.rulebook import paragraphs

CLIENT = Path(__file__).parents[2] / "client" / "src" / "games"
EXPLAINED: Mapping[str, Mapping[str, Sequence[str]]] = {
    "castle": castle_explaining.RESTS_ON,
    "clockwork": clockwork_explaining.RESTS_ON,
    "toybattle": toybattle_explaining.RESTS_ON,
}

TABLES = {"castle": castle(), "clockwork": city_table(), "toybattle": battle()}


def said(*lines: str, table: Table | None = None) -> list[str]:
    return Stage(lines).play(table or battle())


def place(text: str, blue: str = "", red: str = "") -> Explanation:
    found = DRAWING.place(shown(field(blue=blue, red=red), BLUE), text)
    assert found is not None
    return found


@pytest.mark.parametrize("game", EXPLAINED)
def test_every_claim_rests_on_the_paragraphs_that_the_browser_names(game: str) -> None:
    written = (CLIENT / game / "explained.ts").read_text("utf-8")
    browser = {
        name: tuple(re.findall(r"'([^']+)'", rules))
        for name, rules in re.findall(r"^  '?([\w-]+)'?: \[(.+)\]", written, re.M)
    }
    assert {name: tuple(rules) for name, rules in EXPLAINED[game].items()}.items() <= browser.items()


@pytest.mark.parametrize("game", EXPLAINED)
def test_every_claim_rests_on_paragraphs_of_the_page(game: str) -> None:
    assert {rule for rules in EXPLAINED[game].values() for rule in rules} <= set(paragraphs(game))


# A place


def test_a_stack_is_looked_through_from_the_top() -> None:
    looked = place("18", blue="18 Hook, 18 Roxy", red="18 Star").title
    assert re.findall(r"\w+ \d of \w+", looked) == ["Star 6 of Red", "Roxy 7 of Blue", "Hook 4 of Blue"]


@pytest.mark.parametrize("typed", ["look 18", "stack 18", "l 18", "look base 18"])
def test_a_place_is_looked_at_by_its_number(typed: str) -> None:
    assert any(line.startswith("Base 18, empty, paths to ") for line in said(typed))


def test_a_rivals_troop_says_who_covers_it() -> None:
    assert "Only more than 6 covers it, or Kwak." in place("18", red="18 Star").claims


def test_a_special_base_says_what_it_does() -> None:
    assert "Another troop of yours comes back to the rack." in place("15").claims


def test_headquarters_say_what_they_are_for() -> None:
    assert (place("1").rules, place("41").rules) == (("TOY 3.2", "TOY 7.1"), ("TOY 7.1",))


def test_headquarters_behind_a_gate_say_so() -> None:
    looked = DRAWING.place(shown(field(terrain="pool"), BLUE), "41")
    assert looked is not None
    assert looked.rules == ("TOY 7.1", "TOY 5.2")


def test_a_base_names_its_regions_and_their_medals() -> None:
    assert "Region 17, 20, 22: one medal" in place("20").claims


def test_a_square_says_what_it_is_and_where_its_doors_lead() -> None:
    looked = CastleDrawing(Voice()).place(castle_shown(laid("left up ghost")), "c4")
    assert looked is not None
    assert (looked.title, looked.rules[0]) == ("c4 key 4: Gate", "CAS 3.3")


@pytest.mark.parametrize("typed", ["look c4", "look key 4"])
def test_a_square_is_looked_at_as_it_is_told(typed: str) -> None:
    assert "c4 key 4: Gate" in said(typed, table=castle())


@pytest.mark.parametrize(
    ("edition", "profile", "claims"),
    [
        ("castle-standard-0", "base", ["Repeats everything on its left, in order. First in the row it does nothing."]),
        (
            "castle-de-0",
            "young",
            [
                "Repeats only the card on its left. First in the row it does nothing.",
                "What it repeats happens three times in all.",
                "It leaves ghosts out.",
            ],
        ),
    ],
)
def test_a_loop_does_what_the_printing_and_the_age_say(edition: str, profile: str, claims: list[str]) -> None:
    table = castle(edition=edition, profile=profile)
    things = CastleDrawing(Voice()).things(castle_shown(table.state))
    again = thing_called("again", things)
    assert again is not None
    assert list(again.claims) == claims


@pytest.mark.parametrize("text", ["h1", "a0", "z9", "a99", "", "4"])
def test_what_is_no_square_is_none(text: str) -> None:
    assert CastleDrawing(Voice()).place(castle_shown(laid("left up ghost")), text) is None


@pytest.mark.parametrize("typed", ["yard 1", "Yard 1"])
def test_a_scrapyard_says_how_many_cards_it_has_and_who_is_there(typed: str) -> None:
    looked = CITY_DRAWING.place(seen_city(city("Owl", "Fuel", at="yard 1, 33")), typed)
    assert looked is not None
    assert (looked.title, looked.claims[1]) == ("Yard 1: Anna", "Come in by the white field and take the top card.")


def test_a_number_in_the_city_is_a_field_and_a_spot() -> None:
    looked = CITY_DRAWING.place(seen_city(city("Owl", "Fuel", at="yard 1, 33", discards="14 Owl")), "14")
    assert looked is not None
    assert (looked.title, "Spot 14, a card face down" in looked.claims) == ("Field 14", True)


def test_what_is_not_there_is_told_how_to_ask() -> None:
    assert "Nothing here is called “99”. “look” alone says what there is." in said("look 99")


# A thing


def test_a_thing_may_be_begun_only() -> None:
    things = [Explanation("Hook 4", (), names=("Hook",)), Explanation("Star 6", (), names=("Star",))]
    assert thing_called("sta", things) is things[1]


def test_a_beginning_of_two_is_neither() -> None:
    things = [Explanation("Star 6", (), names=("Star",)), Explanation("Stone", (), names=("Stone",))]
    assert thing_called("st", things) is None


def test_nothing_is_called_by_signs_alone() -> None:
    assert thing_called("'!", [Explanation("", (), names=("",))]) is None


def test_things_that_do_the_same_share_a_line() -> None:
    things = [Explanation("Owl", ("Flies.",)), Explanation("Hen", ("Sits.",)), Explanation("Kite", ("Flies.",))]
    assert alike_together(things) == ["Owl, Kite: Flies.", "Hen: Sits."]


@pytest.mark.parametrize("game", TABLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said_in(language: str, game: str) -> None:
    lines = Stage(["look", "goal", "rules", "help"], language=language).play(TABLES[game])
    assert [line for line in lines if re.search(r"(toybattle|clockwork|castle|terminal)-[a-z]", line)] == []


def test_help_says_what_every_troop_does() -> None:
    assert "Skully 1: Take two tiles." in said("help")


def test_what_can_be_typed_stands_last_in_help_where_it_does_not_scroll_away() -> None:
    assert said("help")[-1] == "Enter goes on when the table waits for you."


# The goal


@pytest.mark.parametrize(
    ("game", "goal"),
    [
        ("toybattle", "Capture the other headquarters, or be first to 7 medals."),
        (
            "clockwork",
            "Be first to build a flying machine and a code breaker and add Fuel, or the whole Airship with Power.",
        ),
        ("castle", "Together, find all treasures before the ghost is up the tower."),
    ],
)
def test_how_to_win_is_said_first_by_help_and_when_asked(game: str, goal: str) -> None:
    assert said("help", "goal", table=TABLES[game]).count(goal) == 3


@pytest.mark.parametrize("typed", ["goal", "learn"])
def test_the_goal_says_where_it_is_learnt(typed: str) -> None:
    assert "Learn it by playing: toychest learn toybattle" in said(typed)


def test_a_game_that_says_no_goal_is_played_all_the_same() -> None:
    assert not any("howto" in line for line in said("goal", "look", table=hush()))


# A number alone


def test_a_number_of_a_place_says_what_lies_there() -> None:
    assert any(line.startswith("Base 22, empty") for line in said("22"))


def test_a_number_of_a_place_plays_no_move_of_a_list() -> None:
    lines = said(*["take"] * 6, "?", "13", "quit")
    at = next(at for at, line in enumerate(lines) if line.startswith("Base 13, empty"))
    assert "13 is a place here, too. For number 13 of the list, type: place Kwak 24" in lines[at:]
    assert not any(line.startswith("Ivo placed") for line in lines)


def test_the_number_of_the_own_headquarters_is_one_of_the_list() -> None:
    assert "Anna took 2 tiles" in said("?", "1", "quit")


def test_a_number_of_a_place_says_what_can_be_played_there() -> None:
    assert "To play there, type: place XB-42 11, place Star 11, place Kwak 11" in said("11")


SEARCHED = city("Owl, Kettle", "Fuel", at="yard 6, 33", discards="14 Owl, 20 Fuel")


@pytest.mark.parametrize(
    ("moves", "numbers"),
    [("throw 1 2", {33, 39}), ("throw 3 4, walk towers, search Owl", {14, 20}), ("", set())],
    ids=["travel", "point", "throw"],
)
def test_a_number_means_what_can_be_gone_or_pointed_to(moves: str, numbers: set[int]) -> None:
    state = city_after(SEARCHED, moves) if moves else SEARCHED
    assert set(CITY_DRAWING.numbers(seen_city(state))) == numbers
