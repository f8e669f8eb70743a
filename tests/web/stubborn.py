"""A browser that keeps to the protocol over a bad line, as the client does.

It sends a request again, with the same id, until it is answered; it enters anew at a gap; it never goes back in time.
"""

import asyncio
import contextlib
import random
from collections.abc import Sequence

from websockets.exceptions import ConnectionClosed

from tests.web.browser import Browser, Sequenced
from toychest.web.messages import EnterTable, EntriesPlayed, PlayMove, RequestRefused, Standing, TableShown, ToBrowser

PAUSE = 0.05
"""Seconds until what nobody answered is sent again."""


class Stubborn(Browser):
    """`seq` is the last entry that it knows without a gap; `made` are the moves that it was told it has made."""

    def __init__(self, address: str, code: str, tokens: Sequence[str] = ()) -> None:
        super().__init__(address, code, tokens)
        self.seq = -1
        self.made: list[str] = []
        self._answers: dict[str, EntriesPlayed | RequestRefused] = {}
        self._has_gap = False

    async def stay(self) -> None:
        """Hear everything, and open the line again whenever it is cut."""
        while True:
            with contextlib.suppress(ConnectionClosed, OSError):
                await self.open()
                await self.look_again()
                while True:
                    await self.hear()
                    if self._has_gap:
                        await self.look_again()

    async def look_again(self) -> None:
        self._has_gap = False
        if not hasattr(self, "socket"):  # it was never open yet
            return
        with contextlib.suppress(ConnectionClosed):
            await self.send(EnterTable(tokens=self.tokens))

    def note(self, message: ToBrowser) -> None:
        if isinstance(message, TableShown):
            self._learn(message.standing)
        if isinstance(message, EntriesPlayed):
            numbers = [entry.seq for entry in message.entries]
            self._has_gap = message.standing.seq > self.seq and self.seq + 1 not in numbers
            if not self._has_gap:
                self._learn(message.standing)
        if isinstance(message, EntriesPlayed) or (isinstance(message, RequestRefused) and message.code == "stale"):
            self._answers[message.id or ""] = message

    def _learn(self, standing: Standing) -> None:
        if standing.seq >= self.seq:
            self.seq, self.standing = standing.seq, standing

    @property
    def is_asked(self) -> bool:
        """Whether a seat of this browser is to move or to click."""
        mine = {choice.seat for choice in self.standing.choices} if self.seq >= 0 else set()
        return self.seq >= 0 and bool(mine & {*self.standing.to_act, self.standing.waits_for})

    async def take_part(self, last: int, choices: random.Random) -> None:
        """Move whenever asked, until entry `last`."""
        while self.seq < last:
            if self.is_asked:
                await self.insist(self.next_request(choices))
            else:
                await asyncio.sleep(PAUSE)
                await self.look_again()

    async def insist(self, request: Sequenced) -> None:
        """Ask until there is an answer, then until it is known what came of it.

        "Not your seat" is none: it means that our entering was lost on the way.
        """
        while request.id not in self._answers:
            with contextlib.suppress(ConnectionClosed):
                await self.send(request)
            await asyncio.sleep(PAUSE)
            if request.id not in self._answers:
                await self.look_again()
        if isinstance(self._answers[request.id], EntriesPlayed) and isinstance(request, PlayMove):
            self.made.append(request.move)
        while self.seq < request.seq:
            await self.look_again()
            await asyncio.sleep(PAUSE)
