"""CAS chapter 1: the box and the start."""

import pytest

from tests.games.castle.stage import CHANCE, RULES, play, refusal
from toychest.contract import UnknownOption


@pytest.mark.parametrize("seats", [0, 9])
def test_cas_1_1_a_team_has_one_to_eight_seats(seats: int) -> None:
    with pytest.raises(UnknownOption, match="seats"):
        RULES.setup(seats, {})


def test_cas_1_1_a_win_is_everybodys() -> None:
    treasures = "treasure c1, treasure d1, treasure d2, treasure d3"
    outcome = RULES.outcome(play(f"{treasures}, lay right, lay right, lay down, go, lay down, lay up, lay up, go", 2))
    assert outcome is not None
    assert outcome.places == (1, 1)


def test_cas_1_2_the_castle_has_one_start_and_28_chambers() -> None:
    board = RULES.setup(1, {}).terms.board
    assert (len(board.squares("S")), len(board.chambers), len(board.gates)) == (1, 28, 4)


def test_cas_1_3_the_sorcerer_begins_on_the_start_square() -> None:
    assert RULES.setup(1, {}).sorcerer == "b1"


def test_cas_1_4_the_ghost_begins_before_the_tower() -> None:
    assert RULES.setup(1, {}).ghost == 0


def test_cas_1_5_every_chamber_is_as_likely_to_hold_a_treasure() -> None:
    odds = RULES.odds(RULES.setup(1, {}))
    assert len(odds) == 28
    assert {weight for _, weight in odds} == {1}


def test_cas_1_5_a_token_is_in_the_box_only_once() -> None:
    assert refusal(play("treasure c6"), "treasure c6").code == "no-chamber"


def test_cas_1_5_no_card_is_laid_before_the_treasures() -> None:
    assert refusal(play("treasure c6"), "lay up").code == "treasures-first"


def test_cas_1_6_the_stack_has_35_cards() -> None:
    assert sum(RULES.setup(1, {}).stack) == 35


def test_cas_1_6_a_card_that_is_not_in_the_stack_cannot_be_laid() -> None:
    first = "treasure a6, treasure c6, treasure d6, treasure e6, lay loop, lay loop, lay loop, go, lay loop, lay loop"
    assert refusal(play(first), "lay loop").code == "not-in-stack"


def test_cas_1_6_chance_acts_until_the_row_lies() -> None:
    assert RULES.to_act(play("treasure a6, treasure c6, treasure d6, treasure e6, lay up, lay up")) == (CHANCE,)
