"""The city in text: what every sign means, and that it always fits."""

from dataclasses import replace
from textwrap import wrap

import pytest
from msgspec import structs
from rich.cells import cell_len

from tests.games.clockwork.stage import FULL_A, FULL_B, FULL_C, FULL_D, A, B, after, city, own_board
from tests.terminal.cities import NAMES, crowded, dense, drawn, facts, picture, with_inner_spots
from toychest.contract import Json, Seat
from toychest.games.clockwork.kinds import KINDS
from toychest.games.clockwork.showing import shown
from toychest.games.clockwork.view import CityQuestionShown, CityView, Question
from toychest.terminal.clockwork.drawing import BESIDE, CityDrawing
from toychest.terminal.clockwork.panel import panel_lines
from toychest.terminal.screen import Look
from toychest.terminal.voice import Voice
from toychest.words import LANGUAGES

LETTERS = Look(has_lines=False)
FOUR = (FULL_A, FULL_B, FULL_C, FULL_D)
OWN = own_board("0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15, 15 0")
BOARDS = ("ring", "forked", OWN)
NAMED = ("ring", "forked", "own")
ASKED = (
    *("character", "leave_out", "travel", "act", "discard", "spot", "give", "counter", "return", "point", "swap"),
    *("found", "build"),
)
AIDED = replace(city().terms, memory_aid="on")
"""A table that helps to remember everything."""

LONGEST = ["ask B Lacewing", "ask C Lacewing", "search Lacewing", "walk yard 3", "go towers", "take", "pass"]


def board_of(lines: list[str]) -> str:
    """What stands left of the panel."""
    return "\n".join(line[:58] for line in lines[:17])


def beside(lines: list[str]) -> list[str]:
    """What stands right of the board."""
    return [line[58:] for line in lines[:17]]


def four(board: Json = "ring") -> CityView:
    """Four seats, everything as full as can be."""
    return crowded(shown(city(*FOUR, board=board), A))


def asked(view: CityView, kind: Question) -> CityView:
    question = CityQuestionShown(kind=kind, seat=0, rival=1, card="Umbrella", spot=14)
    return structs.replace(view, question=question, throw=[6, 5], special="eleven")


def test_the_ring_is_drawn_with_its_yards_its_spots_and_its_towers() -> None:
    assert picture(city(at="towers, 21", discards="3 Owl, 14 Fuel"))[:17] == [
        "1_  2_  3#  4_           5_ 6_ 7_           8_  9_ 10_ 11_ >A Anna Tilda",
        "                 Y3:3 19 20 B  22  23 Y4:3                  7 cards T",
        "40_         16  17                      25  26         12_  B Ivo Otto",
        "         15                                   27            7 cards 21",
        "39_   14                                         28    13_  1+1=2",
        "38_  13                                           29   14#",
        "  Y2:3                                             Y5:3     L Lacewing 2/4",
        "37_ 11                                              31 15_  U Umbrella 1/4",
        "    ⡇                                                ⡇      O Owl 1/4",
        "36_ 10                                              32 16_  N Nipper 1/4",
        "    9                                               33      F Fuel 1/3",
        "35_   8                                           34   17_  X Scrap 1/4",
        "34_    7                                         35    18_",
        "        Y1:3            Towers A             Y6:3",
        "33_          5  4                       38  37         19_",
        "                   3  2  1  T  41  40 39",
        "32_  31_ 30_  29_ 28_  27_  26_ 25_  24_ 23_  22_ 21_  20_",
    ]


def test_what_is_in_this_game_stands_below() -> None:
    assert picture(city())[17:] == [
        "L Lacewing 4  U Umbrella 4  K Kettle 4  O Owl 4  N Nipper 4  Z Airship 6",
        "F Fuel 3  P Power 1  X Scrap 4",
    ]


def test_pawns_on_a_field_stand_instead_of_its_number() -> None:
    assert " AB " in board_of(picture(city(at="33, 33")))


def test_pawns_in_a_yard_stand_beside_its_pile() -> None:
    assert "Y5:3 AB" in board_of(picture(city(at="yard 5, yard 5")))


def test_where_a_walk_may_end_is_marked() -> None:
    board = board_of(picture(after(city(at="3, 21"), "throw 1 3")))
    assert [sign in board for sign in (" 7* ", "Y1:4*", " 41* ", "T*")] == [True, True, True, True]


def test_a_field_that_is_shared_keeps_its_number_while_one_may_walk_there() -> None:
    assert "33*B" in board_of(picture(after(city(at="31, 33"), "throw 1 1")))


def test_a_card_that_the_memory_aid_shows_has_a_letter() -> None:
    assert "14F" in board_of(picture(city(discards="3 Owl, 14 Fuel", terms=AIDED)))


def test_an_onlooker_sees_backs_even_with_a_memory_aid() -> None:
    assert "14#" in board_of(picture(city(discards="14 Fuel", terms=AIDED), None))


def test_the_dice_say_what_is_special() -> None:
    assert "  3+4=7 Seven!" in beside(picture(after(city(), "throw 3 4")))


def test_what_a_seat_laid_down_stands_at_its_place() -> None:
    lines = beside(picture(city("Fuel, Owl", "Nipper", laid="A Kettle")))
    assert "  2 cards T +K" in lines


