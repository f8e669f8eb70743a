"""Kernels that break a law, one each: of Toy Battle, and of Clockwork City, where something can be forgotten."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import msgspec

from toychest.conformance.facts import fact_names
from toychest.contract import Kernel, Seat
from toychest.contract.kernel import Array, Observing
from toychest.games import EDITIONS
from toychest.games.clockwork.state import City

CITY = EDITIONS["clockwork-standard-0"].rules


def acts_for_the_other(kernel: Kernel) -> Kernel:
    return replace(kernel, to_act=lambda row: {0: 1, 1: 0}.get(kernel.to_act(row), kernel.to_act(row)))


def lists_one_too_few(kernel: Kernel) -> Kernel:
    return replace(kernel, listed=lambda *given: kernel.listed(*given) - 1)


def loads_the_dice(kernel: Kernel) -> Kernel:
    def listed(tables: Any, row: Any, ids: Any, weights: Any, scratch: Any) -> int:
        count: int = kernel.listed(tables, row, ids, weights, scratch)
        weights[:count] = 1
        return count

    return replace(kernel, listed=listed)


def mistakes_a_move(kernel: Kernel) -> Kernel:
    return replace(kernel, move_at=lambda state, id: kernel.move_at(state, max(id - 1, 0)))


def stands_still(kernel: Kernel) -> Kernel:
    return replace(kernel, step=lambda tables, row, move, scratch: None)


def unpacks_another(kernel: Kernel) -> Kernel:
    return replace(kernel, unpack=lambda row, like: msgspec.structs.replace(kernel.unpack(row, like), idle=-1))


def gives_no_points(kernel: Kernel) -> Kernel:
    return replace(kernel, points=lambda tables, row, out: None)


def loses_a_tile(kernel: Kernel) -> Kernel:
    def unpack(row: Any, like: Any) -> Any:
        return msgspec.structs.replace(kernel.unpack(row, like), unseen=((0,) * 8, (0,) * 8))

    return replace(kernel, unpack=unpack)


def imagines_for_the_other(kernel: Kernel) -> Kernel:
    def imagine(tables: Any, row: Any, seat: int, *given: Any) -> None:
        kernel.imagine(tables, row, 1 - seat, *given)

    return replace(kernel, imagine=imagine)


def never_imagines(kernel: Kernel) -> Kernel:
    return replace(kernel, imagine=lambda *given: None)


def forgets_everything(kernel: Kernel) -> Kernel:
    """Whatever is named."""

    def forgetting(state: City, seat: Seat, forgotten: frozenset[str]) -> Any:
        return kernel.forgetting(state, seat, fact_names(CITY.memory(state, seat)) if forgotten else forgotten)

    return replace(kernel, forgetting=forgetting)


def never_forgets(kernel: Kernel) -> Kernel:
    return replace(kernel, forgetting=lambda state, seat, forgotten: kernel.forgetting(state, seat, frozenset()))


def observes_for_the_other(kernel: Kernel) -> Kernel:
    def observe(observing: Observing, tables: Array, row: Array, seat: Seat, recalls: bool, out: Array) -> None:
        observing.observe(tables, row, 1 - seat, recalls, out)

    return observing_by(kernel, observe)


def observes_the_hand_after_its_own(kernel: Kernel) -> Kernel:
    def observe(observing: Observing, tables: Array, row: Array, seat: Seat, recalls: bool, out: Array) -> None:
        observing.observe(tables, row, seat, recalls, out)
        out.view(observing.record)[0]["hand"] = row.view(kernel.row)[0]["hands"][1 - seat]

    return observing_by(kernel, observe)


def always_recalls(kernel: Kernel) -> Kernel:
    def observe(observing: Observing, tables: Array, row: Array, seat: Seat, recalls: bool, out: Array) -> None:
        observing.observe(tables, row, seat, True, out)

    return observing_by(kernel, observe)


def observing_by(kernel: Kernel, observe: Callable[..., None]) -> Kernel:
    assert kernel.observing is not None
    honest = kernel.observing()
    return replace(kernel, observing=lambda: replace(honest, observe=partial(observe, honest)))
