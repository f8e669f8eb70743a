"""Whatever is asked for a new table: it is started as asked, or refused by name, and nothing is kept of a refusal."""

import asyncio
from typing import Any

import httpx
import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.conftest import IS_DEEP
from tests.contract.printings import PRINTINGS, STANDARD
from tests.web.bots import QuickThinker
from tests.web.stage import CASTLE, refused, serving, start
from toychest.contract import Edition
from toychest.games import EDITIONS
from toychest.host.host import Host
from toychest.storage import MemoryStore
from toychest.table.errors import NoSuchTable
from toychest.web.app import make_app
from toychest.web.edition_messages import RulesShown
from toychest.web.messages import RequestRefused, TableStarted
from toychest.web.pages import LONGEST_REQUEST
from toychest.web.tables import Tables

REFUSALS = {"edition-unknown", "malformed-message", "option-unfit", "option-unknown", "seats-wrong"}
EDITION: Edition = EDITIONS[CASTLE]
CHOICES = {option.name: option.choices for option in EDITION.options}

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=8,
)
files = st.fixed_dictionaries({"file": st.text() | st.text("[]=\"\n'#.abcdefgh0123") | json_values})
offered = st.sampled_from([choice for choices in CHOICES.values() for choice in choices])
options = st.dictionaries(
    st.sampled_from(sorted(CHOICES)) | st.text(max_size=9), offered | files | json_values, max_size=3
)
house_rules = st.lists(
    st.text("+=", max_size=3)
    | st.builds("{}={}".format, st.sampled_from(["dusk", "finish", "noon"]), st.sampled_from(["late", "pass", ""]))
).map("+".join)


class Server:
    """The server without its line: one request, one answer."""

    def __init__(self, editions: Any = EDITIONS) -> None:
        self.store = MemoryStore()
        self.app = make_app(self.store, editions, is_local=False)
        self.app.state.tables = Tables(Host(self.store, editions, QuickThinker()))

    async def ask(self, method: str, path: str, body: bytes | None = None) -> httpx.Response:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(self.app), base_url="http://server") as client:
            return await client.request(method, path, content=body)

    async def has(self, code: str) -> bool:
        try:
            return bool(await self.store.load(code))
        except NoSuchTable:
            return False

    async def start_or_refuse(self, body: bytes) -> tuple[TableStarted | RequestRefused, bool]:
        """The answer, and whether the table that it names is stored."""
        response = await self.ask("POST", "/api/tables", body)
        said = msgspec.json.decode(response.content, type=TableStarted | RequestRefused)
        return said, isinstance(said, TableStarted) and await self.has(said.code)


@pytest.mark.slow  # each board that is tried is judged in a process of its own
@given(options)
@settings(max_examples=60 if IS_DEEP else 20)
def test_any_options_start_a_table_or_are_refused_by_name(options: dict[str, Any]) -> None:
    said, is_stored = asyncio.run(Server().start_or_refuse(start(options=options)))
    assert is_stored or (isinstance(said, RequestRefused) and said.code in REFUSALS)


@given(house_rules)
@settings(max_examples=60)
def test_a_table_is_started_by_exactly_the_ids_that_are_editions(rest: str) -> None:
    id = f"lanterns-nl-0+{rest}"
    said, is_stored = asyncio.run(Server(PRINTINGS).start_or_refuse(start(edition=id)))
    assert is_stored == (id in PRINTINGS)
    assert is_stored or (isinstance(said, RequestRefused) and said.code == "edition-unknown")


@given(house_rules)
@settings(max_examples=60)
def test_exactly_the_editions_have_rules(rest: str) -> None:
    id = f"lanterns-nl-0+{rest}"
    response = asyncio.run(Server(PRINTINGS).ask("GET", f"/api/rules/{id}"))
    said = msgspec.json.decode(response.content, type=RulesShown | RequestRefused)
    assert isinstance(said, RulesShown) == (id in PRINTINGS)
    assert response.status_code == (200 if id in PRINTINGS else 404)


NO_EDITIONS = [
    f"{CASTLE}+",
    f"{CASTLE}+x=y",
    f"{CASTLE}+x",
    f"{CASTLE}+=",
    f"{CASTLE}+" + "+" * 1900,
    f"{CASTLE}" + "+x=y" * 400,
    f"+{CASTLE}",
    "castle",
    "a\x00b",
]


@pytest.mark.parametrize("id", NO_EDITIONS, ids=lambda id: repr(id)[:40])
@pytest.mark.asyncio
async def test_an_edition_with_garbage_for_house_rules_is_unknown(id: str) -> None:
    async with serving() as site:
        assert refused(await site.post(start(edition=id))) == (400, "edition-unknown")


@pytest.mark.asyncio
async def test_thousands_of_house_rules_are_not_even_looked_up() -> None:
    async with serving() as site:
        assert refused(await site.post(start(edition=CASTLE + "+" * 9000))) == (400, "malformed-message")


UNPLAYABLE: dict[str, list[dict[str, Any]]] = {
    "option-unfit": [{"lamp": {"file": ""}}, {"lamp": {"file": "x" * 8192}}, {"lamp": {"file": "\n\"'\\" * 4000}}],
    "option-unknown": [
        {"lamp": {"file": 1}},
        {"lamp": {"file": ["oil"]}},
        {"lamp": {"text": "oil"}},
        {"lamp": ["oil"]},
        {"lamp": None},
        {"lamp": [[[[[[[[[["oil"]]]]]]]]]]},
    ],
    "malformed-message": [{"lamp": {"file": "oil" * LONGEST_REQUEST}}],
}


@pytest.mark.parametrize(
    ("code", "options"),
    [(code, options) for code, each in UNPLAYABLE.items() for options in each],
    ids=lambda each: repr(each)[:40],
)
@pytest.mark.asyncio
async def test_a_file_that_cannot_be_played_is_refused(code: str, options: dict[str, Any]) -> None:
    async with serving(editions=PRINTINGS) as site:
        assert refused(await site.post(start(edition=STANDARD.id, options=options))) == (400, code)


@pytest.mark.asyncio
async def test_three_long_files_fit_into_one_request() -> None:
    long = {name: {"file": '"\n' * 4096} for name in ("board", "deck", "puzzle")}
    async with serving() as site:
        assert refused(await site.post(start(edition="chess-0", options=long))) == (400, "edition-unknown")


@pytest.mark.asyncio
async def test_a_refused_request_leaves_the_tables_as_they_were() -> None:
    async with serving() as site:
        table = await site.start_table(True)
        async with site.entered(table.code, table.tokens) as browser:
            before = await browser.enter()
            await site.post(start(edition=CASTLE + "+" * 1900))
            await site.post(start(options={"board": {"file": "["}}))
            assert await browser.enter() == before
