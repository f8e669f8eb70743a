"""The battle in words: facts for whoever does not see it, moves, hints, refusals."""

import re
from pathlib import Path

import pytest

from tests.games.toybattle.stage import after, field, legal, with_discards
from tests.terminal.battles import DRAWING, TELLER, battle, facts
from tests.terminal.stage import Stage
from toychest.games.toybattle.notation import EXAMPLES
from toychest.games.toybattle.showing import shown
from toychest.games.toybattle.state import Battle
from toychest.games.toybattle.terrain import BLUE, RED
from toychest.terminal.voice import Voice

SOURCE = Path(__file__).parents[2] / "src" / "toychest" / "terminal" / "toybattle"
ASKED = sorted(
    {
        id
        for file in SOURCE.glob("*.py")
        for id in re.findall(r'["\'](toybattle-[a-z0-9-]+)["\']', file.read_text("utf-8"))
    }
)
EFFECTS = ("skully", "capn", "jumbo", "xb-42", "star", "recall", "draw", "shove", "exhume", "suppress")


def words(state: Battle, move: str) -> str:
    return TELLER.move(move, shown(state, BLUE))


def hint(state: Battle) -> str:
    return DRAWING.hint(shown(state, BLUE), legal(state))


def said(*lines: str) -> list[str]:
    return Stage(lines).play(battle())


@pytest.mark.parametrize("id", ASKED)
def test_a_sentence_exists(id: str) -> None:
    assert Voice().has(id)


@pytest.mark.parametrize("effect", EFFECTS)
def test_every_effect_has_a_hint(effect: str) -> None:
    assert Voice().has(f"toybattle-terminal-hint-{effect}")


@pytest.mark.parametrize("verb", sorted({each.partition(" ")[0] for each in EXAMPLES}))
def test_every_move_has_words(verb: str) -> None:
    assert Voice().has(f"toybattle-move-{verb}")


def test_an_empty_base_is_one_sentence() -> None:
    assert "Base 15, Recall, empty, paths to 13, 17" in facts(field())


def test_a_base_says_who_stands_there_and_that_a_line_leads_to_it() -> None:
    assert "Base 11, Hook 4 of Blue, connected, paths to 1, 13" in facts(field(blue="11 Hook"))


def test_a_base_without_a_line_is_cut_off() -> None:
    assert "Base 24, Hook 4 of Blue, cut off, paths to 22, 41" in facts(field(blue="24 Hook"))


def test_a_stack_is_told_from_the_top() -> None:
    expected = "Base 11, Roxy 7 of Blue, on top of 2 tiles in all, below it Hook 4 of Blue, connected, paths to 1, 13"
    assert expected in facts(field(blue="11 Hook, 11 Roxy"))


def test_a_headquarters_says_whose_and_which_gate() -> None:
    assert "Headquarters of Red, number 41, Gate for 6-7, paths to 21" in facts(field(terrain="pool"))


def test_a_region_says_its_medals_and_who_took_them() -> None:
    lines = facts(after(field(rack="Roxy", blue="11 Star, 13 Star, 15 Star"), "place Roxy 17"))
    assert "Region 13, 15, 17: one medal, taken by Blue" in lines
    assert "Region 13, 17, 18, 22: 2 medals" in lines


def test_sides_turn_and_rack_are_said() -> None:
    assert facts(with_discards(field(rack="Hook Hook Roxy"), RED, "Star Star"))[-6:] == [
        "You are Blue",
        "Blue has 0 of 7 medals, 3 tiles on the rack, 17 in reserve",
        "Red has 0 of 7 medals, 1 tile on the rack, 17 in reserve",
        "Discards of Red: Star 6 x2",
        "Blue’s turn",
        "Your rack: Hook 4 x2, Roxy 7",
    ]


def test_idle_turns_are_said() -> None:
    assert "Turns without progress: 1; at 40 it ends" in facts(field(idle=1))


def test_an_onlooker_is_told_no_rack() -> None:
    assert not any("Your rack" in line or "You are" in line for line in facts(field(), None))


