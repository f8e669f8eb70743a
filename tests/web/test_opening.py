"""A saved game is opened: it lies among the tables from then on; what is no whole game is refused by its reason."""

from pathlib import Path

import httpx
import msgspec
import pytest

from tests.table.tamper import resealed
from tests.web.sitting import over
from tests.web.stage import InnerSite, refused, serving
from toychest.storage import MemoryStore
from toychest.table import Played, write_log
from toychest.web.messages import ReplayShown
from toychest.web.replay_messages import GameOpened
from toychest.web.replay_routes import LONGEST_FILE

pytestmark = pytest.mark.asyncio

FILE = write_log(over().log)
GUIDED = Path(__file__).parents[1] / "games"


async def opening(site: InnerSite, file: bytes) -> httpx.Response:
    return await site.post(file, "/api/replays")


async def opened(site: InnerSite, file: bytes = FILE) -> GameOpened:
    return msgspec.json.decode((await opening(site, file)).content, type=GameOpened)


def forged() -> bytes:
    """A game that somebody wrote anew, all sums made to fit: another treasure than the seed's."""
    log = over().log
    first = next(entry for entry in log.entries if isinstance(entry, Played))
    swapped = msgspec.structs.replace(first, move="treasure a2" if first.move != "treasure a2" else "treasure b4")
    assert log.ending is not None
    return write_log(resealed(log.header, [swapped, *log.entries[1:]], log.ending))


FAULTS = {
    "log-foreign": b"PNG and whatnot",
    "log-damaged": FILE.replace(b'"seq":4', b'"seq":5', 1),
    "log-truncated": b"\n".join(FILE.splitlines()[:-3]) + b"\n",
    "log-newer": FILE.replace(b'"format":1', b'"format":9', 1),
    "log-unproven": forged(),
    "log-too-long": FILE + b" " * LONGEST_FILE,
}


async def test_it_can_be_looked_at_as_any_finished_game() -> None:
    async with serving() as site:
        game = await opened(site)
        replay = msgspec.json.decode((await site.get(f"/api/tables/{game.code}/replay")).content, type=ReplayShown)
    assert (game.game, game.seats, replay.is_fair) == ("castle", ["Ann", "Ben"], True)
    assert len(replay.frames) == len(over().frames)


async def test_it_is_saved_again_to_the_byte() -> None:
    async with serving() as site:
        game = await opened(site)
        assert (await site.get(f"/api/tables/{game.code}/log")).content == FILE


async def test_the_same_file_is_opened_at_the_same_table() -> None:
    async with serving(store := MemoryStore()) as site:
        codes = {(await opened(site)).code, (await opened(site)).code}
        assert (len(codes), len(await store.list_recent(9))) == (1, 1)


async def test_nobody_sits_there() -> None:
    async with serving() as site, site.browser((await opened(site)).code) as browser:
        told = await browser.enter()
    assert [(seat.is_free, seat.is_yours) for seat in told.seats] == [(False, False), (False, False)]


@pytest.mark.parametrize("code", list(FAULTS))
async def test_what_is_no_whole_game_is_refused_by_its_reason(code: str) -> None:
    async with serving(store := MemoryStore()) as site:
        assert refused(await opening(site, FAULTS[code])) == (400, code)
        assert await store.list_recent(9) == []


async def test_a_game_that_is_not_in_the_chest_is_refused_by_name() -> None:
    log = over().log
    assert log.ending is not None
    header = msgspec.structs.replace(log.header, edition="moon-0")
    async with serving() as site:
        answer = await opening(site, write_log(resealed(header, list(log.entries), log.ending)))
    assert refused(answer) == (400, "edition-unknown")
