"""Taking back never asks a rival's rack a question twice."""

from tests.games.toybattle.stage import BLUE, RED, RULES, field, without_reserve
from toychest.contract import Event
from toychest.games.toybattle.state import Battle
from toychest.table import may_take_back


def events_of(state: Battle, move: str) -> tuple[Event, ...]:
    return RULES.apply(state, state.turn_seat, RULES.read_move(move))[1]


def test_toy_7_3_a_move_that_proves_the_rival_not_stuck_is_not_taken_back() -> None:
    """The rival can take nothing, so that the game goes on says that something on the rack can be placed."""
    state = without_reserve(field(rack="Roxy Hook", rival="Star"), RED)
    assert not may_take_back([(BLUE, events_of(state, "place Roxy 11"))], BLUE)


def test_toy_7_3_where_the_rival_may_take_a_move_proves_nothing_and_is_taken_back() -> None:
    state = field(rack="Roxy Hook", rival="Star")
    assert may_take_back([(BLUE, events_of(state, "place Roxy 11"))], BLUE)
