"""CAS R1 to R35: where the booklet is silent, what we play."""

import dataclasses

import pytest
from msgspec.structs import replace

from tests.games.castle.stage import RULES, after, kinds, laid, legal, play, refusal, told
from toychest.contract import Seat, UnfitFile
from toychest.games.castle.board import Board, Square
from toychest.games.castle.board_file import read_board
from toychest.games.castle.showing import shown
from toychest.games.castle.state import Castle
from toychest.games.castle.terms import OPTIONS


def on_board(state: Castle, **changes: object) -> Castle:
    """The same state in a changed castle."""
    board: Board = dataclasses.replace(state.terms.board, **changes)  # type: ignore[arg-type]  # the fields of Board, by name
    return replace(state, terms=dataclasses.replace(state.terms, board=board))


def test_cas_r1_the_seat_on_turn_decides() -> None:
    assert RULES.to_act(laid("right right ghost", seats=3)) == (Seat(0),)


def test_cas_r2_a_card_is_turned_once() -> None:
    planned = after(laid("up ghost ghost", at="d3"), "turn 1 left")
    assert refusal(planned, "turn 1 left").code == "turned-already"


@pytest.mark.parametrize("card", ["loop", "sorcerer", "ghost"])
def test_cas_r3_only_arrows_are_turned(card: str) -> None:
    assert refusal(laid(f"right {card} right"), "turn 2 left").code == "not-an-arrow"


def test_cas_r4_a_turned_card_keeps_its_direction_in_the_repeat() -> None:
    assert after(laid("up loop ghost", at="d3"), "turn 1 left, go").sorcerer == "b3"


def test_cas_r4_a_card_that_a_choice_rests_on_is_turned_no_more() -> None:
    planned = after(laid("down sorcerer ghost", at="d2"), "walk left")
    assert refusal(planned, "turn 1 left").code == "turn-too-late"


def test_cas_r4_a_card_after_the_choice_may_still_be_turned() -> None:
    planned = after(laid("sorcerer down ghost", at="d2"), "walk down")
    assert after(planned, "turn 2 left, go").sorcerer == "e3"


def test_cas_r5_one_of_three_arrows_stays_as_laid() -> None:
    planned = after(laid("right right right", at="a3"), "turn 1 left, turn 3 right")
    assert not any(move.startswith("turn") for move in legal(planned))


def test_cas_r6_a_loop_repeats_the_whole_left_part_in_order() -> None:
    _, events = told(laid("down right loop", at="a1"), "go")
    assert [event.public["end"] for event in events if event.kind == "sorcerer_walked"] == ["a2", "b2", "b3", "c3"]


def test_cas_r7_an_idle_loop_adds_nothing_to_a_later_one() -> None:
    assert after(laid("loop down loop"), "go").sorcerer == "b3"


def test_cas_r8_loops_nest() -> None:
    assert after(laid("down loop loop"), "go").sorcerer == "b5"


def test_cas_r9_a_repeated_sorcerer_card_goes_the_same_way() -> None:
    assert after(laid("sorcerer loop ghost"), "walk down, go").sorcerer == "b3"


def test_cas_r10_a_gate_is_asked_anew_in_the_repeat() -> None:
    planned = after(laid("right sorcerer loop", at="d1"), "jump c4, walk left")
    assert [move for move in legal(planned) if move.startswith("jump")] == ["jump e1", "jump g3", "jump f6"]


@pytest.mark.parametrize(("profile", "level"), [("base", 2), ("young", 1), ("older", 1), ("oldest", 2)])
def test_cas_r11_the_profile_says_whether_loops_repeat_ghosts(profile: str, level: int) -> None:
    assert after(laid("ghost loop down", profile=profile), "go").ghost == level


def test_cas_r12_nobody_walks_through_a_wall() -> None:
    walled = on_board(laid("down ghost ghost"), walls=((Square("b2"), Square("b1")),))
    assert refusal(walled, "go").arguments["cause"] == "wall"


def test_cas_r13_a_wand_works_at_every_entry() -> None:
    assert after(laid("down up loop", at="a2", ghost=5), "go").ghost == 3


def test_cas_r14_a_wand_works_by_itself() -> None:
    assert legal(laid("down ghost ghost", at="a2", ghost=5))[-1] == "go"


def test_cas_r15_the_ghost_never_goes_below_the_door() -> None:
    assert after(laid("down right right", at="a2"), "go").ghost == 0


def test_cas_r16_a_treasure_is_taken_in_the_middle_of_a_row() -> None:
    assert after(laid("down down ghost", treasures="b2 c6 d6 e6"), "go").found[0]


def test_cas_r17_a_jump_does_not_trigger_the_gate_it_ends_on() -> None:
    assert after(laid("right ghost ghost", at="d1"), "jump c4, go").sorcerer == "c4"


def test_cas_r17_a_row_that_starts_on_a_gate_asks_nothing() -> None:
    assert after(laid("left ghost ghost", at="e1"), "go").sorcerer == "d1"


