"""Every way to play a row, each once: what a greedy player chooses from, and what the solver is checked against."""

from collections.abc import Iterator

from toychest.games.castle.decisions import planning_moves
from toychest.games.castle.moves import Decision, Go, TurnCard
from toychest.games.castle.state import Castle, with_decision


def plans(state: Castle) -> Iterator[Castle]:
    """The state with every plan that may go: arrows turned first, from left to right, then ways and gates."""
    for move in planning_moves(state):
        if isinstance(move, Go):
            yield state
        elif _is_in_order(state, move):
            yield from plans(with_decision(state, move))


def _is_in_order(state: Castle, move: Decision) -> bool:
    """The same plan can be made in several orders; this is the one that counts."""
    if not isinstance(move, TurnCard):
        return True
    return not state.plan.choices and all(place < move.place for place in state.plan.turns)
