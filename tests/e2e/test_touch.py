"""On a phone, with fingers alone."""

import re

from playwright.sync_api import Page, expect

from tests.e2e.conftest import PHONE, Opener, Server
from tests.e2e.playing import OPEN_TURN
from tests.e2e.staged import CODE, TURN_AND_GO, Seats, stage_table


def open_phone(open_page: Opener, path: str = "/", seats: Seats | None = None) -> Page:
    return open_page(path, seats, viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)


def test_a_game_is_started_and_a_row_laid_by_touch(open_page: Opener) -> None:
    page = open_phone(open_page)
    page.get_by_role("button", name="Play").first.tap()
    page.get_by_role("button", name="Me alone").tap()
    page.get_by_role("button", name=OPEN_TURN).tap()
    expect(page.get_by_role("button", name=re.compile(r"^Card \d"))).to_have_count(3)


def test_a_row_is_planned_and_run_by_touch(open_page: Opener, server: Server) -> None:
    page = open_phone(open_page, f"/t/{CODE}", stage_table(server.data, ["Zosia"], TURN_AND_GO))
    page.get_by_role("button", name="Card 3: left").tap()
    page.get_by_role("button", name="Turn card 3 left").tap()
    expect(page.get_by_role("button", name=re.compile("^Card 3: .*turned"))).to_be_visible()
    page.get_by_role("button", name="Go!").tap()
    expect(page.get_by_role("button", name="Lay the row")).to_be_visible()
