"""Our reports say what was measured."""

from pathlib import Path

import pytest

from tools.reports import made

PAGES = made()


def test_every_game_of_ours_has_one() -> None:
    assert {page.stem for page in PAGES} == {"castle", "clockwork", "toybattle"}


@pytest.mark.parametrize("page", sorted(PAGES), ids=lambda page: page.name)
def test_a_page_holds_the_figures_of_its_file(page: Path) -> None:
    assert page.read_text("utf-8") == PAGES[page], "run python -m tools.reports"
