"""What every group of watchers has proved, worked out when somebody asks.

A game that nobody searches never asks; so each change is only written down, and the tables are made from the last ones
that were worked out.
"""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from toychest.games.clockwork.kinds import Counts
from toychest.games.clockwork.memory_bounds import Bounds


class Cards(NamedTuple):
    """Where the hidden cards are: the hands by seat, and the piles together."""

    hands: tuple[Counts, ...]
    unseen: Counts


Note: TypeAlias = Callable[[tuple[Bounds, ...], Cards, Cards], tuple[Bounds, ...]]
"""The tables after something happened, from those before and from where the cards were before and are now."""


class Step(NamedTuple):
    """Something that happened since the tables were last worked out."""

    earlier: "Recall"
    before: Cards
    after: Cards
    note: Note


class Recall:
    """The tables of all groups: a value like any other, except that it is made late."""

    __slots__ = ("_step", "_tables")

    def __init__(self, tables: tuple[Bounds, ...] | None = None, step: Step | None = None) -> None:
        self._tables = tables
        self._step = step

    def after(self, before: Cards, after: Cards, note: Note) -> "Recall":
        """What is recalled once this has happened, too."""
        return Recall(step=Step(self, before, after, note))

    @property
    def tables(self) -> tuple[Bounds, ...]:
        """The tables, in the order of the groups."""
        if self._tables is None:
            self._work_out()
        assert self._tables is not None
        return self._tables

    def _work_out(self) -> None:
        """From the last tables that were worked out, step by step."""
        waiting: list[Recall] = []
        recall: Recall = self
        while recall._step is not None:
            waiting.append(recall)
            recall = recall._step.earlier
        tables = recall.tables
        for each in reversed(waiting):
            assert each._step is not None
            tables = each._step.note(tables, each._step.before, each._step.after)
            each._tables, each._step = tables, None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Recall) and self.tables == other.tables

    def __hash__(self) -> int:
        return hash(self.tables)

    def __reduce__(self) -> tuple[type["Recall"], tuple[tuple[Bounds, ...]]]:
        """What is sent to another process is worked out first: steps hold functions."""
        return Recall, (self.tables,)

    def __repr__(self) -> str:
        return f"Recall({self.tables!r})"
