"""The battle in text: what every sign means, and that all ten terrains fit."""

import random
import re
from collections.abc import Callable, Iterable
from textwrap import wrap

import pytest
from msgspec import structs
from msgspec.structs import replace
from rich.cells import cell_len

from tests.games.toybattle.stage import RULES, after, field, with_discards
from tests.terminal.battles import battle, crowded, drawn, facts, finished, guessed_moves, picture
from toychest.contract import Seat
from toychest.games.toybattle.showing import shown
from toychest.games.toybattle.terrain import BLUE, RED
from toychest.games.toybattle.terrain_file import TERRAINS
from toychest.games.toybattle.troops import Troop
from toychest.games.toybattle.view import EffectOffered
from toychest.terminal.canvas import Cell, dotted, lettered
from toychest.terminal.screen import Look
from toychest.terminal.toybattle.drawing import BESIDE, BattleDrawing
from toychest.terminal.toybattle.panel import panel_lines
from toychest.terminal.toybattle.spots import is_within, spots_of
from toychest.terminal.voice import Voice
from toychest.words import LANGUAGES

LETTERS = Look(has_lines=False)
TOUCHING = re.compile(r"\*\d\d|x\d+[(\[]\d|[\])!?]\d\*")
"""Medals before or behind a label, without a blank between them."""
SPECIALS = ("recall", "draw", "shove", "exhume", "suppress")
Strokes = Callable[[Cell, Cell], Iterable[tuple[Cell, object]]]


def written(*signs: str, blue: str, red: str = "") -> bool:
    """Whether all these signs stand in the picture of such a field."""
    text = "\n".join(picture(field(blue=blue, red=red)))
    return all(sign in text for sign in signs)


def test_blue_has_corners_and_red_is_round() -> None:
    assert written("11[Hook4]", "25(Roxy7)", "[#1]", "(#41)", blue="11 Hook", red="25 Roxy")


def test_a_name_that_ends_in_a_digit_keeps_its_distance() -> None:
    assert written("11[XB-42 5]", blue="11 XB-42")


def test_the_joker_has_no_strength() -> None:
    assert written("11[Kwak]", blue="11 Kwak")


def test_a_stack_says_how_many_tiles() -> None:
    assert written("11[Roxy7]x2", blue="11 Hook, 11 Roxy")


def test_a_base_without_a_line_is_marked() -> None:
    assert written("18[Hook4]!", "11[Roxy7] ", blue="11 Roxy, 18 Hook")


def test_a_special_base_has_a_letter_and_a_key() -> None:
    lines = picture(field())
    assert "15R" in "".join(lines)
    assert [line[58:] for line in lines if "Recall" in line] == [" R  Recall"]


def test_a_gate_shows_its_strengths() -> None:
    text = "\n".join(picture(field(terrain="pool", blue="11 Roxy", red="16 Hook")))
    assert "16{3-5}(Hook4)" in text
    assert "(#41){6-7}" in text


def test_for_beginners_nothing_is_special() -> None:
    text = "\n".join(picture(field(terrain="pool", beginner=True)))
    assert "{" not in text


def test_the_base_that_asks_is_marked() -> None:
    state = after(field(rack="Jumbo", blue="11 Roxy, 13 Star", red="18 Hook"), "place Jumbo 13")
    assert "13[Jumbo3]x2?" in "\n".join(picture(state))


def test_a_captor_stands_on_the_headquarters() -> None:
    state = after(field(rack="Roxy", blue="12 Star, 14 Star, 19 Star, 23 Star, 25 Star"), "place Roxy 41")
    assert "(#41)[Roxy7]" in "\n".join(picture(state))


def test_medals_lie_in_their_regions_and_in_the_list() -> None:
    lines = picture(field())
    assert lines[3] == "               ⢀⣀⡠ 22      3*       23 ⠤⣀⣀                 3*  18 22 23 24 25"


def test_taken_medals_have_the_sign_of_their_side() -> None:
    state = after(field(rack="Roxy", blue="11 Star, 13 Star, 15 Star"), "place Roxy 17")
    assert [line[58:] for line in picture(state, RED) if "13 15 17" in line] == ["[1]  13 15 17"]
    assert "[1]" in "\n".join(line[:58] for line in picture(state, RED))


def test_each_side_shows_medals_rack_and_reserve_and_whose_turn_it_is() -> None:
    lines = picture(field(rack="Hook Roxy", rival="Star"))
    assert [line[58:] for line in (lines[0], lines[1], lines[16], lines[17])] == [
        " (Red) 0 of 7 medals",
        " rack 1, res. 19",
        ">[Blue] 0 of 7 medals",
        " you: rack 2, res. 18",
    ]


def test_the_own_rack_lies_below() -> None:
    assert picture(field(rack="Hook Hook XB-42"))[18] == "Your rack: [Hook4]x2 [XB-42 5]"


def test_an_empty_rack_is_said() -> None:
    assert picture(field(rack=""))[18] == "Your rack: -"


def test_a_tile_that_lies_face_down_stands_apart() -> None:
    state = replace(
        field(rack="Hook Hook Roxy", terrain="battlefield"), suppressed=((0, 0, 0, 1, 0, 0, 0, 0), (0,) * 8)
    )
    assert "Your rack: [Hook4] [Roxy7]   face down: [Hook4]" in picture(state)
    assert " 1 face down" in [line[58:] for line in picture(state, RED)]


def test_what_is_out_and_what_is_known_share_a_line() -> None:
    state = with_discards(field(rack="Roxy", blue="11 Hook, 13 Star"), RED, "Kwak Kwak")
    state = after(state, "place Roxy 15, recall 11")
    assert picture(state)[-1] == "Discards: (Kwak)x2   Known: [Hook4]"


