"""How kernels are compiled and put together, and the generator that they are handed: one grammar for all games.

Rows, tables and scratch cross the boundary as flat arrays, which a search can copy; inside they are records with names:

    @at.entry
    def step(table_cells, row_cells, move, scratch_cells):
        tables, row = viewed(table_cells, at.TABLES), viewed(row_cells, at.ROW)
        ...

    @at.compiled
    def troop_placed(tables, row, troop, place):
        row.stacks[place, row.depth[place]] = ...
"""

import math
import tomllib
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.resources import files
from inspect import signature
from typing import Any, Final

import numpy as np
from numba import extending, from_dtype, njit, types

from toychest.contract import Kernel
from toychest.contract.kernel import Array, Observing
from toychest.games.network_file import shipped_network

OPTIONS: Final[dict[str, Any]] = {"cache": True, "error_model": "numpy", "_nrt": False, "no_rewrites": True}
"""Nothing is allocated, so no references need be counted; a third of the time went into counting them. Nothing is there
that Numba could rewrite (array expressions, prints), and looking for it took a seventh of the compilation."""

INNER: Final[dict[str, Any]] = {**OPTIONS, "no_cpython_wrapper": True, "no_cfunc_wrapper": True, "forceinline": True}
"""Wrappers for Python took a third of the compilation; a call costs more than most of what is called."""

CELLS: Final = types.Array(types.int16, 1, "C")
NUMBERS: Final = types.Array(types.int32, 1, "C")
FLAGS: Final = types.Array(types.uint8, 1, "C")
REALS: Final = types.Array(types.float64, 1, "C")
GENERATOR: Final = types.Array(types.uint64, 1, "C")
OBSERVED: Final = types.Array(types.int8, 1, "C")

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
    "observed_cells": OBSERVED,
}
"""What a parameter of this name is, in every kernel; one that is named nowhere is a whole number."""

CONTRACT: Final[Mapping[str, Any]] = {
    "to_act": types.int64(CELLS),
    "listed": types.int64(NUMBERS, CELLS, NUMBERS, NUMBERS, NUMBERS),
    "step": types.void(NUMBERS, CELLS, types.int64, NUMBERS),
    "points": types.void(NUMBERS, CELLS, NUMBERS),
    "imagine": types.void(NUMBERS, CELLS, types.int64, FLAGS, GENERATOR, NUMBERS),
    "narrow": types.int64(NUMBERS, CELLS, NUMBERS, types.int64, NUMBERS),
    "evaluate": types.void(NUMBERS, CELLS, REALS, REALS, NUMBERS),
    "appraise": types.void(NUMBERS, CELLS, REALS, REALS, NUMBERS),
    "perceive": types.int64(NUMBERS, CELLS, types.int64, NUMBERS, NUMBERS),
    "observe": types.void(NUMBERS, CELLS, types.int64, types.int64, OBSERVED),
}
"""The compiled functions that every kernel has, as contract/kernel.py describes them."""

HANDED: Final = {name: types.FunctionType(kind) for name, kind in CONTRACT.items()}
"""The same, as a search is handed them."""

MODULES: Final[Mapping[str, Sequence[str]]] = {
    "pack": ("pack", "unpack", "forgetting", "covers"),
    "tables": ("tables",),
    "moves": ("move_id", "move_at"),
    "listing": ("to_act", "listed"),
    "step": ("step",),
    "imagine": ("imagine",),
    "narrow": ("narrow",),
    "evaluate": ("evaluate",),
    "ending": ("points",),
}
"""Where the functions of the contract stand, in every kernel."""


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
        return njit(self.kinds(rule), **INNER)(rule)

    def called(self, rule: Callable[..., Any]) -> Any:
        """The same, but called: for what is long and has many callers."""
        return njit(self.kinds(rule), **{**INNER, "forceinline": False})(rule)

    def entry(self, rule: Callable[..., Any]) -> Any:
        """A function of the contract: also callable from Python, and to be handed to a search."""
        return njit(CONTRACT.get(rule.__name__, self.kinds(rule)), **OPTIONS)(rule)

    def threaded(self, rule: Callable[..., Any]) -> Any:
        """What Python calls for many rows at once: run without holding up other threads."""
        return njit(self.kinds(rule), **OPTIONS, nogil=True)(rule)

    def kinds(self, rule: Callable[..., Any]) -> tuple[Any, ...]:
        """The type of each parameter."""
        return tuple(self._types.get(name, types.int64) for name in signature(rule).parameters)


def _type(kind: Any) -> Any:
    return from_dtype(kind) if isinstance(kind, np.dtype) else kind


intrinsic: Any = extending.intrinsic
"""Code of our own for a function; by its own type mypy would miss an argument in every call."""


