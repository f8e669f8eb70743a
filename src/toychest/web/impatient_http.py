"""HTTP as uvicorn speaks it, to people who finish what they begin: who leaves a request unfinished is hung up on.

A connection that asks for nothing, or for ever, takes a file of the system all the same, and of those there are few.
"""

import asyncio
from typing import Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

WITHIN: Final = 15.0
"""Seconds between two looks: a request that was awaited at both is awaited no more."""


class ImpatientHttp(H11Protocol):
    """How long an answer takes is our affair, and how long its reader takes is uvicorn's."""

    _look_again: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """From now on a request is awaited."""
        super().connection_made(transport)
        self._look_later()

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone."""
        self._look_no_more()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on it is a socket, which has bounds of its own."""
        self._look_no_more()
        super().handle_websocket_upgrade(event)

    def _look_later(self) -> None:
        awaited = self._awaited()
        self._look_again = self.loop.call_later(WITHIN, self._look, awaited)

    def _look(self, awaited: object) -> None:
        if awaited is not None and awaited == self._awaited():
            self.transport.abort()
        else:
            self._look_later()

    def _awaited(self) -> object:
        """Which request has not come as a whole, by the one before it and how far it is; None if we owe an answer."""
        state = self.conn.their_state
        return (self.cycle, state) if state in (h11.IDLE, h11.SEND_BODY) else None

    def _look_no_more(self) -> None:
        if self._look_again is not None:
            self._look_again.cancel()
            self._look_again = None
