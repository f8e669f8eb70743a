"""The pictures of "How to play" show moments that the rules made."""

import pytest

from tools.howto_positions import GAMES, STORIES, written


@pytest.mark.parametrize("game", STORIES)
def test_the_moments_are_those_of_the_rules(game: str) -> None:
    stored = (GAMES / game / "howto" / "positions.json").read_bytes()
    assert stored == written(game), "run python -m tools.howto_positions, and look at the page"
