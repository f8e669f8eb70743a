"""Sheets to print: as a file where they can be made, else the client says how."""

from collections.abc import AsyncIterator

import httpx
import pytest
import pytest_asyncio
from starlette.applications import Starlette

from toychest.commands.castle.board_sheets import castle_sheets
from toychest.games import EDITIONS
from toychest.storage import MemoryStore
from toychest.web.app import make_app
from toychest.web.sheet_routes import Sheets

pytestmark = pytest.mark.asyncio

READER = {"accept": "text/html"}


def without_the_extra(board: str, language: str, in_ink: bool) -> bytes:
    raise ModuleNotFoundError("fontTools")


@pytest_asyncio.fixture
async def app() -> AsyncIterator[Starlette]:
    sheets: dict[str, Sheets] = {"castle": castle_sheets, "bare": without_the_extra}
    app = make_app(MemoryStore(), EDITIONS, is_local=False, sheets=sheets)
    async with app.router.lifespan_context(app):
        yield app


async def get(app: Starlette, path: str) -> httpx.Response:
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://toychest") as client:
        return await client.get(path, headers=READER)


async def test_a_board_of_ours_is_a_pdf(app: Starlette) -> None:
    response = await get(app, "/print/castle/garden.pdf?language=de&ink=1")
    assert (response.status_code, response.content[:5]) == (200, b"%PDF-")


async def test_sheets_are_in_the_language_that_was_asked_for(app: Starlette) -> None:
    german, english = [(await get(app, f"/print/castle/castle.pdf?language={each}")).content for each in ("de", "en")]
    assert german != english


@pytest.mark.parametrize("path", ["/print/castle/moon.pdf", "/print/chess/castle.pdf", "/print/castle/..%2fbox.pdf"])
async def test_what_is_not_ours_has_no_sheets(app: Starlette, path: str) -> None:
    assert (await get(app, path)).status_code == 404


async def test_without_the_extra_the_client_says_how_to_get_it(app: Starlette) -> None:
    response = await get(app, "/print/bare/castle.pdf")
    assert (response.status_code, response.headers["content-type"].split(";")[0]) == (503, "text/html")
