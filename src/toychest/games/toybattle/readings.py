"""Every point of Toy Battle that no source decides: its name, its choices, the first of them our ruling."""

from dataclasses import dataclass
from typing import Final

from toychest.contract import readings_by


@dataclass(frozen=True, slots=True)
class Readings:
    """A value for every disputed point; the defaults are our rulings."""

    suppress: str = "optional"
    both_at_objective: str = "acting"
    no_progress: str = "40"


READINGS: Final = readings_by(
    Readings(),
    suppress=("TOY R4", "forced"),
    both_at_objective=("TOY R8", "shared"),
    no_progress=("TOY R14", "none"),
)
