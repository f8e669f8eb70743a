"""Players who never give up: when their node dies they come back at another, and send again what was not answered."""

import asyncio
import random
import time
from collections.abc import Sequence

import httpx
from websockets.exceptions import WebSocketException

from tests.nodes.cluster import Nodes
from tests.web.browser import Browser, Sequenced
from toychest.table import Done, Store
from toychest.web.messages import EntriesPlayed

AGAIN_AFTER = 0.05
"""Seconds until a player tries another node."""


class Player:
    """Holds every seat of one table, and plays it through whichever node answers.

    `acknowledged` are the requests that were answered as played; `away` how long they were without a node each time.
    """

    def __init__(self, nodes: Nodes, code: str, tokens: Sequence[str], seed: int) -> None:
        self.code = code
        self.acknowledged: list[str] = []
        self.pending: Sequenced | None = None
        self.away: list[float] = []
        self.is_over = False
        self._nodes = nodes
        self._tokens = tokens
        self._choices = random.Random(seed)
        self._lost_at: float | None = None

    async def play(self, stopped: asyncio.Event) -> None:
        """Until the game is over, or everybody stops."""
        while not self.is_over and not (stopped.is_set() and self.pending is None):
            site = self._choices.choice(self._nodes.sites)
            try:
                async with site.browser(self.code, self._tokens) as browser:
                    await browser.enter()
                    self._note_return()
                    await self._play_at(browser, stopped)
            except (OSError, WebSocketException, TimeoutError):
                self._lost_at = self._lost_at or time.monotonic()
                await asyncio.sleep(AGAIN_AFTER)

    def _note_return(self) -> None:
        if self._lost_at is not None:
            self.away.append(time.monotonic() - self._lost_at)
            self._lost_at = None

    async def _play_at(self, browser: Browser, stopped: asyncio.Event) -> None:
        if self.pending is not None:
            await self._ask(browser, self.pending)
        while not stopped.is_set() and not self.is_over:
            self.is_over = browser.standing.outcome is not None
            if not self.is_over:
                await self._ask(browser, browser.next_request(self._choices))
                await asyncio.sleep(self._choices.random() * 0.05)

    async def _ask(self, browser: Browser, request: Sequenced) -> None:
        self.pending = request
        answer = await browser.ask(request)
        assert isinstance(answer, EntriesPlayed), answer
        self.acknowledged.append(request.id)
        self.pending = None


class Crowd:
    """People at so many tables at once; where a game is over the next begins, so that whatever happens, some play.

    `players` are all who played, one for each game.
    """

    def __init__(self, nodes: Nodes, tables: int, edition: str) -> None:
        self.players: list[Player] = []
        self._nodes = nodes
        self._places = range(tables)
        self._edition = edition

    @property
    def acknowledged(self) -> int:
        """How many requests were answered as played."""
        return sum(len(player.acknowledged) for player in self.players)

    @property
    def away(self) -> list[float]:
        """How long somebody was without a node, each time."""
        return [seconds for player in self.players for seconds in player.away]

    async def play(self, stopped: asyncio.Event) -> None:
        """Until everybody stops."""
        async with asyncio.TaskGroup() as playing:
            for place in self._places:
                playing.create_task(self._play_on(random.Random(place), stopped))

    async def _play_on(self, draw: random.Random, stopped: asyncio.Event) -> None:
        while not stopped.is_set():
            try:
                table = await draw.choice(self._nodes.sites).start_table(True, True, edition=self._edition)
            except httpx.TransportError:
                await asyncio.sleep(AGAIN_AFTER)
                continue
            player = Player(self._nodes, table.code, table.tokens, draw.randrange(1 << 30))
            self.players.append(player)
            await player.play(stopped)


async def check_nothing_lost_or_doubled(store: Store, player: Player) -> None:
    """Every request that was answered is stored, once; and every entry came from a request."""
    copy = await store.copy_out(player.code)
    pending = set() if player.pending is None else {player.pending.id}
    assert len(player.acknowledged) == len(set(player.acknowledged))
    assert set(player.acknowledged) <= set(copy.requests) <= set(player.acknowledged) | pending
    assert numbers_in(list(copy.requests.values())) == list(range(1, len(copy.record.entries) + 1))


def numbers_in(ranges: list[Done]) -> list[int]:
    return [seq for done in sorted(ranges, key=lambda done: done.first) for seq in range(done.first, done.last + 1)]
