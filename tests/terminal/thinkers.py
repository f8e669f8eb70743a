"""Stand-ins for the pool: they answer at once, without a worker."""

from dataclasses import dataclass, field

from toychest.bots.thought import Candidate, Foreseen, Thought
from toychest.bots.window import Window
from toychest.bots.workers.pool import fallback


@dataclass
class QuickThinker:
    """The last legal move, by search. `windows` are those that it was handed, with level and seed."""

    windows: list[tuple[Window, int, int]] = field(default_factory=list)
    by: str = "search"
    is_exact: bool = False
    lead: float = 0.22
    spread: float = 0.04

    async def think(self, window: Window, level: int, seed: int) -> Thought:
        self.windows.append((window, level, seed))
        if len(window.moves) == 1 or self.by == "only":
            return Thought(move=window.moves[-1], by="only", is_exact=True)
        low, high = 0.62 - self.spread, 0.62 + self.spread
        best = Candidate(move=window.moves[-1], worth=0.62, low=low, high=high, is_exact=self.is_exact)
        rest = (Candidate(move=move, worth=0.62 - self.lead, low=0.3, high=0.5) for move in window.moves[:-1])
        foreseen = (Foreseen(seat=window.seat, move=best.move), Foreseen(seat=1 - window.seat, move="and so on"))
        return Thought(move=best.move, by=self.by, candidates=(best, *rest), foreseen=foreseen, is_exact=self.is_exact)

    def close(self) -> None:
        """It holds nothing."""


class FirstThinker(QuickThinker):
    """The first legal move instead."""

    async def think(self, window: Window, level: int, seed: int) -> Thought:
        return Thought(move=window.moves[0], by="search")


class LostThinker(QuickThinker):
    """Whose worker was killed."""

    async def think(self, window: Window, level: int, seed: int) -> Thought:
        return fallback(window, seed)
