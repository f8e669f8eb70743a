"""Every disputed point of Coded Castle: its name, its choices (the first is our ruling), what each printing says."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from toychest.contract import readings_by


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


READINGS: Final = readings_by(
    Readings(),
    rerotate_in_loop=("CAS R4", "yes"),
    loop_runs=("CAS R6", "3"),
    loop_scope=("CAS R39", "previous_card"),
    multi_loop=("CAS R8", "flat", "idle_second"),
    sorcerer_repeat=("CAS R9", "free"),
    wand_reuse=("CAS R13", "once_per_turn", "once_per_game"),
    wand=("CAS R14", "optional"),
    young_gates=("CAS R37", "off"),
    voluntary_fail=("CAS R23", "yes"),
    impossible=("CAS R24", "halt", "skip", "none_at_all"),
    void_ghosts=("CAS R25", "ignore"),
    idle_row=("CAS R27", "penalty"),
    loss=("CAS R29", "step_beyond"),
    short_row=("CAS R31", "refill_to_three"),
    arrow_source=("CAS R36", "random_on_draw"),
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
