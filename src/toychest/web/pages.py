"""What is asked over HTTP: the page, editions, courses, tables, guides, replays, logs, rules, words."""

from pathlib import Path
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import FileResponse, Response

from toychest.contract import UnknownOption
from toychest.games import GAMES
from toychest.table import read_code
from toychest.table.errors import NoSuchTable, StoreError, TableError, UnknownEdition
from toychest.web.downloads import pressed_response
from toychest.web.edition_messages import EditionsListed
from toychest.web.edition_telling import course_shown, edition_listed, rules_shown
from toychest.web.glances import tables_seen
from toychest.web.guide_messages import StartGuide
from toychest.web.home_messages import SeeTables
from toychest.web.messages import RequestRefused, StartTable
from toychest.web.refusals import option_refused
from toychest.web.tables import Tables
from toychest.web.wire import MALFORMED, answer
from toychest.words import LANGUAGES, words_of
from toychest.words.rulebook import WRITTEN_IN

STATIC: Final = Path(__file__).parent / "static"
MACHINES: Final = ("/api/", "/static/", "/words/", "/ws/")
"""Addresses that no person types: a refusal there is for a program."""

LONGEST_REQUEST: Final = 65_536
"""Bytes: three files of one's own fit, of 8 KB each, though JSON may write every other letter with two."""


def refused(error: Exception) -> Response:
    """A refusal as a response: 404 for what is not there, 503 if the store failed, else 400."""
    match error:
        case UnknownOption():
            return answer(option_refused(error), 400)
        case TableError():
            status = 404 if error.code == NoSuchTable.code else 503 if isinstance(error, StoreError) else 400
            return answer(RequestRefused(id=None, code=error.code, facts=dict(error.facts)), status)
        case _:
            facts = {"because": str(error)}
            return answer(RequestRefused(id=None, code="malformed-message", facts=facts), 400)


def client(status: int = 200) -> Response:
    """The client; it reads the address, and draws every screen."""
    return FileResponse(STATIC / "index.html", status, headers={"cache-control": "no-cache"})


async def index(request: Request) -> Response:
    """A screen of the client."""
    return client()


async def wrong_address(request: Request, because: Exception | None = None) -> Response:
    """Nothing is here: whoever reads is shown the client, which says so kindly; a program gets a refusal."""
    if "text/html" in request.headers.get("accept", "") and not request.url.path.startswith(MACHINES):
        return client(404)
    return answer(RequestRefused(id=None, code="no-such-address", facts={}), 404)


async def worker(request: Request) -> Response:
    """What opens the client without the server; from here it may look after every page."""
    return FileResponse(STATIC / "worker.js", headers={"cache-control": "no-cache"})


async def editions(request: Request) -> Response:
    """Everything that can be played."""
    offered = [edition_listed(edition) for edition in _tables(request).host.editions.values()]
    return answer(EditionsListed(editions=offered))


async def start_table(request: Request) -> Response:
    """A new table."""
    try:
        wanted = msgspec.json.decode(await body_of(request), type=StartTable)
        return answer(await _tables(request).start(wanted), 201)
    except (TableError, UnknownOption, *MALFORMED) as error:
        return refused(error)


async def start_guide(request: Request) -> Response:
    """A new guided table."""
    try:
        wanted = msgspec.json.decode(await body_of(request), type=StartGuide)
        return answer(await _tables(request).start_guide(wanted), 201)
    except (TableError, *MALFORMED) as error:
        return refused(error)


async def see_tables(request: Request) -> Response:
    """One's own tables, as they stand now."""
    try:
        wanted = msgspec.json.decode(await body_of(request), type=SeeTables)
        return answer(await tables_seen(_tables(request), wanted))
    except (TableError, *MALFORMED) as error:
        return refused(error)


async def body_of(request: Request, longest: int = LONGEST_REQUEST) -> bytes:
    """The request's body; nobody can make us keep more than the longest."""
    body = bytearray()
    async for piece in request.stream():
        body += piece
        if len(body) > longest:
            raise msgspec.ValidationError(f"expected at most {longest} bytes, got more")
    return bytes(body)


async def replay(request: Request) -> Response:
    """A finished game, frame by frame."""
    try:
        code = read_code(request.path_params["code"])
        pressed = await _tables(request).downloads.replay(code)
        return await pressed_response(request, pressed, "application/json")
    except TableError as error:
        return refused(error)


async def log_file(request: Request) -> Response:
    """A finished game as the file that `toychest verify` reads."""
    try:
        code = read_code(request.path_params["code"])
        pressed = await _tables(request).downloads.log(code)
        headers = {"content-disposition": f'attachment; filename="{code}.toychest"'}
        return await pressed_response(request, pressed, "application/x-ndjson", **headers)
    except TableError as error:
        return refused(error)


async def course(request: Request) -> Response:
    """The exercises of a game."""
    game, editions = request.path_params["game"], _tables(request).host.editions.values()
    found = next((each.course for each in editions if each.game == game and each.course is not None), None)
    return await wrong_address(request) if found is None else answer(course_shown(found))


async def rules(request: Request) -> Response:
    """The rules of one edition, paragraph by paragraph, in the language that is asked for; in English for any other."""
    asked = request.query_params.get("language", WRITTEN_IN)
    language = asked if asked in LANGUAGES else WRITTEN_IN
    try:
        return answer(rules_shown(request.path_params["edition"], _tables(request).host.editions, language))
    except UnknownEdition as error:
        return answer(RequestRefused(id=None, code=error.code, facts=dict(error.facts)), 404)


async def words(request: Request) -> Response:
    """The words of a game that the client has not brought along."""
    game = request.path_params["game"]
    if game not in GAMES:
        return Response(status_code=404)
    text = words_of(game, request.path_params["language"])
    return Response(text, media_type="text/plain", headers={"cache-control": "no-cache"})


def _tables(request: Request) -> Tables:
    tables: Tables = request.app.state.tables
    return tables
