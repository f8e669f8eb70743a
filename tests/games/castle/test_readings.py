"""Every value of every reading, by an example that another value would play differently."""

import pytest
from msgspec.structs import replace

from tests.games.castle.stage import FAR, RULES, after, kinds, laid, legal, play, refusal, told
from toychest.contract import CHANCE
from toychest.games.castle.state import Castle

BLOCKED = "up up up"
"""From b1 no turning of two arrows makes this row possible: nothing lies above the top line."""

TREASURES = ", ".join(f"treasure {square}" for square in FAR.split())


def climbed_by(state: Castle, moves: str) -> list[str]:
    """Why the ghost climbed, step by step."""
    return [event.public["by"] for event in told(state, moves)[1] if event.kind == "ghost_climbed"]


# --- rerotate_in_loop


def test_cas_r4_rerotate_in_loop_no_keeps_the_direction_of_an_arrow() -> None:
    assert after(laid("down loop ghost", at="b2", rule=""), "go").sorcerer == "b4"


def test_cas_r4_rerotate_in_loop_yes_turns_an_arrow_anew_in_the_repeat() -> None:
    assert after(laid("down loop ghost", at="b2", rule="rerotate_in_loop=yes"), "walk left, go").sorcerer == "a3"


def test_cas_r4_rerotate_in_loop_yes_offers_what_one_turn_can_reach() -> None:
    turned = after(laid("down loop ghost", at="b3", rule="rerotate_in_loop=yes"), "turn 1 left")
    assert legal(turned) == ["walk right", "walk down", "walk left"]


def test_cas_r4_rerotate_in_loop_yes_does_not_turn_half_round() -> None:
    refused = refusal(laid("down loop ghost", at="b2", rule="rerotate_in_loop=yes"), "walk up")
    assert (refused.code, refused.rule, refused.arguments) == ("half-turn", "CAS 6.5", {"place": 1})


def test_cas_6_5_rerotate_in_loop_yes_turns_half_round_where_that_is_played() -> None:
    row = laid("down loop ghost", at="b2", rule="rerotate_in_loop=yes", half_turns=True)
    assert after(row, "walk up, go").sorcerer == "b2"


# --- loop_runs, loop_scope, multi_loop


@pytest.mark.parametrize(("rule", "end"), [("", "c3"), ("loop_runs=3", "d3")])
def test_cas_r6_loop_runs_2_and_loop_runs_3(rule: str, end: str) -> None:
    assert after(laid("right loop ghost", at="a3", rule=rule), "go").sorcerer == end


def test_cas_r6_loop_runs_3_tells_of_both_repeats_at_once() -> None:
    events = told(laid("right loop ghost", at="a3", rule="loop_runs=3"), "go")[1]
    assert [event.public["cards"] for event in events if event.kind == "loop_repeated"] == [[1, 1]]


@pytest.mark.parametrize(("rule", "moves", "end"), [("", "stay, go", "c4"), ("loop_scope=previous_card", "go", "c3")])
def test_cas_r39_loop_scope_prefix_and_loop_scope_previous_card(rule: str, moves: str, end: str) -> None:
    assert after(laid("down right loop", at="a2", rule=rule), moves).sorcerer == end


@pytest.mark.parametrize(("rule", "end"), [("", "e3"), ("multi_loop=flat", "d3"), ("multi_loop=idle_second", "c3")])
def test_cas_r8_multi_loop_nested_multi_loop_flat_and_multi_loop_idle_second(rule: str, end: str) -> None:
    assert after(laid("right loop loop", at="a3", rule=rule), "go").sorcerer == end


# --- sorcerer_repeat


def test_cas_r9_sorcerer_repeat_same_asks_once() -> None:
    assert after(laid("sorcerer loop ghost", at="b2"), "walk down, go").sorcerer == "b4"


def test_cas_r9_sorcerer_repeat_free_asks_in_every_repeat() -> None:
    row = laid("sorcerer loop ghost", at="b2", rule="sorcerer_repeat=free")
    assert after(row, "walk down, walk right, go").sorcerer == "c3"


# --- wand_reuse, wand


