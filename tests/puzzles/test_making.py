"""Making puzzles: the same seed makes the same file, stopped and started again it goes on, and others are refused."""

from pathlib import Path

import msgspec
import pytest

from toychest.contract import PuzzleGame, PuzzlesMade, puzzles_of, read_puzzles
from toychest.games import EDITIONS
from toychest.puzzles.castle.maker import RowMaker
from toychest.puzzles.game_played import bot_game
from toychest.puzzles.making import Found, Making, OtherPuzzles
from toychest.puzzles.recipe import NAME, NoPuzzles, recipe_of

CASTLE = EDITIONS["castle-standard-0"]
RECIPE = msgspec.structs.replace(recipe_of("castle"), options={"board": ["garden"], "treasures": [8]})


def found(number: int) -> tuple[PuzzleGame, ...]:
    return RowMaker(RECIPE).puzzles(bot_game(CASTLE, RECIPE, "a test", number))


@pytest.mark.compiled
def test_the_same_seed_makes_the_same_puzzles() -> None:
    assert found(3) == found(3) != found(4)


@pytest.mark.compiled
def test_a_row_of_the_castle_is_solved_by_few_of_its_ways() -> None:
    posed = [each.posed for game in found(3) for each in puzzles_of(game)]
    assert posed
    assert all(0 < each.right <= RECIPE.right * each.ways for each in posed)


def test_no_game_without_a_recipe_has_puzzles() -> None:
    with pytest.raises(NoPuzzles, match="toybattle"):
        recipe_of("clockwork")


def made(path: Path, *games: PuzzleGame) -> None:
    first = PuzzlesMade(recipe=NAME, by="a test", game="castle", seed="1")
    path.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in (first, *games)))


def game(number: int, answer: str = "go") -> PuzzleGame:
    posed = {"at": 0, "answer": [answer], "theme": "turn", "solved": [0.5] * 6}
    fields = {"number": number, "edition": CASTLE.id, "seats": 1, "options": {"treasures": number}, "puzzles": [posed]}
    return msgspec.convert(fields, PuzzleGame)


def test_who_starts_again_goes_on_with_the_last_game(tmp_path: Path) -> None:
    made(tmp_path / "some", game(1), game(7))
    making = Making(CASTLE.id, "1", tmp_path / "some")
    assert (making.next, len(making.known)) == (7, 2)


def test_a_line_that_was_cut_short_is_cut_off(tmp_path: Path) -> None:
    made(tmp_path / "some", game(1), game(7))
    whole = (tmp_path / "some").read_bytes()
    (tmp_path / "some").write_bytes(whole + b'{"number":')
    Making(CASTLE.id, "1", tmp_path / "some")
    assert (tmp_path / "some").read_bytes() == whole


@pytest.mark.parametrize(("edition", "seed"), [(CASTLE.id, "2"), ("toybattle-standard-0", "1")])
def test_puzzles_of_another_making_are_left_alone(tmp_path: Path, edition: str, seed: str) -> None:
    made(tmp_path / "some", game(1))
    with pytest.raises(OtherPuzzles):
        Making(edition, seed, tmp_path / "some")


def test_what_holds_no_puzzles_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "some").write_text("a letter\n")
    with pytest.raises(OtherPuzzles):
        Making(CASTLE.id, "1", tmp_path / "some")


def test_a_puzzle_is_written_once_and_not_more_than_are_wanted(tmp_path: Path) -> None:
    making = Making(CASTLE.id, "1", tmp_path / "some")
    new = making._new(Found("a test", (game(1), game(1), game(2), game(3))), wanted=2)
    assert [each.number for each in new] == [1, 2]


def test_a_file_is_read_as_it_was_written(tmp_path: Path) -> None:
    made(tmp_path / "some", game(1), game(2))
    first, games = read_puzzles((tmp_path / "some").read_bytes())
    assert (first.seed, games) == ("1", (game(1), game(2)))
