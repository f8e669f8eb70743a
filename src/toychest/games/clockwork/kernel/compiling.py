"""How this kernel is compiled: each function exactly once, for types that follow from its parameters' names."""

from inspect import signature

from numba import njit, types

from toychest.games.jitted import FLAGS, GENERATOR, NUMBERS, REALS, ROW, TABLES

BY_NAME = {
    "tables": TABLES,
    "row": ROW,
    "ids": NUMBERS,
    "weights": NUMBERS,
    "scratch": NUMBERS,
    "forgotten": FLAGS,
    "rng": GENERATOR,
    "out": REALS,
}


def _kinds(rule):
    return tuple(BY_NAME.get(name, types.int64) for name in signature(rule).parameters)


def compiled(rule):
    """The rule as machine code for other rules; a parameter that is no array is a whole number.

    Left to itself, Numba compiles a function anew for every width of number that it is called with, and makes it
    callable from Python, too: three times the work. Functions are compiled as they are read, so what a rule calls
    stands above it.
    """
    return njit(_kinds(rule), cache=True, error_model="numpy", no_cpython_wrapper=True, no_cfunc_wrapper=True)(rule)


def compiled_for_python(rule):
    """The same, callable from Python."""
    return njit(_kinds(rule), cache=True, error_model="numpy")(rule)
