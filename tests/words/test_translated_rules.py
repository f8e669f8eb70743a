"""The rules pages in other languages: the same paragraphs, made from the English of today."""

import re

import pytest

from toychest.games import GAMES
from toychest.words import LANGUAGES, rulebook
from toychest.words.rulebook import WRITTEN_IN, left_in_english, paragraphs, sections
from toychest.words.translated_rules import Translated, TranslatedPage, page_of, sum_of, translated_page

PAGES = [(game, language) for game in GAMES for language in LANGUAGES if language != WRITTEN_IN]
"""Every page that there is to be: one that disappears is missed."""

PAGE = """
## Die Boote <!-- 00000001 -->
**FER 1.1** Ein Boot hat einen Mast. <!-- 0123abcd -->
**FER 1.2** Es trägt sechs.
"""


def numbers(text: str) -> list[str]:
    """Digits and the ids of other paragraphs: what no language writes otherwise."""
    return sorted(re.findall(r"\d+", text))


def test_a_paragraph_has_its_text_and_the_sum_of_its_english() -> None:
    assert page_of(PAGE).paragraphs["FER 1.1"] == Translated("Ein Boot hat einen Mast.", "0123abcd")


def test_a_paragraph_without_a_sum_is_read_too() -> None:
    assert page_of(PAGE).paragraphs["FER 1.2"] == Translated("Es trägt sechs.", "")


def test_a_heading_stands_over_its_paragraphs() -> None:
    assert page_of(PAGE).headings["FER 1.2"].text == "Die Boote"


def test_an_unknown_game_has_an_empty_page() -> None:
    assert translated_page("ferry", "de").paragraphs == {}


def test_what_is_not_translated_stays_in_english() -> None:
    assert paragraphs("castle", "xx") == paragraphs("castle")


def test_what_is_not_translated_is_named() -> None:
    assert left_in_english("castle", "xx") == list(paragraphs("castle"))


def test_english_leaves_nothing_in_english() -> None:
    assert left_in_english("castle", "en") == []


def test_a_page_that_disappears_is_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    def without_german(game: str, language: str) -> TranslatedPage:
        return TranslatedPage({}, {}) if language == "de" else translated_page(game, language)

    monkeypatch.setattr(rulebook, "translated_page", without_german)
    assert left_in_english("castle", "de") == list(paragraphs("castle"))


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_no_paragraph_is_left_in_english(game: str, language: str) -> None:
    assert left_in_english(game, language) == []


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_a_page_has_every_paragraph_and_no_other(game: str, language: str) -> None:
    assert set(translated_page(game, language).paragraphs) == set(paragraphs(game))


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_a_page_is_made_from_the_english_of_today(game: str, language: str) -> None:
    """What fails here wants a reader: look at the English, mend the translation, then write the new sum."""
    page, english = translated_page(game, language).paragraphs, paragraphs(game)
    assert {id: sum_of(english[id]) for id in page} == {id: said.made_from for id, said in page.items()}


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_headings_are_made_from_the_english_of_today(game: str, language: str) -> None:
    headings = translated_page(game, language).headings
    english = {id: section.title for section in sections(game) if section.kind == "rules" for id in section.ids}
    assert {id: sum_of(title) for id, title in english.items()} == {id: headings[id].made_from for id in english}


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_a_page_names_the_same_numbers(game: str, language: str) -> None:
    page, english = translated_page(game, language).paragraphs, paragraphs(game)
    assert {id: numbers(said.text) for id, said in page.items()} == {id: numbers(english[id]) for id in page}


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_nothing_is_left_as_it_is_in_english(game: str, language: str) -> None:
    page, english = translated_page(game, language).paragraphs, paragraphs(game)
    assert [id for id, said in page.items() if said.text == english[id]] == []
