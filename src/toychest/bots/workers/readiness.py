"""How far a game's engine is."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Readiness:
    """So many parts of a game's engine are compiled. What `is_missing` will not come: bots go by the readable rules."""

    parts: int
    compiled: int = 0
    is_missing: bool = False

    @property
    def is_warming(self) -> bool:
        """Whether there is something to wait for."""
        return not self.is_missing and self.compiled < self.parts