@pytest.mark.parametrize(
    ("rule", "once", "again"), [("", 3, 3), ("wand_reuse=once_per_turn", 4, 4), ("wand_reuse=once_per_game", 4, 5)]
)
def test_cas_r13_wand_reuse_always_wand_reuse_once_per_turn_and_wand_reuse_once_per_game(
    rule: str, once: int, again: int
) -> None:
    first = after(laid("left right loop", at="b3", ghost=5, rule=rule), "go")
    second = after(first, "lay left, lay right, lay ghost, go")
    assert (first.ghost, second.ghost) == (once, again)


def test_cas_r14_wand_auto_lowers_the_ghost_by_itself() -> None:
    assert after(laid("left ghost ghost", at="b3", ghost=5), "go").ghost == 6


@pytest.mark.parametrize(("choice", "level"), [("use wand", 6), ("leave wand", 7)])
def test_cas_r14_wand_optional_asks_first(choice: str, level: int) -> None:
    assert after(laid("left ghost ghost", at="b3", ghost=5, rule="wand=optional"), f"{choice}, go").ghost == level


def test_cas_r14_wand_optional_does_not_ask_at_a_spent_wand() -> None:
    row = laid("left right loop", at="b3", ghost=5, rule="wand_reuse=once_per_turn+wand=optional")
    assert after(row, "use wand, go").ghost == 4


def test_cas_r14_wand_optional_a_wand_left_alone_is_not_spent() -> None:
    row = laid("left right loop", at="b3", ghost=5, rule="wand_reuse=once_per_turn+wand=optional")
    assert after(row, "leave wand, use wand, go").ghost == 4


def test_cas_r13_wand_reuse_once_per_game_a_wand_spent_in_an_earlier_row_does_not_ask() -> None:
    row = laid("left right ghost", at="b3", ghost=5, rule="wand_reuse=once_per_game+wand=optional")
    assert "go" in legal(after(row, "use wand, go, lay left, lay right, lay ghost"))


# Between two ghost rooms: the second step to the right is blocked, and only turning the arrow helps.
CORRIDOR = {
    "file": 'symbols = ["moon", "heart", "key", "drop"]\ntower = 5\nlines = ["SwX.", "....", "O..O"]',
}


@pytest.mark.parametrize("move", ["use wand", "leave wand"])
def test_cas_4_1_a_wand_whose_way_is_blocked_later_asks_for_a_turn_first(move: str) -> None:
    row = laid("right loop ghost", at="a1", treasures="b2 c2 d2 a2", rule="wand=optional", board=CORRIDOR)
    refused = refusal(row, move)
    assert (refused.code, refused.rule, refused.arguments["wand"], refused.arguments["beyond"]) == (
        "wand-dead-end",
        "CAS 4.1",
        "b1",
        "c1",
    )


def test_cas_4_1_before_that_only_turns_are_legal() -> None:
    row = laid("right loop ghost", at="a1", treasures="b2 c2 d2 a2", rule="wand=optional", board=CORRIDOR)
    assert legal(row) == ["turn 1 right"]


# --- young_gates


def test_cas_r37_young_gates_optional_lets_the_young_jump() -> None:
    assert "jump c4" in legal(laid("right loop ghost", at="d1", profile="young"))


def test_cas_r37_young_gates_off_walks_over_a_gate() -> None:
    assert after(laid("right loop ghost", at="d1", profile="young", rule="young_gates=off"), "go").sorcerer == "f1"


def test_cas_r37_young_gates_off_leaves_the_other_profiles_their_gates() -> None:
    assert "jump c4" in legal(laid("right loop ghost", at="d1", profile="older", rule="young_gates=off"))


# --- voluntary_fail


def test_cas_r23_voluntary_fail_no_refuses_a_turn_that_spoils_the_row() -> None:
    assert refusal(laid("down loop ghost", at="b2"), "turn 1 right").code == "turn-blocks"


def test_cas_r23_voluntary_fail_yes_gives_a_possible_row_up() -> None:
    given_up = after(laid("down loop ghost", at="b2", rule="voluntary_fail=yes"), "turn 1 right, go")
    assert (given_up.sorcerer, given_up.ghost) == ("b2", 2)


