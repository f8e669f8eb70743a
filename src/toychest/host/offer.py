"""An offer of a rematch as it is noted in the store: every node knows it, also after a restart."""

from collections.abc import Mapping
from typing import Final

import msgspec

from toychest.contract import Json

OFFER: Final = "offer"
"""The name of the note."""


class Yes(msgspec.Struct, frozen=True):
    """Who agreed: the hash of a fresh token, and words of their own."""

    token_hash: str
    entropy: str = ""


class Offer(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was offered by a seat, when (in milliseconds), and who agreed; `seed` is that of the table to come.

    With a `code` all have agreed, and that table is there; or it `is_declined`.
    """

    id: str
    by: int
    at: int
    seed: str
    options: dict[str, Json] | None = None
    yeses: dict[int, Yes] = {}
    code: str = ""
    is_declined: bool = False

    @property
    def is_standing(self) -> bool:
        """Whether it can still be answered."""
        return not self.code and not self.is_declined


def offer_in(notes: Mapping[str, str]) -> Offer | None:
    """The latest offer, whatever became of it; None if there was none that can be read."""
    return read_offer(notes.get(OFFER, ""))


def read_offer(text: str) -> Offer | None:
    """An offer that was noted."""
    try:
        return msgspec.json.decode(text, type=Offer)
    except msgspec.DecodeError:
        return None


def write_offer(offer: Offer) -> str:
    """An offer, to be noted."""
    return msgspec.json.encode(offer).decode()
