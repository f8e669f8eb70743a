"""How kernels write observations, of one byte a number, and how those are read back."""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numba import types

from toychest.games.kernels import OBSERVED, intrinsic, plain

DIGITS: Final = 3
"""A number that eight bits do not hold is told in so many, of seven bits each, the lowest first."""


@plain.compiled
def clear(observed_cells):
    """Nothing is told yet."""
    for at in range(observed_cells.shape[0]):
        observed_cells[at] = 0


@intrinsic
def put_word(_: Any, cells: Any, start: Any, word: Any) -> Any:
    """Eight bytes into cells of one byte each, the lowest first, from the cell `start` on."""

    def put(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        array = context.make_array(cells)(context, builder, given[0])
        place = builder.gep(array.data, [given[1]])
        builder.store(given[2], builder.bitcast(place, given[2].type.as_pointer()), align=1)
        return context.get_dummy_value()

    return types.void(OBSERVED, types.int64, types.uint64), put


@plain.compiled
def spread_bits(mask):
    """The lowest eight bits of a mask as eight bytes, each 0 or 1: for `put_word`."""
    apart = (np.uint64(mask & 255) * np.uint64(0x0101010101010101)) & np.uint64(0x8040201008040201)
    return ((apart + np.uint64(0x7F7F7F7F7F7F7F7F)) >> np.uint64(7)) & np.uint64(0x0101010101010101)


@plain.compiled
def spread_pairs(counts):
    """The lowest eight pairs of bits as eight bytes, each from 0 to 3."""
    apart = np.uint64(counts & 0xFFFF)
    apart = (apart | apart << np.uint64(24)) & np.uint64(0x000000FF000000FF)
    apart = (apart | apart << np.uint64(12)) & np.uint64(0x000F000F000F000F)
    return (apart | apart << np.uint64(6)) & np.uint64(0x0303030303030303)


def start_of(record: np.dtype[Any], field: str) -> int:
    """The byte at which a field of a record begins."""
    assert record.fields is not None, "a record"
    return record.fields[field][1]


def number_of(digits: Sequence[int]) -> int:
    """A number as an observation tells it, read back."""
    return sum(int(digit) << 7 * place for place, digit in enumerate(digits))