def test_cas_r23_voluntary_fail_yes_still_wants_every_question_answered() -> None:
    assert refusal(laid("sorcerer loop ghost", at="b2", rule="voluntary_fail=yes"), "go").code == "question-open"


# --- impossible


@pytest.mark.parametrize(
    ("rule", "moves", "end", "level"),
    [
        ("", "go", "b1", 1),
        ("impossible=halt", "turn 1 right, turn 2 right, go", "d1", 1),
        ("impossible=skip", "turn 1 right, turn 3 right, go", "d1", 1),
        ("impossible=none_at_all", "turn 1 right, turn 2 right, go", "d1", 0),
        ("impossible=none_at_all", "go", "b1", 1),
    ],
    ids=["impossible_whole", "impossible_halt", "impossible_skip", "impossible_none_at_all", "no step at all"],
)
def test_cas_r24_impossible_whole_impossible_halt_impossible_skip_and_impossible_none_at_all(
    rule: str, moves: str, end: str, level: int
) -> None:
    done = after(laid(BLOCKED, rule=rule), moves)
    assert (done.sorcerer, done.ghost) == (end, level)


def test_cas_r24_impossible_skip_tells_which_step_was_left_out() -> None:
    events = told(laid(BLOCKED, rule="impossible=skip"), "turn 1 right, turn 3 right, go")[1]
    skipped = next(event.public for event in events if event.kind == "step_skipped")
    assert skipped == {"number": 2, "place": 2, "at": "c1", "direction": "up", "cause": "edge", "beyond": None}


def test_cas_r24_impossible_halt_tells_where_the_row_ended() -> None:
    events = told(laid(BLOCKED, rule="impossible=halt"), "turn 1 right, turn 2 right, go")[1]
    halted = next(event.public for event in events if event.kind == "row_halted")
    assert halted == {"number": 3, "place": 3, "at": "d1", "direction": "up", "cause": "edge", "beyond": None}


def test_cas_r24_impossible_halt_a_possible_row_must_still_be_walked_whole() -> None:
    assert refusal(laid("down loop ghost", at="b2", rule="impossible=halt"), "turn 1 right").code == "turn-blocks"


def test_cas_r24_impossible_halt_takes_the_treasures_on_the_way() -> None:
    row = laid(BLOCKED, treasures="c1 a6 d6 e6", rule="impossible=halt")
    assert sum(after(row, "turn 1 right, turn 2 right, go").found) == 1


def test_cas_r28_impossible_skip_costs_one_step_however_many_are_left_out() -> None:
    assert climbed_by(laid(BLOCKED, rule="impossible=skip"), "go") == ["row"]


# --- void_ghosts


@pytest.mark.parametrize(("rule", "level"), [("", 3), ("void_ghosts=ignore", 1)])
def test_cas_r25_void_ghosts_count_and_void_ghosts_ignore(rule: str, level: int) -> None:
    assert after(laid("left ghost loop", at="a6", treasures="c6 d6 e6 b4", rule=rule), "go").ghost == level


@pytest.mark.parametrize(("rule", "level"), [("impossible=halt", 3), ("impossible=halt+void_ghosts=ignore", 2)])
def test_cas_r25_void_ghosts_only_concern_what_comes_after_the_blocked_door(rule: str, level: int) -> None:
    assert after(laid("ghost left loop", at="a6", treasures="c6 d6 e6 b4", rule=rule), "go").ghost == level


# --- idle_row


@pytest.mark.parametrize(("rule", "climbs"), [("", ["card"] * 4), ("idle_row=penalty", ["card"] * 4 + ["idle"])])
def test_cas_r27_idle_row_free_and_idle_row_penalty(rule: str, climbs: list[str]) -> None:
    assert climbed_by(laid("ghost ghost loop", rule=rule), "go") == climbs


def test_cas_r27_idle_row_penalty_spares_a_row_with_one_step() -> None:
    assert climbed_by(laid("right ghost ghost", rule="idle_row=penalty"), "go") == ["card", "card"]


