"""Whatever comes over the line is answered with a typed refusal, and the server lives on."""

import random

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from tests.web.browser import Browser
from tests.web.sitting import castle
from tests.web.stage import CASTLE, CODE, TOKENS, keep, refused, serving, start
from toychest.storage import MemoryStore
from toychest.web.messages import (
    AskWhyNot,
    EnterTable,
    MoveAllowed,
    MoveRefused,
    PlayMove,
    RequestRefused,
    StillHere,
)
from toychest.web.server_config import LONGEST_MESSAGE

pytestmark = pytest.mark.asyncio

DEEP = "[" * 20_000 + "]" * 20_000

NO_MESSAGES: list[str | bytes] = [
    "",
    "not JSON",
    "null",
    "[]",
    '"PlayMove"',
    "{}",
    '{"type": "Cheat"}',
    '{"type": "TableShown"}',
    '{"type": "EnterTable"}',
    '{"type": "EnterTable", "tokens": "a"}',
    '{"type": "EnterTable", "tokens": [1]}',
    '{"type": "EnterTable", "tokens": ["\\ud800"]}',
    '{"type": "PlayMove", "id": "1", "seat": "0", "seq": 1, "move": "go"}',
    '{"type": "PlayMove", "id": 1, "seat": 0, "seq": 1, "move": "go"}',
    '{"type": "PlayMove", "id": "1", "seat": 0.5, "seq": 1, "move": "go"}',
    '{"type": "PlayMove", "id": "1", "seat": 1e400, "seq": 1, "move": "go"}',
    '{"type": "PlayMove", "id": "1", "seat": ' + "9" * 9000 + ', "seq": 1, "move": "go"}',
    '{"type": "PlayMove", "id": "1", "seat": 0, "seq": 1, "move": "' + "x" * 50_000 + '"}',
    '{"type": "PlayMove", "id": "' + "x" * 50_000 + '", "seat": 0, "seq": 1, "move": "go"}',
    '{"type": "EnterTable", "tokens": ["' + "x" * 50_000 + '"]}',
    '{"type": "AddEntropy", "id": "1", "seat": 0, "seq": 1, "entropy": "' + "x" * 50_000 + '"}',
    '{"type": "EnterTable", "tokens": [], "more": ' + DEEP + "}",
    b"\x00\x01\xff",
    b'{"type": "EnterTable", "tokens": ["\xff"]}',
]

IDS = {
    '{"type": "PlayMove", "id": "1", "seat": 0, "seq": 1, "move": "' + "x" * 201 + '"}': "1",
    '{"type": "PlayMove", "seat": "0", "id": "1"}': "1",
    '{"type": "Cheat", "id": "1"}': "1",
    '{"type": "PlayMove", "id": 1}': None,
    '{"type": "PlayMove", "id": "' + "x" * 201 + '", "seat": 0, "seq": 1, "move": "go"}': None,
    '{"type": "PlayMove", "id": "1", "seat": ' + DEEP + "}": None,
}

NO_TABLES = {
    "malformed-message": [
        b"",
        b"not JSON",
        b"[]",
        b"\xff",
        start(type="EnterTable"),
        start(seats="Ann"),
        start(seats=[{"name": "Ann"}]),
        start(seats=[{"name": 1, "isHere": True}]),
        start(options=[]),
        start(entropy="x" * 9000),
        start(edition="x" * 9000),
        start(options={"profile": "base", "more": "x" * 70_000}),
        b'{"type": "StartTable", "edition": "x", "seats": [], "options": {"profile": '
        + DEEP[13_000:27_000].encode()
        + b"}}",
    ],
    "edition-unknown": [start(edition="chess-0"), start(edition="")],
    "option-unknown": [
        start(options={"colour": "red"}),
        start(options={"profile": "eldest"}),
        start(options={"profile": []}),
    ],
    "seats-wrong": [start(seats=[]), start(seats=[{"name": "", "isHere": True}] * 9)],
    "name-too-long": [start(seats=[{"name": "A" * 41, "isHere": True}])],
}


def in_short(text: str | bytes) -> str:
    return repr(text)[-40:]


async def is_alive(browser: Browser) -> bool:
    """It still plays."""
    await browser.enter()
    return len((await browser.go_on(random.Random(1))).entries) > 0


@pytest.mark.parametrize("text", NO_MESSAGES, ids=in_short)
async def test_what_is_no_message_is_refused_on_a_line_that_lives_on(text: str | bytes) -> None:
    store = MemoryStore()
    await keep(store, castle())
    async with serving(store) as site, site.entered(CODE, TOKENS) as browser:
        refusal = await browser.ask_text(text)
        assert refusal.code == "malformed-message"
        assert await is_alive(browser)


@pytest.mark.parametrize(("text", "id"), IDS.items(), ids=in_short)
async def test_a_malformed_request_is_answered_by_its_id_where_that_can_be_read(text: str, id: str | None) -> None:
    store = MemoryStore()
    await keep(store, castle())
    async with serving(store) as site, site.entered(CODE, TOKENS) as browser:
        assert (await browser.ask_text(text)).id == id


