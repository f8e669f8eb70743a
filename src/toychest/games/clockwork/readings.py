"""Every disputed point of Clockwork City: its name, its choices (the first is our ruling), what each printing says."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from toychest.contract import readings_by


@dataclass(frozen=True, slots=True)
class Readings:
    """A value for every disputed point; the defaults are our rulings."""

    pile_extra: str = "round_robin"
    removed_sets: str = "random"
    opening: str = "two_dice"
    entry: str = "or_more"
    white_stop: str = "optional"
    reversal: str = "none"
    field_cap: str = "two"
    no_move: str = "stay"
    special_from: str = "anywhere"
    direct_arrival_action: str = "yes"
    special_mode: str = "replace"
    special_target: str = "yards_towers"
    tower_restay: str = "no"
    yard_arrival: str = "draw_or_challenge"
    empty_yard: str = "enterable"
    below7: str = "forbidden"
    lay_down: str = "auto"
    lay_order: str = "after_discard"
    offturn_win: str = "immediate"
    extra_sets: str = "allowed"
    dead_end: str = "tie"
    turn_cap: str = "none"
    ask_visibility: str = "public_special"
    scrap_without_card: str = "no"
    scrap_dest: str = "removed"
    scrap_family: str = "no"
    tower_challenge: str = "no"
    yard_challenge_exact: str = "no"
    search_streak: str = "no"
    hit: str = "taken"
    miss: str = "swap"
    blind_miss: str = "put_back"
    return_entry: str = "forced"
    return_challenge: str = "yes"
    gate_arrival: str = "no"
    endgame_special: str = "either"
    endgame_target: str = "in_towers"
    endgame_demands: str = "one"


READINGS: Final = readings_by(
    Readings(),
    pile_extra=("CLK R1", "random"),
    removed_sets=("CLK R2", "chosen"),
    opening=("CLK R3", "one_die"),
    entry=("CLK R7", "exact", "yard_exact_tower_more"),
    white_stop=("CLK R8", "forced"),
    reversal=("CLK R10", "one"),
    field_cap=("CLK R11", "none"),
    no_move=("CLK R12", "stop_short"),
    special_from=("CLK R16", "scrapyard_only"),
    direct_arrival_action=("CLK R17", "no"),
    special_mode=("CLK R18", "bonus_after_draw"),
    special_target=("CLK R19", "anywhere"),
    tower_restay=("CLK R20", "yes"),
    yard_arrival=("CLK R22", "both"),
    empty_yard=("CLK R24", "closed"),
    below7=("CLK R26", "optional"),
    lay_down=("CLK R27", "voluntary"),
    lay_order=("CLK R27", "before_discard"),
    offturn_win=("CLK R28", "own_turn"),
    extra_sets=("CLK R29", "one_each"),
    dead_end=("CLK R32", "name_family"),
    turn_cap=("CLK R32", "100", "200", "400"),
    ask_visibility=("CLK R38", "private", "public"),
    scrap_without_card=("CLK R40", "bluff_ok", "blocks_counter"),
    scrap_dest=("CLK R41", "discards"),
    scrap_family=("CLK R43", "search", "both"),
    tower_challenge=("CLK R46", "yes"),
    yard_challenge_exact=("CLK R47", "yes"),
    search_streak=("CLK R53", "until_miss"),
    hit=("CLK R52", "optional"),
    miss=("CLK R55", "put_back"),
    blind_miss=("CLK R56", "swap_choice", "take_and_limit"),
    return_entry=("CLK R67", "optional"),
    return_challenge=("CLK R60", "no"),
    gate_arrival=("CLK R61", "yes"),
    endgame_special=("CLK R62", "both"),
    endgame_target=("CLK R63", "anyone"),
    endgame_demands=("CLK R63", "one_per_rival"),
)

PRINTINGS: Final[Mapping[str, Readings]] = {
    "standard": Readings(),
    "en": Readings(),
    "nl": Readings(entry="exact", below7="optional"),  # P1, P2; P14, P15
    "de": Readings(entry="exact", below7="optional"),  # P1, P2; P14, P15
    "es": Readings(opening="one_die", hit="optional", endgame_demands="one_per_rival"),  # P23; P19; P26
    "fr": Readings(special_mode="bonus_after_draw", scrap_dest="discards", endgame_special="both"),  # P4; P13; P25
    "hu": Readings(
        opening="one_die",  # P23
        special_target="anywhere",  # P5
        below7="optional",  # P14, P15
        scrap_without_card="blocks_counter",  # P10
        yard_challenge_exact="yes",  # P7
    ),
    "pl": Readings(entry="yard_exact_tower_more"),  # P1, P2
    "cs": Readings(entry="exact", reversal="one"),  # P1, P2; P3
    "sl": Readings(endgame_special="both"),  # P25
    "uk": Readings(opening="one_die", scrap_dest="discards"),  # P23; P13
    "ru": Readings(special_from="scrapyard_only"),  # P4
    "it": Readings(opening="one_die"),  # P23
}
"""The P numbers are rows of the table of printings in docs/rules/clockwork.md. Where a printing only slips (P11 in IT,
P12, P27), contradicts itself or is silent, it plays our ruling."""
