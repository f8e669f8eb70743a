"""How the parts of the kernel's functions are compiled: into their callers, and not to be called from Python."""

from typing import Any, Final

from numba import njit

OPTIONS: Final[dict[str, Any]] = {"cache": True, "_nrt": False, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}
"""Nothing is allocated, so no references need be counted."""

part = njit(**OPTIONS)
"""A part that is compiled once for every kind of argument. A third of the whole compilation would go into wrappers."""


def part_for(signature):
    """A part that is compiled once; without its signature every constant that it is given would count as a kind."""
    return njit(signature, **OPTIONS)
