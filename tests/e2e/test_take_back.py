"""Go, and still not too late: until the next row is laid, it can be taken back."""

import re

from playwright.sync_api import expect

from tests.e2e.conftest import Opener, Server
from tests.e2e.staged import CODE, TURN_AND_GO, stage_table


def test_go_is_taken_back_before_the_next_row_lies(open_page: Opener, server: Server) -> None:
    page = open_page(f"/t/{CODE}", stage_table(server.data, ["Zosia", "Tata"], f"{TURN_AND_GO}, turn 3 left"))
    page.get_by_role("button", name="Go!").click()
    expect(page.get_by_role("button", name="Lay the row")).to_be_enabled()
    page.get_by_role("button", name="Take back").click()
    expect(page.get_by_role("button", name=re.compile("^Card 3: .*turned"))).to_be_visible()
    expect(page.get_by_role("button", name="Go!")).to_be_enabled()
