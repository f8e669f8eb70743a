"""Our own cities, and the listing of docs/city-boards.md: all can be played, and nothing is drawn over anything."""

import re
from collections.abc import Iterator
from itertools import product
from math import dist, hypot
from pathlib import Path

import pytest

from toychest.games.clockwork.board import Board, Field
from toychest.games.clockwork.board_file import load_board, read_board
from toychest.games.clockwork.footprint import is_covered

FOLDER = Path(__file__).parents[3] / "src/toychest/games/clockwork/boards"
PAGE = (Path(__file__).parents[3] / "docs/city-boards.md").read_text(encoding="utf-8")
BOARDS = sorted(file.stem for file in FOLDER.glob("*.toml"))
MIDDLE = (500, 361)


def at(board: Board) -> dict[Field, tuple[int, int]]:
    return {field: (x, y) for field, x, y in board.coordinates}


def islands(board: Board) -> list[tuple[float, float]]:
    """Where the yards are drawn: pushed outward from their white fields."""
    return [pushed(*at(board)[yard]) for yard in board.yards]


def pushed(x: int, y: int) -> tuple[float, float]:
    across, down = x - MIDDLE[0], y - MIDDLE[1]
    return x + 50 * across / hypot(across, down), y + 44 * down / hypot(across, down)


def others(board: Board, yard: Field) -> Iterator[tuple[int, int]]:
    """The fields that do not lead to this yard."""
    return (point for field, point in at(board).items() if field not in (yard, *board.beside[yard]))


def walks(board: Board, start: Field, steps: int) -> set[tuple[Field, ...]]:
    """Every way to walk so many steps without turning back."""
    ways: set[tuple[Field, ...]] = {(start,)}
    for _ in range(steps):
        ways = {(*way, on) for way in ways for on in board.beside[way[-1]] if on not in way[-2:-1]}
    return ways


def test_there_are_two_boards() -> None:
    assert BOARDS == ["forked", "ring"]


@pytest.mark.parametrize("name", BOARDS)
def test_a_board_has_the_name_of_its_file(name: str) -> None:
    assert load_board(name).name == name


@pytest.mark.parametrize("name", BOARDS)
def test_a_board_says_that_it_is_ours(name: str) -> None:
    assert "not that of the published board" in (FOLDER / f"{name}.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", BOARDS)
def test_there_is_a_spot_for_every_card_that_can_be_discarded(name: str) -> None:
    assert load_board(name).spot_numbers == tuple(range(1, 41))


@pytest.mark.parametrize("name", BOARDS)
def test_neighbours_are_one_stride_apart(name: str) -> None:
    board = load_board(name)
    strides = [dist(at(board)[first], at(board)[second]) for first, second in board.paths]
    assert (min(strides) > 40, max(strides) < 56) == (True, True)


@pytest.mark.parametrize("name", BOARDS)
def test_no_bridge_crosses_a_yard_that_it_does_not_lead_to(name: str) -> None:
    board = load_board(name)
    near = [
        (yard, point)
        for yard, island in zip(board.yards, islands(board), strict=True)
        for point in others(board, yard)
        if dist(island, point) < 74
    ]
    assert near == []


@pytest.mark.parametrize("name", BOARDS)
def test_no_bridge_crosses_the_towers(name: str) -> None:
    board = load_board(name)
    x, y = board.island
    hidden = [field for field, (across, down) in at(board).items() if abs(across - x) < 188 and -300 < down - y < 50]
    assert hidden == []


@pytest.mark.parametrize("name", BOARDS)
def test_the_pier_of_the_towers_is_straight(name: str) -> None:
    board = load_board(name)
    assert at(board)[board.towers][0] == board.island[0]


@pytest.mark.parametrize("name", BOARDS)
def test_no_card_lies_on_a_yard(name: str) -> None:
    board = load_board(name)
    found = product(islands(board), board.spots)
    assert [spot for (x, y), (spot, across, down) in found if abs(x - across) < 74 and abs(y - down) < 71] == []


