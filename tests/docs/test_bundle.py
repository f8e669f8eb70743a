"""The built client that is committed was built from the sources that are committed, and nobody has touched it since."""

import hashlib
import json

import pytest

from tests.docs.tree import ROOT, SRC

STATIC = SRC / "web" / "static"
STAMP = json.loads((STATIC / "build.json").read_text(encoding="utf-8"))
INPUTS: list[str] = STAMP["inputs"]
FOUND = (
    "client/src/games/*/index.ts",
    "client/src/games/*/box.ts",
    "client/src/games/*/howto/HowTo.svelte",
    "client/src/games/*/howto/RulePicture.svelte",
    "src/toychest/games/castle/boards/*.toml",
    "src/toychest/games/toybattle/terrains/*.toml",
    "src/toychest/games/*/words/*/*.ftl",
    "src/toychest/words/locales/*/*.ftl",
)
"""What the build finds by its place; everything else it finds by an import."""
UNUSED = ("terminal.ftl", "commands.ftl", "sheet.ftl", "lan.ftl")


def stamp(paths: list[str]) -> str:
    digest = hashlib.sha256()
    for path in paths:
        digest.update(path.encode() + b"\0" + (ROOT / path).read_bytes() + b"\0")
    return digest.hexdigest()


def test_the_bundle_is_fresh() -> None:
    assert STAMP["sources"] == stamp([path for path in INPUTS if (ROOT / path).exists()]), (
        "in client/: npm run build, then commit src/toychest/web/static"
    )


def test_every_built_file_is_as_it_was_built() -> None:
    files = {path.relative_to(STATIC).as_posix(): path for path in STATIC.rglob("*") if path.is_file()}
    sums = {name: hashlib.sha256(path.read_bytes()).hexdigest() for name, path in files.items() if name != "build.json"}
    assert sums == STAMP["outputs"]


def test_nothing_new_is_left_out() -> None:
    found = [path for pattern in FOUND for path in ROOT.glob(pattern) if path.name not in UNUSED]
    assert {path.relative_to(ROOT).as_posix() for path in found} <= set(INPUTS)


@pytest.mark.parametrize(
    "name", ["client/src/main.ts", "client/index.html", "src/toychest/games/castle/words/en/castle.ftl"]
)
def test_a_changed_source_would_change_the_stamp(name: str) -> None:
    assert stamp([path for path in INPUTS if path != name]) != stamp(INPUTS)


def test_tests_and_the_terminals_words_are_not_built_in() -> None:
    assert [path for path in INPUTS if path.endswith((".test.ts", "terminal.ftl", "commands.ftl"))] == []
