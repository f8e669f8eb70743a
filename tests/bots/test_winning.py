"""A move that wins at once is no estimate."""

import pytest

from tests.bots.test_hints import winning
from toychest.bots.doubt import doubted
from toychest.bots.thinking import think
from toychest.bots.thought import Candidate
from toychest.bots.winning import made_sure


@pytest.mark.parametrize("level", [1, 6])
def test_a_win_is_found_at_every_level_and_told_as_certain(level: int) -> None:
    window, move = winning()
    thought = doubted(think(window, level, seed=1), window)
    best = thought.candidates[0]
    assert (thought.move, thought.is_exact) == (move, True)
    assert (best.worth, best.low, best.high, best.is_exact) == (1.0, 1.0, 1.0, True)


def test_a_good_move_that_does_not_win_at_once_stays_an_estimate() -> None:
    window, winner = winning()
    good = Candidate(move=next(move for move in window.moves if move != winner), worth=0.995, low=0.9, high=1.0)
    assert made_sure(good, window) == good
