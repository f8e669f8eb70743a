"""Measures what a reader would miss: words that are cut, that leave their button, or that lie on other words."""

from collections.abc import Iterable

from playwright.sync_api import Page, ViewportSize

from tests.e2e.looking import show_on

WIDTHS: tuple[ViewportSize, ...] = (
    {"width": 360, "height": 740},
    {"width": 390, "height": 844},
    {"width": 820, "height": 1180},
    {"width": 1440, "height": 900},
)

UNREADABLE = """() => {
    const [SLACK, EDGE] = [2, 8];
    const dialogs = [...document.querySelectorAll('dialog[open]')];
    const root = dialogs.at(-1) ?? document.body;
    const named = (each) => each.tagName.toLowerCase() + [...each.classList].map((name) => '.' + name).join('');
    const words = (each) => each.textContent.trim().slice(0, 50);
    const said = (each) => `${named(each.parentElement ?? each)} > ${named(each)} “${words(each)}”`;

    function isShown(each) {
        if (!each.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
        for (let up = each; up !== null; up = up.parentElement) {
            const style = getComputedStyle(up);
            if (style.clipPath !== 'none' || style.clip !== 'auto') return false;
            if (up.matches('[inert], script, style')) return false;
        }
        return true;
    }

    function linesOf(each) {
        const range = document.createRange();
        const texts = [...each.childNodes].filter((node) => node.nodeType === 3 && node.data.trim() !== '');
        const rects = texts.flatMap((node) => (range.selectNodeContents(node), [...range.getClientRects()]));
        return rects.filter((rect) => rect.width > 1 && rect.height > 1);
    }

    /** The boxes that hide or scroll what is too long, the nearest first; in one that scrolls all can be read. */
    function boxesOver(each) {
        const found = [];
        for (let up = each; up !== null && up !== document.documentElement; up = up.parentElement) {
            const style = getComputedStyle(up);
            const [x, y] = [style.overflowX, style.overflowY];
            const rect = up.getBoundingClientRect();
            const hides = (how) => how === 'hidden' || how === 'clip';
            const scrolls = (how) => how === 'auto' || how === 'scroll';
            if (x !== 'visible' || y !== 'visible')
                found.push({ rect, x: hides(x), y: hides(y), scrollsX: scrolls(x), scrollsY: scrolls(y), up });
            if (style.position === 'fixed') break;
        }
        return found;
    }

    /** Something that is meant to hang out of its button, such as a sign over a stone. */
    function isHung(each) {
        for (let up = each; up !== null && !up.matches('button, a, summary, label'); up = up.parentElement)
            if (getComputedStyle(up).position === 'absolute') return true;
        return false;
    }

    /** What is left of a line that a scrolling list has drawn half under its edge. */
    function within(line, boxes) {
        let { left, right, top, bottom } = line;
        for (const { rect } of boxes.filter((box) => box.scrollsY))
            [top, bottom] = [Math.max(top, rect.top), Math.min(bottom, rect.bottom)];
        return { left, right, top, bottom, height: line.height };
    }

    const isOut = (line, rect) => line.bottom <= rect.top + SLACK || line.top >= rect.bottom - SLACK;
    const faults = [];
    const shown = [];
    const page = document.documentElement;
    if (page.scrollWidth > page.clientWidth) faults.push('the page scrolls sideways');
    for (const each of root.querySelectorAll('*')) {
        const lines = linesOf(each);
        if (lines.length === 0 || !isShown(each)) continue;
        const boxes = boxesOver(each);
        const isDrawn = each.closest('svg') !== null;
        const scrollsX = boxes.some((box) => box.scrollsX);
        const seen = [];
        for (const line of lines) {
            let isSeen = true;
            for (const box of boxes) {
                if (box.scrollsY && isOut(line, box.rect)) isSeen = false;
                if (isDrawn) continue;
                if (box.up.dataset.whole !== undefined && isOut(line, box.rect)) {
                    isSeen = false;
                    continue;
                }
                if (box.x && (line.left < box.rect.left - SLACK || line.right > box.rect.right + SLACK))
                    faults.push(`cut by ${named(box.up)}: ${said(each)}`);
                else if (box.y && !boxes.slice(0, boxes.indexOf(box)).some((inner) => inner.scrollsY)
                    && (line.top < box.rect.top - line.height / 3 || line.bottom > box.rect.bottom + line.height / 3))
                    faults.push(`cut below by ${named(box.up)}: ${said(each)}`);
            }
            if (!isDrawn && !scrollsX && (line.left < -SLACK || line.right > innerWidth + SLACK))
                faults.push(`out of the window: ${said(each)}`);
            if (isSeen) seen.push(within(line, boxes));
        }
        const button = isHung(each) || seen.length === 0 ? null : each.closest('button, a, summary, label');
        const box = button?.getBoundingClientRect();
        if (box && getComputedStyle(button).display !== 'inline'
            && lines.some((line) => line.left < box.left - EDGE || line.right > box.right + EDGE
                || line.top < box.top - line.height / 3 || line.bottom > box.bottom + line.height / 3))
            faults.push(`leaves its button: ${said(each)}`);
        const isPicture = isDrawn && (each.closest('[aria-hidden=true]') || !/\\p{L}{3}/u.test(each.textContent));
        if (!isPicture) shown.push({ each, lines: seen });
    }

    /** Does one of them float over the other on purpose: stuck to an edge, or scrolled by itself? */
    function isApart(one, other) {
        const floatsOver = (each, rest) => {
            for (let up = each; up !== null && !up.contains(rest); up = up.parentElement)
                if (['fixed', 'sticky'].includes(getComputedStyle(up).position)) return true;
            return false;
        };
        return floatsOver(one, other) || floatsOver(other, one);
    }

    const overlap = (a, b) =>
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > SLACK
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > a.height / 4 + SLACK;
    const icons = [...root.querySelectorAll('button svg, a svg, summary svg')].filter((icon) =>
        isShown(icon) && !icon.closest('[data-board]')
        && !boxesOver(icon).some((box) => (box.scrollsY || box.y) && isOut(icon.getBoundingClientRect(), box.rect)));
    for (const { each, lines } of shown) {
        if (each.closest('svg, [data-board]')) continue;
        for (const icon of icons) {
            const [box, key] = [icon.getBoundingClientRect(), icon.closest('button, a, summary')];
            if (!key.contains(each) && !isApart(key, each) && lines.some((line) => overlap(line, box)))
                faults.push(`${said(each)} lies on a picture in ${said(key)}`);
        }
    }
    for (const [at, one] of shown.entries())
        for (const other of shown.slice(at + 1))
            if (one.lines.some((a) => other.lines.some((b) => overlap(a, b))) && !isApart(one.each, other.each))
                faults.push(`${said(one.each)} lies on ${said(other.each)}`);
    return [...new Set(faults)];
}"""

