"""Hints: what the strongest bot would do, from the window of the seat that asks."""

import asyncio

from toychest.bots.levels import ADVISER
from toychest.bots.seats import search_seed, window_at
from toychest.bots.thought import Thought
from toychest.bots.window import Window
from toychest.contract import Seat
from toychest.host.bots import Thinker
from toychest.table import Table
from toychest.table.errors import RequestError


class NotToAct(RequestError):
    """Nothing is to be decided on this seat now."""

    code = "not-to-act"

    def __init__(self, seat: int) -> None:
        super().__init__(f"seat {seat} is not to act", seat=seat)


def check_hint(table: Table, seat: Seat) -> None:
    """Whether this seat may have one. Raises `NotToAct`."""
    if seat not in table.to_act:
        raise NotToAct(seat)


async def hint_for(table: Table, seat: Seat, thinker: Thinker) -> tuple[Window, Thought]:
    """What was thought about, and what came of it; the same for the same seat and entry, however often it asks.

    A hint's luck is drawn from what is public, never from the seed. Without a worker, `by` is `fallback`.
    """
    luck = f"hint {table.header.commitment} {seat}"
    window = await asyncio.to_thread(window_at, table, seat, luck)
    return window, await thinker.think(window, ADVISER, search_seed(luck, table.seq + 1))
