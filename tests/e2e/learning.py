"""Somebody who learns: does what the coach lights, by mouse, by finger or by keys, and knows nothing else."""

from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import Locator, Page, expect

MOST_DEEDS = 60
MOST_TABS = 120
SELECTORS = {
    "place": '[data-place="{0}"], [data-square="{0}"]',
    "spot": '[data-place="spot {0}"]',
    "hand": '[data-card="{0}"]',
}
"""How a thing that glows is found on the page, by the first word of its name; everything else by its whole name."""

NOW = """() => {
    const card = document.querySelector('[data-coach]');
    const isReady = card && !card.querySelector('[data-go-on]:disabled');
    return isReady && getComputedStyle(card).visibility === 'visible'
        ? [Number(card.dataset.beat), card.dataset.scene, card.dataset.pointed ?? '']
        : null;
}"""
SOMETHING_ELSE = f"(before) => JSON.stringify(({NOW})()) !== JSON.stringify(before)"
IS_DONE = "(game) => JSON.parse(localStorage.getItem('toychest.guides') ?? '{}')[game]?.isDone === true"
IS_MOVED_ON = f"([game, before]) => ({IS_DONE})(game) || (({NOW})() !== null && ({SOMETHING_ELSE})(before))"


class Seen(NamedTuple):
    """What a learner sees of the coach: at which beat it is, what it does, and what glows."""

    beat: int
    scene: str
    glows: str


Touch = Callable[[Locator], None]


def coach(page: Page) -> Locator:
    return page.locator("[data-coach]")


def seen(page: Page) -> Seen:
    """The coach's card, once it is there."""
    page.wait_for_function(f"() => ({NOW})() !== null")
    return Seen(*page.evaluate(NOW))


def learn(page: Page, game: str, touch: Touch, look: Callable[[Page], None] = lambda _: None) -> list[int]:
    """From the address of a guide to its end; `look` is called for every card. The beats that were seen."""
    beats: list[int] = []
    for _ in range(MOST_DEEDS):
        now = seen(page)
        beats.append(now.beat)
        look(page)
        do_what_glows(page, now, touch)
        page.wait_for_function(IS_MOVED_ON, arg=[game, list(now)])
        if page.evaluate(IS_DONE, game):
            return beats
    raise AssertionError(f"expected the guide of {game} to end within {MOST_DEEDS} deeds")


def learn_until(page: Page, is_there: Callable[[Seen], bool], touch: Touch) -> None:
    """Do what glows up to a moment."""
    while not is_there(now := seen(page)):
        do_what_glows(page, now, touch)
        page.wait_for_function(SOMETHING_ELSE, arg=list(now))


def at_beat(beat: int) -> Callable[[Seen], bool]:
    return lambda now: now.beat == beat


def do_what_glows(page: Page, now: Seen, touch: Touch) -> None:
    """One deed: go on, touch what glows, or, where nothing does, let the coach do it."""
    go_on = coach(page).locator("[data-go-on]")
    if go_on.count() > 0:
        touch(go_on)
    elif now.glows:
        touch(thing(page, now.glows))
    else:
        let_it_be_played(page, touch)


def let_it_be_played(page: Page, touch: Touch) -> None:
    """What is shown once is played when it is asked for again."""
    show = coach(page).get_by_role("button").first
    words = show.inner_text()
    touch(show)
    expect(show).not_to_have_text(words)
    touch(show)


def thing(page: Page, name: str) -> Locator:
    """What glows under this name; of many, the first."""
    kind, _, which = name.partition(" ")
    found = f'[data-light^="{kind} "]' if which == "*" else SELECTORS.get(kind, f'[data-light="{name}"]').format(which)
    return page.locator(found).first


def by_mouse(thing: Locator) -> None:
    thing.click(force=_is_greyed(thing))


def by_finger(thing: Locator) -> None:
    thing.tap(force=_is_greyed(thing))


def _is_greyed(thing: Locator) -> bool:
    """What is greyed can still be tried: that it says why not may be the lesson."""
    return thing.get_attribute("aria-disabled") == "true"


def by_keys(thing: Locator) -> None:
    """Tab until the focus is on it, then Enter."""
    page = thing.page
    for _ in range(MOST_TABS):
        if thing.evaluate("it => it === document.activeElement"):
            return page.keyboard.press("Enter")
        page.keyboard.press("Tab")
    raise AssertionError(f"expected Tab to reach {thing}")