def test_what_does_not_fit_in_a_line_is_cut_with_a_sign() -> None:
    everything = " ".join(Troop)
    state = with_discards(with_discards(field(terrain="pool"), BLUE, everything), RED, everything)
    assert picture(state)[-1].endswith(" ...")


@pytest.mark.parametrize("seat", [BLUE, None])
def test_nobody_sees_the_rack_of_another(seat: Seat | None) -> None:
    assert "(" not in "".join(line for line in picture(field(rival="Skully Star"), seat)[18:])


def test_an_onlooker_has_no_rack() -> None:
    assert "Your rack" not in "\n".join(picture(field(), None))


@pytest.mark.parametrize("terrain", TERRAINS)
@pytest.mark.parametrize("look", [Look(), LETTERS], ids=["lines", "letters"])
def test_board_rack_and_prompt_fit_on_80_by_24(terrain: str, look: Look) -> None:
    everything = " ".join(Troop)
    state = with_discards(with_discards(field(terrain=terrain, rack=everything), BLUE, everything), RED, everything)
    lines = picture(state, look=look)
    assert len(lines) <= 21
    assert max(map(cell_len, lines)) <= 80


@pytest.mark.parametrize("terrain", TERRAINS)
@pytest.mark.parametrize("tiles", [3, 48], ids=["stacks", "towers"])
def test_no_label_hides_another(terrain: str, tiles: int) -> None:
    view = crowded(terrain, tiles)
    lines = drawn(view)
    assert "\n".join(lines).count(f")x{tiles}!") == len(view.stacks)
    assert (len(lines) <= 21, max(map(cell_len, lines)) <= 80) == (True, True)


@pytest.mark.slow
@pytest.mark.parametrize("terrain", TERRAINS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stands_beside_the_board_is_not_cut(terrain: str, language: str) -> None:
    view = shown(field(terrain=terrain), BLUE)
    most = {"medals": 12, "rack_size": 8, "reserve": 17, "suppressed_size": 8}
    full = structs.replace(view, sides=[structs.replace(side, **most) for side in view.sides])
    assert max(line.cell_len for line in panel_lines(full, Voice(language), 30)) <= BESIDE


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("effect", ["Skully", "Cap'n", "Jumbo", "XB-42", "Star", *SPECIALS])
def test_a_hint_takes_two_lines_at_most(effect: str, language: str) -> None:
    offered = EffectOffered(effect=effect, base=17, is_troop=False)
    hint = BattleDrawing(Voice(language)).hint(structs.replace(shown(field(), BLUE), question=offered), [])
    assert len(wrap(hint, 80)) <= 2


@pytest.mark.parametrize("terrain", TERRAINS)
def test_both_sides_stand_beside_the_board(terrain: str) -> None:
    text = "\n".join(drawn(crowded(terrain)))
    assert text.count("rack 0, res. ") == 2


@pytest.mark.parametrize("terrain", TERRAINS)
@pytest.mark.parametrize("strokes", [dotted, lettered])
def test_no_path_leads_over_a_place_that_is_not_its_own(terrain: str, strokes: Strokes) -> None:
    view = shown(RULES.setup(2, {"terrain": terrain}), None)
    spots = spots_of(view.places, 58, 18)
    under = {path: {cell for cell, _ in strokes(spots[path[0]], spots[path[1]])} for path in view.paths}
    crossed = [
        (path, place)
        for path, cells in under.items()
        for place, (column, row) in spots.items()
        if place not in path and not cells.isdisjoint([(column - 1, row), (column, row), (column + 1, row)])
    ]
    assert crossed == []


@pytest.mark.parametrize("terrain", TERRAINS)
def test_every_region_shows_its_medals_on_the_board(terrain: str) -> None:
    state = RULES.setup(2, {"terrain": terrain})
    board = "".join(line[:58] for line in picture(state)[:19] if not line.startswith("Your"))
    assert board.count("*") == len(state.terms.terrain.regions)


@pytest.mark.parametrize("terrain", TERRAINS)
def test_no_medal_touches_a_label(terrain: str) -> None:
    tables = [battle(terrain=terrain, seed=str(seed)) for seed in range(3)]
    games = [finished(table, guessed_moves(table, random.Random(terrain))) for table in tables]
    boards = "\n".join(line[:58] for game in games for line in picture(game.state)[:18])
    assert TOUCHING.findall(boards) == []


@pytest.mark.parametrize(("cell", "is_inside"), [((5, 1), True), ((0, 1), False), ((9, 1), False), ((5, 5), False)])
def test_a_cell_is_within_its_corners(cell: tuple[int, int], is_inside: bool) -> None:
    assert is_within(cell, [(5, 0), (1, 3), (9, 3)]) == is_inside


@pytest.mark.parametrize("terrain", TERRAINS)
def test_without_line_drawing_it_is_all_letters(terrain: str) -> None:
    assert "".join(picture(RULES.setup(2, {"terrain": terrain}), look=LETTERS)).isascii()


@pytest.mark.parametrize("terrain", TERRAINS)
@pytest.mark.parametrize(("width", "height"), [(80, 20), (100, 30), (200, 60)])
def test_any_terrain_is_drawn_at_any_size(terrain: str, width: int, height: int) -> None:
    view = crowded(terrain)
    assert "\n".join(drawn(view, Look(width=width, height=height))).count(")x3!") == len(view.stacks)


def test_where_the_board_does_not_fit_facts_stand_instead() -> None:
    assert picture(field(), look=Look(width=60)) == facts(field())
