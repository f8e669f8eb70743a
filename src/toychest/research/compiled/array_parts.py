"""One of many arrays that lie in one piece, as an array of its own: without a copy, without counting references."""

from typing import Any, Final

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.core.registry import cpu_target
from numba.np.arrayobj import populate_array

from toychest.games.kernels import intrinsic

LINE: Final = 64
"""Bytes that memory brings at once."""


@intrinsic
def one_of(_: Any, table: Any, number: Any) -> Any:
    """The part `number` of a two-dimensional array that lies in one piece."""
    kind = types.Array(table.dtype, 1, "C")

    def seen(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        whole = context.make_array(table)(context, builder, given[0])
        columns = cgutils.unpack_tuple(builder, whole.shape)[1]
        bytes_before = builder.mul(builder.mul(given[1], columns), whole.itemsize)
        data = cgutils.pointer_add(builder, whole.data, bytes_before, return_type=whole.data.type)
        made = context.make_array(kind)(context, builder)
        one = [whole.itemsize]
        populate_array(made, data=data, shape=[columns], strides=one, itemsize=whole.itemsize, meminfo=None)
        return made._getvalue()

    return kind(table, types.int64), seen


@intrinsic
def ask_ahead(_: Any, table: Any, number: Any, line: Any) -> Any:
    """Ask memory for one line (64 bytes) of the part `number`, which is needed soon; beyond the end nothing happens."""

    def asked(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        whole = context.make_array(table)(context, builder, given[0])
        columns = cgutils.unpack_tuple(builder, whole.shape)[1]
        bytes_before = builder.mul(builder.mul(given[1], columns), whole.itemsize)
        bytes_before = builder.add(bytes_before, builder.mul(given[2], ir.Constant(ir.IntType(64), LINE)))
        place = cgutils.pointer_add(builder, whole.data, bytes_before, return_type=cgutils.voidptr_t)
        number_type = ir.IntType(32)
        kind = ir.FunctionType(ir.VoidType(), [cgutils.voidptr_t, number_type, number_type, number_type])
        prefetch = builder.module.declare_intrinsic("llvm.prefetch", [cgutils.voidptr_t], kind)
        to_read, to_keep, of_data = (ir.Constant(number_type, value) for value in (0, 3, 1))
        builder.call(prefetch, [place, to_read, to_keep, of_data])
        return context.get_dummy_value()

    return types.void(table, types.int64, types.int64), asked


def words_for(kind: Any) -> int:
    """How many words of eight bytes a value of this type takes."""
    context = cpu_target.target_context
    return -(-int(context.get_abi_sizeof(context.get_value_type(kind))) // 8)


def laid_down(kind: Any) -> tuple[Any, Any]:
    """Two functions, to lay a value of this type down in an array of words, and to pick it up from there.

    Numba looks at everything that it is handed from Python anew; what was laid down once need not be looked at again.
    Whoever lays arrays down keeps them alive.
    """

    @intrinsic
    def lay(_: Any, words: Any, value: Any) -> Any:
        def put(context: Any, builder: Any, signature: Any, given: Any) -> Any:
            array = context.make_array(words)(context, builder, given[0])
            builder.store(given[1], builder.bitcast(array.data, given[1].type.as_pointer()))
            return context.get_dummy_value()

        return types.void(words, kind), put

    @intrinsic
    def pick_up(_: Any, words: Any) -> Any:
        def got(context: Any, builder: Any, signature: Any, given: Any) -> Any:
            array = context.make_array(words)(context, builder, given[0])
            place = builder.bitcast(array.data, context.get_value_type(kind).as_pointer())
            return builder.load(place)

        return kind(words), got

    return lay, pick_up
