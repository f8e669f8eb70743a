"""The contract and the games import only what cannot wait, print, or roll dice."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from toychest.games import EDITIONS

PURE = {
    *(
        "__future__",
        "abc",
        "collections",
        "copy",
        "dataclasses",
        "difflib",
        "enum",
        "fractions",
        "functools",
        "hashlib",
        "importlib",
        "itertools",
    ),
    *("math", "msgspec", "operator", "string", "tomllib", "types", "typing", "re"),
}
# Imports the package in a fresh Python and prints every module that its own files ask for.
WATCH = """
import builtins, json, sys
asked = set()
real = builtins.__import__
def watched(name, globals=None, locals=None, fromlist=(), level=0):
    importer = (globals or {}).get("__name__", "")
    if level == 0 and importer.startswith("toychest"):
        asked.add(name)
    return real(name, globals, locals, fromlist, level)
builtins.__import__ = watched
for module in sys.argv[1:]:
    real(module)
builtins.__import__ = real
print(json.dumps(sorted(asked)))
"""
GAMES = sorted({edition.game for edition in EDITIONS.values()})


def asked_for(*modules: str) -> set[str]:
    watching = [sys.executable, "-c", WATCH, *modules]
    return set(json.loads(subprocess.run(watching, capture_output=True, text=True, check=True, timeout=240).stdout))


def impure(asked: set[str], *allowed: str) -> list[str]:
    return sorted(name for name in asked if name.split(".")[0] not in PURE and not name.startswith(allowed))


def test_the_contract_knows_nothing() -> None:
    assert impure(asked_for("toychest.contract"), "toychest.contract") == []


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_pure(game: str) -> None:
    assert (
        impure(asked_for("toychest.games", f"toychest.games.{game}.rules"), "toychest.contract", "toychest.games") == []
    )


def test_an_impure_import_would_be_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "toychest_impure.py").write_text("import random\nfrom time import sleep\n")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    assert impure(asked_for("toychest_impure"), "toychest.contract") == ["random", "time"]
