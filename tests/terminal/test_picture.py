"""The castle in text: what every sign means, and that it fits."""

import re
from importlib.resources import files

import pytest
from msgspec.structs import replace
from rich.cells import cell_len

from tests.games.castle.stage import after, laid, legal
from tests.terminal.stage import castle
from toychest.contract import Json, Seat
from toychest.games import EDITIONS
from toychest.games.castle.cards import Card
from toychest.games.castle.showing import shown
from toychest.games.castle.state import Castle
from toychest.terminal.castle.drawing import CastleDrawing
from toychest.terminal.screen import Look
from toychest.terminal.voice import Voice
from toychest.words import LANGUAGES, say

BOARDS = next(option for option in EDITIONS["castle-standard-0"].options if option.name == "board").choices

ENGLISH = files("toychest.games.castle").joinpath("words", "en", "terminal.ftl").read_text("utf-8")
HINTS = re.findall(r"^castle-terminal-hint-([a-z-]+) =", ENGLISH, re.MULTILINE)


def picture(state: Castle, look: Look | None = None, language: str = "en") -> list[str]:
    drawn = CastleDrawing(Voice(language)).picture(shown(state), look or Look())
    return [line.plain.rstrip() for line in drawn]


def test_columns_have_a_sign_and_a_letter() -> None:
    signs, letters = picture(laid("right right right"))[:2]
    assert signs.split() == ["moon", "heart", "key", "drop", "bell", "leaf", "flag"]
    assert letters == "    ┌── a ───┬── b ───┬── c ───┬── d ───┬── e ───┬── f ───┬── g ───┐"


def test_a_row_shows_sorcerer_gate_wand_and_planned_steps_and_a_question() -> None:
    assert (
        picture(laid("right right right"))[2] == "  1 │          @S            1        2   O  3 ?            w      │"
    )


def test_doors_are_gaps_and_a_ghost_room_has_none() -> None:
    assert picture(laid("right right right"))[3:5] == [
        "    ├──    ──┼──    ──┼────────┼──    ──┼──    ──┼────────┼──    ──┤",
        "  2 │                 │▒▒▒▒X▒▒▒│                 │▒▒▒▒X▒▒▒│        │",
    ]


def test_treasures_are_numbered_on_the_board_and_named_below() -> None:
    lines = picture(laid("right right right", treasures="a6 c6 d6 e6"))
    assert lines[12] == "  6 │ T1       w        T2       T3       T4       O      │▒▒▒▒X▒▒▒│"
    assert "    Find them: 0 of 4  T1 crown  T2 cup  T3 gem  T4 ring" in lines


def test_the_tower_lies_in_one_line() -> None:
    assert "    The ghost 3 of 12 [███·········]" in picture(laid("right right right", ghost=3))


def test_a_turned_card_shows_how_it_lay() -> None:
    lines = picture(after(laid("up right right"), "turn 1 right"))
    assert lines[17].startswith("    │ → right       │")
    assert lines[18].startswith("    └─ was ↑ ───────┘")


def test_a_blocked_step_is_marked_at_its_door() -> None:
    assert "!b!" in picture(laid("up right right"))[1]


def test_without_line_drawing_it_is_all_letters() -> None:
    lines = picture(laid("right right right"), Look(has_lines=False))
    assert "".join(lines).isascii()


def ready(board: Json, row: str = "sorcerer loop right") -> Castle:
    """Treasures hidden, a row laid."""
    table = castle(treasures=4, board=board).open_turn(Seat(0)).table
    state: Castle = table.state
    return replace(state, row=tuple(Card(name) for name in row.split()))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("board", BOARDS)
def test_board_row_and_prompt_fit_on_80_by_24(board: Json, language: str) -> None:
    lines = picture(ready(board), language=language)
    hint_and_prompt = 3  # a hint may take two lines
    assert len(lines) + hint_and_prompt <= 24
    assert max(cell_len(line) for line in lines[:-1]) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("board", BOARDS)
