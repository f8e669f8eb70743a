"""The sheet of rules: sections, contents, search and pictures; help and how to play are never far."""

from playwright.sync_api import Page, expect

from tests.e2e.conftest import PHONE, Opener
from tests.e2e.looking import violations
from tests.e2e.playing import start_alone


def open_rules(page: Page) -> None:
    page.get_by_role("button", name="All the rules, numbered").first.click()
    expect(page.get_by_role("dialog").get_by_role("heading", name="A turn")).to_be_visible()


def test_the_contents_lead_to_a_section(open_page: Opener) -> None:
    page = open_page("/howto/toybattle")
    open_rules(page)
    page.get_by_role("navigation", name="Contents").get_by_role("button", name="Special bases").click()
    expect(page.get_by_role("heading", name="Special bases").last).to_be_focused()


def test_a_search_finds_paragraphs_and_counts_them(open_page: Opener) -> None:
    page = open_page("/howto/toybattle")
    open_rules(page)
    page.get_by_role("searchbox", name="Search the rules").fill("strictly stronger")
    expect(page.get_by_role("dialog").get_by_role("status")).to_have_text("Found: 1")
    expect(page.get_by_role("dialog").get_by_role("definition")).to_have_count(1)


def test_options_stand_apart_from_the_rules(open_page: Opener) -> None:
    page = open_page("/howto/toybattle")
    open_rules(page)
    headings = page.get_by_role("dialog").get_by_role("heading", level=3).all_inner_texts()
    assert headings[-2:] == ["Chosen before play", "Where rulebooks differ"]


def test_it_has_no_violation_on_a_phone_in_the_dark(open_page: Opener) -> None:
    page = open_page("/howto/castle", viewport=PHONE, color_scheme="dark")
    page.get_by_role("button", name="All the rules, numbered").first.click()
    expect(page.get_by_role("searchbox")).to_be_visible()
    assert violations(page) == []


def test_a_question_mark_asks_for_help_at_home(open_page: Opener) -> None:
    page = open_page()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.keyboard.press("?")
    help_sheet = page.get_by_role("dialog", name="Help")
    expect(help_sheet.get_by_role("link", name="Toy Battle")).to_have_attribute("href", "/howto/toybattle")


def test_help_at_a_table_begins_with_the_game(open_page: Opener) -> None:
    page = open_page()
    start_alone(page)
    page.keyboard.press("?")
    help_sheet = page.get_by_role("dialog", name="Help")
    expect(help_sheet).to_contain_text("find all four treasures before the ghost is up the tower")
    expect(help_sheet.get_by_role("link", name="The whole page, with pictures")).to_have_attribute(
        "href", "/howto/castle"
    )


def test_by_finger_help_says_what_a_finger_does_and_folds_the_keys_away(open_page: Opener) -> None:
    page = open_page(viewport=PHONE, has_touch=True)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.keyboard.press("?")
    help_sheet = page.get_by_role("dialog", name="Help")
    expect(help_sheet).to_contain_text("Hold a finger on anything")
    expect(help_sheet.get_by_role("definition").first).to_be_hidden()
    help_sheet.get_by_text("Keys", exact=True).tap()
    expect(help_sheet.get_by_role("definition").first).to_be_visible()


def test_on_a_phone_the_menu_holds_the_rules(open_page: Opener) -> None:
    page = open_page(viewport=PHONE)
    start_alone(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog", name="Menu").get_by_role("button", name="Rules").click()
    expect(page.get_by_role("dialog", name="The rules of Coded Castle")).to_be_visible()
