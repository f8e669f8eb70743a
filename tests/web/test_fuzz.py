"""Whatever comes, over every message and every route: a typed answer, no table harmed, and memory bounded.

Some examples in every run; a hundred times as many by `deep`.
"""

import asyncio
import contextlib
import gc
import itertools
import json
import random
import re
import string
import tracemalloc
from collections.abc import AsyncIterator, Mapping
from typing import Any, get_args

import httpx
import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.conftest import IS_DEEP
from tests.web.browser import Browser, decoder
from tests.web.sitting import almost_over, castle, over
from tests.web.stage import CODE, TOKENS, InnerSite, keep, serving
from toychest.games import EDITIONS
from toychest.puzzles.day import puzzles_by_game
from toychest.storage import MemoryStore
from toychest.table import table_of
from toychest.web.app import routes
from toychest.web.device_messages import CarryTables, FetchTables
from toychest.web.guide_messages import StartGuide
from toychest.web.home_messages import SeeTables
from toychest.web.messages import (
    AskWhyNot,
    EnterTable,
    FromBrowser,
    MoveAllowed,
    RequestRefused,
    StartTable,
    TableShown,
)
from toychest.web.plea_messages import DeleteTable
from toychest.web.puzzle_messages import FromPuzzler
from toychest.web.puzzle_socket import answers, sat_down
from toychest.web.replay_messages import PlayOn

pytestmark = pytest.mark.slow

OVER = "VERA-7KQD"
BEGUN = {CODE: almost_over(), OVER: over()}
EXAMPLES = 3000 if IS_DEEP else 30
LENIENT = settings(
    max_examples=EXAMPLES,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow, HealthCheck.data_too_large],
)

