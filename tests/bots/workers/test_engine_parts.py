"""The parts of an engine: counted before anything is imported, and told as they are."""

import subprocess
import sys

import pytest

from toychest.bots.workers.engine_parts import imports_told, parts_of

COUNTED = """
import sys
from toychest.bots.workers.engine_parts import parts_of
parts_of(sys.argv[1])
print([name for name in ("numba", "numpy") if name in sys.modules])
"""


@pytest.mark.parametrize("game", ["castle", "clockwork", "toybattle"])
def test_the_engine_comes_before_kernel_and_thinking(game: str) -> None:
    first, *rest = parts_of(game)
    assert first == "numba"
    assert f"toychest.games.{game}.kernel.step" in rest


def test_a_castle_is_planned_and_a_battle_searched() -> None:
    castle, battle = parts_of("castle"), parts_of("toybattle")
    assert "toychest.bots.castle_planner.compiled.plans" in castle
    assert "toychest.bots.compiled.search" in battle


@pytest.mark.usefixtures("tiny_games")
def test_a_game_without_a_kernel_has_no_parts() -> None:
    assert parts_of("dice-race") == ()


def test_counting_imports_nothing() -> None:
    said = subprocess.run([sys.executable, "-c", COUNTED, "castle"], capture_output=True, text=True, check=True).stdout
    assert said == "[]\n"


def test_each_part_is_told_once_when_it_is_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    told = list[int]()
    for name in ("colorsys", "sndhdr", "this"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    with imports_told(("colorsys", "this"), told.append):
        import colorsys
        import contextlib
        import io

        with contextlib.redirect_stdout(io.StringIO()):
            import this
        del colorsys, this
    assert told == [0, 1]


def test_afterwards_nothing_is_told() -> None:
    before = list(sys.meta_path)
    with imports_told((), lambda compiled: None):
        pass
    assert sys.meta_path == before
