"""A planner: thinks about one game in a way of its own. A game brings one by the group `toychest.planners`."""

from collections.abc import Callable, Mapping
from importlib.metadata import EntryPoint
from typing import Final, Protocol, TypeAlias

from toychest.bots.levels import Level
from toychest.bots.thought import Thought
from toychest.bots.window import Window
from toychest.games.registry import brought

Thinker: TypeAlias = Callable[[Window, Level, int, Callable[[], bool]], Thought]


class Planner(Protocol):
    """What an entry point names; the levels of its game go by `planner`."""

    compiled: str
    """The package of its compiled half."""

    def thinker(self) -> Thinker:
        """By its compiled half, which is imported now. Raises `ImportError` without Numba."""

    def thinker_by_rules(self) -> Thinker:
        """By the readable rules."""


PLANNERS: Final[Mapping[str, EntryPoint]] = brought("toychest.planners")


def planner_of(game: str) -> Planner:
    """The one that this game brings."""
    planner: Planner = PLANNERS[game].load()
    return planner
