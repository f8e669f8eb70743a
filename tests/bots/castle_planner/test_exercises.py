"""The planner solves the course: from level 2 on it sees every way of a row."""

import pytest

from toychest.bots.castle_planner.prospects import prospects
from toychest.contract import Seat
from toychest.games import EDITIONS
from toychest.games.castle.course import EDITION, NUMBERS, exercise_puzzle

pytestmark = pytest.mark.compiled

RULES = EDITIONS[EDITION].rules
WHOLE = [number for number in NUMBERS if not exercise_puzzle(number).has_gap]
"""Gaps are left to the readable rules."""


@pytest.mark.parametrize("level", [2, 6])
@pytest.mark.parametrize("number", WHOLE)
def test_the_planner_solves_every_exercise(number: int, level: int) -> None:
    state = RULES.setup(1, {"puzzle": number})
    for move in prospects(EDITION, state, level)[0].plan:
        state, _ = RULES.apply(state, Seat(0), RULES.read_move(move))
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert outcome.reason == "puzzle-solved"