@intrinsic
def viewed(_: Any, cells: Any, record: Any) -> Any:
    """The cells as a record: no more than another name for them, where `cells.view` looks whether they fit."""

    def seen(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        array = context.make_array(cells)(context, builder, given[0])
        return builder.bitcast(array.data, context.get_value_type(signature.return_type))

    return record.dtype(cells, record), seen


@intrinsic
def lowest(_: Any, mask: Any) -> Any:
    """The number of the lowest bit that is set; the mask must not be empty."""

    def found(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        return builder.cttz(given[0], context.get_constant(types.boolean, True))

    return types.int64(types.int64), found


@intrinsic
def bits(_: Any, mask: Any) -> Any:
    """How many bits are set."""

    def counted(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        return builder.ctpop(given[0])

    return types.int64(types.int64), counted


def cells_of(record: np.dtype[Any], cell: type[np.generic]) -> int:
    """How many cells of a flat array hold one record. Raises `ValueError` for a record that does not fill its last."""
    cells, rest = divmod(record.itemsize, np.dtype(cell).itemsize)
    if rest:
        raise ValueError(f"expected a record of whole {np.dtype(cell)} cells, got {record.itemsize} bytes")
    return cells


def blank(record: np.dtype[Any], cell: type[np.generic]) -> tuple[Array, Any]:
    """Cells that hold nothing yet, and the record in them."""
    cells: Array = np.zeros(cells_of(record, cell), cell)
    return cells, cells.view(record)[0]


def names_of(record: np.dtype[Any]) -> tuple[str, ...]:
    """The fields of a record, in order."""
    return record.names or ()


def fields_of(cells: Array, record: np.dtype[Any]) -> dict[str, Any]:
    """What a flat array holds, as plain numbers and lists, by name."""
    return {name: cells.view(record)[0][name].tolist() for name in names_of(record)}


LEARNT: Final[Mapping[str, Sequence[str]]] = {
    "pack": ("appraises", "unremembering"),
    "inputs": ("INPUTS", "perceive"),
    "appraise": ("appraise",),
}
"""The same of a kernel whose game has a value network."""


def kernel_from(package: str, row: np.dtype[Any] | None = None) -> Kernel:
    """The kernel whose modules stand in this package: a layout, features with weights, and those of MODULES.

    `row` is the record of a packed state; without one it is the layout's ROW.
    """
    layout = import_module(f"{package}.layout")
    row = layout.ROW if row is None else row
    has_network = files(package).joinpath("appraise.py").is_file()
    modules = [*MODULES.items(), *(LEARNT.items() if has_network else ())]
    members = [(name, import_module(f"{package}.{module}")) for module, names in modules for name in names]
    learnt = {name.lower(): getattr(module, name) for name, module in members}
    if has_network:
        from toychest.games.network import HIDDEN  # which is compiled with what stands here

        learnt["network"] = shipped_network(package, package.split(".")[-2], learnt["inputs"], HIDDEN)
    return Kernel(
        row=row,
        row_size=cells_of(row, np.int16),
        move_count=layout.MOVE_COUNT,
        most_moves=layout.MOST_MOVES,
        scratch_size=cells_of(layout.SCRATCH, np.int32),
        weights=weights_of(package, "weights.toml"),
        hand_made=weights_of(package, "hand_made.toml"),
        observing=observing_in(package),
        **learnt,
    )


def observing_in(package: str) -> Callable[[], Observing] | None:
    """Imports the package's OBSERVING when asked; None if it has none."""
    if not files(package).joinpath("observe.py").is_file():
        return None

    def observing() -> Observing:
        found: Observing = import_module(f"{package}.observe").OBSERVING
        return found

    return observing


def weights_of(package: str, name: str) -> Array:
    """A weight for every one of the package's FEATURES, from a file; None if there is no such file."""
    file = files(package).joinpath(name)
    if not file.is_file():
        return None
    named = tomllib.loads(file.read_text(encoding="utf-8"))
    return np.array([named[feature] for feature in import_module(f"{package}.features").FEATURES], np.float64)


def generator(seed: int) -> np.ndarray:
    """One word of state (splitmix64): the same numbers on every platform and with every NumPy."""
    return np.array([seed & 0xFFFFFFFFFFFFFFFF], dtype=np.uint64)


plain = Compiler(source=CELLS, target=CELLS, total=types.float64, unit=types.float64)


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
def chance_of(total):
    """Log-odds as a chance."""
    return 1.0 / (1.0 + math.exp(-total))


@plain.compiled
def chance_by(weights, scratch_cells, count, unit):
    """A chance by the features that the first cells of the scratch hold, in units."""
    total = 0.0
    for number in range(count):
        total += weights[number] * scratch_cells[number]
    return chance_of(total / unit)


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
