"""The scribe writes for all nodes, tells each what became of its orders, and the others what changed."""

import asyncio
import itertools
from collections.abc import Callable
from functools import partial
from typing import Any, Final, Protocol, assert_never

import msgspec

from toychest.storage.appends import AppendRows
from toychest.storage.coalescing import MOST_ALOUD
from toychest.storage.orders import CopyIn, Create, Delete, Order, SetSeat, WriteNote, WriteNotes, changed_by
from toychest.storage.scribe.refusals import written
from toychest.storage.scribe.roll import Roll
from toychest.storage.scribe.tube import Tube
from toychest.storage.scribe.words import Asked, Consult, FindOrphans, Hold, Leave, LetGo, SayAloud, Stay, Told
from toychest.storage.writing import Writing
from toychest.table.errors import StoreFailed

decode: Final = msgspec.msgpack.Decoder(list[tuple[int, Asked]]).decode


class Consulted(Protocol):
    """Who answers what is not the scribe's; nodes are known by numbers."""

    def answer(self, node: int, asked: bytes) -> bytes:
        """What comes of it."""

    def forget(self, node: int) -> None:
        """This node has ended."""


class Scribe:
    """One writer, one roll, and an end of a tube for each node. `consulted` answers what is asked of neither."""

    def __init__(self, writing: Writing, consulted: Consulted | None = None) -> None:
        self._writing = writing
        self._consulted = consulted
        self._numbers = itertools.count(1)
        self._roll = Roll()
        self._listeners: set[_Listener] = set()

    def tube(self) -> Tube:
        """An end for one more node."""
        listener = _Listener(next(self._numbers), self._hear, self._lose)
        self._listeners.add(listener)
        return listener.tube

    def _lose(self, listener: "_Listener") -> None:
        self._listeners.discard(listener)
        for node in listener.nodes:
            self._roll.leave(node)
        if self._consulted is not None:
            self._consulted.forget(listener.number)

    def _hear(self, listener: "_Listener", number: int, asked: Asked) -> None:
        match asked:
            case AppendRows() | Create() | SetSeat() | WriteNote() | WriteNotes() | Delete() | CopyIn():
                self._write(listener, number, asked)
            case SayAloud(code, said):
                for other in self._listeners - {listener}:
                    other.overhear(code, said)
            case Stay(node, name, seconds):
                listener.nodes.add(node)
                listener.answer(number, self._roll.stay(node, name, seconds))
            case Hold(code, node, seconds):
                listener.answer(number, self._roll.hold(code, node, seconds))
            case LetGo(codes, node):
                self._roll.let_go(codes, node)
                listener.tell_done(number)
            case FindOrphans(limit):
                listener.answer(number, self._roll.orphans(limit))
            case Leave(node):
                self._roll.leave(node)
                listener.tell_done(number)
            case Consult(words):
                assert self._consulted is not None
                listener.answer(number, self._consulted.answer(listener.number, words))
            case _:
                assert_never(asked)

    def _write(self, listener: "_Listener", number: int, order: Order) -> None:
        try:
            later = self._writing.write(order)
        except StoreFailed as closed:
            listener.refuse(number, closed)
        else:
            later.add_done_callback(partial(self._tell, listener, number, order))

    def _tell(self, listener: "_Listener", number: int, order: Order, later: "asyncio.Future[None]") -> None:
        """After the commit: whoever asked hears of it, and everybody else what changed."""
        refusal = later.exception()
        if refusal is not None:
            return listener.refuse(number, refusal)
        listener.tell_done(number)
        if isinstance(order, Delete):
            self._roll.forget(order.code)
        changed = changed_by(order)
        for other in self._listeners:
            if other is not listener:
                other.note_changes(changed)
        return None


class _Listener:
    """The scribe's end of one node's tube; what waits to be told is one message."""

    def __init__(
        self, number: int, hear: "Callable[[_Listener, int, Asked], None]", lose: "Callable[[_Listener], None]"
    ) -> None:
        self.number = number
        self.nodes: set[str] = set()
        self.tube = Tube(decode, self._take, self._gathered, partial(lose, self))
        self._hear = hear
        self._told = _nothing()

    def _take(self, said: list[tuple[int, Asked]]) -> None:
        for number, asked in said:
            self._hear(self, number, asked)

    def tell_done(self, number: int) -> None:
        self._told.done.append(number)
        self.tube.say_soon()

    def answer(self, number: int, found: Any) -> None:
        self._told.found[number] = found
        self.tube.say_soon()

    def refuse(self, number: int, refusal: BaseException) -> None:
        self._told.refused[number] = written(refusal)
        self.tube.say_soon()

    def note_changes(self, changed: dict[str, int]) -> None:
        noted = self._told.changed
        for code, seq in changed.items():
            before = noted.get(code, seq)
            noted[code] = max(seq, before) if seq and before else 0
        self.tube.say_soon()

    def overhear(self, code: str, said: str) -> None:
        if len(self._told.aloud) < MOST_ALOUD:
            self._told.aloud.append((code, said))
        self.tube.say_soon()

    def _gathered(self) -> Told | None:
        told, self._told = self._told, _nothing()
        return told or None


def _nothing() -> Told:
    return Told([], {}, {}, {}, [])
