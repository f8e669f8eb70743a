"""A mutant is killed where a test fails in its fork, and nothing of it is left behind."""

import os
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from tools import mutant_sample

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")  # a fork beside threads


def session_whose_test_notices(mutant: str) -> pytest.Session:
    session = SimpleNamespace(testsfailed=0)

    def run(item: object, nextitem: object) -> None:
        session.testsfailed += os.environ[mutant_sample.CHOSEN] == mutant

    item = SimpleNamespace(config=SimpleNamespace(hook=SimpleNamespace(pytest_runtest_protocol=run)))
    session.items = [item]
    return cast(pytest.Session, session)


@pytest.mark.parametrize(("mutant", "verdict"), [("worse", "killed"), ("same", "survived")])
def test_a_mutant_is_killed_by_a_test_that_notices(mutant: str, verdict: str) -> None:
    assert mutant_sample._verdict(session_whose_test_notices("worse"), mutant, [0]) == verdict


def test_what_was_tried_is_not_tried_again(tmp_path: Path) -> None:
    notes = tmp_path / "game.jsonl"
    notes.write_text('["one", "killed"]\n["two", "survived"]\n')
    assert mutant_sample._known(notes) == {"one": "killed", "two": "survived"}


def test_nothing_is_known_before_the_first_run(tmp_path: Path) -> None:
    assert mutant_sample._known(tmp_path / "game.jsonl") == {}


def test_the_rules_alone_are_changed_where_that_is_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("rules.py", "speech.py", "kernel/step.py"):
        file = tmp_path / "src/toychest/games/harbour" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("def docked(boats: int) -> int:\n    return boats + 1\n")
    mutant_sample._mutate(tmp_path, "harbour", mutant_sample.TELLING)
    changed = {name.rpartition(".")[0] for name in (tmp_path / "harbour.mutants").read_text().split("\n")}
    assert changed == {"toychest.games.harbour.rules"}
