"""Where two readings meet, or a reading meets the end of the game: examples made to trip the rules up.

   a b c d e f g
1  . S . . O . w
2  . . X . . X .
3  w . . . . . O
4  . . O . X . .
5  X . . w . . .
6  . w . . . O X
"""

import dataclasses
from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.castle.stage import RULES, after, kinds, laid, legal, path, refusal, told


def on(lines: Sequence[str], row: str, at: str, **options: Any) -> Any:
    """A row on another board."""
    state: Any = laid(row, at, **options)
    return replace(
        state, terms=dataclasses.replace(state.terms, board=dataclasses.replace(state.terms.board, lines=tuple(lines)))
    )


def seen(state: Any) -> Any:
    """What lies open to everybody."""
    return RULES.view(state, None)


def climbs(state: Any, moves: str = "go") -> list[str]:
    """What sent the ghost up, step by step."""
    return [event.public["by"] for event in told(state, moves)[1] if event.kind == "ghost_climbed"]


def one_short(row: str, at: str, last: str, **options: Any) -> Any:
    """All treasures but the one at `last` are found."""
    return replace(laid(row, at, treasures=f"{last} g5 d6 e6", **options), found=(False, True, True, True))


# Loops


@pytest.mark.parametrize(
    ("rule", "row", "steps"),
    [
        ("", "ghost loop loop", 4),
        ("loop_runs=3", "ghost loop loop", 9),
        ("loop_runs=3", "ghost ghost loop", 6),
        ("loop_runs=3+multi_loop=flat", "ghost loop loop", 5),
        ("loop_runs=3+multi_loop=idle_second", "ghost loop loop", 3),
        ("multi_loop=idle_second", "loop ghost loop", 2),
        ("loop_runs=3", "loop ghost loop", 3),
        ("loop_runs=3", "loop loop ghost", 1),
        ("loop_scope=previous_card", "ghost loop loop", 4),
        ("loop_runs=3+loop_scope=previous_card", "ghost loop loop", 9),
        ("loop_runs=3+loop_scope=previous_card", "ghost ghost loop", 4),
        ("loop_scope=previous_card+multi_loop=flat", "ghost loop loop", 3),
    ],
)
def test_cas_r8_how_often_a_ghost_climbs(rule: str, row: str, steps: int) -> None:
    assert climbs(laid(row, rule=rule)) == ["card"] * steps


@pytest.mark.parametrize("row", ["ghost loop loop", "loop ghost loop", "ghost loop ghost"])
def test_cas_r11_three_runs_spare_the_ghosts_of_the_young_as_well(row: str) -> None:
    assert climbs(laid(row, rule="loop_runs=3", profile="young")) == ["card"] * row.count("ghost")


def test_cas_r22_nine_steps_through_two_gates_ask_nothing() -> None:
    row = on(["SO.", "O.."], "right loop loop", "a1", rule="loop_runs=3+impossible=halt", profile="oldest")
    assert path(row, "go") == "b1 a2 b2 c2"


def test_cas_r10_three_runs_ask_for_a_gate_at_every_entry() -> None:
    row = laid("right left loop", "d1", rule="loop_runs=3")
    assert path(row, "jump c4, jump e1, jump g3, go") == "e1 c4 b4 c4 e1 d1 e1 g3 f3"


def test_cas_r9_nine_free_ways_are_asked_for_one_by_one() -> None:
    row = laid("sorcerer loop loop", "b3", rule="loop_runs=3+sorcerer_repeat=free")
    ways = ", ".join(["walk right", "walk left"] * 4)
    assert path(row, f"{ways}, walk down, go") == "c3 b3 c3 b3 c3 b3 c3 b3 b4"


def test_cas_r9_the_ninth_way_is_still_a_question() -> None:
    row = laid("sorcerer loop loop", "b3", rule="loop_runs=3+sorcerer_repeat=free")
    planned = after(row, ", ".join(["walk right", "walk left"] * 4))
    assert refusal(planned, "go").code == "question-open"


def test_cas_r4_an_arrow_turned_half_round_can_turn_back_in_the_repeat() -> None:
    row = laid("right loop loop", "d3", rule="rerotate_in_loop=yes", half_turns=True)
    assert path(row, "turn 1 about, walk right, walk left, walk right, go") == "c3 d3 c3 d3"


@pytest.mark.parametrize(("rule", "moves"), [("", ["go"]), ("rerotate_in_loop=yes", ["turn 1 right"])])
def test_cas_r4_turning_anew_makes_a_row_possible(rule: str, moves: list[str]) -> None:
    assert legal(on(["S.", ".."], "up loop loop", "a1", rule=rule)) == moves


# Wands


def test_cas_r13_a_wand_waved_at_the_foot_is_spent_all_the_same() -> None:
    row = laid("left right ghost", "b3", ghost=0, rule="wand_reuse=once_per_game")
    assert after(row, "go, lay left, lay right, lay ghost, go").ghost == 2


def test_cas_r13_planning_to_use_a_wand_spends_nothing() -> None:
    row = laid("left right ghost", "b3", ghost=3, rule="wand_reuse=once_per_game+wand=optional")
    assert seen(after(row, "use wand")).spent_wands == []


def test_cas_r13_a_wand_left_alone_can_be_used_in_a_later_row() -> None:
    row = laid("left right ghost", "b3", ghost=3, rule="wand_reuse=once_per_game+wand=optional")
    assert after(row, "leave wand, go, lay left, lay right, lay ghost, use wand, go").ghost == 4