async def test_a_message_in_a_binary_frame_is_a_message() -> None:
    store = MemoryStore()
    await keep(store, castle())
    async with serving(store) as site, site.browser(CODE) as browser:
        await browser.socket.send(msgspec.json.encode(EnterTable(tokens=[])))
        assert (await browser.hear()).__class__.__name__ == "TableShown"


async def test_a_huge_message_cuts_the_line_and_nobody_else() -> None:
    store = MemoryStore()
    await keep(store, castle())
    async with serving(store) as site, site.entered(CODE, TOKENS) as other, site.entered(CODE) as browser:
        await browser.socket.send("x" * (LONGEST_MESSAGE + 1))
        with pytest.raises(ConnectionClosed) as closed:
            await browser.hear_a(StillHere)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
        assert await is_alive(other)


async def flood(browser: Browser) -> None:
    """A message in a thousand pieces, and hear what comes of it."""
    await browser.socket.send("x" * 1000 for _ in range(1000))
    await browser.hear_a(StillHere)


async def test_a_message_in_endless_pieces_cuts_the_line_and_nobody_else() -> None:
    store = MemoryStore()
    await keep(store, castle())
    async with serving(store) as site, site.entered(CODE, TOKENS) as other, site.entered(CODE) as browser:
        with pytest.raises(ConnectionClosed):
            await flood(browser)
        assert await is_alive(other)


@pytest.mark.parametrize("move", ["", "fly", "walk", "walk up up", "jump z99", "turn 1", "lay ghost", "\x00"])
async def test_what_is_no_move_is_refused(move: str) -> None:
    store = MemoryStore()
    await keep(store, castle())
    async with serving(store) as site, site.entered(CODE, TOKENS) as browser:
        refusal = await browser.ask(PlayMove(id="x", seat=0, seq=1, move=move))
        assert isinstance(refusal, RequestRefused | MoveRefused)
        assert refusal.code in ("malformed-move", "not-to-act")
        assert await is_alive(browser)


async def test_why_not_names_the_rule_and_plays_nothing() -> None:
    store = MemoryStore()
    await keep(store, castle())
    async with serving(store) as site, site.entered(CODE, TOKENS) as browser:
        await browser.go_on(random.Random(1))
        before = await browser.enter()
        refusal = await browser.ask(AskWhyNot(id="why", seat=1, move="go"))
        assert await browser.enter() == before
    assert isinstance(refusal, MoveRefused)
    assert (refusal.code, refusal.rule[:4]) == ("not-to-act", "CAS ")


async def test_why_not_allows_what_is_legal_and_plays_nothing() -> None:
    store = MemoryStore()
    await keep(store, castle())
    async with serving(store) as site, site.entered(CODE, TOKENS) as browser:
        while browser.standing.waits_for is not None:
            await browser.go_on(random.Random(1))
        before, move = browser.standing, browser.next_request(random.Random(1))
        assert isinstance(move, PlayMove)
        assert await browser.ask(AskWhyNot(id="why", seat=move.seat, move=move.move)) == MoveAllowed(id="why")
        assert (await browser.enter()).standing == before


@pytest.mark.parametrize("code", ["ABCD-EFGH", "nonsense", "ABCD-EFG0", "%00", "ABCD-EFGH-JKLM"])
async def test_a_table_that_does_not_exist_is_refused(code: str) -> None:
    async with serving() as site, site.browser(code) as browser:
        await browser.knock()
        refusal = await browser.hear()
        assert isinstance(refusal, RequestRefused)
        assert refusal.code == "no-such-table"
        assert refused(await site.get(f"/api/tables/{code}/log")) == (404, "no-such-table")
        assert refused(await site.get(f"/api/tables/{code}/replay")) == (404, "no-such-table")


@pytest.mark.parametrize("code", ["lamb-7kqd", "LAMB7KQD", "lamb%207kqd"])
async def test_a_code_is_read_as_people_type_it(code: str) -> None:
    store = MemoryStore()
    await keep(store, castle())
    async with serving(store) as site, site.browser(code) as browser:
        assert (await browser.enter()).code == CODE


@pytest.mark.parametrize(
    ("code", "body"), [(code, body) for code, bodies in NO_TABLES.items() for body in bodies], ids=in_short
)
async def test_a_table_that_cannot_be_is_refused(code: str, body: bytes) -> None:
    async with serving() as site:
        assert refused(await site.post(body)) == (400, code)


async def test_a_request_that_never_ends_is_refused_before_it_does() -> None:
    async with serving() as site:
        assert refused(await site.post(b" " * 5_000_000)) == (400, "malformed-message")


async def test_a_table_starts_with_what_was_not_chosen_as_its_edition_offers_it() -> None:
    async with serving() as site:
        table = await site.start_table(True, False, True, entropy="words")
        async with site.browser(table.code, table.tokens) as browser:
            shown = await browser.enter()
    assert (shown.edition, shown.options["profile"]) == (CASTLE, "young")
    assert [seat.is_free for seat in shown.seats] == [False, True, False]
    assert table.seats == [0, 2]
