"""Whoever serves or plays needs no engine in their own process: only workers import it."""

import subprocess
import sys

import click
import pytest

from toychest.app import main
from toychest.commands.lazy_commands import NAMES

IMPORTED = """
import importlib, sys
for name in sys.argv[1:]:
    importlib.import_module(name)
print([name for name in ("llvmlite", "numba", "numpy") if name in sys.modules])
"""


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
