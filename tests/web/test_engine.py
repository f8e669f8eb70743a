"""What browsers hear of the engine: with everything that is shown, and whenever it gets further."""

import pytest

from tests.web.bots import TOYS, QuickThinker
from tests.web.stage import serving
from toychest.bots.workers.readiness import Readiness
from toychest.web.engine_messages import EngineShown, EngineWarmed

pytestmark = pytest.mark.asyncio


async def test_whoever_enters_is_shown_how_far_the_engine_is() -> None:
    async with serving(thinker=QuickThinker()) as site:
        table = await site.start_table(True, 3, edition=TOYS)
        async with site.entered(table.code, table.tokens):
            site.tables.host._in_use[table.code].engine = Readiness(20, 5)
            async with site.browser(table.code) as onlooker:
                shown = await onlooker.enter()
    assert shown.engine == EngineShown(compiled=5, parts=20)


async def test_an_engine_that_is_ready_is_not_worth_a_word() -> None:
    async with serving(thinker=QuickThinker()) as site:
        table = await site.start_table(True, 3, edition=TOYS)
        async with site.browser(table.code, table.tokens) as browser:
            shown = await browser.enter()
    assert shown.engine is None


@pytest.mark.parametrize(
    ("engine", "told"),
    [
        (Readiness(20, 6), EngineShown(compiled=6, parts=20)),
        (Readiness(20, 20), EngineShown(compiled=20, parts=20)),
        (Readiness(20, is_missing=True), EngineShown(compiled=0, parts=0)),
    ],
)
async def test_everybody_hears_that_it_got_further(engine: Readiness, told: EngineShown) -> None:
    async with serving(thinker=QuickThinker()) as site:
        table = await site.start_table(True, 3, edition=TOYS)
        async with site.entered(table.code, table.tokens) as browser, site.entered(table.code) as onlooker:
            site.tables.host._in_use[table.code].note_engine(engine)
            heard = [await each.hear_a(EngineWarmed) for each in (browser, onlooker)]
    assert heard == [EngineWarmed(engine=told)] * 2
