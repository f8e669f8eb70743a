"""What every message on the wire has in common, and what reading one may raise."""

from typing import Annotated

import msgspec
from starlette.responses import Response

MALFORMED = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)
"""What reading a message may raise: not JSON or not as typed; not UTF-8; nested too deeply."""


Short = Annotated[str, msgspec.Meta(max_length=200)]
"""A text that nobody needs to be longer; a longer one is refused as malformed."""


EditionId = Annotated[str, msgspec.Meta(max_length=2000)]
"""An id with a house rule for every reading still fits."""


class Message(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag=True, rename="camel", gc=False):
    """One thing on the wire, with its name under `type`."""


class MessagePart(msgspec.Struct, frozen=True, kw_only=True, rename="camel", gc=False):
    """A piece of a message."""


def answer(message: Message, status: int = 200) -> Response:
    """A message as the body of a response."""
    return Response(msgspec.json.encode(message), status, media_type="application/json")
