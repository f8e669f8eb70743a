"""Messages as the bodies of responses."""

import msgspec
from starlette.responses import Response

from toychest.web.wire import Message


def answer(message: Message, status: int = 200) -> Response:
    """A message as the body of a response."""
    return Response(msgspec.json.encode(message), status, media_type="application/json")
