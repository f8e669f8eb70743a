"""Guided games: the learner on their seat, the gentlest bot as the rival on the others."""

from collections.abc import Mapping, Sequence
from typing import Final

from toychest.contract import Edition, Guide
from toychest.host.host import Host
from toychest.host.hosted import HostedTable
from toychest.host.seating import bot_of
from toychest.table import SeatRecord, guided_table
from toychest.table.errors import NoGuide

RIVAL: Final = 1
"""The level of the rival."""


def guided_edition(editions: Mapping[str, Edition], game: str) -> Edition:
    """The edition in which this game is learnt. Raises `NoGuide`."""
    for edition in editions.values():
        if edition.game == game and edition.guide is not None and edition.guide.edition == edition.id:
            return edition
    raise NoGuide


async def start_guide(host: Host, game: str, learner: SeatRecord, step: int = 1, entropy: str = "") -> HostedTable:
    """A new guided table, begun at a step. Raises `NoGuide` and whatever refuses a table."""
    edition = guided_edition(host.editions, game)
    assert edition.guide is not None, "a guided edition has a guide"
    records = _records(edition.guide, learner)
    table = guided_table(edition, [record.name for record in records], entropy, step)
    return await host.start(table, records, edition.guide.first_of(step))


def _records(guide: Guide, learner: SeatRecord) -> Sequence[SeatRecord]:
    others = [bot_of(guide.game, RIVAL, None, [learner.name]) for _ in range(guide.seats - 1)]
    return [*others[: guide.learner], learner, *others[guide.learner :]]