def test_cas_r13_each_wand_is_spent_by_itself() -> None:
    row = on(["Sww"], "right right ghost", "a1", ghost=5, rule="wand_reuse=once_per_game")
    assert seen(after(row, "go")).spent_wands == ["b1", "c1"]


def test_cas_r26_a_row_that_nobody_walks_spends_no_wand() -> None:
    row = laid("up up up", "a4", ghost=3, rule="wand_reuse=once_per_game+voluntary_fail=yes")
    assert seen(after(row, "turn 1 left, go")).spent_wands == []


def test_cas_r13_a_wand_before_the_blocked_door_is_spent() -> None:
    row = on(["Sw"], "right right right", "a1", ghost=3, rule="wand_reuse=once_per_game+impossible=halt")
    assert (after(row, "go").ghost, seen(after(row, "go")).spent_wands) == (3, ["b1"])


# Rows that fail


def test_cas_r23_with_skip_a_possible_row_may_be_spoilt_and_goes_on() -> None:
    row = laid("up right right", "b1", rule="voluntary_fail=yes+impossible=skip")
    assert (path(row, "go"), climbs(row)) == ("c1 d1", ["row"])


def test_cas_r23_without_voluntary_fail_the_same_row_must_be_walked_whole() -> None:
    assert refusal(laid("up right right", "b1", rule="impossible=skip"), "go").code == "step-blocked"


def test_cas_r23_given_up_a_row_counts_its_ghosts_and_one_more() -> None:
    assert climbs(laid("up ghost ghost", "b1", rule="voluntary_fail=yes")) == ["card", "card", "row"]


@pytest.mark.parametrize(("rule", "paid"), [("impossible=halt", ["row"]), ("impossible=none_at_all", [])])
def test_cas_r24_one_step_before_the_blocked_door_is_free_only_with_none_at_all(rule: str, paid: list[str]) -> None:
    assert climbs(on(["S."], "right right right", "a1", rule=rule)) == paid


@pytest.mark.parametrize("rule", ["impossible=halt", "impossible=none_at_all", "impossible=skip"])
def test_cas_r24_a_first_step_that_is_blocked_costs_one(rule: str) -> None:
    assert climbs(on(["S"], "right ghost ghost", "a1", rule=rule)) == ["card", "card", "row"]


def test_cas_r24_a_skipped_step_lets_the_next_start_where_he_stands() -> None:
    row = on(["S.", ".."], "up right down", "a1", rule="voluntary_fail=yes+impossible=skip")
    assert path(row, "go") == "b1 b2"


def test_cas_r27_a_row_whose_steps_were_all_skipped_is_not_idle() -> None:
    assert climbs(on(["S"], "up up up", "a1", rule="impossible=skip+idle_row=penalty")) == ["row"]


# The end


@pytest.mark.parametrize("rule", ["impossible=halt", "impossible=skip", "impossible=none_at_all"])
def test_cas_5_1_the_last_treasure_wins_before_a_later_blocked_door(rule: str) -> None:
    row = one_short("left left left", "b6", "a6", rule=f"voluntary_fail=yes+{rule}")
    assert kinds(row, "go") == ["sorcerer_walked", "treasure_found", "castle_saved"]


@pytest.mark.parametrize("rule", ["", "voluntary_fail=yes"])
def test_cas_r23_where_rows_fail_whole_the_last_treasure_wins_before_the_blocked_door(rule: str) -> None:
    assert kinds(one_short("left left left", "b6", "a6", rule=rule), "go")[-1] == "castle_saved"


def test_cas_r23_where_rows_fail_whole_any_other_treasure_before_the_blocked_door_is_lost() -> None:
    assert climbs(laid("left left left", "b6", treasures="a6 b2 d6 e6", rule="voluntary_fail=yes")) == ["row"]


@pytest.mark.parametrize("rule", ["", "impossible=halt", "impossible=skip", "impossible=none_at_all"])
def test_cas_r28_the_ghost_can_escape_on_the_extra_step(rule: str) -> None:
    row = laid("left left left", "a6", ghost=11, treasures="b2 c6 d6 e6", rule=rule)
    assert kinds(row, "go")[-2:] == ["ghost_climbed", "ghost_escaped"]


def test_cas_r27_the_ghost_can_escape_in_an_idle_row() -> None:
    assert kinds(laid("loop loop loop", ghost=11, rule="idle_row=penalty"), "go") == ["ghost_climbed", "ghost_escaped"]


def test_cas_r29_a_wand_fetches_the_ghost_back_from_the_last_step() -> None:
    row = laid("ghost up right", "a4", ghost=11, rule="loss=step_beyond")
    assert (after(row, "go").ghost, after(row, "go").outcome) == (11, None)


def test_cas_r29_the_tower_of_the_view_is_where_the_ghost_is_out() -> None:
    towers = [seen(laid("ghost up right", rule=rule)).board.tower for rule in ("", "loss=step_beyond")]
    assert towers == [12, 13]


# Gates


@pytest.mark.parametrize(
    ("profile", "gates"), [("base", "optional"), ("young", "off"), ("older", "forced"), ("oldest", "forced")]
)
def test_cas_r37_gates_are_switched_off_for_the_young_alone(profile: str, gates: str) -> None:
    assert seen(laid("right right down", profile=profile, rule="young_gates=off")).gates == gates
