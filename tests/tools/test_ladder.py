"""How long a series took is told whole, however often it was stopped."""

import json
from pathlib import Path
from typing import Any

import pytest

from tools.ladder import Series, measured, write

pytestmark = pytest.mark.slow


def played(folder: Path, games: int) -> Any:
    """What came out of a series between two bots that move at random, up to so many games."""
    return measured(Series("tiny", "toybattle", "random,random", games), folder)


def took(folder: Path, minutes: int) -> None:
    """As if all games so far had taken so long."""
    (folder / "tiny.seconds").write_text(f"{60 * minutes}\n", "utf-8")


def test_a_series_that_was_stopped_counts_the_minutes_of_all_its_runs(tmp_path: Path) -> None:
    played(tmp_path, games=1)
    took(tmp_path, minutes=30)
    assert 30 <= played(tmp_path, games=2)["minutes"] < 60


def test_a_series_that_is_complete_takes_no_longer(tmp_path: Path) -> None:
    played(tmp_path, games=1)
    took(tmp_path, minutes=30)
    assert played(tmp_path, games=1)["minutes"] == 30


def test_a_series_that_is_begun_anew_has_no_minutes_of_the_games_before(tmp_path: Path) -> None:
    took(tmp_path, minutes=30)
    assert played(tmp_path, games=1)["minutes"] < 30


def test_a_run_that_is_stopped_leaves_the_minutes_that_it_took(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("tools.ladder.load_kernel", stopped)
    monkeypatch.setattr("tools.ladder.monotonic", iter([0, 120]).__next__)
    with pytest.raises(KeyboardInterrupt):
        played(tmp_path, games=1)
    assert float((tmp_path / "tiny.seconds").read_text("utf-8")) == 120


def test_games_of_which_nobody_knows_how_long_they_took_are_refused(tmp_path: Path) -> None:
    played(tmp_path, games=1)
    (tmp_path / "tiny.seconds").unlink()
    with pytest.raises(SystemExit, match=r"tiny\.seconds is missing"):
        played(tmp_path, games=2)


def test_a_series_that_is_played_alone_leaves_the_others_as_they_were(tmp_path: Path) -> None:
    file = tmp_path / "ladder.json"
    write(file, {"castle": "old", "clockwork": "old"})
    write(file, {"castle": "new"})
    assert json.loads(file.read_text("utf-8"))["series"] == {"clockwork": "old", "castle": "new"}
