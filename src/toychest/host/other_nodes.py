"""What is at a table but at another node: who looks on there, and what was asked there. Both are notes of the table."""

from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import Final

import msgspec

from toychest.host.around import Around, around_in, together
from toychest.host.hosted import HostedTable
from toychest.host.plea import Plea

HERE: Final = "here "
"""What the name of a note begins with that says who is at a node; the node's id follows."""

PLEA: Final = "plea"
"""The name of the note that says what is asked."""


def elsewhere(notes: Mapping[str, str], own: str, alive: Collection[str]) -> Around:
    """Who is at the table at other nodes that are there."""
    nodes = {name.removeprefix(HERE): text for name, text in notes.items() if name.startswith(HERE)}
    return together(around_in(text) for node, text in nodes.items() if node != own and node in alive)


def plea_noted(was: str, plea: Plea) -> str:
    """What is asked, to be noted; of two yeses given at once neither is lost."""
    before = _read(was)
    if before is not None and before.id == plea.id and before.status == plea.status == "open":
        agreed = tuple(seat for seat in plea.asked if seat in before.agreed or seat in plea.agreed)
        plea = replace(plea, agreed=agreed)
    return msgspec.json.encode(plea).decode()


def hear_plea(hosted: HostedTable) -> None:
    """What was asked or answered at another node is told here, unless the table has gone on."""
    plea = _read(hosted.notes.get(PLEA, ""))
    if plea is None or plea == hosted.plea:
        return
    is_answer = hosted.plea is not None and hosted.plea.id == plea.id
    if is_answer or (plea.status == "open" and plea.seq > hosted.table.seq):
        hosted.plead(plea, is_heard=True)


def _read(text: str) -> Plea | None:
    try:
        return msgspec.json.decode(text, type=Plea)
    except msgspec.DecodeError:
        return None