def test_cas_r18_using_a_gate_is_decided_at_every_entry() -> None:
    planned = after(laid("right left loop", at="d1"), "stay")
    assert "jump c4" in legal(planned)


def test_cas_r19_the_treasure_comes_before_the_wand() -> None:
    row = replace(laid("down ghost ghost", at="a2"), treasures=tuple(map(Square, ("a3", "c6", "d6", "e6"))))
    assert kinds(row, "go")[:3] == ["sorcerer_walked", "treasure_found", "ghost_lowered"]


def test_cas_r20_a_treasure_lies_in_a_chamber_of_its_own() -> None:
    assert refusal(play("treasure a1"), "treasure e1").code == "no-chamber"


def test_cas_r20_a_board_without_a_start_is_refused() -> None:
    with pytest.raises(UnfitFile, match="no-start"):
        read_board('name = "x"\nsymbols = ["moon", "key"]\nlines = ["..", ".."]\ntower = 5')


def test_cas_r21_young_is_played_if_nothing_is_chosen() -> None:
    assert RULES.setup(1, {}).terms.profile.name == "young"


def test_cas_r21_young_is_offered_first() -> None:
    assert next(option for option in OPTIONS if option.name == "profile").choices[0] == "young"


def test_cas_r22_a_sorcerer_card_must_use_the_gate_too() -> None:
    planned = after(laid("sorcerer ghost ghost", at="d1", profile="older"), "walk right")
    assert refusal(planned, "stay").code == "gate-forced"


def test_cas_r22_with_one_other_gate_the_jump_asks_nothing() -> None:
    lines = (".S..O.w", "..X..X.", "w.....O", "....X..", "X..w...", ".w....X")
    two_gates = on_board(laid("right ghost ghost", at="d1", profile="older"), lines=lines)
    assert after(two_gates, "go").sorcerer == "g3"


def test_cas_r23_every_step_of_the_unrolled_row_must_be_possible() -> None:
    assert legal(laid("up loop ghost", at="a2")) == ["go"]


def test_cas_r24_nobody_moves_in_an_impossible_row() -> None:
    assert after(laid("up loop ghost", at="a2"), "go").sorcerer == "a2"


def test_cas_r25_ghost_cards_of_an_impossible_row_count() -> None:
    assert after(laid("up ghost loop", at="a2"), "go").ghost == 3


def test_cas_r26_an_impossible_row_uses_no_wand() -> None:
    assert "ghost_lowered" not in kinds(laid("right loop loop", at="f1", ghost=5), "go")


def test_cas_r27_a_row_without_steps_costs_nothing() -> None:
    assert after(laid("loop loop loop", ghost=5), "go").ghost == 5


def test_cas_r28_the_extra_step_comes_last_and_once() -> None:
    _, events = told(laid("up ghost loop", at="a2"), "go")
    assert [event.public.get("by") for event in events] == [None, "card", "card", "row"]


def test_cas_r29_what_would_carry_the_ghost_beyond_is_lost() -> None:
    assert after(laid("ghost ghost loop", ghost=10), "go").ghost == 12


def test_cas_r30_a_treasure_before_the_ghost_wins() -> None:
    done = after(last_treasure("down ghost ghost"), "go")
    assert done.outcome is not None
    assert done.outcome.reason == "castle-saved"


def test_cas_r30_the_ghost_before_the_treasure_loses() -> None:
    done = after(last_treasure("ghost down ghost"), "go")
    assert done.outcome is not None
    assert done.outcome.reason == "ghost-escaped"


def last_treasure(row: str) -> Castle:
    """One treasure is left, below the start, and the ghost has one step to go."""
    return replace(laid(row, ghost=11, treasures="b2 c6 d6 e6"), found=(False, True, True, True))


def short_row(row: str) -> Castle:
    """The twelfth row: two cards, and nothing left in the stack."""
    state = laid(row)
    return replace(state, stack=(0,) * 7, used=state.stack)


def test_cas_r31_two_arrows_of_the_short_row_may_be_turned() -> None:
    assert after(short_row("up up"), "turn 1 right, turn 2 right, go").sorcerer == "d1"


def test_cas_r31_a_loop_in_the_short_row_works() -> None:
    assert after(short_row("down loop"), "go").sorcerer == "b3"


def test_cas_r32_the_game_goes_on_after_the_short_row() -> None:
    assert after(short_row("down loop"), "go").outcome is None


def test_cas_r33_anybody_may_count_the_stack() -> None:
    assert shown(laid("right right ghost")).stack["right"] == 3


def test_cas_r34_four_treasures_are_sought() -> None:
    assert refusal(laid("right right ghost"), "treasure a1").code == "treasures-all-placed"


def test_cas_r35_alone_the_same_seat_lays_every_row() -> None:
    assert after(laid("right right ghost"), "go").row_seat == Seat(0)
