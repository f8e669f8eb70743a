"""The sheet with the rules: in every language, on every paper, and as the printing reads a loop."""

import pytest

from tests.paper.drawn import READINGS, extents, pages
from toychest.games import EDITIONS
from toychest.paper.castle.rules_sheet import rules_sheet
from toychest.paper.page import MARGIN, PAPERS
from toychest.paper.words import Words
from toychest.words import LANGUAGES


def test_the_rules_come_last() -> None:
    assert pages("castle")[-1].name == "rules"


@pytest.mark.slow
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_fit_on_their_sheet(language: str, paper: str) -> None:
    page = rules_sheet(PAPERS[paper], Words(language), READINGS)
    left, top, right, foot = zip(*extents(page), strict=True)
    assert min(left) >= MARGIN
    assert min(top) >= MARGIN
    assert max(right) <= page.paper.width - MARGIN
    assert max(foot) <= page.paper.height - MARGIN


def test_a_loop_is_told_as_the_german_printing_reads_it() -> None:
    german = EDITIONS["castle-de-0"].values
    told = Words("en")("castle-sheet-loop", runs=german["loop_runs"], scope=german["loop_scope"])
    assert told == "Again: the card on its left acts 3 times in all."
