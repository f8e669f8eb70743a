"""A small value network, as kernels read it: sparse inputs, one hidden layer, a chance to win.

    inputs that are there --a row of weights each--> hidden, clipped to 0..1 and squared --> a sum --> logistic

A game says which inputs a row has (`inputs.py` of its kernel); everything else is here, once for all games. The weights
are one record, handed over as flat cells; inputs behind the last one that a game has are simply not there.
"""

from typing import Any, Final

import numpy as np
from llvmlite import ir
from numba import types
from numba.core import cgutils

from toychest.games.kernels import Compiler, intrinsic

HIDDEN: Final = 64
MOST_INPUTS: Final = 8192
MOST_ACTIVE: Final = 256

NETWORK: Final = np.dtype(
    [
        ("bias", "f4", HIDDEN),  # of each hidden unit
        ("output", "f4", HIDDEN),  # what each adds to the sum
        ("offset", "f4", 2),  # of the sum; the second is never read, it fills the last cell
        ("rows", "f4", (MOST_INPUTS, HIDDEN)),  # by input, its weights
    ]
)

ACTIVE: Final = np.dtype(
    [
        ("count", "i4"),  # how many there are
        ("ids", "i4", MOST_ACTIVE),  # the number of each
        ("values", "f4", MOST_ACTIVE),  # what each says
        ("hidden", "f4", HIDDEN),  # what the hidden units got from them
    ]
)
"""The inputs that one row has."""


def starts_of(record: np.dtype[Any]) -> list[int]:
    """Where each field of a record begins, in bytes."""
    return [place[1] for place in (record.fields or {}).values()]


LANES: Final = 16
"""Of a wide register; a processor that has narrower ones takes several."""

BIAS_AT, _, _, ROWS_AT = starts_of(NETWORK)
COUNT_AT, IDS_AT, VALUES_AT, HIDDEN_AT = starts_of(ACTIVE)

compiler: Final = Compiler(network=NETWORK, active=ACTIVE, value=types.float32)


@compiler.compiled
def put(active, number, value):
    """One more input, unless it says nothing."""
    active.ids[active.count] = number
    active.values[active.count] = value
    active.count += value != 0


@compiler.compiled
def put_next(active, count, number, value):
    """The same behind `count` others; gives how many there are now, which a caller can keep in a register."""
    active.ids[count] = number
    active.values[count] = value
    return count + (value != 0)


@compiler.compiled
def squared(value):
    """What a hidden unit gives: clipped to 0..1, and squared."""
    clipped = min(max(value, np.float32(0.0)), np.float32(1.0))
    return clipped * clipped


class Wide:
    """Writes code that keeps all hidden units in wide registers; as a loop over arrays it takes four times as long."""

    KIND: Final = ir.VectorType(ir.FloatType(), LANES)
    NUMBER: Final = ir.IntType(32)

    def __init__(self, builder: Any, network: Any, active: Any) -> None:
        self._builder = builder
        self._network, self._active = (builder.bitcast(each, ir.IntType(8).as_pointer()) for each in (network, active))
        self._sums = [cgutils.alloca_once(builder, self.KIND) for _ in range(HIDDEN // LANES)]

    def write(self) -> None:
        """The biases, then every row times its value, then all into `hidden`."""
        builder = self._builder
        for part, kept in enumerate(self._sums):
            builder.store(self._load(self._network, self._offset(BIAS_AT, part), self.KIND), kept)
        count = self._long(self._load(self._active, self._fixed(COUNT_AT), self.NUMBER))
        with cgutils.for_range(builder, count) as loop:
            self._add_row(builder.mul(loop.index, self._fixed(4)))
        for part, kept in enumerate(self._sums):
            builder.store(builder.load(kept), self._at(self._active, self._offset(HIDDEN_AT, part), self.KIND), align=4)

    def _add_row(self, place: Any) -> None:
        builder = self._builder
        number = self._long(self._load(self._active, builder.add(place, self._fixed(IDS_AT)), self.NUMBER))
        value = self._spread(self._load(self._active, builder.add(place, self._fixed(VALUES_AT)), ir.FloatType()))
        row = builder.mul(number, self._fixed(4 * HIDDEN))
        for part, kept in enumerate(self._sums):
            weights = self._load(self._network, builder.add(row, self._offset(ROWS_AT, part)), self.KIND)
            builder.store(builder.fadd(builder.load(kept), builder.fmul(value, weights)), kept)

    def _spread(self, value: Any) -> Any:
        """One number in every lane."""
        one = self._builder.insert_element(ir.Constant(self.KIND, ir.Undefined), value, ir.Constant(self.NUMBER, 0))
        lanes = ir.Constant(ir.VectorType(self.NUMBER, LANES), [0] * LANES)
        return self._builder.shuffle_vector(one, one, lanes)

    def _load(self, base: Any, offset: Any, kind: Any) -> Any:
        return self._builder.load(self._at(base, offset, kind), align=4)

    def _at(self, base: Any, offset: Any, kind: Any) -> Any:
        return self._builder.bitcast(self._builder.gep(base, [offset]), kind.as_pointer())

    def _offset(self, start: int, part: int) -> Any:
        return self._fixed(start + 4 * LANES * part)

    def _fixed(self, number: int) -> Any:
        return ir.Constant(ir.IntType(64), number)

    def _long(self, number: Any) -> Any:
        return self._builder.zext(number, ir.IntType(64))


@intrinsic
def add_rows(_, network, active):
    """What every hidden unit gets: its bias, and from each input that is there its value times its weight."""

    def written(context, builder, signature, given):
        Wide(builder, *given).write()
        return context.get_dummy_value()

    return types.void(network, active), written


@compiler.called
def summed(network, active):
    """The log-odds of winning, by the inputs that are there."""
    add_rows(network, active)
    first = second = third = fourth = np.float32(0.0)
    for unit in range(0, HIDDEN, 4):
        first += network.output[unit] * squared(active.hidden[unit])
        second += network.output[unit + 1] * squared(active.hidden[unit + 1])
        third += network.output[unit + 2] * squared(active.hidden[unit + 2])
        fourth += network.output[unit + 3] * squared(active.hidden[unit + 3])
    return np.float64(network.offset[0] + ((first + second) + (third + fourth)))
