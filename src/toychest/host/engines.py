"""How far the engines of the games are that are played here: each table is told of its own."""

import asyncio
from collections.abc import Callable, Iterable

from toychest.bots.workers.readiness import Readiness
from toychest.bots.workers.warming import Warming
from toychest.host.hosted import HostedTable


class Engines:
    """What is in use says which engine comes first; without a `warming` there is none to wait for."""

    def __init__(self, warming: Warming | None, in_use: Callable[[], Iterable[HostedTable]]) -> None:
        self._warming = warming
        self._in_use = in_use

    def look_at(self, hosted: HostedTable) -> None:
        """Somebody is at this table: its game's engine comes before all others."""
        if self._warming is not None:
            self._warming.look_at(hosted.table.edition.game)
            if any(record.bot is not None for record in hosted.records):
                self._warming.play(hosted.table.edition.game)

    def readiness(self, hosted: HostedTable) -> Readiness:
        """How far the engine of this table's game is."""
        return self._warming.readiness(hosted.table.edition.game) if self._warming is not None else Readiness(0)

    def hear(self) -> None:
        """From now on tables are told how far their game's engine is; asked in the loop that they live in."""
        if self._warming is not None:
            loop = asyncio.get_running_loop()

            def tell(game: str) -> None:
                loop.call_soon_threadsafe(self._tell, game)

            self._warming.tell = tell

    def close(self) -> None:
        """Nobody is told any more."""
        if self._warming is not None:
            self._warming.tell = lambda game: None

    def _tell(self, game: str) -> None:
        for hosted in self._in_use():
            if hosted.table.edition.game == game:
                hosted.note_engine(self.readiness(hosted))