@pytest.mark.parametrize("name", BOARDS)
def test_no_field_is_a_dead_end(name: str) -> None:
    assert min(len(beside) for beside in load_board(name).beside.values()) == 2


def test_the_ring_is_one_round_of_42_fields() -> None:
    ring = load_board("ring")
    assert {field: ring.beside[field] for field in ring.fields} == {
        field: tuple(sorted(((field - 1) % 42, (field + 1) % 42))) for field in range(42)
    }


def test_the_white_fields_of_the_ring_are_six_apart() -> None:
    assert sorted(load_board("ring").white) == [0, 6, 12, 18, 24, 30, 36]


@pytest.mark.parametrize(
    ("yard", "where"),
    [
        (1, "lower left"),
        (2, "upper left"),
        (3, "upper left"),
        (4, "upper right"),
        (5, "upper right"),
        (6, "lower right"),
    ],
)
def test_the_yards_of_the_ring_go_round_from_the_lower_left(yard: int, where: str) -> None:
    ring = load_board("ring")
    x, y = at(ring)[ring.yards[yard - 1]]
    assert f"{'lower' if y > MIDDLE[1] else 'upper'} {'left' if x < MIDDLE[0] else 'right'}" == where


def test_the_forked_city_has_six_forks() -> None:
    forked = load_board("forked")
    assert [field for field in forked.fields if len(forked.beside[field]) == 3] == [5, 11, 21, 29, 30, 46]


def test_at_a_fork_there_is_more_than_one_way_on() -> None:
    assert {walk[-1] for walk in walks(load_board("forked"), Field(0), 7)} == {7, 43, 35}


def test_the_inner_bridges_are_a_short_cut() -> None:
    forked = load_board("forked")
    reached = [{walk[-1] for walk in walks(forked, Field(5), steps)} for steps in (10, 11)]
    assert [21 in ends for ends in reached] == [False, True]


def test_a_pawn_can_walk_round_the_loop_and_stop_where_it_began() -> None:
    assert sorted(walk for walk in walks(load_board("forked"), Field(29), 9) if walk[-1] == 29) == [
        (29, 30, 60, 59, 58, 57, 56, 55, 54, 29),
        (29, 54, 55, 56, 57, 58, 59, 60, 30, 29),
    ]


def test_the_listing_of_the_page_can_be_played() -> None:
    (listing,) = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
    assert (read_board(listing).name, len(read_board(listing).fields)) == ("mine", 16)


def test_a_place_is_said_as_in_notation() -> None:
    ring = load_board("ring")
    assert [ring.place(field) for field in (Field(0), Field(18), Field(33))] == ["towers", "yard 3", "33"]


@pytest.mark.parametrize(("place", "field"), [("towers", 0), ("yard 3", 18), ("33", 33), ("18", 18), ("0", 0)])
def test_a_place_is_found_by_its_name_or_number(place: str, field: int) -> None:
    assert load_board("ring").field_at(place) == field


@pytest.mark.parametrize("place", ["", "42", "-1", "033", "yard 0", "yard 7", "yard  3", "Towers", "３"])
def test_a_place_that_is_not_there_is_none(place: str) -> None:
    assert load_board("ring").field_at(place) is None


def test_equal_boards_have_equal_hashes() -> None:
    text = (FOLDER / "ring.toml").read_text(encoding="utf-8")
    assert hash(read_board(text)) == hash(load_board("ring"))


def test_a_board_with_another_island_has_another_hash() -> None:
    text = (FOLDER / "ring.toml").read_text(encoding="utf-8").replace("[500, 491]", "[500, 490]")
    assert hash(read_board(text)) != hash(load_board("ring"))


def test_cards_side_by_side_do_not_cover_each_other() -> None:
    assert [is_covered((100, 100), (135, 149)), is_covered((100, 100), (136, 100))] == [True, False]
