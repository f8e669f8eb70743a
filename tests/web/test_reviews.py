"""A review over HTTP: of finished games only, asked for until it is whole."""

import asyncio

import msgspec
import pytest

from tests.review.golden import table
from tests.web.sitting import almost_over
from tests.web.stage import CODE, Site, keep, refused, serving
from toychest.storage import MemoryStore
from toychest.web.review_messages import ReviewShown

pytestmark = [pytest.mark.asyncio, pytest.mark.xdist_group("review")]

REVIEW = f"/api/tables/{CODE}/review"
PUZZLE = table("castle/golden/puzzle-4-gate")


async def shown(site: Site) -> ReviewShown:
    return msgspec.json.decode((await site.get(REVIEW)).content, type=ReviewShown)


async def whole(site: Site) -> ReviewShown:
    """Asked for until no more is coming."""
    found = await shown(site)
    if not found.is_coming:
        return found
    await asyncio.sleep(0.1)
    return await whole(site)


async def test_nothing_is_shown_before_the_end() -> None:
    store = MemoryStore()
    await keep(store, almost_over())
    async with serving(store) as site:
        assert refused(await site.get(REVIEW)) == (400, "table-unfinished")


async def test_a_table_that_is_not_there_has_no_review() -> None:
    async with serving(MemoryStore()) as site:
        assert refused(await site.get(REVIEW)) == (404, "no-such-table")


async def test_nobody_waits_for_a_review() -> None:
    store = MemoryStore()
    await keep(store, PUZZLE)
    async with serving(store) as site:
        first = await shown(site)
    assert (first.is_coming, first.review) == (True, None)


@pytest.mark.compiled
@pytest.mark.slow
async def test_a_finished_game_has_its_review_in_the_end() -> None:
    store = MemoryStore()
    await keep(store, PUZZLE)
    async with serving(store) as site:
        found = await whole(site)
    assert found.review is not None
    bill = found.review.bills[0]
    assert sum(line.points for line in bill.lines) == bill.end == 0
    assert [moment.kind for moment in found.review.moments] == ["mistake", "end"]
    assert (found.review.start, found.review.steps[-1].worths) == ([1.0], [0.0])
