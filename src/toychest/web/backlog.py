"""What waits for slow browsers, all of them together: it has a bound, and onlookers are dropped before seats."""

from typing import Final

from toychest.web.websocket import TOO_SLOW, OpenSocket

MOST_WAITING: Final = 64 << 20
"""Bytes that may wait for all browsers together."""

LOOKS: Final = 16
"""How often it is looked at while the bound fills up once."""


class Backlog:
    """The sockets that do not keep up."""

    def __init__(self, most: int = MOST_WAITING) -> None:
        self._most = most
        self._slow: dict[OpenSocket, bool] = {}
        self._unlooked = 0

    @property
    def waiting(self) -> int:
        """Bytes that wait for all of them."""
        return sum(socket.waiting for socket in self._slow)

    def note(self, socket: OpenSocket, size: int, *, is_onlooker: bool) -> None:
        """So many bytes more wait for this socket; now and then it is looked at what waits for all."""
        self._slow[socket] = is_onlooker
        self._unlooked += size
        if self._unlooked * LOOKS > self._most:
            self._unlooked = 0
            self._look()

    def _look(self) -> None:
        """Where too much waits for all, those for whom most waits are cut, onlookers first."""
        self._slow = {socket: is_onlooker for socket, is_onlooker in self._slow.items() if socket.waiting}
        waiting = self.waiting
        for socket in sorted(self._slow, key=lambda socket: (self._slow[socket], socket.waiting), reverse=True):
            if waiting <= self._most:
                return
            waiting -= socket.waiting
            socket.cut(TOO_SLOW)
