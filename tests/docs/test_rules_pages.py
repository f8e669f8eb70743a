"""Every edition has a rules page, and the page names everything that can happen."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.docs.tree import ROOT, SRC
from toychest.contract import Edition
from toychest.games import EDITIONS
from toychest.words.rulebook import rules_page

PAGES = ROOT / "docs" / "rules"
GAMES = sorted({edition.game for edition in EDITIONS.values()})


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda edition: edition.id)
def test_every_edition_has_a_rules_page_that_names_it(edition: Edition) -> None:
    assert f"`{edition.id}`" in rules_page(edition.game).read_text(encoding="utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_every_event_has_its_words_on_the_page(game: str) -> None:
    assert sorted(event_kinds(SRC / "games" / game)) == sorted(described_events(PAGES / f"{game}.md"))


def event_kinds(folder: Path) -> set[str]:
    """The kinds of every `Event(kind=...)` that a game's code makes."""
    return {kind for source in folder.rglob("*.py") for kind in kinds_in(source)}


def kinds_in(source: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Event"):
            continue
        (kind,) = [keyword.value for keyword in node.keywords if keyword.arg == "kind"]
        assert isinstance(kind, ast.Constant), f"{source}:{node.lineno}: write the kind out, so that it can be found"
        yield str(kind.value)


def described_events(page: Path) -> list[str]:
    _, _, section = page.read_text(encoding="utf-8").partition("\n## Events\n")
    return re.findall(r"`([a-z]+(?:_[a-z]+)*)` \w+", section.split("\n## ")[0])
