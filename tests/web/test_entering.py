"""The door of a table: nobody is told anything before entering, and a table that cannot be shown says why."""

import asyncio
import random

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from tests.web.browser import Browser
from tests.web.sitting import castle, over
from tests.web.stage import CODE, TOKENS, keep, serving, until
from tests.web.stores import SlowlyRead
from toychest.contract import Seat
from toychest.storage import MemoryStore
from toychest.table import Played, SeatRecord, Table, TableRecord, record_of
from toychest.web import entering
from toychest.web.entering import NEVER_ENTERED, NO_SUCH_TABLE, TABLE_UNREADABLE
from toychest.web.messages import FromBrowser, PlayMove, RequestRefused, StillThere, TableShown, TakeSeat

pytestmark = pytest.mark.asyncio

TOO_SOON: list[FromBrowser] = [
    PlayMove(id="x", seat=0, seq=1, move="go"),
    TakeSeat(id="x", seat=1, name="Ben", token="b" * 32),
]


def with_header(table: Table, **changes: object) -> TableRecord:
    """What the store keeps of a table, with some of its header changed."""
    record = record_of(CODE, table, [SeatRecord(name=name) for name in table.header.seats])
    return msgspec.structs.replace(record, header=msgspec.structs.replace(record.header, **changes))


OUT_OF_ORDER = (Played(seq=1, seat=Seat(0), move="go", sum="no such sum"),)

UNREADABLE = [
    ("edition-unknown", with_header(castle(), edition="chess-0")),
    ("log-newer", with_header(castle(), format=99)),
    ("log-damaged", with_header(castle(), options={"profile": "eldest"})),
    ("log-damaged", msgspec.structs.replace(with_header(castle()), entries=OUT_OF_ORDER)),
]


async def closed_with(browser: Browser) -> int:
    """How the server ends the line."""
    with pytest.raises(ConnectionClosed) as closed:
        await browser.hear()
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


@pytest.mark.parametrize("message", TOO_SOON, ids=lambda message: type(message).__name__)
async def test_whatever_comes_before_entering_is_refused_by_its_id(message: FromBrowser) -> None:
    store = MemoryStore()
    await keep(store, castle(), free=[1])
    async with serving(store) as site, site.browser(CODE, TOKENS[:1]) as browser:
        refusal = await browser.ask(message)
        assert isinstance(refusal, RequestRefused)
        assert refusal.code == "malformed-message"
        assert (await browser.enter()).seats[1].is_free


async def test_a_browser_is_told_nothing_before_it_is_shown_the_table() -> None:
    store = MemoryStore()
    await keep(store, castle())
    async with serving(store) as site, site.browser(CODE) as late, site.entered(CODE, TOKENS) as player:
        await late.ask_text("not a message")
        await player.go_on(random.Random(1))
        await late.knock()
        shown = await late.hear()
    assert isinstance(shown, TableShown)
    assert shown.standing.seq == player.standing.seq


async def test_a_line_on_which_nobody_enters_keeps_no_table_and_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(entering, "ENTER_WITHIN", 0.1)
    store = MemoryStore()
    await keep(store, castle())
    async with serving(store) as site, site.browser(CODE, TOKENS) as browser:
        assert site.live_tables == 0
        assert await closed_with(browser) == NEVER_ENTERED


async def test_asking_again_and_again_is_not_entering(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(entering, "ENTER_WITHIN", 0.1)
    store = MemoryStore()
    await keep(store, castle())
    async with serving(store) as site, site.browser(CODE) as browser:
        with pytest.raises(ConnectionClosed):
            await ask_for_ever(browser)


async def ask_for_ever(browser: Browser) -> None:
    while True:
        await browser.send(StillThere())
        await browser.hear()


@pytest.mark.slow
async def test_a_browser_that_has_entered_may_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(entering, "ENTER_WITHIN", 3.0)  # so long may a busy machine take to enter
    store = MemoryStore()
    await keep(store, castle())
    async with serving(store) as site, site.entered(CODE) as browser:
        await asyncio.sleep(3.2)
        assert isinstance(await browser.enter(), TableShown)


@pytest.mark.parametrize("code", ["ABCD-EFGH", "nonsense"])
async def test_a_table_that_does_not_exist_ends_the_line_with_a_code_of_its_own(code: str) -> None:
    async with serving() as site, site.browser(code) as browser:
        await browser.knock()
        assert await browser.hear() == RequestRefused(id=None, code="no-such-table", facts={"code": code})
        assert await closed_with(browser) == NO_SUCH_TABLE


@pytest.mark.parametrize(("code", "record"), UNREADABLE)
async def test_a_table_that_cannot_be_read_says_why_here_and_on_the_terminal(
    code: str, record: TableRecord, capfd: pytest.CaptureFixture[str]
) -> None:
    store = MemoryStore()
    await store.create(record)
    async with serving(store) as site, site.browser(CODE) as browser:
        await browser.knock()
        refusal = await browser.hear()
        assert isinstance(refusal, RequestRefused)
        assert refusal.code == code
        assert await closed_with(browser) == TABLE_UNREADABLE
        assert site.live_tables == 0
    logged = "".join(capfd.readouterr())
    assert (CODE in logged, "Traceback" in logged) == (True, False)


async def test_a_table_that_is_slow_to_read_holds_up_no_other() -> None:
    store = SlowlyRead(slow="LATE-AAAA")
    await keep(store, over(), "LATE-AAAA")
    await keep(store, castle())
    async with serving(store) as site, site.browser("LATE-AAAA") as patient, site.browser(CODE) as browser:
        await patient.knock()
        await until(lambda: store.waiting == 1)
        assert (await browser.enter()).code == CODE
        store.tap.set()
        assert (await patient.hear_a(TableShown)).code == "LATE-AAAA"


async def test_two_who_enter_at_once_are_at_the_same_table() -> None:
    store = SlowlyRead(slow=CODE)
    await keep(store, castle())
    async with serving(store) as site, site.browser(CODE) as one, site.browser(CODE) as other:
        await one.knock()
        await other.knock()
        await until(lambda: store.waiting == 1)
        store.tap.set()
        await one.hear_a(TableShown)
        await other.hear_a(TableShown)
        assert (site.browsers(), store.waiting) == (2, 1)