def test_a_placement_says_whom_it_covers() -> None:
    assert (
        words(field(blue="11 Roxy", red="13 Hook"), "place Roxy 13") == "place Roxy 7 on 13, over Hook 4 of the enemy"
    )


def test_a_placement_over_an_own_tile_says_the_base_alone() -> None:
    assert words(field(blue="11 Roxy"), "place Hook 11") == "place Hook 4 on 11"


def test_a_capture_says_that_it_wins() -> None:
    assert words(field(), "place Hook 41") == "place Hook 4 on headquarters 41: that wins"


@pytest.mark.parametrize(
    ("move", "expected"),
    [
        ("take", "take tiles"),
        ("discard 13", "discard Star 6 on 13"),
        ("recall 11", "recall Roxy 7 from 11"),
        ("shove 13 18", "shove Star 6 from 13 to 18"),
        ("exhume XB-42", "dig up XB-42 5"),
        ("rob", "rob the enemy’s rack of a hidden tile"),
        ("suppress", "turn a hidden tile of the enemy face down"),
        ("decline", "do without it"),
        ("start red", "Red begins"),
        ("deal Kwak", "Kwak is dealt"),
        ("pick Hook", "Hook 4 is pointed at"),
    ],
)
def test_a_move_is_said(move: str, expected: str) -> None:
    assert words(field(blue="11 Roxy", red="13 Star"), move) == expected


def test_a_turn_begins_with_a_hint() -> None:
    assert hint(field(rack="Star")).startswith("Type “take”, or “place” with a troop and a number.")


def test_a_full_rack_is_not_invited_to_take() -> None:
    state = field(rack="Star Star Star Roxy Roxy Roxy Hook Hook")
    assert hint(state) == "Type “place” with a troop and a number. “?” lists what you may do."


def test_an_empty_rack_is_not_invited_to_place() -> None:
    assert hint(field(rack="")) == "No troop can be placed now. Type “take”."


@pytest.mark.parametrize(
    ("rack", "tiles"), [("Skully", "two tiles"), ("Skully Star Star Star Roxy Roxy Roxy Hook", "one tile")]
)
def test_skully_says_how_many_tiles_can_come(rack: str, tiles: str) -> None:
    assert hint(after(field(rack=rack), "place Skully 11")) == f"Skully on 11: “take” {tiles}, or “decline”."


def test_a_troop_that_asks_says_how_to_answer() -> None:
    state = after(field(rack="Jumbo", blue="11 Roxy", red="18 Hook"), "place Jumbo 13")
    assert hint(state) == "Jumbo on 13: “discard” and the number of an enemy beside it, or “decline”."


def test_a_base_that_asks_says_how_to_answer() -> None:
    state = after(field(rack="Roxy", blue="11 Hook, 13 Star"), "place Roxy 15")
    assert hint(state) == "Recall on 15: “recall” and the number of another troop of yours, or “decline”."


def test_a_refusal_says_where_the_line_breaks() -> None:
    lines = said("place star 18")
    at = lines.index("Base 18 is out of reach")
    assert lines[at + 1] == "Your line from headquarters breaks at base 11."
    assert lines[at + 3] == "Rule TOY 3.2"


def test_a_gate_is_refused_in_the_words_of_the_board() -> None:
    lines = Stage(["place xb-42 11", "decline", "take", "place star 12"]).play(battle(terrain="pool"))
    assert "This gate lets in 1-2 and Kwak." in lines


def test_why_adds_the_paragraph() -> None:
    assert any(line.startswith("TOY 3.2: The place must be joined") for line in said("why place star 18"))


def test_a_tile_is_named_to_its_owner_alone() -> None:
    lines = said()
    assert "Anna took Kwak, XB-42, Star" in lines
    assert "Ivo took 4 tiles" in lines


def test_a_move_that_is_taken_back_is_said_as_it_was() -> None:
    assert "Taken back: place XB-42 5 on 11" in said("place xb-42 11", "back")
