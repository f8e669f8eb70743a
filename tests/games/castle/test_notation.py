"""The notation of Coded Castle."""

import pytest

from tests.games.castle.stage import RULES
from toychest.contract import MalformedMove

MOVES = ["turn 1 left", "turn 3 about", "walk up", "jump c4", "stay", "go", "treasure g6", "lay sorcerer", "lay up"]


@pytest.mark.parametrize("text", MOVES)
def test_notation_goes_there_and_back(text: str) -> None:
    assert RULES.write_move(RULES.read_move(text)) == text


@pytest.mark.parametrize(
    "text", ["", "go ", "Go", "turn 0 left", "turn 1 up", "walk north", "jump 4c", "lay arrow", "turn 1"]
)
def test_a_text_that_is_no_move_says_what_was_expected(text: str) -> None:
    with pytest.raises(MalformedMove, match="expected turn 1 left, walk up"):
        RULES.read_move(text)
