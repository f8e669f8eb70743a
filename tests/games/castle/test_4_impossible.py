"""CAS chapter 4: rows that cannot be walked."""

from msgspec.structs import replace

from tests.games.castle.stage import after, kinds, laid, last, legal, path, refusal

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


def test_cas_4_1_a_row_that_wins_before_a_blocked_door_is_walked() -> None:
    assert kinds(last("up loop ghost", "d2", "d1"), "go") == ["sorcerer_walked", "treasure_found", "castle_saved"]


def test_cas_4_1_a_way_that_wins_may_be_chosen_whatever_would_come_after() -> None:
    assert path(last("left sorcerer loop", "e2", "d1"), "walk up, go") == "d2 d1"


def test_cas_4_1_a_card_behind_the_last_treasure_needs_no_answer() -> None:
    assert "go" in legal(last("up sorcerer sorcerer", "d2", "d1"))


def test_cas_4_1_an_arrow_is_turned_into_a_win_before_a_blocked_door() -> None:
    assert "turn 1 right" in legal(last("left loop ghost", "d2", "d1"))


def test_cas_4_1_two_treasures_on_the_way_to_a_blocked_door_win_as_well() -> None:
    row = replace(laid("up loop loop", "d3", treasures="d2 d1 a6 c6"), found=(False, False, True, True))
    assert path(row, "go") == "d2 d1"


def test_cas_4_1_the_last_but_one_treasure_excuses_no_blocked_door() -> None:
    row = laid("up loop ghost", "d2", treasures="d1 a6 c6 d6")
    assert kinds(replace(row, found=(False, False, True, True)), "go") == ["row_impossible", *2 * ["ghost_climbed"]]


def test_cas_4_2_an_impossible_row_moves_the_ghost() -> None:
    assert after(laid(HOPELESS, at="f1", ghost=2), "go").ghost == 3


def test_cas_4_2_in_an_impossible_row_only_go_is_left() -> None:
    assert legal(laid(HOPELESS, at="f1")) == ["go"]


def test_cas_4_2_turning_does_not_help_an_impossible_row() -> None:
    assert refusal(laid(HOPELESS, at="f1"), "turn 1 left").code == "row-hopeless"


def test_cas_4_2_the_log_tells_that_the_row_was_impossible() -> None:
    assert kinds(laid(HOPELESS, at="f1"), "go") == ["row_impossible", "ghost_climbed"]
