"""What comes over a WebSocket, as whole messages, and what goes over it: RFC 6455 as `websockets` speaks it.

The library reads and writes frames; which of them may come here, how many and how long, is said here and in
`websocket.py`.
No extension is spoken: per-message deflate costs memory for every socket.
"""

from collections import deque
from collections.abc import Iterator
from typing import Final

from websockets.frames import Close, Frame, Opcode
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

CONTINUED, TEXT, BINARY, CLOSE, PING, PONG = (
    Opcode.CONT,
    Opcode.TEXT,
    Opcode.BINARY,
    Opcode.CLOSE,
    Opcode.PING,
    Opcode.PONG,
)

NOT_UTF8, TOO_LONG = 1007, 1009
PROTOCOL_ERROR: Final = 1002

MOST_PARTS: Final = 256
"""Frames of one message: no browser needs as many for as few bytes as may come."""

SLICE: Final = 512
"""Bytes that are read at once, and twice as many each time while no frame ends: who has heard enough reads no more."""


class FrameFault(Exception):
    """What came is no frame that may come here; `code` closes the socket."""

    def __init__(self, code: int, because: str) -> None:
        super().__init__(because)
        self.code = code


def framed(kind: Opcode, said: bytes) -> bytes:
    """A whole message, or a ping, pong or close, as one frame."""
    return Frame(kind, said).serialize(mask=False)


def close_code(said: bytes) -> int:
    """The code of a close frame; 1005 where it has none."""
    return Close.parse(said).code


class FrameReader:
    """Puts messages together from whatever pieces they come in. No message is longer than `longest` bytes.

    `parts` is of how many frames the latest message came.
    """

    def __init__(self, longest: int) -> None:
        self._protocol = ServerProtocol(state=OPEN, max_size=longest)
        self._frames: deque[Frame] = deque()
        self._unread, self._at, self._slice = b"", 0, SLICE
        self.parts = 1
        self._kind: int = CONTINUED
        self._parts: list[bytes] = []

    def feed(self, piece: bytes) -> list[tuple[int, bytes]]:
        """Every message, ping, pong and close that is whole now, in order. Raises `FrameFault`."""
        return list(self.frames(piece))

    def frames(self, piece: bytes = b"") -> Iterator[tuple[int, bytes]]:
        """The same, each when it is wanted: whoever stops in between is told the rest the next time."""
        if piece:
            self._unread, self._at = self._unread[self._at :] + piece, 0
        while self._frames or self._at < len(self._unread):
            if not self._frames:
                self._read()
            while self._frames:
                whole = self._whole(self._frames.popleft())
                if whole is not None:
                    yield whole
            self._check()

    def _read(self) -> None:
        self._protocol.receive_data(self._unread[self._at : self._at + self._slice])
        self._at += self._slice
        self._frames.extend(frame for frame in self._protocol.events_received() if isinstance(frame, Frame))
        self._slice = SLICE if self._frames else 2 * self._slice
        self._protocol.data_to_send()  # it would answer every ping: who may have an answer is said by the socket

    def _check(self) -> None:
        """Raises `FrameFault`."""
        if self._protocol.parser_exc is not None:
            closed = self._protocol.close_sent
            raise FrameFault(PROTOCOL_ERROR if closed is None else closed.code, str(self._protocol.parser_exc))

    def _whole(self, frame: Frame) -> tuple[int, bytes] | None:
        """The frame itself, the message that it ends, or None while more of it has to come."""
        if frame.opcode >= CLOSE or (frame.fin and not self._parts):
            self.parts = 1
            return frame.opcode, bytes(frame.data)
        if len(self._parts) > MOST_PARTS:
            raise FrameFault(TOO_LONG, f"expected at most {MOST_PARTS} frames of one message")
        self._kind = frame.opcode or self._kind
        self._parts.append(bytes(frame.data))
        if not frame.fin:
            return None
        self.parts, message, self._parts = len(self._parts), b"".join(self._parts), []
        return self._kind, message
