"""One browser at one table: what it is told never holds anybody else up."""

import secrets
from collections.abc import Iterable, Sequence

import msgspec

from toychest.contract import Seat
from toychest.table import Confirmations, SeatRecord, seats_of
from toychest.web.backlog import Backlog
from toychest.web.refusals import NotYourSeat
from toychest.web.sitting_messages import Role
from toychest.web.websocket import OpenSocket
from toychest.web.wire import Message


def written(message: Message) -> bytes:
    """A message as it goes over the wire."""
    return msgspec.json.encode(message)


class Connection:
    """Whoever sits behind one socket, and which seats they hold. Slow readers are dropped, not waited for.

    `seats` are what its `tokens` prove, and `looking` is the one of them that sits before the screen. An onlooker is
    known by its socket alone, so what it `confirmed` is remembered here; None before it entered. `role` is what it
    draws: it decides nothing that it is told of the game. Its invitations lead to `invited_to`; it is
    counted by its `address`.
    """

    def __init__(self, socket: OpenSocket, backlog: Backlog) -> None:
        self.socket = socket
        self.id = secrets.token_hex(4)
        self.seats: frozenset[Seat] = frozenset()
        self.tokens: frozenset[str] = frozenset()
        self.role: Role = "player"
        self.invited_to = ""
        self.address = ""
        self.looking: Seat | None = None
        self.confirmed: Confirmations | None = None
        self._backlog = backlog

    def bring(self, tokens: Iterable[str], records: Sequence[SeatRecord]) -> None:
        """It brings these tokens; a table in the middle holds no seat, whatever it brings."""
        self.tokens = frozenset() if self.role == "table" else frozenset(tokens)
        self.hold(records)

    def hold(self, records: Sequence[SeatRecord]) -> None:
        """The seats that are its own, now that these hold them: one that changed hands is its own no more."""
        self.seats = seats_of(records, self.tokens)

    def check_holds(self, seat: int) -> None:
        """Nobody speaks for somebody else's seat. Raises `NotYourSeat`."""
        if seat not in self.seats:
            raise NotYourSeat(seat)

    def check_sits(self, about: int = 0) -> None:
        """Whoever only looks on decides nothing `about` a seat. Raises `NotYourSeat`."""
        if not self.seats:
            raise NotYourSeat(about)

    def check_belongs(self, about: int = 0) -> None:
        """As `check_sits`; a table in the middle, which holds no seat, belongs to those who do."""
        if self.role != "table":
            self.check_sits(about)

    def tell(self, message: Message) -> None:
        """Send a message, or let it wait; returns at once."""
        self.put(written(message))

    def put(self, text: bytes) -> None:
        """Send a message that is written already."""
        self.socket.put(text)
        if self.socket.waiting:
            self._backlog.note(self.socket, len(text), is_onlooker=not self.seats)
