"""That a table be deleted, as it is noted in the store: it waits for whoever is away, at every node."""

from collections.abc import Mapping
from typing import Final

import msgspec

from toychest.contract import Seat
from toychest.host.hosted import HostedTable
from toychest.host.plea import Plea

DELETION: Final = "deletion"
"""The name of the note."""


class Deletion(msgspec.Struct, frozen=True):
    """Who asked for it, and who agreed: the seats that ask are among them."""

    id: str
    by: int
    agreed: list[int]

    def with_yes(self, seats: frozenset[Seat]) -> "Deletion":
        """These seats agree as well."""
        return msgspec.structs.replace(self, agreed=sorted({*self.agreed, *seats}))


def deletion_in(notes: Mapping[str, str]) -> Deletion | None:
    """What is asked, by the notes of a table; None if nothing is that can be read."""
    return read_deletion(notes.get(DELETION, ""))


def read_deletion(text: str) -> Deletion | None:
    """What was noted."""
    try:
        return msgspec.json.decode(text, type=Deletion)
    except msgspec.DecodeError:
        return None


def write_deletion(deletion: Deletion) -> str:
    """What is asked, to be noted."""
    return msgspec.json.encode(deletion).decode()


def deletion_plea(hosted: HostedTable) -> Plea | None:
    """What is asked of the others, as they are told of it; None if nothing is."""
    deletion = deletion_in(hosted.notes)
    if deletion is None:
        return None
    asked = tuple(seat for seat in hosted.holders if seat != deletion.by)
    agreed = tuple(seat for seat in asked if seat in deletion.agreed)
    return Plea(deletion.id, "delete", Seat(deletion.by), hosted.table.seq + 1, asked, agreed)
