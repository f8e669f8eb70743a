"""Weighers: nothing in a judgement depends on what the mover could not know; what wins at once is exact."""

import random
from collections.abc import Sequence
from typing import Any

import pytest

from tests.bots.battles import BLUE_LINE
from tests.games.toybattle.stage import field
from tests.review.golden import BATTLE, CASTLE, CITY, LITTLE, table
from tests.table.sitting import finished
from toychest.contract import CHANCE, Seat
from toychest.games import EDITIONS
from toychest.games.toybattle.terrain import BLUE
from toychest.review.reviewed import reviewed
from toychest.review.weigher import Weigher, weigher_of
from toychest.table import Table

pytestmark = [pytest.mark.compiled, pytest.mark.xdist_group("review")]

WINNING = field(blue=BLUE_LINE, rack="Skully Roxy", rival="Star Hook")
"""Blue's line ends at the door of red's headquarters."""


def weigher(edition: str, state: Any, seats: int) -> Weigher:
    return weigher_of(EDITIONS[edition], state, seats, LITTLE)


def decisions(played: Table, every: int) -> Sequence[tuple[Any, Seat, str]]:
    """Some decisions of a game: the state before, whose it was, and the move."""
    frames = played.frames
    made = [(frames[at - 1].state, frame.seat, frame.move) for at, frame in enumerate(frames) if at]
    chosen = [
        (state, seat, move)
        for state, seat, move in made
        if seat is not None and seat != CHANCE and len(played.rules.legal_moves(state, seat)) > 1
    ]
    return chosen[::every]


@pytest.mark.parametrize(("name", "every"), [(BATTLE, 3), (CITY, 25)])
def test_a_judgement_is_the_same_in_every_truth_that_the_mover_cannot_tell_apart(name: str, every: int) -> None:
    played = table(name)
    weighs, rules = weigher(played.edition.id, played.frames[0].state, len(played.header.seats)), played.rules
    differing = 0
    for number, (state, seat, move) in enumerate(decisions(played, every)):
        other = rules.imagine(state, seat, random.Random(number).randrange)
        differing += other != state
        assert weighs.judged(state, seat, move, number) == weighs.judged(other, seat, move, number)
    assert differing > 5


def test_a_missed_win_is_exact() -> None:
    judged = weigher("toybattle-standard-0", WINNING, 2).judged(WINNING, BLUE, "take", 1)
    assert (judged.best.split()[0], judged.best.split()[2]) == ("place", "41")
    assert (judged.best_worth, judged.is_exact) == (1.0, True)
    assert judged.mistake == 1.0 - judged.played_worth > 0


def test_who_wins_at_once_made_no_mistake() -> None:
    judged = weigher("toybattle-standard-0", WINNING, 2).judged(WINNING, BLUE, "place Roxy 41", 1)
    assert judged.mistake == 0


def test_the_best_move_costs_nothing_with_the_truth_known() -> None:
    weighs = weigher("toybattle-standard-0", WINNING, 2)
    weighed = weighs.weighed(WINNING, 1)
    assert weighed.best is not None
    assert weighs.open_cost(WINNING, BLUE, weighed.best, weighed, 1) == 0
    assert weighs.open_cost(WINNING, BLUE, "take", weighed, 1) > 0


def test_two_seats_have_the_whole_chance_between_them() -> None:
    assert sum(weigher("toybattle-standard-0", WINNING, 2).weighed(WINNING, 1).worths) == pytest.approx(1)


def test_the_planned_way_loses_nothing() -> None:
    """What the planner says of its best move is what is left after it, also before the next row is laid."""
    played = table(CASTLE)
    weighs, rules = weigher(played.edition.id, played.frames[0].state, 1), played.rules
    for state, seat, _ in decisions(played, 2):
        best = weighs.weighed(state, 0).best
        assert best is not None
        assert weighs.judged(state, seat, best, 0).mistake == pytest.approx(0, abs=1e-4)
        assert rules.read_move(best) in rules.legal_moves(state, seat)


def test_a_game_without_a_kernel_has_its_bill_too() -> None:
    found = reviewed(finished(), LITTLE)
    assert found.evaluator == "playouts 1"
    assert [sum(line.change for line in bill.lines) for bill in found.bills] == pytest.approx(
        [bill.end for bill in found.bills], abs=1e-9
    )
