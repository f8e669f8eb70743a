"""What an advised move leads to, worked out by the rules in the imagined state."""

from collections.abc import Sequence

from tests.e2e.battles import ONE_FROM_CLOSING
from toychest.bots.leading import events_led_to
from toychest.bots.thought import Foreseen, Thought
from toychest.bots.window import Window, window_of
from toychest.contract import Seat
from toychest.games import EDITIONS

EDITION = EDITIONS["toybattle-standard-0"]


def window_after(moves: str) -> Window:
    """What blue may know there."""
    state = EDITION.rules.setup(2, {})
    for move in moves.split(", "):
        state, _ = EDITION.rules.apply(state, EDITION.rules.to_act(state)[0], EDITION.rules.read_move(move))
    return window_of(EDITION, 2, state, EDITION.rules.to_act(state)[0], lambda _: 0)


def kinds(move: str, foreseen: Sequence[tuple[int, str]] = ()) -> list[str]:
    """What happens by this move, where blue is one troop from closing a region."""
    window = window_after(ONE_FROM_CLOSING)
    line = tuple(Foreseen(seat=seat, move=each) for seat, each in foreseen)
    return [event.kind for event in events_led_to(Thought(move=move, by="search", foreseen=line), window)]


def test_a_move_that_closes_a_region_says_so() -> None:
    assert "region_closed" in kinds("place Kwak 17")


def test_it_ends_where_somebody_else_is_to_act() -> None:
    assert kinds("take", [(0, "take"), (1, "take")]) == kinds("take")


def test_a_line_that_was_foreseen_elsewhere_ends_where_it_is_not_legal() -> None:
    assert kinds("take", [(0, "place Jumbo 41")]) == []


def test_the_seat_is_the_one_that_asked() -> None:
    assert window_after(ONE_FROM_CLOSING).seat == Seat(0)
