"""What was decided about a server before it starts; each of its processes is told it whole."""

from dataclasses import dataclass
from typing import Final

from starlette.applications import Starlette

from toychest.games import EDITIONS
from toychest.games.registry import brought
from toychest.host.node import Node
from toychest.host.retention import Keep
from toychest.table import Store
from toychest.web.app import make_app
from toychest.web.common import Common
from toychest.web.health import Operating
from toychest.web.limits import Limits

SHEETS: Final = "toychest.sheets"
"""The entry points that draw what can be printed of a game."""


@dataclass(frozen=True)
class Serving:
    """`is_local`: for this computer alone; `others` is what they type elsewhere. `processes` serve together."""

    is_local: bool
    others: str | None
    pause: float
    warms_up: bool
    limits: Limits
    keep: Keep
    shows_metrics: bool
    writes_json: bool
    processes: int


def app_over(store: Store, node: Node | None, serving: Serving, common: Common | None = None) -> Starlette:
    """The server over this store, as one of several where it is a node; of several processes with what is `common`."""
    return make_app(
        store,
        EDITIONS,
        is_local=serving.is_local,
        others=serving.others,
        pause=serving.pause,
        warms_up=serving.warms_up,
        sheets={game: point.load() for game, point in brought(SHEETS).items()},
        limits=serving.limits,
        operating=Operating(node, serving.keep, serving.shows_metrics, serving.processes, common),
    )
