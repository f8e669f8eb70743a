"""How it stands with a lost seat that is asked for."""

from dataclasses import dataclass

from toychest.contract import Seat


@dataclass(frozen=True, slots=True)
class Giving:
    """Who agreed, and who is here and has not; nobody at all where it is not given."""

    seat: Seat
    agreed: frozenset[Seat] = frozenset()
    awaited: frozenset[Seat] = frozenset()
