"""Looks at a page: what axe-core says of it, and whether it scrolls sideways, on one screen or on several in turn.

A page that is made smaller or darker is the same page: it is loaded once for all the screens it is looked at on.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, ViewportSize, expect

Screen = tuple[ViewportSize, str]
"""How large it is, and whether it is light or dark."""

AT_REST = """async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    await frame();
    const moving = document.getAnimations().filter((each) => each.effect.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moving.map((each) => each.finished));
}"""
"""Waits until a new size or scheme is drawn, and nothing fades any more: what is half seen has another contrast."""

VIOLATIONS: dict[str, object] = {"resultTypes": ["violations"], "selectors": False}
"""What is wrong, as it stands in the page: nobody reads where that is, and it takes long to say."""

AXE = Axe()
CONTRAST = VIOLATIONS | {"runOnly": ["color-contrast"]}


def violations(page: Page) -> list[str]:
    """What axe-core complains about."""
    page.evaluate(AT_REST)
    return _said(page)


def violations_on(page: Page, *screens: Screen) -> list[str]:
    """What axe-core complains about on each of these screens; another scheme alone changes nothing but colours."""
    found: list[str] = []
    before: ViewportSize | None = None
    for viewport, scheme in screens:
        show_on(page, viewport, scheme)
        said = _said(page, CONTRAST) if viewport == before else _said(page)
        found += [f"{viewport['width']} {scheme}, {each}" for each in said]
        before = viewport
    return found


def each_sheet(page: Page, sheets: Mapping[str, Callable[[Page], None]]) -> Iterator[str]:
    """One sheet after another over the same page, by its name: open while it is looked at, closed before the next."""
    for name, open_sheet in sheets.items():
        open_sheet(page)
        expect(page.get_by_role("dialog")).to_be_visible()
        yield name
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)


def _said(page: Page, options: dict[str, object] = VIOLATIONS) -> list[str]:
    if not page.evaluate("() => 'axe' in window"):  # half a megabyte to read: once for a page
        page.evaluate(AXE.axe_script)
    found = page.evaluate("async (options) => (await axe.run(document, options)).violations", options)
    return [f"{each['id']}: {each['nodes'][0]['html']}" for each in found]


def show_on(page: Page, viewport: ViewportSize, scheme: str = "light") -> None:
    """The same page on another screen, drawn."""
    page.set_viewport_size(viewport)
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light", reduced_motion="reduce")
    page.evaluate(AT_REST)


def scrolls_sideways(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"))


def scrolls_sideways_on(page: Page, viewports: Iterable[ViewportSize]) -> list[ViewportSize]:
    """Those of these screens on which a page is too wide."""
    found: list[ViewportSize] = []
    for viewport in viewports:
        show_on(page, viewport)
        if scrolls_sideways(page):
            found.append(viewport)
    return found
