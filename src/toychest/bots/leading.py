"""What an advised move leads to: the reason that can be seen on the board."""

from collections.abc import Iterator
from itertools import takewhile

from toychest.bots.thought import Thought
from toychest.bots.window import Window
from toychest.contract import Event
from toychest.games import EDITIONS


def events_led_to(thought: Thought, window: Window) -> tuple[Event, ...]:
    """What happens by the moves of this seat that are foreseen, until chance or somebody else is to act.

    It happens in the imagined state: it says what the seat may expect, and nothing of the truth.
    """
    return tuple(_events(thought, window))


def _events(thought: Thought, window: Window) -> Iterator[Event]:
    rules, state = EDITIONS[window.edition].rules, window.imagined
    for text in _own_moves(thought, window):
        move = rules.read_move(text)
        if move not in rules.legal_moves(state, window.seat):
            return
        state, events = rules.apply(state, window.seat, move)
        yield from events


def _own_moves(thought: Thought, window: Window) -> list[str]:
    """What the seat plays before anybody else does; the advised move alone where nothing is foreseen."""
    own = [each.move for each in takewhile(lambda each: each.seat == window.seat, thought.foreseen)]
    return own or [thought.move]
