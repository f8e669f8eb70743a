"""A sentence that others follow has an end."""

import pytest

from toychest.terminal.screen import ended, joined


@pytest.mark.parametrize("sentence", ["It is over", "Chance to win: 62% (58–66)", "Type “take”", "Napište „vzít“"])
def test_one_without_an_end_gets_a_full_stop(sentence: str) -> None:
    assert ended(sentence) == f"{sentence}."


@pytest.mark.parametrize("sentence", ["It is over.", "(It is over.)", "She calls “Help!”", "House rules:", "«Où ?»"])
def test_one_that_has_ended_gets_none(sentence: str) -> None:
    assert ended(sentence) == sentence


def test_sentences_follow_each_other_with_a_blank() -> None:
    assert joined(["Rule 3.1 (see the page)", "It counts!"]) == "Rule 3.1 (see the page). It counts!"
