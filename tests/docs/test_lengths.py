"""Documents and source files stay as short as the house style says."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.docs.tree import ROOT, lines_of, named

PARTS = ("src", "tests", "tools", "bench")
LONGEST = {
    "README.md": 120,
    "ARCHITECTURE.md": 150,
    "CONTRIBUTING.md": 150,
    "docs/adding-a-game.md": 60,
    "docs/boards.md": 120,
    "docs/city-boards.md": 120,
    "docs/house-style.md": 200,
    "docs/operating.md": 130,
    "docs/protocol.md": 270,
    "docs/server.md": 100,
    "docs/translating.md": 90,
    "docs/log-format.md": 110,
    "docs/notation.md": 70,
    **{named(page): 40 for page in (ROOT / "docs" / "adr").glob("*.md")},
    **{named(page): 60 for page in (ROOT / "docs" / "notes").glob("*.md")},
}
PYTHON = sorted([ROOT / "play.py", *(path for folder in PARTS for path in (ROOT / folder).rglob("*.py"))])
GENERATED = ROOT / "client" / "src" / "wire.ts"
"""Written by tools/wire_types.py; it is as long as the wire is wide."""
WRITTEN = [path for path in (ROOT / "client" / "src").rglob("*") if path != GENERATED]
CLIENT = sorted(path for path in WRITTEN if path.suffix in (".ts", ".svelte", ".css"))


@pytest.mark.parametrize("page", sorted(LONGEST))
def test_a_document_keeps_its_length(page: str) -> None:
    assert lines_of(ROOT / page) <= LONGEST[page]


def test_a_source_file_has_at_most_400_lines() -> None:
    lengths = {named(source): lines_of(source) for source in [*PYTHON, *CLIENT]}
    assert {name: length for name, length in lengths.items() if length > 400} == {}


@pytest.mark.parametrize("folder", PARTS)
def test_a_function_has_at_most_40_lines(folder: str) -> None:
    sources = [source for source in PYTHON if source.is_relative_to(ROOT / folder)]
    lengths = {(named(source), name): length for source in sources for name, length in functions(source)}
    assert len(lengths) > 0
    assert {place: length for place, length in lengths.items() if length > 40} == {}


def functions(source: Path) -> Iterator[tuple[str, int]]:
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.end_lineno is not None:
            yield node.name, node.end_lineno - node.lineno + 1
