"""Whether a deck can ever take the sorcerer away from the start of a board."""

import pytest

from toychest.games.castle.board_file import load_board
from toychest.games.castle.box import load_box
from toychest.games.castle.stuck import may_leave_start


def test_cas_4_1_the_deck_of_the_box_leads_away_from_the_start() -> None:
    assert may_leave_start(load_board("castle"), load_box().cards)


@pytest.mark.parametrize("deck", [(3, 0, 0, 0, 0, 0, 0), (0, 0, 0, 0, 0, 0, 3)], ids=["against the wall", "ghosts"])
def test_cas_4_1_cards_that_no_row_can_walk_do_not(deck: tuple[int, ...]) -> None:
    assert not may_leave_start(load_board("castle"), deck)


def test_cas_2_10_the_short_row_of_a_used_up_stack_may() -> None:
    assert may_leave_start(load_board("castle"), (2, 0, 1, 0, 0, 0, 1))
