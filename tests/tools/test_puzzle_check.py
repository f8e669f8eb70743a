"""Checking puzzles again: what lost its answer is left out, and figures stand by game and by what was asked."""

import json
from pathlib import Path

import msgspec
import pytest

from tools.figures_file import keep_figures
from tools.puzzle_check import begun, written
from toychest.contract import PuzzleGame, PuzzlesMade, puzzles_of, read_puzzles

MADE = PuzzlesMade(recipe="puzzles 1", by="a judge", game="toybattle", seed="1")
CHECKED = {"sample": 200, "puzzles_checked": 27, "lost": 1}


def game(number: int, *ats: int) -> PuzzleGame:
    posed = [{"at": at, "answer": ["take"], "theme": "take", "solved": [0.5] * 6} for at in ats]
    fields = {"number": number, "edition": "toybattle-standard-0", "seats": 2, "options": {}, "puzzles": posed}
    moves = ", ".join(["start red", "deal Roxy", "deal Star", "take"][: max(ats)])
    return msgspec.convert({**fields, "moves": moves}, PuzzleGame)


def test_what_lost_its_answer_is_left_out_and_games_without_another_too() -> None:
    games = (game(1, 1, 2), game(2, 3))
    lost = {puzzle.id for puzzle in (*puzzles_of(games[0]), *puzzles_of(games[1])) if puzzle.posed.at != 1}
    made, left = read_puzzles(written(MADE, games, lost))
    assert (made, [(each.number, [posed.at for posed in each.puzzles]) for each in left]) == (MADE, [(1, [1])])


def test_a_check_and_a_pace_stand_beside_each_other(tmp_path: Path) -> None:
    for what, lost in (("checked", 1), ("pace", 2), ("checked", 3)):
        keep_figures(tmp_path / "file.json", "toybattle", "puzzle_check", {"lost": lost}, what)
    found = json.loads((tmp_path / "file.json").read_text("utf-8"))["toybattle"]
    assert {what: each["lost"] for what, each in found.items()} == {"checked": 3, "pace": 2}


def test_a_sample_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    keep_figures(tmp_path / "file.json", "toybattle", "puzzle_check", CHECKED, "checked")
    assert begun(tmp_path / "file.json", "toybattle", {"sample": 200}) == (27, 1)


def test_another_sample_does_not_go_on(tmp_path: Path) -> None:
    keep_figures(tmp_path / "file.json", "toybattle", "puzzle_check", CHECKED, "checked")
    with pytest.raises(SystemExit, match="another sample"):
        begun(tmp_path / "file.json", "toybattle", {"sample": 60})
