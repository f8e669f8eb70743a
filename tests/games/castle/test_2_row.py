"""CAS chapter 2: a row."""

from tests.games.castle.stage import RULES, after, kinds, laid, legal, play, refusal, told
from toychest.contract import Seat

START = "treasure a6, treasure c6, treasure d6, treasure e6"
IDLE = "lay loop, lay loop, lay loop, go"


def test_cas_2_1_a_row_has_three_cards_from_the_stack() -> None:
    assert refusal(laid("up up ghost"), "lay up").code == "row-full"


def test_cas_2_1_the_first_card_opens_the_seats_turn() -> None:
    assert RULES.opens_turn(play(f"{START}, {IDLE}", seats=3)) == Seat(1)


def test_cas_2_1_the_second_card_opens_no_turn() -> None:
    assert RULES.opens_turn(play(f"{START}, lay up", seats=3)) is None


def test_cas_2_1_another_seat_may_not_decide() -> None:
    assert refusal(laid("right right ghost", seats=2), "go", seat=1).code == "not-to-act"


def test_cas_2_1_cards_beyond_the_row_cannot_be_turned() -> None:
    assert refusal(laid("right right right"), "turn 4 left").code == "no-such-card"


def test_cas_2_2_the_cards_act_from_left_to_right() -> None:
    assert kinds(laid("right ghost right"), "go")[:3] == ["sorcerer_walked", "ghost_climbed", "sorcerer_walked"]


def test_cas_2_3_an_arrow_is_turned_a_quarter() -> None:
    assert after(laid("up ghost ghost"), "turn 1 right, go").sorcerer == "c1"


def test_cas_2_3_turning_is_up_to_you() -> None:
    assert after(laid("right ghost ghost"), "go").sorcerer == "c1"


def test_cas_2_3_a_third_arrow_may_not_be_turned() -> None:
    planned = after(laid("down down down", at="d3"), "turn 1 left, turn 2 left")
    assert refusal(planned, "turn 3 left").code == "two-turned"


def test_cas_2_4_an_arrow_walks_one_square_where_it_points() -> None:
    assert after(laid("right ghost ghost"), "go").sorcerer == "c1"


def test_cas_2_5_a_loop_makes_the_cards_on_its_left_act_twice() -> None:
    assert after(laid("down loop ghost"), "go").sorcerer == "b3"


def test_cas_2_5_the_log_tells_when_a_loop_starts_over() -> None:
    _, events = told(laid("down ghost loop"), "go")
    repeated = next(event for event in events if event.kind == "loop_repeated")
    assert repeated.public == {"place": 3, "cards": [1, 2]}


def test_cas_2_5_the_log_tells_it_also_where_a_ghost_begins() -> None:
    _, events = told(laid("ghost down loop"), "go")
    assert [event.public["cards"] for event in events if event.kind == "loop_repeated"] == [[1, 2]]


def test_cas_2_5_the_log_tells_it_also_where_a_step_is_left_out_first() -> None:
    _, events = told(laid("up ghost loop", at="a1", rule="voluntary_fail=yes+impossible=skip"), "go")
    assert [event.public["cards"] for event in events if event.kind == "loop_repeated"] == [[1, 2]]


def test_cas_2_6_a_loop_that_lies_first_does_nothing() -> None:
    assert after(laid("loop down ghost"), "go").sorcerer == "b2"


def test_cas_2_7_a_sorcerer_card_goes_any_way() -> None:
    assert legal(laid("sorcerer ghost ghost", at="d3")) == ["walk up", "walk right", "walk down", "walk left"]


def test_cas_2_7_a_sorcerer_card_walks_one_square() -> None:
    assert after(laid("sorcerer ghost ghost", at="d3"), "walk left, go").sorcerer == "c3"


def test_cas_2_7_go_waits_for_the_way() -> None:
    assert refusal(laid("sorcerer ghost ghost"), "go").code == "question-open"


def test_cas_2_7_nobody_asked_for_a_way() -> None:
    assert refusal(laid("right ghost ghost"), "walk left").code == "no-question"


def test_cas_2_8_a_ghost_card_moves_the_ghost_up() -> None:
    assert after(laid("ghost right right", ghost=3), "go").ghost == 4


def test_cas_2_9_the_next_seat_lays_the_next_row() -> None:
    assert after(laid("right right ghost", seats=2), "go").row_seat == Seat(1)


def test_cas_2_9_used_cards_are_put_aside() -> None:
    done = after(laid("right right ghost"), "go")
    assert done.row == ()
    assert sum(done.used) == 3
    assert sum(done.stack) == 32


def eleven_rows() -> str:
    """Rows that walk to and fro on b1-c1 and leave two rights in the stack."""
    to_and_fro = ["lay loop, lay loop, lay loop, go", "lay loop, lay loop, lay ghost, go"]
    ghosts = ["lay ghost, lay ghost, lay sorcerer, walk right, go", "lay ghost, lay ghost, lay left, go"]
    sorcerers = ["lay sorcerer, lay sorcerer, lay sorcerer, walk down, walk up, walk right, go"]
    arrows = [
        "lay sorcerer, lay right, lay left, walk left, go",
        "lay right, lay left, lay down, go",
        "lay up, lay down, lay up, go",
        "lay down, lay up, lay down, go",
        "lay up, lay down, lay up, go",
        "lay right, lay left, lay left, go",
    ]
    return ", ".join((*to_and_fro, *ghosts, *sorcerers, *arrows))


def test_cas_2_10_the_twelfth_row_has_two_cards() -> None:
    assert legal(play(f"{START}, {eleven_rows()}, lay right, lay right")) != []


def test_cas_2_11_a_used_up_stack_is_shuffled_whole() -> None:
    done = play(f"{START}, {eleven_rows()}, lay right, lay right, go")
    assert sum(done.stack) == 35
    assert sum(done.used) == 0


def test_cas_2_11_the_log_tells_of_the_shuffle() -> None:
    before = play(f"{START}, {eleven_rows()}, lay right, lay right")
    assert kinds(before, "go")[-1] == "stack_shuffled"
