"""Where games with files of one's own start: to judge such a file takes long, so that it is judged once."""

from collections import OrderedDict
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from toychest.contract import Json

MOST_KNOWN: Final = 256

_known: OrderedDict[tuple[str, int, bytes], Any] = OrderedDict()


def has_own_file(options: Mapping[str, Json]) -> bool:
    """Whether somebody brought a file along."""
    return any(isinstance(value, dict) for value in options.values())


def known_start(edition: str, seats: int, options: Mapping[str, Json]) -> Any | None:
    """The state before the first move, if these choices were judged before; the same choices give the same state."""
    return _known.get(_key(edition, seats, options)) if has_own_file(options) else None


def note_start(edition: str, seats: int, options: Mapping[str, Json], state: Any) -> None:
    """These choices were judged, and a game by them starts so."""
    _known[_key(edition, seats, options)] = state
    while len(_known) > MOST_KNOWN:
        _known.popitem(last=False)


def _key(edition: str, seats: int, options: Mapping[str, Json]) -> tuple[str, int, bytes]:
    return edition, seats, msgspec.json.encode(dict(sorted(options.items())))
