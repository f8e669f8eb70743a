"""The pictures of the documents, taken from the running game: `TOYCHEST_PICTURES=1` writes them anew."""

import os
from base64 import b64encode
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.e2e import battling, cities, escaping
from tests.e2e.battles import MIDDLE_GAME
from tests.e2e.conftest import DESKTOP, PHONE, Opener, Server, in_some
from tests.e2e.looking import AT_REST
from tests.e2e.playing import open_choices, what_is_played
from tests.e2e.staged import CODE, PLANNED, ROWS, TREASURES, stage_table
from toychest.words import LANGUAGES, say

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
TEAM = ["Zosia", "Tata", "Babcia"]
TAKEN: dict[str, dict[str, Any]] = {
    "castle.webp": {"viewport": DESKTOP, "color_scheme": "light"},
    "castle-dark.webp": {"viewport": DESKTOP, "color_scheme": "dark"},
    "castle-phone.webp": {"viewport": PHONE, "color_scheme": "light", "device_scale_factor": 2},
}
TEAMS = {
    "nl": ["Sanne", "Papa", "Oma"],
    "de": ["Jule", "Papa", "Oma"],
    "es": ["Lucía", "Papá", "Abuela"],
    "fr": ["Chloé", "Papa", "Mamie"],
    "hu": ["Zsófi", "Apa", "Nagyi"],
    "pl": TEAM,
    "cs": ["Anička", "Táta", "Babi"],
    "sl": ["Nika", "Oči", "Babi"],
    "uk": ["Соля", "Тато", "Бабуся"],
    "ru": ["Маша", "Папа", "Бабушка"],
    "it": ["Giulia", "Papà", "Nonna"],
    "ro": ["Ioana", "Tata", "Bunica"],
}
"""Who plays in the picture of each language's README."""

READER = {"width": 1000, "height": 640}
SHEET = {"width": 900, "height": 900}
ANEW = "TOYCHEST_PICTURES=1 takes it anew"
MOST_CHANGED = 0.02
"""The share of pixels that another machine's Chromium may draw otherwise."""

COMPARE = """async ([before, after]) => {
    const pixels = async (base64) => {
        const image = new Image();
        image.src = `data:image/${base64.startsWith('UklGR') ? 'webp' : 'png'};base64,${base64}`;
        await image.decode();
        const pen = new OffscreenCanvas(image.width, image.height).getContext('2d');
        pen.drawImage(image, 0, 0);
        return pen.getImageData(0, 0, image.width, image.height);
    };
    const [one, other] = [await pixels(before), await pixels(after)];
    if (one.width !== other.width || one.height !== other.height) return 1;
    const differs = (at) => [0, 1, 2].some((part) => Math.abs(one.data[at + part] - other.data[at + part]) > 48);
    let changed = 0;
    for (let at = 0; at < one.data.length; at += 4) changed += differs(at);
    return changed / (one.width * one.height);
}"""


SMALL = """async ([base64, quality]) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    canvas.getContext('2d').drawImage(image, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
    return Array.from(new Uint8Array(await blob.arrayBuffer()));
}"""
"""Two fifths of the PNG's size: every picture that is taken anew stays in the repository for ever."""


@pytest.mark.parametrize("name", TAKEN)
def test_a_picture_shows_the_table_as_it_is(browser: Browser, open_page: Opener, server: Server, name: str) -> None:
    seats = stage_table(server.data, TEAM, f"{TREASURES}, {ROWS}, {PLANNED}")
    page = open_page(f"/t/{CODE}", seats, **TAKEN[name])
    expect(page.get_by_role("button", name="Go!")).to_be_enabled()
    expect(page.get_by_text("2 treasures").first).to_be_visible()
    assert difference(browser, page.locator("body"), name) <= MOST_CHANGED, ANEW


def test_a_picture_shows_a_battle_as_it_is(browser: Browser, open_page: Opener, server: Server) -> None:
    page = battling.open_staged(open_page, server, MIDDLE_GAME)
    page.keyboard.press("3")
    expect(battling.targets(page).first).to_be_visible()
    assert difference(browser, page.locator("body"), "toybattle.webp") <= MOST_CHANGED, ANEW


def test_a_picture_shows_the_city_as_it_is(browser: Browser, open_page: Opener, server: Server) -> None:
    page = escaping.open_staged(open_page, server, cities.MIDDLE_GAME)
    expect(escaping.targets(page).first).to_be_visible()
    assert difference(browser, page.locator("body"), "clockwork.webp") <= MOST_CHANGED, ANEW


def test_a_picture_shows_what_can_be_chosen(browser: Browser, open_page: Opener) -> None:
    page = open_page(viewport=SHEET)
    open_choices(page)
    card = page.get_by_role("article").filter(has_text="Which castle?")
    assert difference(browser, card, "choices.webp") <= MOST_CHANGED, ANEW


def test_a_picture_shows_the_rules_as_a_table_marks_them(browser: Browser, open_page: Opener, server: Server) -> None:
    seats = stage_table(server.data, TEAM, TREASURES, "castle-de-0+loop_runs=2")
    page = open_page(f"/t/{CODE}", seats, viewport=SHEET)
    what_is_played(page).click()
    expect(page.get_by_role("region", name="This table plays")).to_be_visible()
    assert difference(browser, page.get_by_role("dialog"), "rules-marked.webp") <= MOST_CHANGED, ANEW


@pytest.mark.parametrize("language", in_some(LANGUAGES[1:], ("de",)))
def test_a_picture_shows_a_table_in_its_language(
    browser: Browser, open_page: Opener, server: Server, language: str
) -> None:
    seats = stage_table(server.data, TEAMS[language], f"{TREASURES}, {ROWS}, {PLANNED}")
    page = open_page(f"/t/{CODE}", seats, viewport=READER, color_scheme="light", locale=language)
    expect(page.get_by_role("button", name=say("castle-go", language=language))).to_be_enabled()
    assert difference(browser, page.locator("body"), f"readme-{language}.webp", quality=0.6) <= MOST_CHANGED, ANEW


def test_another_picture_would_be_noticed(browser: Browser) -> None:
    light, dark = ((PICTURES / name).read_bytes() for name in ("castle.webp", "castle-dark.webp"))
    assert changed(browser, light, dark) > MOST_CHANGED


def difference(browser: Browser, part: Locator, name: str, quality: float = 0.85) -> float:
    """How much a part of a page differs from its picture, which is taken first where that is asked for."""
    part.page.evaluate("document.fonts.ready")
    part.page.evaluate(AT_REST)
    picture = part.screenshot()
    if os.environ.get("TOYCHEST_PICTURES") == "1":
        PICTURES.mkdir(exist_ok=True)
        page = browser.new_page()
        (PICTURES / name).write_bytes(bytes(page.evaluate(SMALL, [b64encode(picture).decode(), quality])))
        page.close()
    return changed(browser, (PICTURES / name).read_bytes(), picture)


def changed(browser: Browser, before: bytes, after: bytes) -> float:
    """The share of pixels whose colour clearly differs, counted on a blank page; all of them if the sizes differ."""
    page = browser.new_page()
    share = page.evaluate(COMPARE, [b64encode(before).decode(), b64encode(after).decode()])
    page.close()
    return float(share)
