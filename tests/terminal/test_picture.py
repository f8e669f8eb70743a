"""The castle in text: what every sign means, and that it fits."""

import pytest
from rich.cells import cell_len

from tests.games.castle.stage import after, laid
from toychest.contract import Json
from toychest.games import EDITIONS
from toychest.games.castle.showing import shown
from toychest.games.castle.state import Castle
from toychest.terminal.castle.drawing import CastleDrawing
from toychest.terminal.look import Look
from toychest.terminal.voice import Voice
from toychest.words import LANGUAGES

BOARDS = next(option for option in EDITIONS["castle-standard-0"].options if option.name == "board").choices


def picture(state: Castle, look: Look | None = None, language: str = "en") -> list[str]:
    drawn = CastleDrawing(Voice(language)).picture(shown(state), look or Look())
    return [line.plain.rstrip() for line in drawn]


def test_columns_have_a_sign_and_a_letter() -> None:
    signs, letters = picture(laid("right right right"))[:2]
    assert signs.split() == ["moon", "crown", "key", "drop", "bell", "leaf", "cup"]
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_board_row_and_prompt_fit_on_80_by_24(language: str) -> None:
    lines = picture(laid("sorcerer loop right"), language=language)
    hint_and_prompt = 3  # a hint may take two lines
    assert len(lines) + hint_and_prompt <= 24
    assert max(cell_len(line) for line in lines[:-1]) <= 80


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("width", [20, 40, 60, 80, 120])
def test_any_board_is_drawn_at_any_width(board: Json, width: int) -> None:
    state = EDITIONS["castle-standard-0"].rules.setup(1, {"board": board})
    assert picture(state, Look(width=width))


def test_where_rooms_would_be_too_narrow_facts_stand_instead() -> None:
    assert "c4 gate" in picture(laid("right right right"), Look(width=30))
