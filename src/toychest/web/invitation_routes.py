"""Invitations over HTTP: the address that others can open, and a picture of it to scan."""

import io

import segno
from starlette.requests import Request
from starlette.responses import Response

from toychest.table import read_code
from toychest.table.errors import TableError
from toychest.web.address import Reach
from toychest.web.address_messages import AddressShown
from toychest.web.invitation import asked_at, invited_to
from toychest.web.pages import refused
from toychest.web.wire import answer

FRESH = {"cache-control": "no-store"}
"""The next server may be open to somebody else."""


async def address(request: Request) -> Response:
    """Where others find this server."""
    reach: Reach = request.app.state.reach
    response = answer(AddressShown(address=reach.for_others(asked_at(request)), is_local=reach.is_local))
    response.headers.update(FRESH)
    return response


async def qr_picture(request: Request) -> Response:
    """The table's address as a QR picture."""
    try:
        code = read_code(request.path_params["code"])
    except TableError as error:
        return refused(error)
    picture = io.BytesIO()
    drawn = segno.make(f"{invited_to(request)}t/{code}", micro=False)
    drawn.save(picture, kind="svg", border=2, scale=4, dark="#2A2035", light="#FFFCF5")
    return Response(picture.getvalue(), media_type="image/svg+xml", headers=FRESH)
