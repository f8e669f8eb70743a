"""The doorman of a server of several processes: he lets people in, and hands each to a node.

browser -> doorman: who is it for?   GET /ws/t/CODE: the node that CODE names, so that a table is played in one process
                                     anything else: one node after another
        -> node, which gets the connection itself: nothing of it passes through the doorman any more
"""

import asyncio
import hashlib
import re
import socket
from collections.abc import Sequence
from typing import Final

from toychest.web.place import Place, Start

TABLE: Final = re.compile(rb"GET /ws/t/([^/?\s]{1,20})[/?\s]")
FIRST: Final = 256
"""Bytes of a request that are looked at; they stay where they are, for the node."""

SILENT: Final = 1.0
"""Seconds until somebody who says nothing is handed to any node, which knows what to do with them."""

MOST_SILENT: Final = 500
"""People who may stand at the door and say nothing; whoever comes then is handed on at once."""

AT_ONCE: Final = 64
"""Connections that are let in in one round of the event loop."""

BACKLOG: Final = 2048
BREATH: Final = 0.5
"""Seconds until the next is let in, where the system can open no more files."""

PATIENCE: Final = 8.0
"""Seconds for nodes to end in order."""


class Doorman:
    """Stands at the listener until he is told to end; `deserted` is set once no node can be kept going."""

    def __init__(self, listener: socket.socket, count: int, start: Start) -> None:
        self.deserted = asyncio.Event()
        self._listener = listener
        self._places = [Place(number, start, self._look) for number in range(count)]
        self._silent: dict[socket.socket, asyncio.TimerHandle] = {}
        self._turn = 0
        self._is_open = self.is_ending = False
        self._empty = asyncio.Event()
        self._loop = asyncio.get_running_loop()

    def begin(self) -> None:
        """Fill every place; people are let in once all are ready that ever will be."""
        self._listener.setblocking(False)
        for place in self._places:
            place.fill()

    async def end(self) -> None:
        """Let nobody in any more, and end every node, in order if that takes no long time."""
        self.is_ending = True
        if self._is_open:
            self._loop.remove_reader(self._listener)
        self._listener.close()
        for connection in list(self._silent):
            self._let_go(connection)
        for place in self._places:
            place.end()
        self._look()
        try:
            async with asyncio.timeout(PATIENCE):
                await self._empty.wait()
        except TimeoutError:
            self.kill()
            await self._empty.wait()

    def kill(self) -> None:
        """Every node ends at once."""
        for place in self._places:
            place.kill()

    def _look(self) -> None:
        """A node is ready, or has ended."""
        if all(place.is_empty for place in self._places) and self.is_ending:
            self._empty.set()
        elif all(place.is_given_up for place in self._places):
            self.deserted.set()
        elif not self._is_open and not self.is_ending:
            is_known = all(place.is_ready or place.is_given_up for place in self._places)
            if is_known:
                self._is_open = True
                self._listener.listen(BACKLOG)
                self._loop.add_reader(self._listener, self._let_in)

    # --- at the door ----------------------------------------------------------------------------------------------

    def _let_in(self) -> None:
        for _ in range(AT_ONCE):
            try:
                connection, _address = self._listener.accept()
            except (BlockingIOError, ConnectionError):
                return
            except OSError:
                self._loop.remove_reader(self._listener)
                self._loop.call_later(BREATH, self._go_on)
                return
            connection.setblocking(False)
            self._greet(connection)

    def _go_on(self) -> None:
        if not self.is_ending:
            self._loop.add_reader(self._listener, self._let_in)

    def _greet(self, connection: socket.socket) -> None:
        said = _first_words(connection)
        if said is None and len(self._silent) < MOST_SILENT:
            self._silent[connection] = self._loop.call_later(SILENT, self._hand_over, connection, b"")
            self._loop.add_reader(connection, self._listen_to, connection)
        else:
            self._hand_over(connection, said or b"")

    def _listen_to(self, connection: socket.socket) -> None:
        said = _first_words(connection)
        if said is not None:
            self._hand_over(connection, said)

    def _hand_over(self, connection: socket.socket, said: bytes) -> None:
        """To the first who takes it."""
        any(place.hand(connection) for place in self._in_order(said))
        self._let_go(connection)

    def _let_go(self, connection: socket.socket) -> None:
        timer = self._silent.pop(connection, None)
        if timer is not None:
            timer.cancel()
            self._loop.remove_reader(connection)
        connection.close()

    def _in_order(self, said: bytes) -> Sequence[Place]:
        """Who is to have it, and who else where they cannot."""
        ready = [place for place in self._places if place.is_ready]
        found = TABLE.match(said)
        if found is not None:
            return sorted(ready, key=lambda place: weight(found[1], place.number), reverse=True)
        self._turn += 1
        at = self._turn % max(1, len(ready))
        return ready[at:] + ready[:at]


def weight(code: bytes, number: int) -> bytes:
    """A table is played in the place where this is highest: when one is empty, only its own tables move."""
    return hashlib.blake2b(b"%d %s" % (number, code), digest_size=8).digest()


def _first_words(connection: socket.socket) -> bytes | None:
    """What was said so far, which stays to be read; None while nothing was."""
    try:
        return connection.recv(FIRST, socket.MSG_PEEK)
    except BlockingIOError:
        return None
    except OSError:
        return b""
