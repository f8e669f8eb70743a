"""The signs of Coded Castle: a treasure and a column never have the same name, and no two columns do."""

import pytest

from toychest.games.castle.board_faults import SYMBOLS
from toychest.games.castle.box import load_box
from toychest.words import LANGUAGES, say


def said(kind: str, names: tuple[str, ...], language: str) -> list[str]:
    return [say(f"castle-{kind}-{name}", {}, language).casefold() for name in names]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_treasure_waits_in_a_column_of_its_own_name(language: str) -> None:
    assert not set(said("symbol", SYMBOLS, language)) & set(said("picture", load_box().treasures, language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_column_has_a_name_of_its_own(language: str) -> None:
    names = said("symbol", SYMBOLS, language)
    assert len(names) == len(set(names))
