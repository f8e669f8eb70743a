"""Why a move is advised: what it does that its game can prove, from what the seat may know."""

from itertools import takewhile
from typing import Final

from toychest.bots.thought import Thought
from toychest.bots.window import Window
from toychest.contract import Saying, tried
from toychest.games import EDITIONS

MOST: Final = 2
"""Facts that a hint tells."""


def facts_of_hint(thought: Thought, window: Window) -> tuple[Saying, ...]:
    """What this seat's moves do until chance or somebody else is to act, the strongest first.

    They are tried out in the imagined state: they say what the seat may expect, and nothing of the truth.
    """
    edition = EDITIONS[window.edition]
    if edition.moments is None:
        return ()
    return edition.moments.facts(tried(edition.rules, window.imagined, window.seat, _own_moves(thought, window)))


def hinted_at(facts: tuple[Saying, ...]) -> list[Saying]:
    """The strongest, without what would give the move away."""
    return list(facts[:1])


def told(facts: tuple[Saying, ...]) -> list[Saying]:
    """The strongest, in full."""
    return [Saying(f"{fact.id}.told", fact.args) for fact in facts[:MOST]]


def _own_moves(thought: Thought, window: Window) -> tuple[str, ...]:
    """What the seat plays before anybody else does; the advised move alone where nothing is foreseen."""
    own = tuple(each.move for each in takewhile(lambda each: each.seat == window.seat, thought.foreseen))
    return own or (thought.move,)
