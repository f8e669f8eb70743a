"""How long tables are kept: for ever by default, and never shorter than was said."""

import pytest

from tests.web.sitting import castle, over
from toychest.games import EDITIONS
from toychest.host.retention import DAY, Keep, clear
from toychest.storage import MemoryStore
from toychest.table import FREE, TableCopy, record_of

pytestmark = pytest.mark.asyncio

NOW = 1000 * DAY
FINISHED, RUNNING, NEW, STRANGE = "OVER-2345", "RUNS-2345", "NEWS-2345", "MYTH-2345"


async def kept() -> MemoryStore:
    """A game that was finished ten days ago, one at rest for ten days, a new one, and one of rules nobody knows."""
    store = MemoryStore()
    for code, table, age in ((FINISHED, over(), 10), (RUNNING, castle(), 10), (NEW, castle(), 1)):
        record = record_of(code, table, [FREE, FREE])
        await store.copy_in(TableCopy(record=record, requests={}, notes={}, changed=NOW - age * DAY))
    strange = record_of(STRANGE, castle(), [FREE, FREE])
    header = {**{name: getattr(strange.header, name) for name in strange.header.__struct_fields__}, "edition": "myth-0"}
    record = type(strange)(code=STRANGE, header=type(strange.header)(**header), seed="seed", seats=strange.seats)
    await store.copy_in(TableCopy(record=record, requests={}, notes={}, changed=1))
    return store


@pytest.mark.parametrize(
    ("keep", "gone"),
    [
        (Keep(), set()),
        (Keep(finished=9), {FINISHED}),
        (Keep(finished=11), set()),
        (Keep(idle=9), {RUNNING}),
        (Keep(finished=9, idle=9), {FINISHED, RUNNING}),
        (Keep(finished=9, idle=11), {FINISHED}),
        (Keep(finished=0.5, idle=0.5), {FINISHED, RUNNING, NEW}),
    ],
)
async def test_what_was_kept_for_long_enough_is_deleted_and_nothing_else(keep: Keep, gone: set[str]) -> None:
    store = await kept()
    assert set(await clear(store, EDITIONS, keep, NOW)) == gone
    left = {listed.code for listed in await store.list_recent(9)}
    assert left == {FINISHED, RUNNING, NEW, STRANGE} - gone
