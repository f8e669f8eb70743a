"""Messages are dropped, doubled, swapped, delayed and cut off: every view ends equal, every move is played once."""

import asyncio
import random

import pytest

from tests.web.chaos import BadLine, bad_line
from tests.web.sitting import castle
from tests.web.stage import CODE, TOKENS, InnerSite, keep, serving, until
from tests.web.stubborn import Stubborn
from toychest.storage import MemoryStore
from toychest.table import Played

pytestmark = [pytest.mark.asyncio, pytest.mark.slow]


async def play_over(site: InnerSite, line: BadLine, seed: int) -> tuple[Stubborn, Stubborn, Stubborn]:
    """Ann, Ben and an onlooker over a bad line; then it is mended, and one more move is made."""
    ann, ben, onlooker = (Stubborn(line.address, CODE, tokens) for tokens in (TOKENS[:1], TOKENS[1:2], ()))
    staying = [asyncio.create_task(browser.stay()) for browser in (ann, ben, onlooker)]
    async with asyncio.timeout(240):
        await asyncio.gather(*(player.take_part(30, random.Random(seed)) for player in (ann, ben)))
        line.is_mended = True
        next_entry = len((await site.tables.host.store.load(CODE)).entries) + 1
        await asyncio.gather(*(player.take_part(next_entry, random.Random(seed)) for player in (ann, ben)))
        await until(lambda: ann.seq == ben.seq == onlooker.seq)
    for task in staying:
        task.cancel()
    await asyncio.gather(*staying, return_exceptions=True)
    return ann, ben, onlooker


async def moves_of(site: InnerSite, seat: int) -> list[str]:
    """What stands in the log."""
    entries = (await site.tables.host.store.load(CODE)).entries
    return [entry.move for entry in entries if isinstance(entry, Played) and entry.seat == seat]


@pytest.mark.parametrize(
    "seed", [1, 2, pytest.param(3, marks=pytest.mark.deep), pytest.param(4, marks=pytest.mark.deep)]
)
async def test_over_a_bad_line_views_end_equal_and_moves_are_played_once(seed: int) -> None:
    store = MemoryStore()
    await keep(store, castle("a long game: 7"))
    async with serving(store) as site, bad_line(site, seed) as line:
        ann, ben, onlooker = await play_over(site, line, seed)
        async with site.browser(CODE) as witness:
            truth = (await witness.enter()).standing
        assert [browser.standing.view for browser in (ann, ben, onlooker)] == [truth.view] * 3
        assert (ann.made, ben.made) == (await moves_of(site, 0), await moves_of(site, 1))
        assert min(line.met.values()) > 0, line.met