# --- loss


def below_the_top(rule: str, by: int) -> Castle:
    """The ghost some steps below the last step of the tower, and two ghost cards."""
    row = laid("right ghost ghost", rule=rule)
    return replace(row, ghost=row.terms.board.tower - by)


def test_cas_r29_loss_enter_last_ends_on_the_last_step() -> None:
    assert kinds(below_the_top("", 1), "go")[-2:] == ["ghost_climbed", "ghost_escaped"]


def test_cas_r29_loss_step_beyond_lets_the_ghost_stand_on_the_last_step() -> None:
    row = replace(below_the_top("loss=step_beyond", 2))
    assert after(row, "go").outcome is None


def test_cas_r29_loss_step_beyond_ends_one_step_later() -> None:
    assert kinds(below_the_top("loss=step_beyond", 1), "go")[-1] == "ghost_escaped"


# --- short_row

FIVE_CARDS = {"file": "right = 3\nghost = 2"}


def short_row(edition: str) -> Castle:
    laid_twice = f"{TREASURES}, lay right, lay ghost, lay ghost, go, lay right, lay right"
    return play(laid_twice, edition=edition, deck=FIVE_CARDS)


def test_cas_r31_short_row_two_cards_plays_what_the_stack_had() -> None:
    assert RULES.to_act(short_row("castle-standard-0")) == (0,)


def test_cas_r31_short_row_refill_to_three_shuffles_the_used_cards_first() -> None:
    row = short_row("castle-standard-0+short_row=refill_to_three")
    assert (RULES.to_act(row), sum(row.stack), sum(row.used)) == ((CHANCE,), 3, 0)


# --- arrow_source


def odds(state: Castle) -> dict[str, int]:
    return {RULES.write_move(move): weight for move, weight in RULES.odds(state)}


def test_cas_r36_arrow_source_printed_directions_lays_what_is_printed() -> None:
    row = play(TREASURES, deck={"file": "right = 2\nloop = 1"})
    assert odds(row) == {"lay right": 2, "lay loop": 1}


def test_cas_r36_arrow_source_random_on_draw_lays_an_arrow_each_way_alike() -> None:
    edition = "castle-standard-0+arrow_source=random_on_draw"
    row = play(TREASURES, edition=edition, deck={"file": "right = 2\nloop = 1"})
    assert odds(row) == {"lay up": 2, "lay right": 2, "lay down": 2, "lay left": 2, "lay loop": 4}


def test_cas_r36_arrow_source_random_on_draw_uses_arrows_up_whatever_way_they_fell() -> None:
    edition = "castle-standard-0+arrow_source=random_on_draw"
    row = play(f"{TREASURES}, lay up", edition=edition, deck={"file": "right = 2\nloop = 1"})
    assert odds(row) == {"lay up": 1, "lay right": 1, "lay down": 1, "lay left": 1, "lay loop": 4}


# --- up to two


@pytest.mark.parametrize("moves", ["go", "turn 1 right, go", "turn 1 right, turn 2 left, go"])
def test_cas_r40_none_one_or_two_arrows_are_turned(moves: str) -> None:
    assert after(laid("down down ghost", at="b2"), moves).row_number == 1


# --- what is told cites what is played


def rules_told(state: Castle, kind: str) -> list[str]:
    return [event.rule for event in told(state, "go")[1] if event.kind == kind]


@pytest.mark.parametrize(
    ("rule", "cited"), [("", "CAS 2.5"), ("loop_runs=3", "CAS R6"), ("loop_scope=previous_card", "CAS R39")]
)
def test_cas_r6_a_loop_cites_how_it_is_read(rule: str, cited: str) -> None:
    assert rules_told(laid("right loop ghost", at="a3", rule=rule), "loop_repeated") == [cited]


@pytest.mark.parametrize(("rule", "cited"), [("", "CAS 5.2"), ("loss=step_beyond", "CAS R29")])
def test_cas_r29_the_end_cites_how_it_is_read(rule: str, cited: str) -> None:
    assert rules_told(below_the_top(rule, 1), "ghost_escaped") == [cited]
