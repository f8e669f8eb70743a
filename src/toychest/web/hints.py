"""Hints: what the strongest bot would do, from the window of the seat that asks. Nobody else hears of it."""

import asyncio
from typing import Final

from toychest.bots.levels import LEVELS
from toychest.bots.seated import search_seed, window_at
from toychest.contract import Seat
from toychest.table import Table, new_seed
from toychest.table.errors import HintUnderWay, NoHint, NoSuchGrade, NotToAct
from toychest.web.advice import GRADES, hint_given
from toychest.web.bots import Thinker
from toychest.web.connections import Connection
from toychest.web.hint_messages import AskHint, HintGiven
from toychest.web.live import LiveTable
from toychest.web.offering import levels_offered
from toychest.web.refusals import refusal_of

LEVEL: Final = LEVELS[-1]


class Hints:
    """The hints of all browsers, one at a time for each. They are imagined by a luck of their own."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self._seed = new_seed()
        self._asked: dict[Connection, asyncio.Task[None]] = {}

    def ask(self, live: LiveTable, connection: Connection, asked: AskHint) -> None:
        """See to it that this browser is answered later. Raises what refuses it."""
        _check(live.table, asked)
        if connection in self._asked:
            raise HintUnderWay
        task = asyncio.create_task(self._answer(live, connection, asked))
        self._asked[connection] = task
        task.add_done_callback(lambda _: self._asked.pop(connection, None))

    def forget(self, connection: Connection) -> None:
        """The browser is gone: it is not answered."""
        task = self._asked.pop(connection, None)
        if task is not None:
            task.cancel()

    async def _answer(self, live: LiveTable, connection: Connection, asked: AskHint) -> None:
        try:
            hint = await self._hint(live.code, live.table, asked)
            live.table.expect(asked.seq)
        except Exception as refused:
            connection.tell(refusal_of(refused, asked.id))
        else:
            connection.tell(hint)

    async def _hint(self, code: str, table: Table, asked: AskHint) -> HintGiven:
        """The same for the same seat and entry, however often it asks. Raises `NoHint`."""
        seed = f"{self._seed} {code} {asked.seat}"
        window = await asyncio.to_thread(window_at, table, Seat(asked.seat), seed)
        thought = await self._thinker.think(window, LEVEL, search_seed(seed, asked.seq))
        if thought.by == "fallback":
            raise NoHint
        return hint_given(asked, window, thought)


def _check(table: Table, asked: AskHint) -> None:
    if asked.grade not in GRADES:
        raise NoSuchGrade(GRADES, asked.grade)
    table.expect(asked.seq)
    if asked.seat not in table.to_act:
        raise NotToAct(asked.seat)
    if not levels_offered(table.edition):
        raise NoHint
