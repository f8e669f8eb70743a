"""The listings of the pages for researchers do what they say."""

import doctest
from pathlib import Path

import pytest

from tests.docs.tree import ROOT

PAGES = ("README.md", "datasets.md", "first-curve.md", "openspiel.md")


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize("page", PAGES)
def test_the_listings_of_a_page_do_what_they_say(page: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    found = doctest.testfile(str(Path(ROOT, "docs", "research", page)), module_relative=False)
    assert found.failed == 0
    assert found.attempted > 0
