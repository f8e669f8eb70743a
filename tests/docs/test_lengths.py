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
    "docs/protocol.md": 200,
    "docs/log-format.md": 120,
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


@pytest.mark.parametrize("source", [*PYTHON, *CLIENT], ids=named)
def test_a_source_file_has_at_most_400_lines(source: Path) -> None:
    assert lines_of(source) <= 400


@pytest.mark.parametrize("source", PYTHON, ids=named)
def test_a_function_has_at_most_40_lines(source: Path) -> None:
    assert [f"{name}: {length} lines" for name, length in functions(source) if length > 40] == []


def functions(source: Path) -> Iterator[tuple[str, int]]:
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.end_lineno is not None:
            yield node.name, node.end_lineno - node.lineno + 1
