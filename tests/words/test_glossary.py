"""One word, one meaning: the glossary's words are the ones that catalogues and rules pages have, and no others."""

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.words.catalogues import by_id, readings, spoken, texts
from tools.glossary import DATA, PAGE, page
from toychest.games import GAMES
from toychest.words import LANGUAGES
from toychest.words.catalogue import files_of
from toychest.words.rulebook import paragraphs
from toychest.words.translated_rules import translated_page

GLOSSARY = tomllib.loads(Path(DATA).read_text("utf-8"))
FIELDS = {"game", "printed", *LANGUAGES}
MORE = {"sister", "stems", "everywhere"}

Row = Mapping[str, Any]
Texts = Mapping[str, str]


@cache
def said(game: str, language: str) -> Texts:
    """Every text that a game says in a language, by id: all readings of a sentence, paragraphs, and their headings."""
    messages = by_id(*(file.read_text("utf-8") for file in files_of(game, language)))
    sentences = {
        id: " | ".join(way.words for way in readings(pattern, spoken(language))) for id, pattern in texts(messages)
    }
    headings = {f"above {id}": heading.text for id, heading in translated_page(game, language).headings.items()}
    return {**sentences, **paragraphs(game, language), **headings}


def stem_of(term: Row, language: str) -> re.Pattern[str]:
    """How a term's word begins in its forms: as the data says, else each of its words without the last letters."""
    written = term.get("stems", {}).get(language) or r"\w*\W+".join(
        map(beginning, re.split(r"[\s-]+", bare(term[language])))
    )
    return re.compile(rf"\b(?:{written})", re.IGNORECASE)


def bare(word: str) -> str:
    """A word of the glossary without what it is about, in brackets, and without the particle of a verb."""
    return re.sub(r"\(.*?\)", "", word).strip().removeprefix("a ")


def beginning(word: str) -> str:
    """All of a short word, all but one letter of a longer one, all but two of a long one."""
    kept = len(word) if len(word) < 4 else max(3, len(word) - (1 if len(word) < 6 else 2))
    return re.escape(word[:kept])


def without_the_term(term: Row, language: str, english: Texts, translated: Texts) -> Iterator[str]:
    """The texts whose English has a term, and that do not have its word."""
    meant, word = stem_of(term, "en"), stem_of(term, language)
    yield from (id for id, text in english.items() if meant.search(text) and not word.search(translated[id]))


def written_otherwise(row: Row, translated: Texts) -> Iterator[str]:
    """The texts in which a word begins as the forbidden one does, but for what the row lets stand."""
    let_stand = re.compile(row.get("but", r"(?!)"), re.IGNORECASE)
    word = re.compile(rf"\b{re.escape(row['word'])}", re.IGNORECASE)
    yield from (id for id, text in translated.items() if word.search(let_stand.sub("", text)))


def allowed(term: Row, language: str) -> set[str]:
    """The texts that may do without a term in a language, each for its reason."""
    rows = [row for row in GLOSSARY["allowed"] if (row["game"], row["term"]) == (term["game"], term["en"])]
    return {row["text"] for row in rows if language in row["languages"]}


def named(term: Row) -> str:
    return f"{term['game']}-{term['en']}"


def test_a_word_of_another_term_is_found() -> None:
    translated = {"a": "Je rek is vol", "b": "Rond deze Regio’s", "c": "Preregionaal"}
    assert list(written_otherwise({"word": "regio"}, translated)) == ["b"]


def test_what_a_row_lets_stand_is_not_found() -> None:
    row = {"word": "doos", "but": "De doos en het begin"}
    assert list(written_otherwise(row, {"a": "De doos en het begin", "b": "Je doos is leeg"})) == ["b"]


def test_a_text_without_its_term_is_found() -> None:
    term = {"en": "headquarters", "hu": "főhadiszállás"}
    english = {"a": "Capture the headquarters", "b": "Your headquarters", "c": "Take two tiles"}
    hungarian = {"a": "Foglald el a várat", "b": "A főhadiszállásod", "c": "Húzz kettőt"}
    assert list(without_the_term(term, "hu", english, hungarian)) == ["a"]


@pytest.mark.parametrize(
    ("word", "form"), [("Sterowiec", "sterowiec"), ("scrapyard", "Scrapyards"), ("take (tiles)", "takes"), ("QG", "QG")]
)
def test_a_word_is_found_in_its_forms(word: str, form: str) -> None:
    assert stem_of({"en": word}, "en").search(form)


@pytest.mark.parametrize("row", GLOSSARY["otherwise"], ids=lambda row: f"{row['language']}-{row['game']}-{row['word']}")
def test_nothing_is_called_otherwise(row: Row) -> None:
    assert list(written_otherwise(row, said(row["game"], row["language"]))) == []


@pytest.mark.parametrize("row", [row for row in GLOSSARY["otherwise"] if "but" in row], ids=lambda row: row["word"])
def test_what_may_stand_stands_somewhere_and_says_why(row: Row) -> None:
    assert any(re.search(row["but"], text) for text in said(row["game"], row["language"]).values())
    assert row["because"]


@pytest.mark.parametrize("term", GLOSSARY["term"], ids=named)
def test_every_word_is_used(term: Row) -> None:
    """A title is in no text of its game but that which names it, which is one of its own."""
    lacking = [
        language
        for language in LANGUAGES
        if not any(stem_of(term, language).search(text) for text in said(term["game"], language).values())
    ]
    assert lacking == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("term", [term for term in GLOSSARY["term"] if term.get("everywhere")], ids=named)
def test_every_text_has_the_terms_of_its_english(term: Row, language: str) -> None:
    """What may do without does without: nobody keeps a reason that is needed no more."""
    found = set(without_the_term(term, language, said(term["game"], "en"), said(term["game"], language)))
    assert found ^ allowed(term, language) == set()


def test_every_term_has_a_word_in_every_language() -> None:
    assert [named(term) for term in GLOSSARY["term"] if not FIELDS <= set(term) <= FIELDS | MORE] == []


def test_a_word_is_printed_or_chosen_like_a_sister_game_but_not_both() -> None:
    assert [named(term) for term in GLOSSARY["term"] if set(term["printed"]) & set(term.get("sister", {}))] == []


def test_every_printed_word_says_where() -> None:
    places = {place for term in GLOSSARY["term"] for place in term["printed"].values()}
    assert [place for place in places if not re.fullmatch(r"(page|line) \d+", place)] == []


def test_a_sister_game_has_that_word_in_print() -> None:
    printed = {(term["game"], language) for term in GLOSSARY["term"] for language in term["printed"]}
    sisters = {(game, language) for term in GLOSSARY["term"] for language, game in term.get("sister", {}).items()}
    assert sisters - printed == set()


@pytest.mark.parametrize("kind", ["allowed", "shorter"])
def test_every_exception_is_of_a_term_and_says_why(kind: str) -> None:
    terms = {(term["game"], term["en"]) for term in GLOSSARY["term"]}
    rows = GLOSSARY[kind]
    assert [row for row in rows if (row["game"], row["term"]) not in terms or not row["because"]] == []


def test_every_game_has_terms() -> None:
    assert {term["game"] for term in GLOSSARY["term"]} == set(GAMES)


def test_the_page_is_written_from_the_data() -> None:
    assert PAGE.read_text("utf-8") == page()
