"""The board on paper shows what the board is: every room, every door, no door where there is none."""

import pytest

from tests.paper.drawn import board, extents, overlap, pages, pieces, uncut
from toychest.games.castle.terms import BOARDS
from toychest.paper.castle.board_sheets import OVERLAP, SMALLEST, board_sheets
from toychest.paper.castle.rooms import NAMES
from toychest.paper.page import PAPERS, Page

EVERY = [*BOARDS, "walled", "wide"]


def first(name: str) -> Page:
    return pages(name)[0]


@pytest.mark.parametrize("name", EVERY)
def test_every_room_is_what_it_is(name: str) -> None:
    rooms = [f"{square} {NAMES[kind]}" for square, kind in board(name).kinds.items()]
    assert pieces(first(name), "room") == rooms


@pytest.mark.parametrize("name", EVERY)
def test_there_is_a_gap_for_every_door_and_no_other(name: str) -> None:
    assert pieces(first(name), "door") == [f"{one} {other}" for one, other in board(name).doors]


@pytest.mark.parametrize("door", ["a1 b1", "c2 c3", "b1 b2", "a2 b2"])
def test_a_wall_and_a_ghost_room_have_no_door(door: str) -> None:
    assert door not in pieces(first("walled"), "door")


def test_a_door_lies_between_its_rooms() -> None:
    page = first("walled")
    doors = dict(zip(pieces(page, "door"), extents(page, "door"), strict=True))
    rooms = dict(zip((name[:2] for name in pieces(page, "room")), extents(page, "room"), strict=True))
    left, _, right, _ = doors["b1 c1"]
    assert rooms["b1"][0] < left < rooms["b1"][2] < rooms["c1"][0] < right < rooms["c1"][2]


@pytest.mark.parametrize("name", EVERY)
def test_every_step_of_the_tower_is_numbered(name: str) -> None:
    assert pieces(first(name), "step") == [str(step) for step in range(1, board(name).tower + 1)]


@pytest.mark.parametrize("name", EVERY)
def test_no_window_of_the_tower_covers_another(name: str) -> None:
    page = board_sheets(board(name), PAPERS["a4"], 4)[0]
    boxes = extents(uncut(page), "step")
    assert [(one, other) for one in boxes for other in boxes if one < other and overlap(one, other)] == []


@pytest.mark.parametrize("name", EVERY)
@pytest.mark.parametrize("paper", PAPERS)
def test_rooms_are_large_enough_for_tokens(name: str, paper: str) -> None:
    page = board_sheets(board(name), PAPERS[paper], 4)[0]
    rooms = extents(uncut(page), "room")
    assert min(min(right - left, foot - top) for left, top, right, foot in rooms) > SMALLEST * 76 / 84


@pytest.mark.parametrize("name", ["castle", "garden", "walled"])
def test_a_usual_board_fits_one_sheet(name: str) -> None:
    assert [page.name for page in pages(name)].count("board") == 1


def test_a_large_board_is_glued_from_several() -> None:
    tiles = [page for page in pages("wide") if page.name == "board"]
    letters = sorted(letter for page in tiles for letter in pieces(page, "seam"))
    assert len(tiles) > 1
    assert letters[::2] == letters[1::2] == sorted(set(letters))


def test_neighbouring_tiles_show_the_same_strip() -> None:
    tiles = [page for page in pages("wide") if page.name == "board"]
    left, right = (extents(uncut(page), "room")[0] for page in tiles[:2])
    assert left[0] - right[0] == pytest.approx(tiles[0].paper.free_width - OVERLAP)
