import random

import pytest

from tests.bots.states import battle
from toychest.bots.window import WrongSeat, window_of
from toychest.contract import Seat
from toychest.games import EDITIONS


def test_a_window_holds_the_seats_own_moves() -> None:
    edition, state = EDITIONS["toybattle-standard-0"], battle()
    window = window_of(edition, 2, state, state.turn_seat, random.Random(1).randrange)
    assert window.moves == tuple(map(edition.rules.write_move, edition.rules.legal_moves(state, state.turn_seat)))


def test_a_seat_that_is_not_to_act_has_no_window() -> None:
    edition, state = EDITIONS["toybattle-standard-0"], battle()
    with pytest.raises(WrongSeat, match="is not to act"):
        window_of(edition, 2, state, Seat(1 - state.turn_seat), random.Random(1).randrange)
