""" "Learn to program": a walk of levels, each an ordinary table; stars, gaps and the next level at once."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import EXTREMES, PHONE, Opener, in_some
from tests.e2e.looking import violations_on
from tests.e2e.playing import open_choices, type_move
from tests.e2e.solving import first_exercise, solution_of, wrong_answer_to
from toychest.words import LANGUAGES, say

WALK = "The way through the garden"


def open_level(open_page: Opener, number: int, **options: object) -> Page:
    page = open_page(f"/course/{number}", **options)
    expect(page.get_by_role("grid")).to_be_visible()
    return page


def play(page: Page, moves: list[str]) -> None:
    """By hand on the keyboard: each move is written, and answered before the next."""
    for move in moves:
        before = page.locator("main[data-seq]").get_attribute("data-seq")  # a table's: other pages have none
        type_move(page, move)
        page.wait_for_function("before => document.querySelector('main')?.dataset.seq !== before", arg=before)


def solve(page: Page, number: int) -> None:
    play(page, solution_of(number))
    expect(page.get_by_role("heading", name="Solved!")).to_be_visible()


def test_the_course_is_found_on_the_castles_box(open_page: Opener) -> None:
    page = open_page()
    page.get_by_role("article").first.get_by_role("link", name="Learn to program").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Learn to program")
    expect(page.get_by_role("list", name=WALK).get_by_role("link").nth(29)).to_be_visible()


def test_the_course_is_found_beside_the_castles_choices(open_page: Opener) -> None:
    page = open_page()
    open_choices(page)
    page.get_by_role("article").first.get_by_role("link", name="Learn to program").click()
    expect(page.get_by_role("list", name=WALK)).to_be_visible()


def test_three_levels_are_solved_in_a_row(open_page: Opener) -> None:
    page = open_page("/course")
    page.get_by_role("link", name="Begin with level 1").click()
    for number in (1, 2, 3):
        expect(page.get_by_role("heading", name=re.compile(rf"^Level {number} of \d+$"))).to_be_visible()
        solve(page, number)
        page.get_by_role("button", name="Next level").click()
    expect(page.get_by_role("heading", name=re.compile(r"^Level 4 of \d+$"))).to_be_visible()


def test_a_solved_level_has_its_star_and_the_next_one_is_marked(open_page: Opener) -> None:
    page = open_level(open_page, 1)
    solve(page, 1)
    page.get_by_role("button", name="Back to the path").click()
    expect(page.get_by_role("link", name=re.compile("^Level 1: .*solved"))).to_be_visible()
    expect(page.get_by_role("link", name="Go on: level 2")).to_be_visible()
    expect(page.locator("[aria-current=step]")).to_have_accessible_name(re.compile("^Level 2: .*next"))


def test_the_stars_are_counted_on_the_castles_box(open_page: Opener) -> None:
    page = open_page("/course")
    page.get_by_role("link", name="Begin with level 1").click()
    solve(page, 1)
    page.goto("/")
    expect(page.get_by_role("link", name=re.compile(r"Learn to program 1 of \d+"))).to_be_visible()


def test_a_level_that_was_missed_is_tried_again(open_page: Opener) -> None:
    number = first_exercise(lambda exercise: exercise.has_gap)
    page = open_level(open_page, number)
    play(page, wrong_answer_to(number))
    expect(page.get_by_role("heading", name="Not yet")).to_be_visible()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name=re.compile(rf"^Level {number} of"))).to_be_visible()


@pytest.mark.parametrize("options", [{}, {"viewport": PHONE, "has_touch": True}], ids=["desktop", "phone"])
def test_a_gap_invites_a_card(open_page: Opener, options: dict[str, object]) -> None:
    page = open_level(open_page, first_exercise(lambda exercise: exercise.has_gap), **options)
    gap = page.get_by_role("img", name=re.compile(r"^Gap: card \d is missing$"))
    expect(gap.first).to_be_in_viewport(ratio=0.9)
    gaps = gap.count()
    page.get_by_role("button", name=re.compile("^Into the gap: ")).first.click()
    expect(gap).to_have_count(gaps - 1)


def test_a_gap_is_filled_by_key(open_page: Opener) -> None:
    page = open_level(open_page, first_exercise(lambda exercise: exercise.has_gap))
    gap = page.get_by_role("img", name=re.compile("^Gap: "))
    expect(gap.first).to_be_visible()
    gaps = gap.count()
    page.keyboard.press("1")
    expect(gap).to_have_count(gaps - 1)


def test_a_level_is_reached_by_key(open_page: Opener) -> None:
    page = open_page("/course")
    page.get_by_role("link", name="Begin with level 1").focus()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name=re.compile("^Level 1: "))).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("grid")).to_be_visible()


def test_the_other_puzzles_lie_beside_the_walk(open_page: Opener) -> None:
    page = open_page("/course")
    page.get_by_role("link", name="1. The first turn").click()
    expect(page.get_by_role("heading", name="The puzzle")).to_be_visible()


def test_a_level_that_there_is_not_leads_to_the_walk(open_page: Opener) -> None:
    page = open_page("/course/999")
    expect(page.get_by_role("list", name=WALK)).to_be_visible()


def test_levels_do_not_crowd_the_home_page(open_page: Opener) -> None:
    page = open_level(open_page, 1)
    page.goto("/")
    expect(page.get_by_role("article").first).to_be_visible()
    expect(page.get_by_role("heading", name="Go on", exact=True)).to_have_count(0)


def test_a_teacher_finds_the_sheets_beside_the_walk(open_page: Opener) -> None:
    page = open_page("/course")
    page.get_by_role("button", name="Sheets to print").click()
    expect(page.get_by_role("link", name="The garden: Lines only")).to_be_visible()


@pytest.mark.parametrize("language", in_some(LANGUAGES, ("en", "uk")))
def test_it_is_read_in_every_language_without_a_gap(open_page: Opener, language: str) -> None:
    page = open_page("/course", locale=language)
    expect(page.get_by_text(say("castle-course-lead", language=language))).to_be_visible()
    assert re.findall(r"(?:castle|course|home)-[a-z]", page.locator("main").inner_text()) == []


def test_the_walk_has_no_violation(open_page: Opener) -> None:
    page = open_page("/course")
    expect(page.get_by_role("list", name=WALK)).to_be_visible()
    assert violations_on(page, *EXTREMES) == []


def test_a_level_with_a_gap_has_no_violation(open_page: Opener) -> None:
    number = first_exercise(lambda exercise: exercise.has_gap)
    page = open_level(open_page, number)
    assert violations_on(page, *EXTREMES) == []


def test_nothing_runs_off_a_small_phone(open_page: Opener) -> None:
    page = open_page("/course", viewport={"width": 320, "height": 640}, locale="de")
    expect(page.get_by_role("list").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


UNDER_THE_BAR = """() => {
    const bar = document.querySelector('[data-tray] .bar').getBoundingClientRect().top;
    const things = document.querySelectorAll('[data-tray] [data-light^="card "], [data-tray] .beside');
    const hidden = [...things].filter((it) => it.getBoundingClientRect().bottom > bar);
    return hidden.map((it) => it.dataset.light ?? 'beside');
}"""
"""Cards of the row, and what lies beside them, that the bar at the foot hides."""

DEEPEST = (8, 29, 34)
"""Levels on the highest board, with a way to choose, a gate, and three cards for a gap."""


@pytest.mark.parametrize("height", [640, 740])
@pytest.mark.parametrize("number", DEEPEST)
def test_on_a_narrow_phone_the_row_of_a_level_lies_above_the_bar(open_page: Opener, number: int, height: int) -> None:
    page = open_level(open_page, number, viewport={"width": 360, "height": height}, has_touch=True)
    expect(page.locator("[data-tray] [data-light='card 1']")).to_be_visible()
    assert page.evaluate(UNDER_THE_BAR) == []