def test_everything_stands_below_the_board_whatever_its_height(board: Json, language: str) -> None:
    below = " ".join(picture(ready(board), language=language)[-7:])
    words = ["castle-ghost", "castle-find", "castle-card-loop", "castle-card-right", "castle-terminal-plan"]
    assert [id for id in words if say(id, language=language) not in below] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", sorted({"puzzle", *HINTS}))
def test_no_hint_is_longer_than_two_lines(kind: str, language: str) -> None:
    facts = {"place": 3, "number": 4, "square": say("castle-square", {"symbol": "xxxxxxxx", "row": 12}, language)}
    said = say("castle-hint-puzzle" if kind == "puzzle" else f"castle-terminal-hint-{kind}", facts, language)
    assert cell_len(said) <= 2 * 78


def tall(rows: int) -> Json:
    """A board of our own with so many rows."""
    lines = ["S..O", *["...."] * (rows - 2), "...O"]
    return {"file": f'symbols = ["moon", "key", "flag", "sun"]\nlines = {lines}\ntower = 40\n'}


@pytest.mark.parametrize("rows", [2, 6, 7, 8])
def test_a_board_of_eight_rows_fits(rows: int) -> None:
    assert len(picture(ready(tall(rows)))) <= 21


@pytest.mark.parametrize("rows", [9, 12])
def test_a_taller_one_needs_a_taller_terminal(rows: int) -> None:
    height = 2 * rows + 8  # as docs/terminal.md says
    assert len(picture(ready(tall(rows)), Look(height=height))) + 3 == height


def test_a_tall_board_has_its_cards_in_one_line() -> None:
    lines = picture(after(ready(tall(8), "down right right"), "turn 1 left"))
    assert lines[-2].startswith("    1 → right (was ↓) 2 → right 3 → right  ")


def test_a_tall_board_has_ghost_and_treasures_in_one_line() -> None:
    assert picture(ready("cloister"))[16] == "    The ghost 0 of 13 [·············]  Find them: 0 of 4"


def test_a_tower_without_room_is_said_in_numbers() -> None:
    lines = picture(ready(tall(8)), Look(width=60))
    assert lines[18] == "    The ghost 0 of 40  Find them: 0 of 4"


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("width", [20, 37, 40, 60, 80, 120])
def test_any_board_is_drawn_at_any_width(board: Json, width: int) -> None:
    lines = picture(ready(board), Look(width=width))
    assert max(cell_len(line) for line in lines[:-1]) <= width  # the plan alone may be cut


def test_where_rooms_would_be_too_narrow_facts_stand_instead() -> None:
    assert "c4 gate" in picture(laid("right right right"), Look(width=30))


def hint(state: Castle) -> str:
    return CastleDrawing(Voice()).hint(shown(state), legal(state))


@pytest.mark.parametrize(
    ("row", "at", "printing", "profile", "said"),
    [
        ("right up right", "b1", "standard", "base", "Step 2 is blocked. Turn an arrow. “?” lists what you may do."),
        ("right right right", "b1", "standard", "base", "or “stay”. “?” lists the gates."),
        ("right right right", "b1", "standard", "older", "Type “jump” and a square. “?” lists the gates."),
        ("down down left", "b1", "en", "base", "Type “use wand” or “leave wand”."),
        ("down left loop", "b1", "en", "base", "no answer leads on. Turn an arrow first. “?” lists what you may do."),
        ("right right sorcerer", "b1", "standard", "base", "Type “walk up”, right, down or left."),
        ("down down right", "b1", "standard", "base", "Turn up to two arrows, then type “go”."),
        ("ghost ghost ghost", "b1", "standard", "base", "Ready? Type “go”. “back” takes back."),
    ],
)
def test_a_hint_names_only_what_may_be_played(row: str, at: str, printing: str, profile: str, said: str) -> None:
    assert said in hint(laid(row, at, printing=printing, profile=profile))


def test_a_row_that_skips_is_asked_before_it_goes() -> None:
    state = laid("sorcerer down loop", "g5", rule="impossible=skip")
    assert ("go" in legal(state), "type “go”" in hint(state).lower()) == (False, False)
