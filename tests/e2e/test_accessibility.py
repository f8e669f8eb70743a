"""axe-core finds nothing to complain about, in light and dark, on a desktop and on a phone."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.e2e.conftest import DESKTOP, Opener, Server
from tests.e2e.playing import click_once, play_by_mouse, start_alone
from tests.e2e.staged import CODE, ONE_GO_FROM_WINNING, stage_table

PHONE = {"width": 360, "height": 740}
SCREENS = [
    pytest.param(viewport, scheme, id=f"{viewport['width']}-{scheme}")
    for viewport in (DESKTOP, PHONE)
    for scheme in ("light", "dark")
]


def violations(page: Page) -> list[str]:
    results = Axe().run(page)
    return [f"{found['id']}: {found['nodes'][0]['html']}" for found in results.response["violations"]]


@pytest.mark.parametrize(("viewport", "scheme"), SCREENS)
def test_home_has_no_violation(open_page: Opener, viewport: dict[str, int], scheme: str) -> None:
    page = open_page(viewport=viewport, color_scheme=scheme)
    page.get_by_role("button", name="Play").first.click()
    assert violations(page) == []


@pytest.mark.parametrize(("viewport", "scheme"), SCREENS)
def test_the_table_has_no_violation(open_page: Opener, viewport: dict[str, int], scheme: str) -> None:
    page = open_page(viewport=viewport, color_scheme=scheme)
    start_alone(page)
    click_once(page)
    assert violations(page) == []


def test_the_end_has_no_violation(open_page: Opener, server: Server) -> None:
    page = open_page(f"/t/{CODE}", stage_table(server.data, ["Zosia"], ONE_GO_FROM_WINNING))
    play_by_mouse(page)
    assert violations(page) == []


@pytest.mark.parametrize("width", [360, 768, 1024, 1440, 1920])
def test_nothing_scrolls_sideways(open_page: Opener, width: int) -> None:
    page = open_page(viewport={"width": width, "height": 800})
    start_alone(page)
    click_once(page)
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
