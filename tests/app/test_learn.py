"""`toychest learn GAME`: a guided game, gone on with where it was left; what cannot be learnt is said."""

import os
import subprocess
from collections.abc import Sequence
from pathlib import Path

import pytest
from click.testing import CliRunner

from tests.table.lantern_guide import GUIDED, learning
from tests.table.test_guided import WHOLE, to_the_end
from toychest import app
from toychest.app import main
from toychest.table import write_log

if os.name != "posix":
    pytest.skip("no pseudo-terminals here", allow_module_level=True)

from tests.app.program import piped


def learnt(folder: Path, *words: str, typed: Sequence[str] = ()) -> "subprocess.CompletedProcess[str]":
    return piped(["learn", *words, "--data", str(folder), "--plain", "--language", "en"], typed)


@pytest.mark.slow
def test_a_game_is_learnt_by_its_name(tmp_path: Path) -> None:
    assert "Step 1 of 9: Find the four treasures" in learnt(tmp_path, "castle").stdout


@pytest.mark.slow
def test_it_goes_on_where_it_was_left(tmp_path: Path) -> None:
    learnt(tmp_path, "castle", typed=["", "", "go"])
    assert "Step 4 of 9" in learnt(tmp_path, "castle").stdout


@pytest.mark.slow
def test_a_step_begins_anew(tmp_path: Path) -> None:
    learnt(tmp_path, "castle", typed=["", "", "go"])
    assert "Step 1 of 9" in learnt(tmp_path, "castle", "--step", "1").stdout


@pytest.mark.slow
def test_a_guide_that_was_left_is_not_gone_on_with(tmp_path: Path) -> None:
    learnt(tmp_path, "castle", typed=["", "", "go", "alone"])
    assert "Step 1 of 9" in learnt(tmp_path, "castle").stdout


@pytest.mark.slow
def test_another_games_guide_is_not_taken_for_it(tmp_path: Path) -> None:
    learnt(tmp_path, "castle", typed=["", "", "go"])
    assert "Step 1 of 11" in learnt(tmp_path, "toybattle").stdout


@pytest.mark.slow
def test_a_game_without_a_guide_is_told_which_have_one(tmp_path: Path) -> None:
    done = learnt(tmp_path, "chess")
    assert (done.returncode, "castle, toybattle, clockwork" in done.stderr) == (1, True)


@pytest.mark.slow
def test_the_shelf_says_how_to_learn(tmp_path: Path) -> None:
    assert "Learn one first: " in learnt(tmp_path).stdout


def test_verify_says_that_luck_was_scripted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "EDITIONS", {GUIDED.id: GUIDED})
    (tmp_path / "guided.log").write_bytes(write_log(to_the_end(learning(WHOLE)).log))
    done = CliRunner().invoke(main, ["verify", str(tmp_path / "guided.log")])
    assert (done.exit_code, "5 draws by its script" in done.output, ": fair" in done.output) == (0, True, False)