def test_the_hand_goes_by_machine_the_fullest_first() -> None:
    assert beside(picture(city("Owl, 3 Kettle, Airship", FULL_B)))[6:9] == [
        "  K Kettle 3/4",
        "  O Owl 1/4",
        "  Z Airship 1/6",
    ]


@pytest.mark.parametrize("seat", [B, None])
def test_nobody_sees_the_hand_of_another(seat: Seat | None) -> None:
    assert "K Kettle 3/4" not in "\n".join(picture(city("3 Kettle", "Owl"), seat))


def test_an_onlooker_has_no_hand() -> None:
    assert "/4" not in "\n".join(picture(city(), None))


def test_scrap_that_is_out_is_counted() -> None:
    assert picture(city(scrapped=2))[-1].endswith("X Scrap 4 (2 out)")


def test_the_end_of_the_yards_is_said() -> None:
    assert picture(city(pile=""))[-1] == "All scrapyards are empty. Everybody meets at the Towers."


@pytest.mark.parametrize("board", BOARDS, ids=NAMED)
@pytest.mark.parametrize("look", [Look(), LETTERS], ids=["lines", "letters"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_board_hand_and_prompt_fit_on_80_by_24(board: Json, look: Look, language: str) -> None:
    lines = drawn(four(board), look, language)
    assert len(lines) <= 21
    assert max(map(cell_len, lines)) <= 80


@pytest.mark.parametrize("board", BOARDS, ids=NAMED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_discards_that_are_not_drawn_are_listed_and_fit(board: Json, language: str) -> None:
    lines = drawn(with_inner_spots(four(board)), language=language)
    assert "".join(lines).count("U ") >= 36 - 2
    assert (len(lines) <= 21, max(map(cell_len, lines)) <= 80) == (True, True)


def test_a_hand_without_room_for_its_names_goes_by_letters() -> None:
    assert beside(drawn(with_inner_spots(four())))[9:13] == [
        "",
        "  V 1/4  W 1/4  M 1/4",
        "  O 1/4  N 1/4  H 1/4",
        "  S 1/4  Z 1/6",
    ]


@pytest.mark.parametrize("board", ["ring", "forked"])
def test_every_spot_of_our_boards_is_drawn(board: str) -> None:
    assert board_of(picture(city(board=board))).count("_") == 40


@pytest.mark.parametrize("board", BOARDS, ids=NAMED)
def test_no_field_is_hidden(board: Json) -> None:
    state = city(board=board)
    view, lines = shown(state, A), board_of(picture(state)).replace("_", "_ ").split()
    white = {view.board.towers, *view.board.yards}
    assert {str(field.number) for field in view.board.fields} - set(lines) - {str(field) for field in white} == set()


@pytest.mark.parametrize("board", BOARDS, ids=NAMED)
def test_every_yard_and_everybody_is_drawn_however_crowded(board: Json) -> None:
    text = board_of(drawn(four(board)))
    assert [f"Y{yard}:" in text for yard in range(1, 7)] == [True] * 6
    assert "ABCD" in text


def test_where_fields_are_many_yards_and_pawns_come_first() -> None:
    text = board_of(drawn(dense(four("forked"))))
    assert [f"Y{yard}:" in text for yard in range(1, 7)] == [True] * 6
    assert ["ABCD" in text, "." in text] == [True, True]


@pytest.mark.parametrize("board", BOARDS, ids=NAMED)
@pytest.mark.parametrize(("width", "height"), [(80, 20), (100, 30), (200, 60)])
def test_any_city_is_drawn_at_any_size(board: Json, width: int, height: int) -> None:
    lines = drawn(four(board), Look(width=width, height=height))
    assert [f"Y{yard}:" in "\n".join(lines) for yard in range(1, 7)] == [True] * 6


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stands_beside_the_board_is_not_cut(language: str) -> None:
    view = structs.replace(four(), throw=[6, 6])
    lines = panel_lines(view, NAMES, Voice(language), 99, 17)
    assert max(line.cell_len for line in lines) <= BESIDE


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", [kind.value for kind in KINDS])
def test_every_kind_of_card_fits_beside_the_board(kind: str, language: str) -> None:
    view = four()
    view = structs.replace(view, seats=[structs.replace(view.seats[0], cards=[kind])])
    assert max(line.cell_len for line in panel_lines(view, NAMES, Voice(language), 99, 17)) <= BESIDE


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ASKED)
@pytest.mark.parametrize("legal", [LONGEST, ["none"], ["keep"], ["stay"], ["pass"], ["give Umbrella"]])
def test_a_hint_takes_two_lines_at_most(kind: Question, language: str, legal: list[str]) -> None:
    hint = CityDrawing(Voice(language), NAMES).hint(asked(four(), kind), legal)
    assert len(wrap(hint, 80)) <= 2


@pytest.mark.parametrize("board", BOARDS, ids=NAMED)
def test_without_line_drawing_it_is_all_letters(board: Json) -> None:
    assert "".join(picture(city(board=board), look=LETTERS)).isascii()


def test_where_the_board_does_not_fit_facts_stand_instead() -> None:
    assert picture(city(), look=Look(width=60)) == facts(city())
