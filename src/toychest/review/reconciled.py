"""A graph that goes where all measurements together say: states, and what the moves between them cost.

A state is weighed by trees of its own, and one move later another one is. Where the two disagree with what that move
cost by a duel, or with its costing nothing since it was the best, neither is right: both give way, by least squares.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from toychest.review.worths import Worths, blended

WEIGHT: Final = 2.0
"""Of what a move cost, beside 1 of a state: its samples are pairs, with the same luck for both moves."""

SWEEPS: Final = 60
"""Over the whole game; after these nothing moves that anybody could see."""


@dataclass(slots=True)
class Link:
    """A state that was weighed, who moved, what the move cost if that was measured, and what chance gave after it."""

    worths: Worths
    mover: int = 0
    cost: float | None = None
    luck: Worths = field(init=False)

    def __post_init__(self) -> None:
        self.luck = (0.0,) * len(self.worths)


def reconciled(chain: Sequence[Link], end: Worths) -> list[Worths]:
    """What every state of a game is worth, by itself and by its neighbours."""
    found = [link.worths for link in chain]
    for _ in range(SWEEPS if any(link.cost is not None for link in chain) else 0):
        for place, link in enumerate(chain):
            said = [(1.0, link.worths)]
            if link.cost is not None:
                after = found[place + 1] if place + 1 < len(chain) else end
                said.append((WEIGHT, before_move(_moved(after, link.luck, -1), link.mover, link.cost)))
            earlier = chain[place - 1]
            if place and earlier.cost is not None:
                left = before_move(found[place - 1], earlier.mover, -earlier.cost)
                said.append((WEIGHT, _moved(left, earlier.luck, 1)))
            total = sum(weight for weight, _ in said)
            found[place] = blended([(weight / total, worths) for weight, worths in said])
    return found


def before_move(after: Worths, mover: int, cost: float) -> Worths:
    """What a state was worth from which a move cost its mover so much; others share the rest as they do after it."""
    own = min(max(after[mover] + cost, 0.0), 1.0)
    others = 1.0 - after[mover]
    if others <= 0.0:
        return tuple(own if seat == mover else (1.0 - own) / (len(after) - 1) for seat in range(len(after)))
    return tuple(own if seat == mover else each * (1.0 - own) / others for seat, each in enumerate(after))


def _moved(worths: Worths, luck: Worths, way: int) -> Worths:
    """With what chance gave, or without it: from 0 to 1, and 1 together."""
    left = [min(max(each + way * given, 0.0), 1.0) for each, given in zip(worths, luck, strict=True)]
    return tuple(each / sum(left) for each in left)
