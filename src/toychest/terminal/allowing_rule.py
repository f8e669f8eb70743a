"""Which rule allows a move, as far as the seat can know."""

import random
from typing import Any, Final

from toychest.contract import CHANCE, Event, Seat
from toychest.table import Table

TRUTHS: Final = 8
"""How many truths are imagined: what does not depend on them is no secret."""


def allowing_rule(table: Table, seat: Seat, move: str) -> str | None:
    """The paragraph of what the move leads to, the same whatever is hidden from this seat; None where it is not."""
    luck = random.Random(table.seq)
    truths = [table.rules.imagine(table.state, seat, luck.randrange) for _ in range(TRUTHS)]
    rules = {_rule(table, truth, seat, move) for truth in truths}
    return rules.pop() if len(rules) == 1 else None


def _rule(table: Table, truth: Any, seat: Seat, move: str) -> str | None:
    """Of the first thing that happens; if the move only calls for chance, of what chance does."""
    rules = table.rules
    after, events = rules.apply(truth, seat, rules.read_move(move))
    return next((event.rule for event in events or _by_chance(table, after)), None)


def _by_chance(table: Table, state: Any) -> tuple[Event, ...]:
    odds = table.rules.odds(state) if table.rules.opens_turn(state) is None else ()
    return table.rules.apply(state, CHANCE, odds[0][0])[1] if odds else ()
