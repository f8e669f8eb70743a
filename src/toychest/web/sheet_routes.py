"""Sheets to print, for a teacher who found them on the home page."""

import asyncio
from collections.abc import Callable, Mapping
from typing import TypeAlias

from starlette.requests import Request
from starlette.responses import Response

from toychest.web import pages
from toychest.words import LANGUAGES

Sheets: TypeAlias = Callable[[str, str, bool], bytes]
"""A board by its name as a PDF, in a language, in ink only or in colour.

Raises `LookupError` for a board that it does not know, and `ImportError` where what it needs is not installed.
"""


async def printed(request: Request) -> Response:
    """The sheets as a file; where they cannot be made here, the client says how to make them."""
    sheets: Mapping[str, Sheets] = request.app.state.sheets
    wanted = request.query_params.get("language", "en")
    language = wanted if wanted in LANGUAGES else "en"
    try:
        draw, board = sheets[request.path_params["game"]], request.path_params["board"]
        pdf = await asyncio.to_thread(draw, board, language, request.query_params.get("ink") == "1")
    except LookupError:
        return await pages.wrong_address(request)
    except ImportError:
        return pages.client(503)
    headers = {"content-disposition": f'attachment; filename="{board}-sheets.pdf"'}
    return Response(pdf, media_type="application/pdf", headers=headers)
