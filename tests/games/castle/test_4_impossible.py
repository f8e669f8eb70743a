"""CAS chapter 4: rows that cannot be walked."""

from tests.games.castle.stage import after, kinds, laid, legal, refusal

HOPELESS = "right loop loop"
"""From f1: right is the wand g1, then the edge; turned, the arrow meets the edge or the ghost room f2."""


def test_cas_4_1_a_turn_that_blocks_the_row_is_refused() -> None:
    assert refusal(laid("down ghost ghost", at="g1"), "turn 1 left").code == "turn-blocks"


def test_cas_4_1_the_refusal_names_the_step_and_the_place() -> None:
    facts = refusal(laid("down ghost ghost", at="g1"), "turn 1 left").arguments
    assert (facts["number"], facts["at"], facts["direction"], facts["cause"]) == (1, "g1", "right", "edge")


def test_cas_4_1_a_blocked_row_does_not_run_while_turning_helps() -> None:
    illegal = refusal(laid("up up ghost"), "go")
    assert (illegal.code, illegal.arguments["number"], illegal.arguments["at"]) == ("step-blocked", 1, "b1")


def test_cas_4_1_a_way_into_a_dead_end_is_refused() -> None:
    illegal = refusal(laid("sorcerer loop loop", at="d3"), "walk up")
    assert (illegal.code, illegal.arguments["number"], illegal.arguments["at"]) == ("way-dead-end", 3, "d1")


def test_cas_4_1_a_gate_into_a_dead_end_is_refused() -> None:
    illegal = refusal(laid("right loop ghost", at="d1"), "jump f6")
    assert (illegal.code, illegal.arguments["number"], illegal.arguments["beyond"]) == ("gate-dead-end", 2, "g6")


def test_cas_4_1_walking_on_into_a_dead_end_is_refused() -> None:
    assert refusal(laid("right loop ghost", at="e6"), "stay").code == "stay-dead-end"


def test_cas_4_2_an_impossible_row_moves_the_ghost() -> None:
    assert after(laid(HOPELESS, at="f1", ghost=2), "go").ghost == 3


def test_cas_4_2_in_an_impossible_row_only_go_is_left() -> None:
    assert legal(laid(HOPELESS, at="f1")) == ["go"]


def test_cas_4_2_turning_does_not_help_an_impossible_row() -> None:
    assert refusal(laid(HOPELESS, at="f1"), "turn 1 left").code == "row-hopeless"


def test_cas_4_2_the_log_tells_that_the_row_was_impossible() -> None:
    assert kinds(laid(HOPELESS, at="f1"), "go") == ["row_impossible", "ghost_climbed"]
