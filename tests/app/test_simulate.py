"""`toychest simulate`: what it refuses, in a sentence, and what it leaves behind."""

from concurrent.futures import ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from toychest.app import main


def refused(folder: Path, *words: str) -> str:
    said = CliRunner().invoke(main, ["simulate", *words, "--games", "1", "--out", str(folder)])
    assert said.exit_code == 1
    return said.output


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["ludo"], "No game here is called “ludo”. Here are: castle, clockwork, toybattle."),
        (["toybattle", "--bots", "7"], "No bot is called “7” here."),
        (["toybattle", "--seats", "5"], "That number of seats does not fit\nThis game takes 2."),
        (
            ["toybattle", "--option", "moon=full"],
            "This game has no choice called “moon”.\nChoose one of: terrain, beginner",
        ),
    ],
)
def test_what_cannot_be_simulated_is_refused_in_a_sentence(words: list[str], sentence: str, tmp_path: Path) -> None:
    assert sentence in refused(tmp_path / "games", *words)
    assert not (tmp_path / "games").exists()


def test_a_folder_that_cannot_be_made_is_refused_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear Ann,\n")
    said = refused(tmp_path / "letter" / "games", "castle")
    assert said.startswith("Error: cannot keep games in ")


def test_a_folder_with_something_else_is_refused_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear Ann,\n")
    said = refused(tmp_path, "castle")
    assert "holds something else than this simulation. Name another folder with --out." in said


class Killed(ThreadPoolExecutor):
    """A crew that loses a worker in its second job, as one does when memory runs out."""

    jobs = 0

    def submit(self, job: Any, /, *args: Any, **named: Any) -> Any:
        self.jobs += 1
        if self.jobs > 1:
            raise BrokenProcessPool("a process in the pool was terminated abruptly")
        return super().submit(job, *args, **named)


@pytest.mark.slow
@pytest.mark.compiled
def test_a_worker_that_is_killed_stops_it_in_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("toychest.commands.simulate.crew", lambda _: Killed(1))
    words = ["simulate", "castle", "--games", "3", "--batch", "1", "--out", str(tmp_path / "games")]
    said = CliRunner().invoke(main, words)
    assert said.exit_code == 1
    assert "The same command goes on with what is in" in said.output
    assert "Traceback" not in said.output


@pytest.mark.slow
@pytest.mark.compiled
def test_games_are_played_into_a_folder(tmp_path: Path) -> None:
    words = ["simulate", "castle", "--games", "2", "--batch", "1", "--workers", "1", "--out", str(tmp_path / "games")]
    said = CliRunner().invoke(main, words)
    assert said.output.endswith(f"Games in {tmp_path / 'games'}: 2\n")
    assert len(list((tmp_path / "games").glob("*.parquet"))) == 2
