"""One word, one meaning: what the glossary calls otherwise is in no catalogue and on no rules page."""

import re
import tomllib
from pathlib import Path

import pytest

from tools.glossary import DATA, PAGE, page
from toychest.games import GAMES
from toychest.words import LANGUAGES
from toychest.words.catalogue import files_of
from toychest.words.translated_rules import translated_page

GLOSSARY = tomllib.loads(Path(DATA).read_text("utf-8"))


def said(game: str, language: str) -> list[str]:
    """Every line that a game says in a language: catalogues without remarks, and the rules page."""
    lines = [line for file in files_of(game, language) for line in file.read_text("utf-8").splitlines()]
    rules = [paragraph.text for paragraph in translated_page(game, language).paragraphs.values()]
    return [re.sub(r"^[a-zA-Z0-9_-]+ =", "", line) for line in lines if not line.startswith("#")] + rules


def written_otherwise(lines: list[str], word: str) -> list[str]:
    """The lines in which a word begins as the forbidden one does."""
    return [line for line in lines if re.search(rf"\b{re.escape(word)}", re.sub(r"\{.*?\}", "", line), re.IGNORECASE)]


def test_a_word_of_another_term_is_found() -> None:
    assert written_otherwise(["Je rek is vol", "Rond deze regio", "{ $regio }"], "regio") == ["Rond deze regio"]


@pytest.mark.parametrize("row", GLOSSARY["otherwise"], ids=lambda row: f"{row['language']}-{row['game']}-{row['word']}")
def test_nothing_is_called_otherwise(row: dict[str, str]) -> None:
    assert written_otherwise(said(row["game"], row["language"]), row["word"]) == []


def test_every_term_has_a_word_in_every_language() -> None:
    assert [term for term in GLOSSARY["term"] if {"game", "printed", *LANGUAGES} != set(term)] == []


def test_every_game_has_terms() -> None:
    assert {term["game"] for term in GLOSSARY["term"]} == set(GAMES)


def test_the_page_is_written_from_the_data() -> None:
    assert PAGE.read_text("utf-8") == page()
