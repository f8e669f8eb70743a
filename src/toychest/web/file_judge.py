"""Files of one's own, judged by the clerk: nobody else waits while somebody's puzzle is tried in every way."""

from collections.abc import Mapping

from toychest.contract import Edition, Json
from toychest.table import has_own_file, known_start, note_start
from toychest.web.clerk import Clerk
from toychest.web.clerk_work import Unfit, is_known, set_up


class FileJudge:
    """Whether the choices of a table can be played. What was judged is remembered, as the state that it starts with."""

    def __init__(self, clerk: Clerk) -> None:
        self._clerk = clerk

    async def judge(self, edition: Edition, seats: int, options: Mapping[str, Json]) -> None:
        """Raises `UnknownOption`, `UnfitFile`, `TooBusy` and `TookTooLong`; nothing if there is no file to judge."""
        if not has_own_file(options) or not is_known(edition):
            return
        whole = edition.defaults | dict(options)
        if known_start(edition.id, seats, whole) is not None:
            return
        found = await self._clerk.ask(set_up, edition.id, seats, whole)
        if isinstance(found, Unfit):
            raise found.as_raised()
        note_start(edition.id, seats, whole, found.state)
