"""One place at a doorman's house: the node that stands there, and whoever comes after it when it has ended."""

import asyncio
import socket
import time
from collections.abc import Callable
from multiprocessing.process import BaseProcess
from typing import Final, TypeAlias

import structlog

from toychest.web.handed_server import READY

log = structlog.get_logger()

MOST_TRIES: Final = 4
"""Nodes in a row that never were ready; then the place stays empty: what cannot start will not."""

SOON: Final = 10.0
"""Seconds: one that ends before is followed a little later by the next, so that no core is spent on starting alone."""

WAIT, LONGEST_WAIT = 0.1, 1.0
"""Seconds more for each of them, and at most."""

Start: TypeAlias = "Callable[[Place], tuple[BaseProcess, socket.socket]]"
"""Begins a process for a place; the process, and our end of the door by which it is handed connections."""


class Place:
    """`changed` is called when a node is ready, or has ended."""

    def __init__(self, number: int, start: Start, changed: Callable[[], None]) -> None:
        self.number = number
        self.is_ready = self.is_given_up = self.is_ending = False
        self._start, self._changed = start, changed
        self._is_again = False
        self._tries = self._hurried = 0
        self._since = 0.0
        self._node: tuple[BaseProcess, socket.socket] | None = None
        self._loop = asyncio.get_running_loop()

    @property
    def is_empty(self) -> bool:
        """Whether nobody stands here."""
        return self._node is None

    def fill(self) -> None:
        """A new node stands here, and is ready soon."""
        if self.is_ending:
            return
        process, door = self._node = self._start(self)
        door.setblocking(False)
        self._since = time.monotonic()
        self._tries += 1
        self._loop.add_reader(process.sentinel, self._bury, process, door)
        self._loop.add_reader(door, self._hear, door)

    def hand(self, connection: socket.socket) -> bool:
        """Whether the node here takes it; not where it has just ended, or is far behind."""
        if self._node is None:
            return False
        try:
            socket.send_fds(self._node[1], [READY], [connection.fileno()])
        except OSError:
            return False
        return True

    def end(self) -> None:
        """The node ends in order, and nobody comes after it."""
        self.is_ending = True
        if self._node is not None:
            self._node[0].terminate()

    def kill(self) -> None:
        """It ends at once."""
        if self._node is not None:
            self._node[0].kill()

    def _hear(self, door: socket.socket) -> None:
        try:
            said = door.recv(1)
        except BlockingIOError:
            return
        except OSError:
            said = b""
        if said == READY:
            self._note_ready()
            self._changed()
        else:
            self._loop.remove_reader(door)

    def _note_ready(self) -> None:
        if self._is_again:
            log.info("process-ready", process=self.number)
        self.is_ready, self._is_again, self._tries = True, True, 0

    def _bury(self, process: BaseProcess, door: socket.socket) -> None:
        self._loop.remove_reader(process.sentinel)
        self._loop.remove_reader(door)
        process.join()
        door.close()
        self._node, self.is_ready = None, False
        if not self.is_ending:
            self._fill_again(process.exitcode)
        self._changed()

    def _fill_again(self, exit: int | None) -> None:
        self._hurried = self._hurried + 1 if time.monotonic() < self._since + SOON else 0
        self.is_given_up = self._tries >= MOST_TRIES
        if self.is_given_up:
            log.error("process-given-up", process=self.number, exit=exit)
        else:
            log.warning("process-ended", process=self.number, exit=exit)
            self._loop.call_later(min(WAIT * self._hurried, LONGEST_WAIT), self.fill)
