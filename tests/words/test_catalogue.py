"""`say`: the sentence, its attribute, its arguments, and English where a language has none."""

import json
from pathlib import Path

import pytest

from toychest.words import LANGUAGES, say

JOINED = json.loads(Path(__file__).with_name("joined.json").read_text("utf-8"))
"""By language: people, and how their language names them together."""


def test_a_sentence_takes_its_arguments() -> None:
    assert say("castle-event-ghost-climbed", {"level": 4, "by": "card"}) == "The ghost climbed to 4"


def test_an_attribute_is_named_after_a_dot() -> None:
    assert say("game-castle.age") == "4+"


def test_lists_and_nothing_are_said() -> None:
    assert say("castle-event-loop-repeated", {"cards": [1, 2], "beyond": None}) == "Again: 1, 2"


def test_a_language_without_a_catalogue_speaks_english() -> None:
    assert say("close", language="tlh") == "Close"


def test_an_unknown_id_stands_for_itself() -> None:
    assert say("no-such-sentence") == "no-such-sentence"


def test_thirteen_languages_are_named() -> None:
    assert len(LANGUAGES) == len(set(LANGUAGES)) >= 13


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_are_joined_as_a_browser_joins_them(language: str) -> None:
    """The client's test reads the same file."""
    joined: dict[str, str] = JOINED[language]
    said = [say("clockwork-event-opening-tied", {"seats": each.split(", ")}, language) for each in joined]
    assert [text for text, names in zip(said, joined.values(), strict=True) if names not in text] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_things_are_joined_by_commas(language: str) -> None:
    assert "a, b, c" in say("terminal-choice-offered", {"choices": ["a", "b", "c"]}, language)
