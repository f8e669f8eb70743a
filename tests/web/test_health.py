"""For whoever runs the server: health, and counts that name nobody."""

import random
import re

import msgspec
import pytest

from tests.web.stage import refused, serving
from tests.web.stores import FailingStore
from toychest.table import TableListed
from toychest.table.errors import StoreUnreachable
from toychest.web.health import Operating

pytestmark = pytest.mark.asyncio

SHOWN = Operating(shows_metrics=True)


class AwayStore(FailingStore):
    """A database that can be out of reach, also for whoever only reads."""

    async def list_recent(self, limit: int) -> list[TableListed]:
        self._raise_fault()
        return await super().list_recent(limit)


async def test_a_server_that_is_well_says_so() -> None:
    async with serving() as site:
        answer = await site.get("/healthz")
    assert (answer.status_code, answer.json()) == (200, {"status": "ok"})


async def test_a_server_whose_store_is_out_of_reach_says_so() -> None:
    store = AwayStore()
    async with serving(store) as site:
        store.fault = StoreUnreachable("gone for lunch")
        answer = await site.get("/healthz")
        store.fault = None
    assert (answer.status_code, answer.json()) == (503, {"status": "store-unreachable"})


async def test_nobody_is_shown_counts_unless_the_operator_wishes() -> None:
    async with serving() as site:
        assert refused(await site.get("/metrics")) == (404, "no-such-address")


def counts(text: str) -> dict[str, float]:
    return {name: float(value) for name, value in re.findall(r"^(toychest_\S+) (\S+)$", text, re.MULTILINE)}


async def test_what_is_played_is_counted() -> None:
    async with serving(operating=SHOWN) as site:
        table = await site.start_table(True, True)
        async with site.entered(table.code, table.tokens) as browser:
            for _ in range(3):
                await browser.go_on(random.Random(1))
            shown = counts((await site.get("/metrics")).text)
    assert shown["toychest_requests_granted_total"] == 3
    assert (shown["toychest_sockets"], shown["toychest_tables_in_use"]) == (1, 1)
    assert shown['toychest_store_seconds_bucket{le="+Inf"}'] == shown["toychest_store_seconds_count"] == 3


async def test_every_count_is_explained_and_typed() -> None:
    async with serving(operating=SHOWN) as site:
        text = (await site.get("/metrics")).text
    names = {re.sub(r"(_bucket|_sum|_count)?(\{.*)?$", "", name) for name in counts(text)}
    typed = re.findall(r"^# TYPE (\S+) (?:counter|gauge|histogram)$", text, re.MULTILINE)
    assert set(typed) == set(re.findall(r"^# HELP (\S+) .", text, re.MULTILINE)) == names


async def test_counts_name_no_table_and_no_token() -> None:
    async with serving(operating=SHOWN) as site:
        table = await site.start_table(True, True)
        async with site.entered(table.code, table.tokens):
            text = (await site.get("/metrics")).text + msgspec.json.encode((await site.get("/healthz")).json()).decode()
    assert not any(secret in text for secret in (table.code, *table.tokens, "Player"))
