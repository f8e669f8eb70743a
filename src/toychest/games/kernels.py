"""How kernels are compiled, and the generator that they are handed: one decorator, one set of options.

Rows, tables and scratch cross the boundary as flat arrays, which a search can copy; inside they are records with names:

    @at.entry
    def step(table_cells, row_cells, move, scratch_cells):
        tables, row = at.tables(table_cells), at.row(row_cells)
        ...
    @at.compiled
    def troop_placed(tables, row, troop, place):
        row.rack[row.turn_seat] -= ...
"""

from collections.abc import Callable, Mapping
from inspect import signature
from typing import Any, Final

import numpy as np
from numba import from_dtype, njit, types

OPTIONS: Final[dict[str, Any]] = {"cache": True, "error_model": "numpy", "_nrt": False}
"""Nothing is allocated, so no references need be counted; a third of the time went into counting them."""

INNER: Final[dict[str, Any]] = {**OPTIONS, "no_cpython_wrapper": True, "no_cfunc_wrapper": True, "forceinline": True}
"""Wrappers for Python took a third of the compilation; a call costs more than most of what is called."""

CELLS: Final = types.Array(types.int16, 1, "C")
NUMBERS: Final = types.Array(types.int32, 1, "C")
FLAGS: Final = types.Array(types.uint8, 1, "C")
REALS: Final = types.Array(types.float64, 1, "C")
GENERATOR: Final = types.Array(types.uint64, 1, "C")

ARRAYS: Final[Mapping[str, Any]] = {
    "row_cells": CELLS,
    "table_cells": NUMBERS,
    "scratch_cells": NUMBERS,
    "ids": NUMBERS,
    "odds": NUMBERS,
    "out": NUMBERS,
    "forgotten": FLAGS,
    "weights": REALS,
    "credit": REALS,
    "rng": GENERATOR,
}
"""What a parameter of this name is, in every kernel; one that is named nowhere is a whole number."""


class Compiler:
    """Compiles the functions of one kernel, each exactly once, for types that follow from its parameters' names.

    Left to itself, Numba compiles a function anew for every width of number that it is called with. Functions are
    compiled as they are read, so what one calls stands above it.
    """

    def __init__(self, **named: Any) -> None:
        """Parameters of these names are records (a NumPy dtype) or of the Numba type that is given."""
        self._types = {**ARRAYS, **{name: _type(kind) for name, kind in named.items()}}

    def compiled(self, rule: Callable[..., Any]) -> Any:
        """The rule as machine code for other rules, put into its callers."""
        return njit(self._kinds(rule), **INNER)(rule)

    def called(self, rule: Callable[..., Any]) -> Any:
        """The same, but called: for what is long and has many callers."""
        return njit(self._kinds(rule), **{**INNER, "forceinline": False})(rule)

    def entry(self, rule: Callable[..., Any]) -> Any:
        """A function of the contract: also callable from Python, and to be handed to a search."""
        return njit(self._kinds(rule), **OPTIONS)(rule)

    def _kinds(self, rule: Callable[..., Any]) -> tuple[Any, ...]:
        return tuple(self._types.get(name, types.int64) for name in signature(rule).parameters)


def _type(kind: Any) -> Any:
    return from_dtype(kind) if isinstance(kind, np.dtype) else kind


def cells_of(record: np.dtype[Any], cell: type[np.generic]) -> int:
    """How many cells of a flat array hold one record. Raises `ValueError` for a record that does not fill its last."""
    cells, rest = divmod(record.itemsize, np.dtype(cell).itemsize)
    if rest:
        raise ValueError(f"expected a record of whole {np.dtype(cell)} cells, got {record.itemsize} bytes")
    return cells


def generator(seed: int) -> np.ndarray:
    """One word of state (splitmix64): the same numbers on every platform and with every NumPy."""
    return np.array([seed & 0xFFFFFFFFFFFFFFFF], dtype=np.uint64)


plain = Compiler(source=CELLS, target=CELLS)


@njit(types.uint64(GENERATOR), **INNER)
def word(rng):
    """The next 64 bits (splitmix64)."""
    rng[0] += np.uint64(0x9E3779B97F4A7C15)
    mixed = rng[0]
    mixed = (mixed ^ (mixed >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    mixed = (mixed ^ (mixed >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return mixed ^ (mixed >> np.uint64(31))


@plain.compiled
def below(rng, bound):
    """A number from 0 to bound - 1, each as likely as the next but for one part in 2**32; bound is below 2**31."""
    return np.int64(((word(rng) >> np.uint64(32)) * np.uint64(bound)) >> np.uint64(32))


@plain.compiled
def copy(source, target):
    """One row into another; without a slice, which would count references."""
    for at in range(source.shape[0]):
        target[at] = source[at]


@plain.compiled
def weighed(odds, count, rng):
    """The place of one of `count` weights, drawn by weight."""
    total = np.int64(0)
    for at in range(count):
        total += odds[at]
    number = below(rng, total)
    for at in range(count):
        number -= odds[at]
        if number < 0:
            return np.int64(at)
    return np.int64(count - 1)
