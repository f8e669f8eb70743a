"""Every link from one of our documents to a file of ours leads somewhere."""

import re
from pathlib import Path

import pytest

from tests.docs.tree import ROOT, documents, named

LINK = re.compile(r"!?\[[^\]]*\]\((?P<target>[^)\s]+)\)")
HEADING = re.compile(r"^#+ (?P<words>.+)$", re.MULTILINE)


@pytest.mark.parametrize("page", documents(), ids=named)
def test_every_link_leads_somewhere(page: Path) -> None:
    targets = [found["target"] for found in LINK.finditer(page.read_text(encoding="utf-8"))]
    assert [target for target in targets if not leads_somewhere(page, target)] == []


def leads_somewhere(page: Path, target: str) -> bool:
    if target.startswith(("https://", "http://")):
        return True
    name, _, anchor = target.partition("#")
    goal = (page.parent / name).resolve() if name else page
    return goal.is_relative_to(ROOT) and goal.exists() and (not anchor or anchor in anchors(goal))


def anchors(page: Path) -> set[str]:
    headings = (found["words"] for found in HEADING.finditer(page.read_text(encoding="utf-8")))
    return {re.sub(r"[^\w\- ]", "", words.lower()).replace(" ", "-") for words in headings}


@pytest.mark.parametrize("target", ["nowhere.md", "../README.md", "README.md#no-such-heading"])
def test_a_dead_link_is_seen(target: str) -> None:
    assert not leads_somewhere(ROOT / "README.md", target)


def test_a_link_to_a_heading_is_followed() -> None:
    assert leads_somewhere(ROOT / "README.md", "ARCHITECTURE.md#the-life-of-one-move")


FILE = re.compile(r"`(?P<name>[\w/]+\.(?:py|toml|ts))`")


@pytest.mark.parametrize("page", ["ARCHITECTURE.md", "CONTRIBUTING.md", "docs/bots.md", "docs/server.md"])
def test_every_file_that_a_page_names_is_there(page: str) -> None:
    """By its last names, as it is called there: `workers/pool.py`."""
    names = {found["name"] for found in FILE.finditer((ROOT / page).read_text(encoding="utf-8"))}
    assert names
    assert [name for name in sorted(names) if not is_there(name)] == []


def is_there(name: str) -> bool:
    return (ROOT / name).exists() or any(any((ROOT / folder).glob(f"**/{name}")) for folder in ("src", "tests"))
