"""How much a review looks at, and from which seeds: fixed work, no clock. A later recipe has another name."""

import hashlib
from typing import Any, Final

import msgspec

from toychest.contract import Rules, Seat

NAME: Final = "review 5"


class NoBudget(ValueError):
    """A review that would look at nothing."""

    def __init__(self, budget: "Budget") -> None:
        super().__init__(f"expected at least one iteration of each kind, got {budget}")


class Budget(msgspec.Struct, frozen=True, kw_only=True):
    """Iterations: of a state by the truth; of a run of chance, shared by its ends, 0 for the best move one ahead; of a
    duel with the truth known. Rounds of a decision by what its mover knew: `known` of all its moves, and usually `duel`
    at the most of those that may be the best.

    A run of more than `most_ends` ends has `drawn_ends` of them drawn.
    """

    worths: int
    run: int
    known: int
    duel: int
    open_duel: int
    most_ends: int = 150
    drawn_ends: int = 48

    def checked(self) -> "Budget":
        """The same. Raises `NoBudget`."""
        if min(msgspec.structs.astuple(self)) < 1:
            raise NoBudget(self)
        return self

    def times(self, percent: int) -> "Budget":
        """So many per cent of the work, rounded up. Raises `NoBudget`."""
        counts = {name: -(-getattr(self, name) * percent // 100) for name in LEAST_OF}
        return msgspec.structs.replace(self, **counts).checked()

    def shared_by(self, decisions: int) -> "Budget":
        """The budget of a game with so many decisions: a long one gets less for each, so that nobody waits longer."""
        if decisions <= USUAL:
            return self
        counts = {name: self._shared(name, decisions) for name in LEAST_OF}
        return msgspec.structs.replace(self, **counts)

    def _shared(self, name: str, decisions: int) -> int:
        """Not so little that it would say nothing, unless that was asked for."""
        whole: int = getattr(self, name)
        return min(max(whole * USUAL // decisions, LEAST_OF[name]), whole)

    def for_end(self, ends: int) -> int:
        """Iterations of each end."""
        return max(self.run // ends, LEAST)


USUAL: Final = 36
"""Decisions of a game up to which each gets the whole budget."""

LEAST, FEWEST = 40, 4
"""Iterations without which a worth says nothing; rounds without which a lead does."""

LEAST_OF: Final = {"worths": LEAST, "run": LEAST, "known": FEWEST, "duel": FEWEST, "open_duel": LEAST}

ROUGH: Final = Budget(worths=200, run=400, known=1, duel=2, open_duel=200, most_ends=12, drawn_ends=8)
"""What is there within a second or two; a worker sends it before the whole."""

WHOLE: Final = Budget(worths=3000, run=8000, known=4, duel=400, open_duel=4000)
"""The review that is printed."""


def seed_for(sum: str, seq: int, purpose: str) -> int:
    """Where a search of the review of the log with this ending sum starts: the first 8 bytes of a SHA-256."""
    return int.from_bytes(hashlib.sha256(f"{NAME} {sum} {seq} {purpose}".encode()).digest()[:8], "big")


def known_seed(rules: Rules[Any, Any], state: Any, seat: Seat, seq: int, purpose: str) -> int:
    """Where a search by what a seat knew starts: at what it saw and remembered then, and nothing else of the log."""
    known = hashlib.sha256()
    for part in (rules.view(state, seat), rules.memory(state, seat)):
        known.update(msgspec.json.encode(part, order="deterministic"))
    return seed_for(known.hexdigest(), seq, purpose)
