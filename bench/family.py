"""A process with all that it started, as Linux lists them: what they have had of the cores, and of memory."""

import contextlib
from collections.abc import Callable
from pathlib import Path


def family_of(pid: int) -> list[int]:
    """This process, its children, theirs, and so on."""
    return [pid, *(each for child in children_of(pid) for each in family_of(child))]


def children_of(pid: int) -> list[int]:
    """The processes that it started; none of one that has ended."""
    with contextlib.suppress(OSError):
        files = [thread / "children" for thread in Path(f"/proc/{pid}/task").iterdir()]
        return [int(child) for file in files for child in file.read_text().split()]
    return []


def of_all(count: Callable[[int], float], pid: int) -> float:
    """What is counted of each of them, together."""
    return sum(map(count, family_of(pid)))
