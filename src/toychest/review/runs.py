"""The ends of a run of chance: every state that it may lead to, with its odds."""

import random
from typing import Any, TypeAlias

import msgspec

from toychest.bots.playouts import chance_move
from toychest.contract import CHANCE, Rules

End: TypeAlias = tuple[Any, float]
"""A state where somebody decides or all is over, and how likely it is."""


class Ends(msgspec.Struct, frozen=True):
    """All ends of a run, each once; or, where they are too many, some drawn by the odds, each as likely as the next."""

    found: list[End]
    are_drawn: bool = False

    def odds_of(self, state: Any) -> float | None:
        """The odds of one end; None where ends are drawn, for then nobody has counted."""
        return None if self.are_drawn else dict(self.found)[state]


def ends_of(rules: Rules[Any, Any], state: Any, most: int, drawn: int, seed: int) -> Ends:
    """All ends if there are at most so many, else so many drawn ones."""
    found = _every_end(rules, state, most)
    if found is not None:
        return Ends(found)
    luck = random.Random(seed)
    return Ends([(_drawn_end(rules, state, luck), 1 / drawn) for _ in range(drawn)], are_drawn=True)


def _every_end(rules: Rules[Any, Any], state: Any, most: int) -> list[End] | None:
    """Ends that are the same state are one, whichever way led there; None if there are too many."""
    ends: dict[Any, float] = {}
    open_ends: dict[Any, float] = {state: 1.0}
    while open_ends:
        deeper: dict[Any, float] = {}
        for before, share in open_ends.items():
            for after, odds in _next_states(rules, before):
                into = deeper if rules.to_act(after) == (CHANCE,) else ends
                into[after] = into.get(after, 0.0) + share * odds
            if len(ends) + len(deeper) > most:
                return None
        open_ends = deeper
    return list(ends.items())


def _next_states(rules: Rules[Any, Any], state: Any) -> list[End]:
    odds = rules.odds(state)
    total = sum(weight for _, weight in odds)
    return [(rules.apply(state, CHANCE, move)[0], weight / total) for move, weight in odds]


def _drawn_end(rules: Rules[Any, Any], state: Any, luck: random.Random) -> Any:
    while rules.to_act(state) == (CHANCE,):
        state, _ = rules.apply(state, CHANCE, chance_move(rules, state, luck))
    return state
