"""Our reports say what was measured."""

from functools import cache

import pytest

from tools.reports import PAGES, ROOT, made

REPORTED = sorted(file.stem.removeprefix("report-") for file in (ROOT / "bench").glob("report-*.json"))
NAMES = [f"{game}.{kind}" for game in REPORTED for kind in ("html", "md")]


@cache
def pages() -> dict[str, str]:
    """Every page as it should be, by name; made when a test asks."""
    return {page.name: text for page, text in made().items()}


def test_every_game_of_ours_has_one() -> None:
    assert REPORTED == ["castle", "clockwork", "toybattle"]
    assert sorted(pages()) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_a_page_holds_the_figures_of_its_file(name: str) -> None:
    assert (PAGES / name).read_text("utf-8") == pages()[name], "run python -m tools.reports"
