"""From a plea to its message."""

from toychest.host.plea import Plea
from toychest.web.plea_messages import PleaShown


def plea_shown(plea: Plea, id: str | None) -> PleaShown:
    """What is told of a plea, to whoever asked or answered with the `id` of that."""
    return PleaShown(
        id=id,
        plea=plea.id,
        what=plea.what,
        by=plea.by,
        about=plea.about,
        level=plea.level,
        asked=list(plea.asked),
        agreed=list(plea.agreed),
        status=plea.status,
    )
