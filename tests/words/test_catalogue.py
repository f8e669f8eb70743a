"""`say`: the sentence, its attribute, its arguments, and English where a language has none."""

import pytest

from toychest.words import LANGUAGES, say


def test_a_sentence_takes_its_arguments() -> None:
    assert say("castle-event-ghost-climbed", {"level": 4, "by": "card"}) == "The ghost climbed to 4"


def test_an_attribute_is_named_after_a_dot() -> None:
    assert say("game-castle.age") == "4+"


def test_lists_and_nothing_are_said() -> None:
    assert say("castle-event-loop-repeated", {"cards": [1, 2], "beyond": None}) == "A loop: 1, 2 once more"


def test_a_language_without_a_catalogue_speaks_english() -> None:
    assert say("close", language="tlh") == "Close"


def test_an_unknown_id_stands_for_itself() -> None:
    assert say("no-such-sentence") == "no-such-sentence"


def test_thirteen_languages_are_named() -> None:
    assert len(LANGUAGES) == len(set(LANGUAGES)) >= 13


@pytest.mark.parametrize(("language", "joined"), [("en", "Ana and Bo"), ("de", "Ana und Bo"), ("ru", "Ana и Bo")])
def test_people_are_joined_as_their_language_does(language: str, joined: str) -> None:
    tied = say("clockwork-event-opening-tied", {"seats": ["Ana", "Bo"]}, language)
    assert joined in tied


def test_things_are_joined_by_commas() -> None:
    assert say("terminal-choice-offered", {"choices": ["a", "b", "c"]}, "ru").endswith("a, b, c")
