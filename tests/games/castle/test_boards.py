"""Our own boards, and the listings of docs/boards.md: all can be played, everywhere, however gates are played."""

import re
from pathlib import Path

import pytest

from toychest.games.castle.board import GHOST_ROOM
from toychest.games.castle.board_file import load_board, read_board
from toychest.games.castle.box import load_box
from toychest.games.castle.deck_file import read_deck
from toychest.games.castle.reach import reachable
from toychest.games.castle.terms import BOARDS

FOLDER = Path(__file__).parents[3] / "src/toychest/games/castle/boards"
PAGE = (Path(__file__).parents[3] / "docs/boards.md").read_text(encoding="utf-8")
LISTINGS = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)


def test_every_board_file_is_offered() -> None:
    assert sorted(file.stem for file in FOLDER.glob("*.toml")) == sorted(BOARDS)


@pytest.mark.parametrize("name", BOARDS)
def test_a_board_has_the_name_of_its_file(name: str) -> None:
    assert load_board(name).name == name


@pytest.mark.parametrize("gates", ["optional", "forced", "off"])
@pytest.mark.parametrize("name", BOARDS)
def test_every_square_is_reached_however_gates_are_played(name: str, gates: str) -> None:
    board = load_board(name)
    lost = [square for square in board.kinds.keys() - reachable(board, gates) if board.kinds[square] != GHOST_ROOM]
    assert lost == []


@pytest.mark.parametrize("name", BOARDS)
def test_a_board_has_gates_to_choose_from(name: str) -> None:
    assert len(load_board(name).gates) >= 3


def test_the_garden_is_small_and_has_no_ghost_rooms() -> None:
    garden = load_board("garden")
    assert (len(garden.kinds), garden.squares(GHOST_ROOM)) == (25, ())


def test_the_cloister_has_two_doors_between_walk_and_court() -> None:
    court = {f"{column}{row}" for column in "bcdef" for row in range(2, 7)}
    assert [door for door in load_board("cloister").doors if (door[0] in court) != (door[1] in court)] == [
        ("d1", "d2"),
        ("d6", "d7"),
    ]


def test_half_a_turn_leaves_the_labyrinth_as_it_is() -> None:
    labyrinth = load_board("labyrinth")
    turned = {_opposite(first, second) for first, second in labyrinth.walls}
    assert turned == {frozenset(wall) for wall in labyrinth.walls}


def _opposite(first: str, second: str) -> frozenset[str]:
    return frozenset(f"{'hgfedcba'['abcdefgh'.index(square[0])]}{8 - int(square[1])}" for square in (first, second))


def test_the_board_of_the_page_can_be_played() -> None:
    board = read_board(LISTINGS[0])
    assert (board.start, board.gates, board.squares(".")[-1], len(board.treasures)) == ("b1", ("e1", "b4"), "c4", 8)


def test_the_deck_of_the_page_is_the_one_in_the_box() -> None:
    assert read_deck(LISTINGS[1]) == load_box().cards
