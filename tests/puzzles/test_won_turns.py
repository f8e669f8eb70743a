"""Turns that win: every way of a turn is tried, and what wins in one imagined truth wins in all of them."""

import pytest

from tests.review.golden import BATTLE, table
from toychest.contract import Puzzle, Seat
from toychest.games import EDITIONS
from toychest.puzzles.judging import table_of_puzzle
from toychest.puzzles.won_turns import THEME, ways_of, wins, won_turn
from toychest.table import draws_for

EDITION = EDITIONS["toybattle-standard-0"]
RULES = EDITION.rules
TURNS = [each for each in (EDITION.puzzles or tuple)() if each.posed.theme == THEME]
TRUTHS = 20


def test_no_turn_of_an_even_game_wins() -> None:
    frames = table(BATTLE).frames
    decided = next(at for at, frame in enumerate(frames) if frame.seat == 0)
    assert won_turn(RULES, frames[decided - 1].state, Seat(0)) is None


def test_every_first_move_begins_a_way() -> None:
    frames = table(BATTLE).frames
    state = next(frames[at - 1].state for at, frame in enumerate(frames) if frame.seat == 0)
    legal = {RULES.write_move(move) for move in RULES.legal_moves(state, Seat(0))}
    assert {way.moves[0] for way in ways_of(RULES, state, Seat(0))} == legal


def test_what_cannot_be_played_does_not_win() -> None:
    state = table(BATTLE).frames[0].state
    assert not wins(RULES, state, Seat(0), ["take"])


def lost_in(puzzle: Puzzle) -> list[int]:
    """The numbers of imagined truths in which the answer does not win."""
    start = table_of_puzzle(EDITION, puzzle)
    seat = start.to_act[0]
    truths = [RULES.imagine(start.state, seat, draws_for(puzzle.id, number)) for number in range(TRUTHS)]
    return [number for number, truth in enumerate(truths) if not wins(RULES, truth, seat, puzzle.posed.answer)]


def test_some_turns_to_win_are_shipped() -> None:
    assert len(TURNS) >= 20


def test_a_turn_that_wins_does_so_in_every_imagined_truth() -> None:
    assert {puzzle.id: lost for puzzle in TURNS if (lost := lost_in(puzzle))} == {}


@pytest.mark.parametrize("puzzle", TURNS[:12], ids=lambda puzzle: puzzle.id)
def test_the_ways_of_a_turn_are_counted_as_they_can_be_played(puzzle: Puzzle) -> None:
    start = table_of_puzzle(EDITION, puzzle)
    found = won_turn(RULES, start.state, start.to_act[0])
    assert found is not None
    assert (found.answer, found.right, found.ways) == (puzzle.posed.answer, puzzle.posed.right, puzzle.posed.ways)
