"""What never changes cannot hold what holds it: searches for garbage, for which everybody waits, leave it out."""

import gc

import pytest

from toychest.contract import Seat
from toychest.games import EDITIONS
from toychest.table import Granted, new_table, told_now

GAMES = ("castle-standard-0", "toybattle-standard-0", "clockwork-standard-0")


@pytest.fixture(params=GAMES)
def granted(request: pytest.FixtureRequest) -> Granted:
    """The first click or the first move of a game, with the chance moves after it."""
    table = new_table(EDITIONS[request.param], {}, ("Ann", "Ben"), "garbage")
    (seat,) = table.awaited
    return table.play(seat, table.legal_moves(seat)[0]) if table.waits_for is None else table.open_turn(seat)


def test_no_search_for_garbage_looks_into_a_state(granted: Granted) -> None:
    assert not gc.is_tracked(granted.table.state)


def test_no_search_for_garbage_looks_into_what_is_kept_of_a_move(granted: Granted) -> None:
    frame, entry = granted.table.frames[-1], granted.entries[-1]
    assert not any(gc.is_tracked(each) for each in (frame, entry, *frame.events))


def test_no_search_for_garbage_looks_into_what_is_told_of_a_move(granted: Granted) -> None:
    view, told = granted.table.rules.view(granted.table.state, Seat(0)), told_now(granted, (Seat(0),))
    assert not any(gc.is_tracked(each) for each in (view, *told))
