"""A game from another package brings its words and its page; whoever has neither is played all the same."""

import pytest

from toychest.words import say, words_of
from toychest.words.rulebook import paragraphs


@pytest.mark.usefixtures("tiny_games")
def test_a_foreign_game_is_said_in_its_own_words() -> None:
    assert say("hush-refused-not-in-hand", {"kind": "fox"}) == "You have no fox"


@pytest.mark.usefixtures("tiny_games")
def test_a_language_that_it_does_not_speak_is_english() -> None:
    assert (say("game-hush.age", language="hu"), words_of("hush", "hu")) == ("6+", words_of("hush", "en"))


@pytest.mark.usefixtures("tiny_games")
def test_its_page_is_in_its_package() -> None:
    assert paragraphs("dice-race")["DIE 2.3"] == "You may not step past the shore."


def test_a_game_that_is_not_on_the_shelf_has_no_page() -> None:
    assert paragraphs("hush") == {}
