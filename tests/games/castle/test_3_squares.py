"""CAS chapter 3: the squares."""

from tests.games.castle.stage import after, facts, kinds, laid, legal, refusal


def test_cas_3_1_a_step_goes_next_door() -> None:
    assert after(laid("down ghost ghost", at="d3"), "go").sorcerer == "d4"


def test_cas_3_1_nobody_steps_off_the_board() -> None:
    assert refusal(laid("up ghost ghost", at="d1"), "go").arguments["cause"] == "edge"


def test_cas_3_2_nobody_enters_a_ghost_room() -> None:
    illegal = refusal(laid("sorcerer ghost ghost", at="c1"), "walk down")
    assert (illegal.code, illegal.rule, illegal.arguments["beyond"]) == ("way-blocked", "CAS 3.2", "c2")


def test_cas_3_3_a_gate_leads_to_any_other_gate_or_nowhere() -> None:
    answers = [move for move in legal(laid("right ghost ghost", at="d1")) if not move.startswith("turn")]
    assert answers == ["jump g3", "jump c4", "jump f6", "stay"]


def test_cas_3_3_the_gate_carries_the_sorcerer() -> None:
    assert after(laid("right ghost ghost", at="d1"), "jump c4, go").sorcerer == "c4"


def test_cas_3_3_it_is_told_from_where_to_where_a_gate_carries_him() -> None:
    assert facts(laid("right ghost ghost", at="d1"), "jump c4, go", "sorcerer_jumped") == [{"start": "e1", "end": "c4"}]


def test_cas_3_3_a_chamber_is_no_gate() -> None:
    assert refusal(laid("right ghost ghost", at="d1"), "jump a1").code == "not-a-gate"


def test_cas_3_3_a_gate_leads_to_another_one() -> None:
    assert refusal(laid("right ghost ghost", at="d1"), "jump e1").code == "same-gate"


def test_cas_3_3_go_waits_for_the_gate() -> None:
    assert refusal(laid("right ghost ghost", at="d1"), "go").arguments["kind"] == "gate"


def test_cas_3_4_a_wand_sends_the_ghost_down() -> None:
    assert after(laid("right loop ghost", at="b5", ghost=5), "go").ghost == 5


def test_cas_3_4_the_log_tells_of_the_wand() -> None:
    assert "ghost_lowered" in kinds(laid("down ghost ghost", at="a2", ghost=5), "go")


def test_cas_3_5_a_treasure_is_taken_on_entering() -> None:
    assert after(laid("down ghost ghost", treasures="b2 c6 d6 e6"), "go").found == (True, False, False, False)


def test_cas_3_5_a_treasure_is_taken_once() -> None:
    row = laid("down up down", treasures="b2 c6 d6 e6")
    assert kinds(row, "go").count("treasure_found") == 1
