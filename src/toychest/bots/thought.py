"""What a bot thought: its move, what else it looked at, and how sure it is."""

import msgspec


class Candidate(msgspec.Struct, frozen=True, kw_only=True):
    """A move with its worth, the chance to win with it, between `low` and `high` unless it is exact."""

    move: str
    worth: float
    low: float
    high: float
    visits: int = 0
    is_exact: bool = False


class Foreseen(msgspec.Struct, frozen=True, kw_only=True):
    """A move that is expected, and whose it is."""

    seat: int
    move: str


class Thought(msgspec.Struct, frozen=True, kw_only=True):
    """The move, and how it came about.

    `by` is `only` (nothing to choose), `search`, `planner`, `rules` (a search of the readable rules, where the kernel
    does not cover a house rule) or `fallback` (no thinking was possible). `candidates` come best first; the `line`
    begins with the best move.
    """

    move: str
    by: str
    candidates: tuple[Candidate, ...] = ()
    line: tuple[Foreseen, ...] = ()
    is_exact: bool = False
    iterations: int = 0
    seconds: float = 0.0
