"""No sentence is lost on the way from English: each text and each paragraph has as many as its English, or more."""

import re
from collections.abc import Iterator, Mapping

import pytest

from tests.words.catalogues import Messages, by_id, readings, spoken, texts
from toychest.games import GAMES
from toychest.words import LANGUAGES
from toychest.words.rulebook import paragraphs

pytestmark = pytest.mark.slow

END = re.compile(r"[.!?…]+[)»«”“’‘\"']*(?=\s|$)")
"""Where a sentence ends: its sign, what closes around it, then a blank or nothing."""

FEWER = {
    "command-click-try": ("hu", "an address ends the sentence, and stands bare"),
    "command-no-store": ("hu", "an address ends the sentence, and stands bare"),
    "command-open-network": ("de hu pl ru uk", "an address ends the sentence, and stands bare"),
    "command-simulate-stopped": ("hu", "a file ends the sentence, and stands bare"),
    "guide-works-too.astray": ("cs de es fr hu it nl pl ro ru sl uk", "“but” joins the two sentences"),
    "home-hero-2": ("de hu", "“and” joins the two sentences, in the room of a headline"),
    "terminal-file-none": ("hu", "a file ends the sentence, and stands bare"),
    "terminal-replay-no-game": ("hu", "a file ends the sentence, and stands bare"),
    "toybattle-terminal-side": ("cs de fr hu it nl pl ru sl uk", "English shortens a word; these need not"),
}
"""Texts with fewer sentences than their English: in which languages, and why nothing is lost."""


def sentences(text: str) -> int:
    """How many sentences end in a text."""
    return len(END.findall(text.strip()))


def lost_sentences(translated: Messages, english: Messages) -> Iterator[str]:
    """Each text whose shortest or longest reading has fewer sentences than that of its English."""
    meant = {id: bounds(pattern, english) for id, pattern in texts(english)}
    for id, pattern in texts(translated):
        if any(have < wanted for have, wanted in zip(bounds(pattern, translated), meant[id], strict=True)):
            yield id


def bounds(pattern: object, messages: Messages) -> tuple[int, int]:
    """The fewest and the most sentences among the readings of a text."""
    counts = [sentences(way.words) for way in readings(pattern, messages)]  # type: ignore[arg-type]
    return min(counts), max(counts)


def lost_from_page(translated: Mapping[str, str], english: Mapping[str, str]) -> list[str]:
    """Each paragraph with fewer sentences than its English."""
    return [id for id, text in translated.items() if sentences(text) < sentences(english[id])]


def test_a_sentence_lost_from_a_text_is_found() -> None:
    english = by_id("a = No\n    .help = The ghost must go. Where it slips, ours is played.\n")
    german = by_id("a = Nein\n    .help = Der Geist muss gehen.\n")
    assert list(lost_sentences(german, english)) == ["a.help"]


def test_a_sentence_lost_from_one_variant_is_found() -> None:
    english = by_id("a = { $n ->\n  [one] One. Go.\n *[other] Many. Go.\n }\n")
    german = by_id("a = { $n ->\n  [one] Eins.\n *[other] Viele. Los.\n }\n")
    assert list(lost_sentences(german, english)) == ["a"]


def test_a_sentence_lost_from_a_paragraph_is_found() -> None:
    assert lost_from_page({"FER 1.1": "Ein Mast."}, {"FER 1.1": "One mast. It carries six."}) == ["FER 1.1"]


@pytest.mark.parametrize("said", ["Reci »ne.«", "Sag „nein.“", "Say “no.”", "Dis « non. »", "Wait…"])
def test_a_sentence_ends_within_quotation_marks_too(said: str) -> None:
    assert sentences(said) == 1


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_text_loses_a_sentence(language: str) -> None:
    allowed = {id for id, (languages, _) in FEWER.items() if language in languages.split()}
    assert set(lost_sentences(spoken(language), spoken("en"))) ^ allowed == set()


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("game", GAMES)
def test_no_paragraph_loses_a_sentence(game: str, language: str) -> None:
    assert lost_from_page(paragraphs(game, language), paragraphs(game)) == []
