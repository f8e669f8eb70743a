"""Moves as numbers and back, by one table for each game: kernels know a move by its number alone."""

from bisect import bisect_right
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple


class MovePart(NamedTuple):
    """One thing that a move says: of how many it is one, its number among them, and back; the state may matter."""

    size: int
    number_of: Callable[[Any, Any], int]
    numbered: Callable[[Any, int], Any]


def one_of(things: Sequence[Any]) -> MovePart:
    """One of these, whatever the state."""
    numbers = {thing: number for number, thing in enumerate(things)}
    return MovePart(len(things), lambda _, thing: numbers[thing], lambda _, number: things[number])


class MoveNumbers:
    """The numbers of a game's moves, each sort a row: its first number, its type, and what such a move says.

    What a move says is told in the order of its fields; the last counts least.
    """

    def __init__(self, *sorts: tuple[Any, ...]) -> None:
        self._sorts = sorted(sorts, key=lambda sort: sort[0])
        self._firsts = [first for first, *_ in self._sorts]
        self._of_type = {made: (first, parts) for first, made, *parts in sorts}

    def move_id(self, state: Any, move: Any) -> int:
        """The number of a move."""
        first, parts = self._of_type[type(move)]
        number = 0
        for part, field in zip(parts, move.__struct_fields__, strict=True):
            number = number * part.size + part.number_of(state, getattr(move, field))
        return int(first + number)

    def move_at(self, state: Any, id: int) -> Any:
        """The move with this number."""
        first, made, *parts = self._sorts[bisect_right(self._firsts, id) - 1]
        number, said = id - first, list[Any]()
        for part in reversed(parts):
            number, place = divmod(number, part.size)
            said.append(part.numbered(state, place))
        return made(*reversed(said))
