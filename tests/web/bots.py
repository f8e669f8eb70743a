"""Bots to try things on, without a worker."""

import asyncio
from dataclasses import dataclass, field

from tests.web.stage import CODE, TOKENS
from toychest.bots.thought import Candidate, Foreseen, Thought
from toychest.bots.window import Window
from toychest.contract import Seat
from toychest.games import EDITIONS
from toychest.table import SeatRecord, Store, Table, bot_seat, hash_of, new_table, record_of

TOYS = "toybattle-standard-0"
CITY = "clockwork-standard-0"


@dataclass
class QuickThinker:
    """Any legal move, at once. `windows` are those that it was handed, with level and seed."""

    windows: list[tuple[Window, int, int]] = field(default_factory=list)
    is_closed: bool = False

    async def think(self, window: Window, level: int, seed: int) -> Thought:
        self.windows.append((window, level, seed))
        move = window.moves[seed % len(window.moves)]
        weighed = (Candidate(move=move, worth=0.75, low=0.7, high=0.8),)
        return Thought(move=move, by="search", candidates=weighed, foreseen=(Foreseen(seat=window.seat, move=move),))

    def close(self) -> None:
        self.is_closed = True


@dataclass
class SlowThinker(QuickThinker):
    """Thinks until the tap is opened."""

    tap: asyncio.Event = field(default_factory=asyncio.Event)

    async def think(self, window: Window, level: int, seed: int) -> Thought:
        thought = await super().think(window, level, seed)
        await self.tap.wait()
        return thought


def battle(first: int) -> Table:
    """Toy Battle after the deal; this seat begins."""
    tables = (new_table(EDITIONS[TOYS], {}, ("Ann", "Ben"), f"a battle: {number}") for number in range(100))
    dealt = (table.open_turn(table.waits_for or Seat(0)).table for table in tables)
    return next(table for table in dealt if table.to_act == (first,))


async def keep_with_bots(store: Store, table: Table, *levels: int | None) -> list[str]:
    """Put a table into the store, with a bot of each level, or a person; the tokens of the people."""
    people = {at: SeatRecord(name="Ann", token_hash=hash_of(TOKENS[at])) for at in range(len(levels))}
    records = [people[at] if level is None else bot_seat(level, "Cog") for at, level in enumerate(levels)]
    await store.create(record_of(CODE, table, records))
    return [TOKENS[at] for at, level in enumerate(levels) if level is None]
