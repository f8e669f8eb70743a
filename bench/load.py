"""Players for the bench: raw WebSockets that make one move at a time and measure how long each takes."""

import asyncio
import base64
import os
import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
from websockets.frames import Opcode

from toychest.web.frames import CLOSE, PING, PONG, TEXT, framed

PATIENCE = 30.0
"""Seconds: who has not answered by then does not answer any more."""

MASKED = 0x80
NO_MASK = b"\0\0\0\0"


def sent(text: bytes, kind: Opcode = TEXT) -> bytes:
    """A frame as a browser sends it; a mask of nothing costs nobody anything."""
    frame = framed(kind, text)
    head = frame[: len(frame) - len(text)]
    return bytes((head[0], head[1] | MASKED)) + head[2:] + NO_MASK + text


class Wire(asyncio.Protocol):
    """A WebSocket that hands on whole messages."""

    def __init__(self, hear: Callable[[bytes], None]) -> None:
        self._hear = hear
        self._bytes = b""
        self._is_early = True
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("closed"))

    def data_received(self, data: bytes) -> None:
        self._bytes += data
        if not self.opened.done():
            head, end, rest = self._bytes.partition(b"\r\n\r\n")
            if not end:
                return
            self._bytes = rest
            self.opened.set_result(None) if b" 101 " in head else self.opened.set_exception(ConnectionError(head))
        at, received = 0, self._bytes
        while len(received) >= at + 2:
            length, start = received[at + 1], at + 2
            if length > 125:
                wide = 2 if length == 126 else 8
                length, start = int.from_bytes(received[start : start + wide], "big"), start + wide
            if len(received) < start + length:
                break
            self._frame(received[at] & 0x0F, received[start : start + length])
            at = start + length
        self._bytes = received[at:]

    def _frame(self, kind: int, said: bytes) -> None:
        if kind == PING:
            self.transport.write(sent(said, PONG))
        elif kind == CLOSE:
            self.transport.close()
        elif kind == TEXT:
            asyncio.get_running_loop().call_soon(self._hear, said) if self._is_early else self._hear(said)

    def listen(self) -> None:
        """From now on messages are handed on as they come; before, whoever opened it did not have it yet."""
        self._is_early = False

    def say(self, text: bytes) -> None:
        self.transport.write(sent(text))


async def opened(address: str, path: str, hear: Callable[[bytes], None], client: str = "") -> Wire:
    """A socket that was accepted; from this `client`, as a proxy would say."""
    host, port = address.split(":")
    wire = Wire(hear)
    await asyncio.get_running_loop().create_connection(lambda: wire, host, int(port))
    key = base64.b64encode(os.urandom(16)).decode()
    forwarded = f"X-Forwarded-For: {client}\r\n" if client else ""
    wire.transport.write(
        f"GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n{forwarded}\r\n".encode()
    )
    try:
        await wire.opened
    except BaseException:  # whoever wanted it does not wait any more
        wire.transport.abort()
        raise
    wire.listen()
    return wire


async def shown_in_time(shown: "asyncio.Future[None]", what: str) -> None:
    """Nobody waits for ever. Raises `ConnectionError`."""
    try:
        await asyncio.wait_for(shown, PATIENCE)
    except TimeoutError:
        raise ConnectionError(f"{what} was not shown within {PATIENCE:g} seconds") from None


class Choices(msgspec.Struct):
    seat: int
    legal: list[str]


class Where(msgspec.Struct, rename="camel"):
    seq: int
    to_act: list[int]
    waits_for: int | None
    choices: list[Choices]
    outcome: Any = None


class Told(msgspec.Struct, rename="camel", tag_field="type", tag="EntriesPlayed"):
    standing: Where
    id: str | None = None


class Shown(msgspec.Struct, rename="camel", tag_field="type", tag="TableShown"):
    standing: Where


class Refused(msgspec.Struct, tag_field="type", tag="RequestRefused"):
    code: str
    id: str | None = None


told = msgspec.json.Decoder(Told | Shown | Refused)


@dataclass
class Measured:
    """How long each move took, in seconds, and when the measuring began and ended."""

    took: list[float] = field(default_factory=list)
    refused: int = 0


class Seats:
    """Somebody who holds every seat of a table and makes a move as soon as the last one is acknowledged.

    With `every` seconds between moves it is an open load: the next move is made then, whatever became of the last.
    """

    def __init__(
        self, address: str, tables: Sequence[tuple[str, Sequence[str]]], measured: Measured, seed: int
    ) -> None:
        self._address, self._tables, self._measured = address, list(tables), measured
        self._choices = random.Random(seed)
        self._wire: Wire | None = None
        self._sitting: asyncio.Task[None] | None = None
        self._sent = self._due = 0.0
        self._where: Where | None = None
        self.moves = 0
        self.is_stopped = self.is_waiting = False
        self.plays_on = True
        self.shown: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def sit_down(self) -> None:
        """At the next table."""
        code, tokens = self._tables.pop()
        if self._wire is not None:
            self._wire.transport.close()
        self._wire = await opened(self._address, f"/ws/t/{code}", self._hear)
        self._wire.say(msgspec.json.encode({"type": "EnterTable", "tokens": tokens}))
        await shown_in_time(self.shown, code)

    def _hear(self, text: bytes) -> None:
        try:
            message = told.decode(text)
        except msgspec.ValidationError:
            return
        now = time.perf_counter()
        if isinstance(message, Refused):
            self._measured.refused += 1
            self.is_waiting = False
            return
        self._where, self.is_waiting = message.standing, False
        if isinstance(message, Told) and message.id is not None:
            self._measured.took.append(now - self._due)
        if not self.shown.done():
            self.shown.set_result(None)
        elif self.plays_on and not self.is_stopped:
            self.move()

    def move(self, due: float | None = None) -> None:
        """The next move; a game that is over is left for another."""
        where = self._where
        assert where is not None
        assert self._wire is not None
        if where.outcome is not None:
            if self._tables and self.shown.done():
                self.shown = asyncio.get_running_loop().create_future()
                self._sitting = asyncio.ensure_future(self.sit_down())
                self._sitting.add_done_callback(self._seated)
            return
        self.moves += 1
        self.is_waiting = True
        self._due = time.perf_counter() if due is None else due
        self._wire.say(self._request(where))

    def _seated(self, sitting: "asyncio.Task[None]") -> None:
        if not sitting.cancelled():
            sitting.result()
            if self.plays_on and not self.is_stopped:
                self.move()

    def _request(self, where: Where) -> bytes:
        if where.waits_for is not None:
            return b'{"type":"OpenTurn","id":"%d","seat":%d,"seq":%d}' % (self.moves, where.waits_for, where.seq + 1)
        choices = next(each for each in where.choices if each.seat in where.to_act and each.legal)
        move = self._choices.choice(choices.legal).encode()
        return b'{"type":"PlayMove","id":"%d","seat":%d,"seq":%d,"move":"%s"}' % (
            self.moves,
            choices.seat,
            where.seq + 1,
            move,
        )

    @property
    def may_go_on(self) -> bool:
        """Not after the end of its last game."""
        return bool(self._tables) or self._where is None or self._where.outcome is None

    def leave(self) -> None:
        """Whoever is about to sit down does not any more."""
        self.is_stopped = True
        if self._sitting is not None:
            self._sitting.cancel()
        if self._wire is not None:
            self._wire.transport.close()


def percentile(took: Sequence[float], share: float) -> float:
    """In milliseconds."""
    ordered = sorted(took)
    return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")
