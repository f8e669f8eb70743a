"""Thinking by the readable rules alone: told to stop, it says what it found so far."""

import pytest

from tests.bots.states import window
from toychest.bots.by_rules import think_by_rules

EDITIONS = ["toybattle-standard-0", "clockwork-standard-0", "castle-standard-0"]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("level", [1, 6])
def test_told_to_stop_at_once_it_has_a_legal_move(edition: str, level: int) -> None:
    seen = window(edition, moves=20)
    thought = think_by_rules(seen, level, 7, lambda: True)
    assert (thought.move in seen.moves, thought.by) == (True, "rules")


@pytest.mark.parametrize("edition", EDITIONS)
def test_told_to_stop_it_weighs_what_it_has_tried(edition: str) -> None:
    looks = iter(range(3))
    thought = think_by_rules(window(edition, moves=20), 6, 7, lambda: next(looks, None) is None)
    assert thought.move in [candidate.move for candidate in thought.candidates]
