"""A browser as the server sees it: it speaks the wire's own messages and keeps every byte that it was told."""

import asyncio
import itertools
import random
from collections.abc import Sequence
from types import TracebackType
from typing import TypeVar

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from toychest.web.messages import (
    EnterTable,
    EntriesPlayed,
    FromBrowser,
    OpenTurn,
    PlayMove,
    RequestRefused,
    Standing,
    TableShown,
    ToBrowser,
)
from toychest.web.sitting_messages import Role

PATIENCE = 60.0
"""Seconds: an answer that takes longer never comes. Nothing is measured by it."""

Sequenced = PlayMove | OpenTurn
Wanted = TypeVar("Wanted")
decoder = msgspec.json.Decoder(ToBrowser)
numbers = itertools.count(1)


def fresh_id() -> str:
    return f"request {next(numbers)}"


class Browser:
    """One socket at one table. `raw` is all that came, to the letter; `standing` is the latest that was told."""

    def __init__(self, address: str, code: str, tokens: Sequence[str] = (), role: Role = "player") -> None:
        self.raw: list[str] = []
        self.role = role
        self.tokens = list(tokens)
        self.standing: Standing
        self.socket: ClientConnection
        self._address = f"ws://{address}/ws/t/{code}"

    async def __aenter__(self) -> "Browser":
        await self.open()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.socket.close()

    async def open(self) -> None:
        """The socket alone; nobody has entered yet."""
        self.socket = await connect(
            self._address, proxy=None, ping_interval=None, max_size=None, close_timeout=0.5, open_timeout=PATIENCE
        )

    async def enter(self) -> TableShown:
        await self.knock()
        return await self.hear_a(TableShown)

    async def knock(self) -> None:
        """Ask to enter, whatever comes of it."""
        await self.send(EnterTable(tokens=self.tokens, role=self.role))

    async def send(self, message: FromBrowser) -> None:
        await self.socket.send(msgspec.json.encode(message).decode())

    async def hear(self) -> ToBrowser:
        """The next message, whatever it is."""
        text = await asyncio.wait_for(self.socket.recv(decode=True), PATIENCE)
        self.raw.append(text)
        message: ToBrowser = decoder.decode(text)
        self.note(message)
        return message

    def note(self, message: ToBrowser) -> None:
        """Keep the latest standing."""
        if isinstance(message, TableShown | EntriesPlayed):
            self.standing = message.standing

    async def hear_a(self, kind: type[Wanted]) -> Wanted:
        """The next message of this kind."""
        while not isinstance(message := await self.hear(), kind):
            pass
        return message

    async def ask(self, message: FromBrowser) -> ToBrowser:
        """Send, and hear until the answer comes."""
        await self.send(message)
        wanted = getattr(message, "id", None)
        while getattr(answer := await self.hear(), "id", "nobody's") != wanted:
            pass
        return answer

    async def ask_text(self, text: str | bytes) -> RequestRefused:
        """Send anything at all; it is going to be refused."""
        await self.socket.send(text)
        return await self.hear_a(RequestRefused)

    async def play(self, move: str) -> ToBrowser:
        return await self.ask(self.request(move))

    async def go_on(self, choices: random.Random) -> EntriesPlayed:
        """One request more, by any seat of this browser that is to act."""
        played = await self.ask(self.next_request(choices))
        assert isinstance(played, EntriesPlayed), played
        return played

    def request(self, move: str) -> PlayMove:
        """This move, by the seat that is to act."""
        return PlayMove(id=fresh_id(), seat=self.standing.to_act[0], seq=self.standing.seq + 1, move=move)

    def next_request(self, choices: random.Random) -> Sequenced:
        """The awaited click, or any of the legal moves."""
        if self.standing.waits_for is not None:
            return OpenTurn(id=fresh_id(), seat=self.standing.waits_for, seq=self.standing.seq + 1)
        mine = [choice for choice in self.standing.choices if choice.seat in self.standing.to_act]
        return self.request(choices.choice(mine[0].legal))

    async def heard_all(self) -> None:
        """Everything that was told before now has come."""
        await self.ask_text("not a message")
