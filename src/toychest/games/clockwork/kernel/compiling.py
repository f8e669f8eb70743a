"""How this kernel is compiled: each function exactly once, for types that follow from its parameters' names."""

from inspect import signature
from typing import Any, Final

from numba import njit, types

from toychest.games.jitted import FLAGS, GENERATOR, NUMBERS, ROW, TABLES

BY_NAME = {
    "tables": TABLES,
    "row": ROW,
    "ids": NUMBERS,
    "weights": NUMBERS,
    "scratch": NUMBERS,
    "forgotten": FLAGS,
    "rng": GENERATOR,
    "out": NUMBERS,
}


OPTIONS: Final[dict[str, Any]] = {"cache": True, "error_model": "numpy", "_nrt": False}
"""Nothing is allocated, so no references need be counted; a third of the time went into counting them."""


def _kinds(rule):
    return tuple(BY_NAME.get(name, types.int64) for name in signature(rule).parameters)


def compiled(rule):
    """The rule as machine code for other rules; a parameter that is no array is a whole number.

    Left to itself, Numba compiles a function anew for every width of number that it is called with, and makes it
    callable from Python, too: three times the work. Functions are compiled as they are read, so what a rule calls
    stands above it. A call hands over seven numbers for each array, so rules are put into their callers.
    """
    return njit(_kinds(rule), **OPTIONS, no_cpython_wrapper=True, no_cfunc_wrapper=True, forceinline=True)(rule)


def compiled_for_python(rule):
    """The same, callable from Python."""
    return njit(_kinds(rule), **OPTIONS)(rule)