TURN = """(isTable) => {
    const shown = [...document.querySelectorAll('.turn .text')].filter((text) => text.checkVisibility());
    return (shown.length > 0 || !isTable) && shown.every((text) => {
        const own = text.getBoundingClientRect();
        return own.width > 0 && own.left >= 0 && own.right <= innerWidth && own.top >= 0 && own.bottom <= innerHeight
            && text.scrollWidth <= text.clientWidth + 1 && text.scrollHeight <= text.clientHeight + 2;
    });
}"""


def unreadable(page: Page, viewports: Iterable[ViewportSize], *, is_table: bool = False) -> list[str]:
    """What cannot be read on each of these screens, and whose turn it is, if that cannot; a table always says it."""
    found: list[str] = []
    for viewport in viewports:
        show_on(page, viewport)
        faults = at_last(page, is_table=is_table)
        found += [f"{viewport['width']}: {fault}" for fault in faults]
    return found


def at_last(page: Page, *, is_table: bool) -> list[str]:
    """What cannot be read once everything has found its place: a drawing measures its room after it was given it."""
    faults: list[str] = []
    for _ in range(5):
        faults = [*page.evaluate(UNREADABLE), *([] if page.evaluate(TURN, is_table) else ["whose turn it is"])]
        if not faults:
            break
        page.wait_for_timeout(150)
    return faults
