"""One browser at one table: what it is told never holds anybody else up."""

import msgspec

from toychest.contract import Seat
from toychest.table import Confirmations
from toychest.web.backlog import Backlog
from toychest.web.sitting_messages import Role
from toychest.web.websocket import OpenSocket
from toychest.web.wire import Message


def written(message: Message) -> bytes:
    """A message as it goes over the wire."""
    return msgspec.json.encode(message)


class Connection:
    """Whoever sits behind one socket, and which seats they hold. Slow readers are dropped, not waited for.

    `looking` is the one of its seats that sits before the screen. An onlooker is known by its socket alone, so what it
    `confirmed` is remembered here; None before it entered. `role` is what it draws: it decides nothing that it is told
    of the game. Its invitations lead to `invited_to`.
    """

    def __init__(self, socket: OpenSocket, backlog: Backlog) -> None:
        self.socket = socket
        self.seats: frozenset[Seat] = frozenset()
        self.role: Role = "player"
        self.invited_to = ""
        self.looking: Seat | None = None
        self.confirmed: Confirmations | None = None
        self._backlog = backlog

    def tell(self, message: Message) -> None:
        """Send a message, or let it wait; returns at once."""
        self.put(written(message))

    def put(self, text: bytes) -> None:
        """Send a message that is written already."""
        self.socket.put(text)
        if self.socket.waiting:
            self._backlog.note(self.socket, len(text), is_onlooker=not self.seats)
