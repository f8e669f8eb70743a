"""A speaking tube between two processes: values over a stream, those of one round of the event loop together."""

import asyncio
from collections.abc import Callable
from typing import Any, Final, cast

import msgspec

HEAD: Final = 4
"""Bytes that say how long a message is."""

encode: Final = msgspec.msgpack.Encoder().encode


class Tube(asyncio.Protocol):
    """One end. `hear` is called with each message, `lost` once when the other end is gone.

    `gather` is asked for what is to be said, when it can be said; None is nothing.
    """

    def __init__(
        self,
        read: Callable[[bytes], Any],
        hear: Callable[[Any], None],
        gather: Callable[[], Any],
        lost: Callable[[], None],
    ) -> None:
        self._read, self._hear, self._gather, self._lost = read, hear, gather, lost
        self._loop = asyncio.get_running_loop()
        self._bytes = b""
        self._is_due = self._is_full = False
        self._transport: asyncio.Transport | None = None

    def say_soon(self) -> None:
        """There is something to say: it is gathered at the end of this round of the loop, or once there is room."""
        if not self._is_due:
            self._is_due = True
            self._loop.call_soon(self._say)

    def _say(self) -> None:
        if self._transport is None or self._is_full:
            return
        self._is_due = False
        said = self._gather()
        if said is not None:
            message = encode(said)
            self._transport.write(len(message).to_bytes(HEAD, "big") + message)

    def close(self) -> None:
        """Say what waits, and hear no more."""
        if self._transport is not None:
            self._say()
            self._transport.close()

    # --- what the event loop says ---------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """From here on something can be said."""
        self._transport = cast(asyncio.Transport, transport)
        if self._is_due:
            self._say()

    def connection_lost(self, exc: Exception | None) -> None:
        """The other end is gone."""
        self._transport = None
        self._lost()

    def pause_writing(self) -> None:
        """The other end is slow: what comes meanwhile is said in one message."""
        self._is_full = True

    def resume_writing(self) -> None:
        """It listens again."""
        self._is_full = False
        if self._is_due:
            self._say()

    def data_received(self, data: bytes) -> None:
        """Whole messages are heard."""
        self._bytes = self._bytes + data if self._bytes else data
        at, received = 0, self._bytes
        while len(received) >= at + HEAD:
            end = at + HEAD + int.from_bytes(received[at : at + HEAD], "big")
            if len(received) < end:
                break
            self._hear(self._read(received[at + HEAD : end]))
            at = end
        self._bytes = received[at:]
