"""CAS chapter 6: profiles and half turns."""

import pytest

from tests.games.castle.stage import RULES, after, laid, legal, refusal
from toychest.contract import UnknownOption


def answers(profile: str) -> list[str]:
    """What may be said at a gate."""
    state = laid("right ghost ghost", at="d1", profile=profile)
    return [move for move in legal(state) if not move.startswith("turn")]


def test_cas_6_1_base_may_walk_on_at_a_gate() -> None:
    assert "stay" in answers("base")


def test_cas_6_1_base_repeats_ghosts() -> None:
    assert after(laid("ghost ghost loop", profile="base"), "go").ghost == 4


def test_cas_6_2_young_may_walk_on_at_a_gate() -> None:
    assert "stay" in answers("young")


def test_cas_6_2_young_leaves_ghosts_out_of_loops() -> None:
    assert after(laid("ghost ghost loop", profile="young"), "go").ghost == 2


def test_cas_6_3_older_must_use_the_gate() -> None:
    assert refusal(laid("right ghost ghost", at="d1", profile="older"), "stay").code == "gate-forced"


def test_cas_6_3_older_leaves_ghosts_out_of_loops() -> None:
    assert after(laid("ghost ghost loop", profile="older"), "go").ghost == 2


def test_cas_6_4_oldest_must_use_the_gate() -> None:
    assert "stay" not in answers("oldest")


def test_cas_6_4_oldest_repeats_ghosts() -> None:
    assert after(laid("ghost ghost loop", profile="oldest"), "go").ghost == 4


def test_cas_6_5_half_turns_are_an_option() -> None:
    assert after(laid("up ghost ghost", half_turns=True), "turn 1 about, go").sorcerer == "b2"


def test_cas_6_5_without_the_option_no_card_is_turned_half_round() -> None:
    assert refusal(laid("up ghost ghost"), "turn 1 about").code == "half-turn"


def test_cas_6_5_a_half_turn_counts_as_one_of_two() -> None:
    planned = after(laid("up up up", at="b4", half_turns=True), "turn 1 about, turn 2 right")
    assert refusal(planned, "turn 3 about").code == "two-turned"


@pytest.mark.parametrize("options", [{"profile": "wise"}, {"half_turns": 1}, {"tower": 9}])
def test_an_option_that_is_not_offered_is_refused(options: dict[str, object]) -> None:
    with pytest.raises(UnknownOption):
        RULES.setup(1, options)
