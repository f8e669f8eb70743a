"""Coded Castle typed as it is told: squares by sign and number, arrows by where they shall point."""

import pytest

from tests.games.castle.stage import laid
from toychest.games.castle.showing import shown
from toychest.terminal.castle.typed import typed
from toychest.terminal.voice import Voice

VIEW = shown(laid("left up ghost"))


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("jump flag 3", "jump g3"),
        ("jump Flag3", "jump g3"),
        ("jump  heart 5", "jump b5"),
        ("why jump moon 2", "why jump a2"),
        ("jump g3", "jump g3"),
        ("turn 1 up", "turn 1 right"),
        ("turn 1 down", "turn 1 left"),
        ("turn 2 down", "turn 2 about"),
        ("turn 1 right", "turn 1 right"),
        ("turn 3 up", "turn 3 left"),
        ("go", "go"),
    ],
)
def test_what_is_typed_becomes_notation(text: str, move: str) -> None:
    assert typed(text, VIEW, Voice("en")) == move


@pytest.mark.parametrize(("language", "text"), [("de", "jump Fahne 3"), ("ru", "jump флаг 3"), ("de", "jump flag 3")])
def test_names_are_read_in_the_readers_language_and_in_english(language: str, text: str) -> None:
    assert typed(text, VIEW, Voice(language)) == "jump g3"