ODD = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.sampled_from([2**63, -(2**70), 10**400]),
    st.floats(allow_nan=False, allow_infinity=False),
    st.text(max_size=30),
    st.sampled_from(["", "go", "take", "\x00", "\u202e", "x" * 5000, "LAMB-7KQD", *TOKENS]),
)
ANYTHING = st.recursive(
    ODD,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
MESSAGES: tuple[type[msgspec.Struct], ...] = tuple(
    kind for kind in (*get_args(FromBrowser), *get_args(FromPuzzler)) if kind is not DeleteTable
)
"""All but the one that ends a table by the will of all who sit there: test_deleting.py says what is told then."""


def likely(name: str) -> st.SearchStrategy[Any]:
    """Values that come far: those of a real table, and odd ones."""
    near: dict[str, st.SearchStrategy[Any]] = {
        "seat": st.sampled_from([0, 1, 2, -1]),
        "seq": st.integers(-1, 60),
        "to": st.integers(-1, 60),
        "id": st.text(string.ascii_letters, max_size=5),
        "move": st.sampled_from(["go", "turn 1 left", "lay up", "treasure a1", "place Roxy 11"]),
        "tokens": st.lists(st.sampled_from(TOKENS), max_size=3),
        "token": st.sampled_from(TOKENS),
        "name": st.text(max_size=50),
        "level": st.one_of(st.none(), st.integers(-1, 9)),
    }
    return st.one_of(near.get(name, ANYTHING), ANYTHING)


@st.composite
def messages(draw: st.DrawFn, kinds: tuple[type[msgspec.Struct], ...] = MESSAGES) -> bytes:
    """A message with every field more or less as it should be."""
    kind = draw(st.sampled_from(kinds))
    fields = {field.encode_name: draw(likely(field.name)) for field in msgspec.structs.fields(kind)}
    dropped = draw(st.sets(st.sampled_from(sorted(fields) or ["type"]), max_size=1))
    written = {"type": kind.__name__} | {name: value for name, value in fields.items() if name not in dropped}
    return _json(written)


def _json(value: object) -> bytes:
    return json.dumps(value).encode("utf-8", "replace")


def in_a_loop(act: Any) -> None:
    asyncio.run(act())


@contextlib.asynccontextmanager
async def tables() -> AsyncIterator[InnerSite]:
    """A server with a table that runs and one that is over."""
    store = MemoryStore()
    for code, table in BEGUN.items():
        await keep(store, table, code)
    async with serving(store) as site:
        yield site


@pytest.mark.parametrize("path", [f"/ws/t/{CODE}", f"/ws/t/{OVER}"])
@LENIENT
@given(st.lists(messages() | st.binary(max_size=200), min_size=1, max_size=12), st.booleans())
def test_whatever_is_said_on_a_socket_is_answered_by_type(path: str, said: list[bytes], is_seated: bool) -> None:
    async def act() -> None:
        async with tables() as site, site.entered(path[-9:], TOKENS if is_seated else ()) as browser:
            for text in said:
                await browser.socket.send(text)
            answers = await heard_until_shown(browser.socket)
            assert not any(isinstance(each, RequestRefused) and each.code == "unforeseen" for each in answers), said
            await check_unharmed(site, path[-9:])

    in_a_loop(act)


async def check_unharmed(site: InnerSite, code: str = "") -> None:
    """Every log replays to what is shown and is as before, but where somebody may play: at the table of this `code`."""
    for each, table in BEGUN.items():
        record = await site.tables.host.store.load(each)
        stored = table_of(record, EDITIONS)
        assert each == code or list(stored.entries) == list(table.entries)
        async with site.entered(each) as other:
            assert (other.standing.seq, other.standing.to_act) == (stored.seq, list(stored.to_act))


async def heard_until_shown(socket: Any) -> list[Any]:
    """Everything up to the answer to a last question: every message can be read."""
    await socket.send(msgspec.json.encode(EnterTable(tokens=list(TOKENS))).decode())
    await socket.send("the end")
    answers: list[Any] = []
    while True:
        answers.append(decoder.decode(await asyncio.wait_for(socket.recv(decode=True), 60)))
        last = answers[-1]
        is_refused = isinstance(last, RequestRefused) and last.code == "malformed-message"
        if is_refused and any(isinstance(each, TableShown) for each in answers):
            return answers


BODIES = (StartTable, StartGuide, PlayOn, SeeTables, CarryTables, FetchTables)


FILLED: Mapping[str, list[str]] = {
    "code": [CODE, OVER, "NONE-7KQD", "no code"],
    "game": ["castle", "chess"],
    "seat": ["0", "9"],
    "edition": ["castle-standard-0", "castle-standard-0+loop_runs=2", "x"],
    "language": ["de", "xx"],
    "day": ["2026-11-17", "yesterday"],
    "board": ["garden", "x"],
    "exercise": ["1"],
    "rest": ["x"],
    "id": ["x"],
    "key": ["ABCDEFGHJK"],
    "name": ["carry", "fetch", "x"],
}
"""What stands in an address: what is there, and what is not."""

ROUTES = sorted(
    path for route in routes() if (path := getattr(route, "path", "")).startswith(("/api", "/words", "/t/", "/print"))
)


def paths_of(route: str) -> list[str]:
    """A route, filled in with every combination."""
    plain = re.sub(r":\w+}", "}", route)
    names = re.findall(r"{(\w+)}", plain)
    return [
        plain.format(**dict(zip(names, each, strict=True)))
        for each in itertools.product(*(FILLED[name] for name in names))
    ]


PATHS = [path for route in ROUTES for path in paths_of(route)]
BODY = st.one_of(messages(BODIES), st.binary(max_size=300), ANYTHING.map(_json))


@pytest.mark.parametrize("method", ["GET", "HEAD", "POST", "PUT", "DELETE"])
@pytest.mark.parametrize("route", ROUTES)
@settings(LENIENT, max_examples=100 if IS_DEEP else 2)
@given(BODY)
def test_whatever_is_asked_over_http_is_answered_by_type(route: str, method: str, body: bytes) -> None:
    async def act() -> None:
        async with tables() as site:
            async with httpx.AsyncClient(trust_env=False, timeout=60, base_url=f"http://{site.address}") as client:
                for path in paths_of(route):
                    answer = await client.request(method, path, content=body)
                    assert answer.status_code < 500 or answer.status_code == 503, (path, body, answer.text)
            await check_unharmed(site)

    in_a_loop(act)


@pytest.mark.asyncio
async def test_nothing_of_a_running_table_is_told_over_http_to_whoever_holds_no_seat() -> None:
    store, table = MemoryStore(), castle("a secret seed")
    await keep(store, table)
    async with serving(store) as site:
        answers = [await site.get(path.replace(OVER, CODE)) for path in PATHS if CODE in path or OVER in path]
        seen = await site.post(msgspec.json.encode(SeeTables(tables=[])), "/api/tables/seen")
    told = b"".join(answer.content for answer in (*answers, seen))
    assert b"a secret seed" not in told
    assert table.header.commitment.encode() not in told


async def flood(browser: Browser, choices: random.Random, times: int) -> None:
    """Long messages, each another: what nobody understands, and what is understood and refused."""
    for _ in range(times):
        words = choices.randbytes(500).hex()
        await browser.ask_text(words)
        await browser.ask_text(_json({"type": words}))
        refusal = await browser.ask(AskWhyNot(id=words[:60], seat=0, move=words[:200]))
        assert not isinstance(refusal, MoveAllowed)
        browser.raw.clear()


def traced() -> int:
    """Bytes that are held, once everything that can be let go is."""
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


@pytest.mark.asyncio
async def test_a_flood_of_odd_messages_leaves_nothing_behind() -> None:
    store, choices, times = MemoryStore(), random.Random(1), 1000 if IS_DEEP else 100
    await keep(store, castle())
    async with serving(store) as site, site.entered(CODE, TOKENS) as browser:
        await flood(browser, choices, 20)  # what is made once is made
        tracemalloc.start()
        try:
            before = traced()
            await flood(browser, choices, times)
            assert traced() - before < 3 * times * 1000 / 4  # of 3 kB that were said each time
        finally:
            tracemalloc.stop()
        (connection,) = site.tables._browsers[CODE].connections
        assert connection.socket.waiting == 0


@LENIENT
@given(st.lists(messages(get_args(FromPuzzler)) | st.binary(max_size=200), min_size=1, max_size=12))
def test_whatever_is_said_at_a_puzzle_is_answered_by_type(said: list[bytes]) -> None:
    puzzle = next(iter(puzzles_by_game(EDITIONS).values()))[0]
    sitting = sat_down(EDITIONS, puzzle.id)
    assert sitting is not None
    answered = [answer for text in said for answer in answers(sitting, text)]
    assert not any(isinstance(each, RequestRefused) and each.code == "unforeseen" for each in answered), said
