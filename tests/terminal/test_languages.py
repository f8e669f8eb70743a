"""Every language plays."""

import pytest

from tests.terminal.stage import DRAWN, SHORT, Stage, castle
from toychest.words import LANGUAGES, say

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_said_in(language: str) -> None:
    lines = Stage([*SHORT, "verify"], language=language, look=DRAWN).play(castle())
    assert any(say("castle-outcome-castle-saved", language=language) in line for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_bare_name_of_a_sentence_is_shown_in(language: str) -> None:
    lines = Stage(["", "?", "help", "why go", "back", "board", "quit"], language=language, look=DRAWN).play(castle())
    assert [line for line in lines if "castle-" in line or "terminal-" in line] == []
