"""What is written as in English, and what is written in Latin letters where they are not those of the language."""

import re
from collections.abc import Iterator

import pytest

from tests.words.catalogues import Messages, by_id, readings, spoken, texts
from toychest.games import GAMES
from toychest.words import LANGUAGES
from toychest.words.translated_rules import translated_page

pytestmark = pytest.mark.slow

ALIKE = {
    "a name": "Toychest|Toy Battle|Clockwork City|La Croisette",
    "a key of the keyboard": "End|Enter|Enter:  >|Esc|Home",
    "a measure": "15 min|20 min|35 min",
    "Dutch has the same word": "Bots|CODE|CODES|Harp|Help|Menu|bus|Link|Plan:|Start|Volume|machines|ring|start|was"
    "|– bot|Roxy is 7, Hook is 4",
    "German has the same word": "Bots|CODE|CODES|NAME|TEXT|Link|Normal|Plan:|Start",
    "Spanish has the same word": "Base|Bots|Error:|No|bus|no|Normal|Plan:|– bot",
    "French has the same word": "Base|CODE|CODES|Exact|Menu|OPTIONS|Options|Table|Volume|bus|exact|machines|table"
    "|tables|– bot",
    "Hungarian has the same word": "Link|Start|start",
    "Polish has the same word": "FOLDER|Link|Menu|Plan:|Start|start|– bot",
    "Czech has the same word": "Menu|Start|TEXT|disk|start|– bot",
    "Slovenian has the same word": "disk|– bot",
    "Italian has the same word": "Base|FILE|Link|Menu|No|Volume|bus|no|– bot",
    "Romanian has the same word": "Link|Plan:|Start|TEXT|exact|start|– bot",
}
"""Why a text may be as it is in English: the words without their arguments, by reason."""

OF = {
    "Dutch": "nl",
    "German": "de",
    "Spanish": "es",
    "French": "fr",
    "Hungarian": "hu",
    "Polish": "pl",
    "Czech": "cs",
    "Slovenian": "sl",
    "Italian": "it",
    "Romanian": "ro",
}

NAMES = "names of games, boards and troops"
LATIN = {
    NAMES: "Battle Croisette Hook Jumbo Kwak Metal Python Roxy Skully Star Toychest",
    "keys of the keyboard": "Ctrl Enter Home Shift home",
    "what is typed at the terminal": "alone back board choose decline discard down exhume give goal greedy help"
    " hint jump keep laws learn leave left look none pass place point quit random recall rematch replay resign return"
    " right rule rules save Scrap shove skip stay suppress swap take tips toychest towers verify walk wand yard",
    "commands, folders and options": "arena boards bots city data docs hand install metrics network origin overwrite"
    " local plain play printing processes puzzles python report results simulation store terrain",
    "programs, and how files and addresses are written": "HOST JSON Markdown Parquet Prometheus html jsonl postgresql"
    " redis",
    "fields and values of files": "cards false fields paths sorcerer spots symbols treasures true yards",
    "the code of a table, for example": "LAMB",
}
"""Why a word of a Ukrainian or Russian text may be in Latin letters."""


def left_in_english(translated: Messages, english: Messages) -> Iterator[tuple[str, str]]:
    """Each text with the words of its English, where there are words."""
    meant = {id: words_of(pattern, english) for id, pattern in texts(english)}
    for id, pattern in texts(translated):
        words = words_of(pattern, translated)
        if words == meant[id] and re.search("[A-Za-z]{2}", words):
            yield id, words


def words_of(pattern: object, messages: Messages) -> str:
    """The words of all readings of a text, without arguments."""
    return "|".join(way.words.strip(" ,.") for way in readings(pattern, messages))  # type: ignore[arg-type]


def in_latin(messages: Messages) -> Iterator[tuple[str, str]]:
    """Each word of four Latin letters or more."""
    for id, pattern in texts(messages):
        for way in readings(pattern, messages):
            yield from ((id, word) for word in latin_words(way.words))


def latin_words(text: str) -> list[str]:
    """The words of four Latin letters or more."""
    return re.findall("[A-Za-z]{4,}", text)


def alike_in(language: str) -> set[str]:
    """What may be as it is in English in a language."""
    reasons = [reason for reason in ALIKE if OF.get(reason.split(" ")[0], language) == language]
    return {words for reason in reasons for words in ALIKE[reason].split("|")}


def test_a_text_left_in_english_is_found() -> None:
    assert list(left_in_english(by_id("a = Look back\n"), by_id("a = Look back\n"))) == [("a", "Look back")]


def test_a_word_left_in_latin_letters_is_found() -> None:
    assert list(in_latin(by_id("a = Для (older, { $oldest })\n"))) == [("a", "older")]


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_nothing_is_left_in_english(language: str) -> None:
    found = left_in_english(spoken(language), spoken("en"))
    assert [(id, words) for id, words in found if not set(words.split("|")) <= alike_in(language)] == []


def test_a_word_left_in_latin_letters_on_a_rules_page_is_found() -> None:
    assert latin_words("Гравець бере 3 cards (CAS 2.1)") == ["cards"]


@pytest.mark.parametrize("language", ["uk", "ru"])
@pytest.mark.parametrize("game", GAMES)
def test_latin_words_of_a_rules_page_are_names(game: str, language: str) -> None:
    page = translated_page(game, language)
    said = [*page.paragraphs.values(), *page.headings.values()]
    assert {word for each in said for word in latin_words(each.text)} - {*LATIN[NAMES].split()} == set()


@pytest.mark.parametrize("language", ["uk", "ru"])
def test_latin_words_are_names_or_typed(language: str) -> None:
    allowed = {word for words in LATIN.values() for word in words.split()}
    assert [(id, word) for id, word in in_latin(spoken(language)) if word not in allowed] == []


def test_every_allowed_latin_word_is_written_somewhere() -> None:
    allowed = {word for words in LATIN.values() for word in words.split()}
    assert allowed - {word for language in ("uk", "ru") for _, word in in_latin(spoken(language))} == set()


def test_everything_alike_is_so_somewhere() -> None:
    found = {
        language: {part for _, words in left_in_english(spoken(language), spoken("en")) for part in words.split("|")}
        for language in LANGUAGES[1:]
    }
    unused = {language: alike_in(language) - found[language] for language in found}
    shared = {words for reason in ALIKE if reason.split(" ")[0] not in OF for words in ALIKE[reason].split("|")}
    assert {language: left - shared for language, left in unused.items() if left - shared} == {}
