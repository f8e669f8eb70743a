"""An edition as the registry lists it: the rules, and what may be chosen before play."""

from typing import Any

import msgspec

from toychest.contract.rules import Json, Rules


class Option(msgspec.Struct, frozen=True, kw_only=True):
    """A choice that the rulebook offers before play."""

    name: str
    choices: tuple[Json, ...]
    default: Json


class Edition(msgspec.Struct, frozen=True, kw_only=True):
    """A game by one printing. `longest` caps the entries of a random game; `rules_page` is in docs/rules."""

    id: str
    game: str
    rules: Rules[Any, Any]
    seat_counts: tuple[int, ...]
    options: tuple[Option, ...]
    longest: int
    rules_page: str
    view_type: type[msgspec.Struct]
