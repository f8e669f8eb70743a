"""What is said of the deck, beside what lies in the box."""

import re

import pytest

from toychest.games.castle.box import load_box
from toychest.games.castle.cards import CARDS
from toychest.words import LANGUAGES, say

BOX = load_box()
SAID = ("right", "left", "up", "down", "loop", "sorcerer", "ghost")
"""In which order the cards are counted there."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_cas_1_6_the_help_of_the_deck_counts_the_cards_of_the_box(language: str) -> None:
    counts = {card.value: number for card, number in zip(CARDS, BOX.cards, strict=True)}
    said = say("castle-option-deck-standard.help", language=language)
    assert [int(number) for number in re.findall(r"\d+", said)] == [sum(BOX.cards), *(counts[card] for card in SAID)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_cas_1_6_the_arrows_are_drawn_in_that_order(language: str) -> None:
    assert re.findall("[→←↑↓]", say("castle-option-deck-standard.help", language=language)) == ["→", "←", "↑", "↓"]
