"""Every disputed point of Coded Castle: its name, its choices (the first is our ruling), what each printing says."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Final

from toychest.contract import Reading


@dataclass(frozen=True, slots=True)
class Readings:
    """A value for every disputed point; the defaults are our rulings."""

    rerotate_in_loop: str = "no"
    loop_runs: str = "2"
    loop_scope: str = "prefix"
    multi_loop: str = "nested"
    sorcerer_repeat: str = "same"
    wand_reuse: str = "always"
    wand: str = "auto"
    young_gates: str = "optional"
    voluntary_fail: str = "no"
    impossible: str = "whole"
    void_ghosts: str = "count"
    idle_row: str = "free"
    loss: str = "enter_last"
    short_row: str = "two_cards"
    arrow_source: str = "printed_directions"


def reading(name: str, rule: str, *others: str) -> Reading:
    """A reading with our ruling first, then what else may be played."""
    default = getattr(Readings(), name)
    return Reading(name=name, rule=rule, choices=(default, *others), default=default)


READINGS: Final = (
    reading("rerotate_in_loop", "CAS R4", "yes"),
    reading("loop_runs", "CAS R6", "3"),
    reading("loop_scope", "CAS R39", "previous_card"),
    reading("multi_loop", "CAS R8", "flat", "idle_second"),
    reading("sorcerer_repeat", "CAS R9", "free"),
    reading("wand_reuse", "CAS R13", "once_per_turn", "once_per_game"),
    reading("wand", "CAS R14", "optional"),
    reading("young_gates", "CAS R37", "off"),
    reading("voluntary_fail", "CAS R23", "yes"),
    reading("impossible", "CAS R24", "halt", "skip", "none_at_all"),
    reading("void_ghosts", "CAS R25", "ignore"),
    reading("idle_row", "CAS R27", "penalty"),
    reading("loss", "CAS R29", "step_beyond"),
    reading("short_row", "CAS R31", "refill_to_three"),
    reading("arrow_source", "CAS R36", "random_on_draw"),
)

PRINTINGS: Final[Mapping[str, Readings]] = {
    "standard": Readings(),
    "en": Readings(wand="optional"),  # D13
    "de": Readings(
        loop_runs="3",  # D1
        loop_scope="previous_card",  # D2
        young_gates="off",  # D12
        wand="optional",  # D13
        impossible="none_at_all",  # D15
        loss="step_beyond",  # D16
    ),
    "fr": Readings(),
    "ru": Readings(),
    "es": Readings(),
    "pl": Readings(),
}
"""The D numbers are rows of the table of printings in docs/rules/castle.md. Where a printing only slips (D6, D13 in RU,
D17) or leaves a word out (D3, D5), it plays our ruling."""


def values_of(readings: Readings) -> Mapping[str, str]:
    """The readings by name, as an edition lists them."""
    return asdict(readings)
