"""Every point of Toy Battle that no source decides: its name, its choices, the first of them our ruling."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Final

from toychest.contract import Reading


@dataclass(frozen=True, slots=True)
class Readings:
    """A value for every disputed point; the defaults are our rulings."""

    suppress: str = "optional"
    both_at_objective: str = "acting"
    no_progress: str = "40"


def _reading(name: str, rule: str, *others: str) -> Reading:
    default = getattr(Readings(), name)
    return Reading(name=name, rule=rule, choices=(default, *others), default=default)


READINGS: Final = (
    _reading("suppress", "TOY R4", "forced"),
    _reading("both_at_objective", "TOY R8", "shared"),
    _reading("no_progress", "TOY R14", "none"),
)


def values_of(readings: Readings) -> Mapping[str, str]:
    """The readings by name, as an edition lists them."""
    return asdict(readings)
