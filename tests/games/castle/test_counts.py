"""Sequence counts: how many ways there are to go on for n moves; any change of a rule changes some of them."""

from typing import Any

import pytest

from tests.games.castle.stage import RULES, laid, play
from toychest.conformance.golden import sequence_count

PLACED = "treasure a6, treasure c6, treasure d6, treasure e6"


@pytest.mark.parametrize(("depth", "count"), [(1, 7), (2, 49), (3, 343), (4, 1347)])
def test_sequences_from_the_first_row(depth: int, count: int) -> None:
    assert sequence_count(RULES, play(PLACED), depth) == count


@pytest.mark.parametrize(
    ("row", "at", "options", "depth", "count"),
    [
        ("up up ghost", "b1", {}, 3, 6),
        ("up sorcerer loop", "d1", {}, 4, 26),
        ("right left loop", "d1", {"profile": "older"}, 4, 133),
        ("sorcerer sorcerer loop", "d3", {"profile": "young"}, 4, 38),
        ("up down left", "d3", {"half_turns": True}, 3, 165),
    ],
)
def test_sequences_of_a_row(row: str, at: str, options: dict[str, Any], depth: int, count: int) -> None:
    assert sequence_count(RULES, laid(row, at=at, **options), depth) == count
