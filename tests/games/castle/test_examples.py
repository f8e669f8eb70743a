"""The booklet's worked examples and the table of loops, to the letter."""

from dataclasses import replace
from typing import Any

import pytest

from tests.games.castle.stage import after, laid, legal, play
from toychest.games.castle.cards import Card
from toychest.games.castle.unrolled import Loops, unrolled

LETTERS = {"A": Card.UP, "B": Card.SORCERER, "L": Card.LOOP, "G": Card.GHOST}


def test_cas_2_3_example_1_two_arrows_turned_clockwise_then_the_ghost() -> None:
    start = "treasure b4, treasure f3, treasure d6, treasure e6, lay up, lay up, lay ghost"
    done = play(f"{start}, turn 1 right, turn 2 right, go")
    assert (done.sorcerer, done.ghost) == ("d1", 1)


def test_cas_2_5_example_2_gate_and_sorcerer_repeated_take_two_treasures() -> None:
    row = laid("up sorcerer loop", at="d1", treasures="b4 f3 d6 e6")
    done = after(row, "turn 1 right, jump c4, walk left, jump g3, go")
    assert (done.sorcerer, done.found) == ("f3", (True, True, False, False))


def test_cas_2_3_example_2_the_arrow_could_be_turned_left_as_well() -> None:
    assert "turn 1 left" in legal(laid("up sorcerer loop", at="d1"))


@pytest.mark.parametrize(("row", "level"), [("ghost loop down", 2), ("ghost ghost loop", 4)])
def test_cas_r11_note_one_ghost_before_a_loop_is_two_steps_two_are_four(row: str, level: int) -> None:
    assert after(laid(row), "go").ghost == level


TABLE_OF_LOOPS = [
    # row, nested, flat, ghosts exempt, three runs
    ("A L B", "A A B", "A A B", "A A B", "A A A B"),
    ("A B L", "A B A B", "A B A B", "A B A B", "A B A B A B"),
    ("A L L", "A A A A", "A A A", "A A A A", "A A A A A A A A A"),
    ("L A L", "A A", "A A", "A A", "A A A"),
    ("L L A", "A", "A", "A", "A"),
    ("L L L", "", "", "", ""),
    ("G A L", "G A G A", "G A G A", "G A A", "G A G A G A"),
    ("A G L", "A G A G", "A G A G", "A G A", "A G A G A G"),
    ("G G L", "G G G G", "G G G G", "G G", "G G G G G G"),
    ("G L L", "G G G G", "G G G", "G", "G G G G G G G G G"),
]


def acted(row: str, **loops: Any) -> str:
    letters = row.split()
    cards = tuple(LETTERS[letter] for letter in letters)
    read = replace(Loops(runs=2, scope="prefix", several="nested", repeat_ghosts=True), **loops)
    return " ".join(letters[act.place] for act in unrolled(cards, read))


@pytest.mark.parametrize(("row", "nested", "flat", "exempt", "thrice"), TABLE_OF_LOOPS)
def test_cas_r8_the_table_of_loops(row: str, nested: str, flat: str, exempt: str, thrice: str) -> None:
    read = [acted(row), acted(row, several="flat"), acted(row, repeat_ghosts=False), acted(row, runs=3)]
    assert read == [nested, flat, exempt, thrice]


@pytest.mark.parametrize(("runs", "repeats"), [(2, [0, 0, 1, 1]), (3, [0, 0, 1, 1, 2, 2])])
def test_cas_r6_an_act_knows_how_often_its_card_has_acted(runs: int, repeats: list[int]) -> None:
    loops = Loops(runs=runs, scope="prefix", several="nested", repeat_ghosts=True)
    assert [act.repeat for act in unrolled((LETTERS["A"], LETTERS["G"], LETTERS["L"]), loops)] == repeats


@pytest.mark.parametrize(
    ("row", "done"), [("A L L", "A A"), ("L A L", "A A"), ("G L L", "G G"), ("A L B", "A A B"), ("A B L", "A B A B")]
)
def test_cas_r8_multi_loop_idle_second_gives_only_the_first_loop_work(row: str, done: str) -> None:
    assert acted(row, several="idle_second") == done


@pytest.mark.parametrize(
    ("row", "nested", "flat", "idle"),
    [
        ("A B L", "A B B B", "A B B B", "A B B B"),
        ("A L B", "A A A B", "A A A B", "A A A B"),
        ("A L L", "A A A A A A A A A", "A A A A A", "A A A"),
        ("L A L", "A A A", "A A A", "A A A"),
        ("L L A", "A", "A", "A"),
    ],
)
def test_cas_r39_loop_scope_previous_card_repeats_one_card(row: str, nested: str, flat: str, idle: str) -> None:
    read = [acted(row, runs=3, scope="previous_card", several=several) for several in ("nested", "flat", "idle_second")]
    assert read == [nested, flat, idle]
