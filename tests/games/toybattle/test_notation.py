"""Toy Battle's moves in words."""

import pytest

from tests.games.toybattle.stage import RULES
from toychest.contract import MalformedMove
from toychest.games.toybattle.notation import EXAMPLES


@pytest.mark.parametrize(
    "text",
    [
        "start blue",
        "start red",
        "deal Cap'n",
        "pick XB-42",
        "take",
        "place Hook 17",
        "place XB-42 1",
        "discard 13",
        "rob",
        "recall 17",
        "shove 13 14",
        "exhume Hook",
        "suppress",
        "decline",
    ],
)
def test_what_is_written_is_read(text: str) -> None:
    assert RULES.write_move(RULES.read_move(text)) == text


@pytest.mark.parametrize(("typed", "meant"), [("TAKE", "take"), ("place cap'n 11", "place Cap'n 11")])
def test_letters_may_be_small_or_big(typed: str, meant: str) -> None:
    assert RULES.write_move(RULES.read_move(typed)) == meant


@pytest.mark.parametrize(
    "text",
    [
        "",
        "pass",
        "take 2",
        "place Hook",
        "place Hook x",
        "place Hook 017",
        "place Hook 0",
        "place Hook 111",
        "place Hook -1",
        "place Hook 17 18",
        "place  Hook 17",
        "place Rexo 17",
        "place Hook ١٧",
        "discard",
        "shove 13",
        "start green",
        "exhume 13",
        " take",
        "take\n",
    ],
)
def test_other_words_are_malformed(text: str) -> None:
    with pytest.raises(MalformedMove):
        RULES.read_move(text)


def test_a_malformed_move_says_what_was_expected_and_what_came() -> None:
    with pytest.raises(MalformedMove) as malformed:
        RULES.read_move("place Rexo 17")
    assert (malformed.value.expected, malformed.value.got) == (", ".join(EXAMPLES), "place Rexo 17")
