"""When a server looks for garbage: everybody waits meanwhile, so it looks at what is new, and at the rest once a day.

new objects -> search -> what is left is set aside, with the program -> once a day everything is searched

States have no cycles, and what has none goes without a search: of 8,000 moves at 160 tables, with as many sockets that
came and went, 20 objects were left for the day's search. A search of ten thousand tables takes a second.
"""

import asyncio
import contextlib
import gc
from collections.abc import Iterator, Mapping
from typing import Final

NEW: Final = 5_000
"""New objects between two searches."""

NEVER: Final = 1_000_000
"""Searches until one looks at older objects by itself: there are none, for those are set aside."""

DAY: Final = 24 * 3600.0


@contextlib.contextmanager
def spared_collector() -> Iterator[None]:
    """Until the end of the block a search looks at no object twice; what is loaded, none looks at."""
    before = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW, NEVER, NEVER)
    gc.callbacks.append(_set_aside)
    try:
        yield
    finally:
        gc.callbacks.remove(_set_aside)
        gc.set_threshold(*before)


def _set_aside(phase: str, _: Mapping[str, int]) -> None:
    if phase == "stop":
        gc.freeze()


def search_everything() -> None:
    """What was set aside as well."""
    gc.unfreeze()
    gc.collect()


async def search_every_day() -> None:
    """Until it is cancelled."""
    while True:
        await asyncio.sleep(DAY)
        search_everything()
