"""What docs/rules/clockwork.md tells a newcomer is so."""

import re
from pathlib import Path

from tests.games.clockwork.stage import FULL_A, FULL_B, B, after, dealt, is_next, lying

PAGE = (Path(__file__).parents[3] / "docs" / "rules" / "clockwork.md").read_text(encoding="utf-8")


def test_the_sample_turn_can_be_played() -> None:
    moves = re.search(r"In notation: `([^`]+)`", PAGE)
    assert moves is not None
    state = after(dealt(FULL_A, FULL_B), " ".join(moves[1].split()))
    assert (lying(state), is_next(state, B)) == ({33: "Scrap"}, True)
