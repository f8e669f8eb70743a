"""CAS chapter 5: the end."""

import pytest

from tests.games.castle.stage import RULES, after, kinds, laid, refusal
from toychest.contract import Outcome

WON = "b2 b3 b4 b5"
"""Four treasures below the start, as far as `down loop loop` walks."""


def test_cas_5_1_the_last_treasure_wins() -> None:
    done = after(laid("down loop loop", treasures=WON), "go")
    assert done.outcome == Outcome(reason="castle-saved", rule="CAS 5.1", points=(4,), places=(1,))


def test_cas_5_1_after_the_end_nobody_acts() -> None:
    assert RULES.to_act(after(laid("down loop loop", treasures=WON), "go")) == ()


def test_cas_5_1_after_the_end_every_move_is_refused() -> None:
    assert refusal(after(laid("down loop loop", treasures=WON), "go"), "go", seat=0).code == "already-over"


def test_cas_5_2_the_ghost_on_the_last_step_wins() -> None:
    done = after(laid("ghost down down", ghost=11, treasures="b2 b3 c6 d6", seats=2), "go")
    assert done.outcome == Outcome(reason="ghost-escaped", rule="CAS 5.2", points=(0, 0), places=(2, 2))


@pytest.mark.parametrize("level", range(10))
def test_cas_5_2_the_game_goes_on_below_the_last_step(level: int) -> None:
    assert after(laid("down down ghost", ghost=level), "go").outcome is None


def test_cas_5_2_the_log_tells_of_the_escape() -> None:
    assert kinds(laid("ghost down down", ghost=11), "go") == ["ghost_climbed", "ghost_escaped"]
