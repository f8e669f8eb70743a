"""Hints for browsers, one at a time for each. Nobody else hears of them."""

import asyncio
from functools import partial

from toychest.bots.reasons import facts_of_hint
from toychest.contract import Seat
from toychest.host.hints import check_hint
from toychest.host.host import Host
from toychest.host.hosted import HostedTable
from toychest.table.errors import RequestError
from toychest.web.connection import Connection
from toychest.web.hint_messages import AskHint, HintGiven
from toychest.web.hint_telling import check_grade, hint_given
from toychest.web.refusals import refusal_of


class HintUnderWay(RequestError):
    """One hint at a time."""

    code = "hint-under-way"

    def __init__(self) -> None:
        super().__init__("the hint that was asked for before is not there yet")


class NoHint(RequestError):
    """Nothing could be thought: a move at random is no advice."""

    code = "no-hint"

    def __init__(self) -> None:
        super().__init__("no hint could be found")


class Hints:
    """The hints that browsers wait for."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._asked: dict[Connection, asyncio.Task[None]] = {}

    def ask(self, hosted: HostedTable, connection: Connection, asked: AskHint) -> None:
        """See to it that this browser is answered later. Raises what refuses it."""
        check_grade(asked.grade)
        hosted.table.expect(asked.seq)
        check_hint(hosted.table, Seat(asked.seat))
        if connection in self._asked:
            raise HintUnderWay
        task = asyncio.create_task(self._answer(hosted, connection, asked))
        self._asked[connection] = task
        task.add_done_callback(lambda _: self._asked.pop(connection, None))

    def forget(self, connection: Connection) -> None:
        """The browser is gone: it is not answered."""
        task = self._asked.pop(connection, None)
        if task is not None:
            task.cancel()

    async def _answer(self, hosted: HostedTable, connection: Connection, asked: AskHint) -> None:
        try:
            hosted.table.expect(asked.seq)
            hint = await self._hint(hosted, asked)
            hosted.table.expect(asked.seq)
        except Exception as refused:
            connection.tell(refusal_of(refused, asked.id))
        else:
            connection.tell(hint)

    async def _hint(self, hosted: HostedTable, asked: AskHint) -> HintGiven:
        window, thought = await self._host.hint(hosted, Seat(asked.seat))
        if thought.by == "fallback":
            raise NoHint
        table = hosted.table
        say = partial(table.edition.says.move, view=table.rules.view(table.state, Seat(asked.seat)))
        return hint_given(asked, window, thought, say, facts_of_hint(thought, window))
