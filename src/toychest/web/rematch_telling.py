"""From a rematch to its message."""

from toychest.host.hosted import HostedTable
from toychest.host.rematch import Rematch
from toychest.table import sat_before
from toychest.web.rematch_messages import RematchShown


def rematch_shown(rematch: Rematch, hosted: HostedTable, id: str | None) -> RematchShown:
    """What is told of a rematch, to whoever asked with the `id` of what they asked."""
    return RematchShown(
        id=id,
        offer=rematch.offer,
        by=rematch.by,
        agreed=list(rematch.agreed),
        options=dict(rematch.options),
        begins=rematch.begins,
        code=rematch.code,
        is_declined=rematch.is_declined,
        seats=list(sat_before(hosted.table.edition, len(hosted.records))),
    )
