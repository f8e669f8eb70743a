"""Whoever serves, plays or asks for help needs no engine in their own process: only workers import it."""

import subprocess
import sys
from pathlib import Path

import click
import pytest

from tests.app.program import PATIENCE, environment
from toychest.app import main
from toychest.commands.lazy_commands import NAMES
from toychest.commands.new import write_skeleton

IMPORTED = """
import importlib, sys
for name in sys.argv[1:]:
    importlib.import_module(name)
print([name for name in ("llvmlite", "numba", "numpy") if name in sys.modules])
"""

WITHOUT = """
import sys
more = ("fontTools", "gymnasium", "llvmlite", "numba", "numpy", "openskill", "pettingzoo", "pyarrow", "pydyf", "ray")
sys.modules |= dict.fromkeys(more)  # whoever imports one of them fails
import click
from toychest.app import main

def helped(group, path=()):
    for name in group.list_commands(click.Context(group)):
        command = group.get_command(click.Context(group), name)
        words = (*path, name)
        try:
            main([*words, "--help"], prog_name="toychest", standalone_mode=False)
        except ImportError as missing:
            sys.exit(f"{words}: {missing}")
        if isinstance(command, click.Group):
            helped(command, words)

main(["--help"], prog_name="toychest", standalone_mode=False)
helped(main)
sys.argv[1:] and main(sys.argv[1:])
"""


def without_engine(*words: str, **own: str) -> "subprocess.CompletedProcess[str]":
    """Every command asked for help, and one for what it does, as where only the page was set up."""
    command = [sys.executable, "-c", WITHOUT, *words]
    return subprocess.run(command, capture_output=True, text=True, env=environment(**own), timeout=PATIENCE)


@pytest.mark.slow
def test_every_command_helps_without_an_engine() -> None:
    said = without_engine()
    assert (said.returncode, said.stderr) == (0, "")
    assert [name for name in (*NAMES, "board", "serve", "verify") if f"toychest {name} " not in said.stdout] == []


@pytest.mark.slow
@pytest.mark.parametrize("words", [("laws", "castle"), ("train", "toybattle")], ids=" ".join)
def test_a_command_that_needs_an_engine_says_so_in_a_sentence(words: tuple[str, ...]) -> None:
    said = without_engine(*words)
    assert said.returncode == 1
    assert said.stderr.startswith("Error: This needs more than playing does: numba.")
    assert said.stderr.count("\n") == 1


@pytest.mark.slow
def test_a_game_without_a_kernel_keeps_the_laws_without_an_engine(tmp_path: Path) -> None:
    write_skeleton(tmp_path / "skerry")
    said = without_engine("laws", "skerry", PYTHONPATH=str(tmp_path / "skerry"))
    assert (said.returncode, said.stderr) == (0, "")


@pytest.mark.slow
@pytest.mark.parametrize("module", ["toychest.app", "toychest.commands.play", "toychest.commands.resume"])
def test_no_engine_is_imported(module: str) -> None:
    command = [sys.executable, "-c", IMPORTED, module]
    assert subprocess.run(command, capture_output=True, text=True, check=True).stdout == "[]\n"


@pytest.mark.parametrize("name", NAMES)
def test_a_named_command_is_found(name: str) -> None:
    command = main.get_command(click.Context(main), name)
    assert command is not None
    assert command.name == name


def test_all_commands_are_listed() -> None:
    assert {*NAMES, "board", "serve", "verify"} == set(main.list_commands(click.Context(main)))
