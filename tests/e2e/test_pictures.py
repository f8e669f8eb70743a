"""The pictures of the documents, taken from the running game: `TOYCHEST_PICTURES=1` writes them anew."""

import os
import struct
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import DESKTOP, Opener, Server
from tests.e2e.staged import CODE, PLANNED, ROWS, TREASURES, stage_table

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
TEAM = ["Zosia", "Tata", "Babcia"]
PHONE = {"width": 360, "height": 740}
TAKEN: dict[str, dict[str, Any]] = {
    "castle.png": {"viewport": DESKTOP, "color_scheme": "light"},
    "castle-dark.png": {"viewport": DESKTOP, "color_scheme": "dark"},
    "castle-phone.png": {"viewport": PHONE, "color_scheme": "light", "device_scale_factor": 2},
}


@pytest.mark.parametrize("name", TAKEN)
def test_a_picture_of_the_table(open_page: Opener, server: Server, name: str) -> None:
    seats = stage_table(server.data, TEAM, f"{TREASURES}, {ROWS}, {PLANNED}")
    page = open_page(f"/t/{CODE}", seats, **TAKEN[name])
    expect(page.get_by_role("button", name="Go!")).to_be_enabled()
    expect(page.get_by_text("2 treasures").first).to_be_visible()
    page.evaluate("document.fonts.ready")
    picture = page.screenshot()
    if os.environ.get("TOYCHEST_PICTURES") == "1":
        PICTURES.mkdir(exist_ok=True)
        (PICTURES / name).write_bytes(picture)
    assert size_of(picture) == size_of((PICTURES / name).read_bytes())


def size_of(png: bytes) -> tuple[int, ...]:
    """Width and height of a PNG."""
    return struct.unpack(">II", png[16:24])
