"""The parts of a game's engine: the modules that are compiled as they are imported, and a tale of how many were."""

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import find_spec
from pkgutil import iter_modules
from types import ModuleType
from typing import Final

from toychest.bots.levels import LEVELS, level_of
from toychest.bots.planner import planner_of
from toychest.games import GAMES

ENGINE: Final = "numba"
SEARCH: Final = "toychest.bots.compiled"
"""Where the compiled half of the search stands."""


def has_kernel(game: str) -> bool:
    """Whether there is anything to compile."""
    return any(edition.kernel is not None for edition in GAMES[game].editions.values())


def parts_of(game: str) -> tuple[str, ...]:
    """Numba, the game's kernel, and what thinks with it, module by module; nothing is imported."""
    if not has_kernel(game):
        return ()
    is_planned = level_of(game, LEVELS[0]).by == "planner"
    kernel, thinking = f"{GAMES[game].package}.kernel", planner_of(game).compiled if is_planned else SEARCH
    return ENGINE, *_modules(kernel), *_modules(thinking)


def _modules(package: str) -> list[str]:
    parent, _, name = package.rpartition(".")
    found = find_spec(parent)
    places = [f"{place}/{name}" for place in (found and found.submodule_search_locations) or ()]
    return [f"{package}.{module.name}" for module in iter_modules(places)]


class _Watching(MetaPathFinder):
    """Finds nothing itself: it is asked first for every module that is imported, and counts."""

    def __init__(self, parts: Sequence[str], tell: Callable[[int], None]) -> None:
        self._left = set(parts)
        self._parts = len(parts)
        self._tell = tell

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """A further part is begun, so that the others so far are done or wait for it."""
        if fullname in self._left:
            self._tell(self._parts - len(self._left))
            self._left.discard(fullname)
        return None


@contextmanager
def imports_told(parts: Sequence[str], tell: Callable[[int], None]) -> Iterator[None]:
    """While these parts are imported, how many of them were begun before each."""
    watching = _Watching(parts, tell)
    sys.meta_path.insert(0, watching)
    try:
        yield
    finally:
        sys.meta_path.remove(watching)
