"""Moves that lead to the same: `go towers` where `walk towers` does."""

from collections.abc import Sequence
from typing import Any

from toychest.contract import Rules, Seat
from toychest.terminal.drawing import Drawing


def without_same(legal: Sequence[str], rules: Rules[Any, Any], state: Any, seat: Seat, drawing: Drawing) -> list[str]:
    """The moves without any that says the same as one before it: another verb, the same words, and the same after."""
    listed: list[str] = []
    for move in legal:
        twins = [other for other in listed if _words(other) == _words(move) != ""]
        if not any(
            _after(twin, rules, state, seat, drawing) == _after(move, rules, state, seat, drawing) for twin in twins
        ):
            listed.append(move)
    return listed


def _words(move: str) -> str:
    """All but the verb."""
    return move.partition(" ")[2]


def _after(move: str, rules: Rules[Any, Any], state: Any, seat: Seat, drawing: Drawing) -> tuple[Any, ...]:
    """All that this seat sees and may do after the move, and who acts then."""
    after, _ = rules.apply(state, seat, rules.read_move(move))
    legal = [rules.write_move(each) for each in rules.legal_moves(after, seat)]
    return rules.to_act(after), legal, list(drawing.facts(rules.view(after, seat)))
