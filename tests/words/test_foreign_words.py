"""A game from another package brings its words and its page; whoever has neither is played all the same."""

from pathlib import Path

import pytest

from toychest.words import Catalogue, say, words_of
from toychest.words.catalogue import text_of
from toychest.words.rulebook import left_in_english, paragraphs


@pytest.mark.usefixtures("tiny_games")
def test_a_foreign_game_is_said_in_its_own_words() -> None:
    assert say("hush-refused-not-in-hand", {"kind": "fox"}) == "You have no fox"


@pytest.mark.usefixtures("tiny_games")
def test_a_language_that_it_does_not_speak_is_english() -> None:
    assert (say("game-hush.age", language="hu"), words_of("hush", "hu")) == ("6+", words_of("hush", "en"))


@pytest.mark.usefixtures("tiny_games")
def test_its_page_is_in_its_package() -> None:
    assert paragraphs("dice-race")["DIE 2.3"] == "You may not step past the shore."


@pytest.mark.usefixtures("tiny_games")
def test_its_page_is_english_where_nobody_has_translated_it() -> None:
    assert "DIE 2.3" in left_in_english("dice-race", "de")


def test_a_file_that_is_no_utf_8_spoils_its_own_sentences_only(tmp_path: Path) -> None:
    (tmp_path / "old.ftl").write_bytes("sea = Mer\nharbour = Hafen für alle\n".encode("latin-1"))
    spoken = Catalogue("de", [text_of(tmp_path / "old.ftl")])
    assert (spoken.sentence("sea", {}), spoken.sentence("harbour", {})) == ("Mer", "Hafen f\ufffdr alle")


def test_a_game_that_is_not_on_the_shelf_has_no_page() -> None:
    assert paragraphs("hush") == {}
