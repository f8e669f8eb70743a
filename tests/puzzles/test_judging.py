"""What is said to what somebody tried: right, as good as right, wrong, or go on."""

import msgspec
import pytest

from toychest.contract import Posed, Puzzle, Seat
from toychest.games import EDITIONS
from toychest.puzzles.judging import still_to_play, table_of_puzzle, verdict_on

BLUE = Seat(0)
BATTLE = EDITIONS["toybattle-standard-0"]
CASTLE = EDITIONS["castle-standard-0"]
ROW = 'board = "castle"\nprofile = "young"\nsorcerer = "d5"\ntreasures = ["b5", "c5"]\nrow = ["left", "left"]\n'


@pytest.fixture
def dealt() -> Puzzle:
    """Blue begins, with four tiles."""
    deals = ("Hook", "Star", "Kwak", "Skully", "Roxy", "Jumbo", "XB-42")
    posed = Posed(at=8, answer=("take",), equals=("place Hook 11",), theme="take", solved=(0.5,) * 6)
    return Puzzle(
        id="dealt",
        edition=BATTLE.id,
        seats=2,
        options={},
        moves=("start blue", *(f"deal {troop}" for troop in deals)),
        posed=posed,
    )


@pytest.fixture
def row() -> Puzzle:
    """Two steps to the left take two treasures."""
    posed = Posed(at=0, answer=("go",), theme="sequence", solved=(0.5,) * 6, asks="end")
    return Puzzle(id="row", edition=CASTLE.id, seats=1, options={"puzzle": {"file": ROW}}, moves=(), posed=posed)


def tried(puzzle: Puzzle, *moves: str) -> str | None:
    edition = EDITIONS[puzzle.edition]
    table = table_of_puzzle(edition, puzzle)
    seat = table.to_act[0]
    for move in moves:
        table = table.with_move(seat, move)
    return verdict_on(puzzle, seat, table, moves)


def test_the_answer_is_right(dealt: Puzzle) -> None:
    assert tried(dealt, "take") == "right"


def test_what_does_as_well_is_right(dealt: Puzzle) -> None:
    other = next(move for move in table_of_puzzle(BATTLE, dealt).legal_moves(BLUE) if move != "take")
    equal = msgspec.structs.replace(dealt, posed=msgspec.structs.replace(dealt.posed, equals=(other,)))
    assert tried(equal, other) == "right"


def test_any_other_move_is_wrong(dealt: Puzzle) -> None:
    other = [move for move in table_of_puzzle(BATTLE, dealt).legal_moves(BLUE) if move not in ("take", "place Hook 11")]
    assert tried(dealt, other[-1]) == "wrong"


def test_a_row_that_takes_all_is_right(row: Puzzle) -> None:
    assert tried(row, "go") == "right"


def test_a_row_is_not_judged_before_it_goes(row: Puzzle) -> None:
    assert tried(row, "turn 1 left") is None


def test_a_row_that_misses_a_treasure_is_wrong(row: Puzzle) -> None:
    assert tried(row, "turn 1 left", "go") == "wrong"


def test_what_is_left_of_an_answer_is_told_on_its_way(row: Puzzle) -> None:
    assert still_to_play(row, table_of_puzzle(CASTLE, row), BLUE, ()) == ("go",)


def test_nothing_is_left_of_it_elsewhere(row: Puzzle) -> None:
    table = table_of_puzzle(CASTLE, row).with_move(BLUE, "turn 1 left")
    assert still_to_play(row, table, BLUE, ("turn 1 left",)) == ()
