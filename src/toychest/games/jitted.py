"""What all kernels share: the types of their compiled functions, and the generator that they are handed."""

from typing import Any, Final

import numpy as np
from numba import njit, types

LEAN: Final[dict[str, Any]] = {"cache": True, "_nrt": False}
"""How a function that allocates nothing is compiled: counting references took a third of the time."""

ROW: Final = types.Array(types.int16, 1, "C")
TABLES: Final = types.Array(types.int32, 1, "C")
NUMBERS: Final = types.Array(types.int32, 1, "C")
FLAGS: Final = types.Array(types.uint8, 1, "C")
REALS: Final = types.Array(types.float64, 1, "C")
GENERATOR: Final = types.Array(types.uint64, 1, "C")

TO_ACT: Final = types.int64(ROW)
LISTED: Final = types.int64(TABLES, ROW, NUMBERS, NUMBERS, NUMBERS)
STEP: Final = types.void(TABLES, ROW, types.int64, NUMBERS)
POINTS: Final = types.void(TABLES, ROW, NUMBERS)
IMAGINE: Final = types.void(TABLES, ROW, types.int64, FLAGS, GENERATOR, NUMBERS)
NARROW: Final = types.int64(TABLES, ROW, NUMBERS, types.int64, NUMBERS)
EVALUATE: Final = types.void(TABLES, ROW, REALS, REALS, NUMBERS)


def generator(seed: int) -> np.ndarray:
    """One word of state (splitmix64): the same numbers on every platform and with every NumPy."""
    return np.array([seed & 0xFFFFFFFFFFFFFFFF], dtype=np.uint64)


@njit(types.uint64(GENERATOR), cache=True, inline="always")
def word(rng):
    """The next 64 bits (splitmix64)."""
    rng[0] += np.uint64(0x9E3779B97F4A7C15)
    mixed = rng[0]
    mixed = (mixed ^ (mixed >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    mixed = (mixed ^ (mixed >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return mixed ^ (mixed >> np.uint64(31))


@njit(types.int64(GENERATOR, types.int64), cache=True, inline="always")
def below(rng, bound):
    """A number from 0 to bound - 1, each as likely as the next but for one part in 2**32; bound is below 2**31."""
    return np.int64(((word(rng) >> np.uint64(32)) * np.uint64(bound)) >> np.uint64(32))


@njit(types.void(ROW, ROW), **LEAN)
def copy(source, target):
    """One row into another; without a slice, which would count references."""
    for at in range(source.shape[0]):
        target[at] = source[at]


@njit(types.int64(NUMBERS, types.int64, GENERATOR), **LEAN)
def weighed(weights, count, rng):
    """The place of one of `count` weights, drawn by weight."""
    total = np.int64(0)
    for at in range(count):
        total += weights[at]
    number = below(rng, total)
    for at in range(count):
        number -= weights[at]
        if number < 0:
            return np.int64(at)
    return np.int64(count - 1)
