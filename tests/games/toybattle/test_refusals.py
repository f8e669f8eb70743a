"""Every refusal of Toy Battle says its rule."""

import pytest

from tests.games.toybattle.stage import (
    BLUE,
    CHANCE,
    RED,
    Battle,
    after,
    field,
    refusal,
    start,
    with_discards,
    without_reserve,
)

TO_15 = "11 Hook, 13 Hook"
EIGHT = "Skully Skully Cap'n Cap'n Jumbo Jumbo Star Roxy"
RECALLING = after(field(blue=TO_15, red="17 Hook", rack="Roxy Hook"), "place Roxy 15")
SHOVING = after(field(blue="11 Roxy, 14 Roxy", red="17 Star, 18 Star", terrain="jungle"), "place Roxy 15")
EXHUMING = after(with_discards(field(blue="13 Star", terrain="cemetery"), BLUE, "Hook"), "place Roxy 12")
SUPPRESSING = field(blue=TO_15, rival="Hook Star", terrain="battlefield")
FORCED = field(blue=TO_15, rival="Hook Star", terrain="battlefield", rule="suppress=forced")
JUMBO = after(field(red="13 Hook", rack="Jumbo"), "place Jumbo 11")
BESIDE_AN_ENEMY = after(field(blue="11 Hook", red="17 Hook", rack="Jumbo"), "place Jumbo 13")
ROBBING = after(field(rack="XB-42", rival="Star"), "place XB-42 11, rob")
STATION = field(blue="11 Hook", rack="Hook", terrain="station")
CAPTURED = after(field(blue="11 Hook, 13 Hook, 18 Hook, 22 Star, 24 Star"), "place Roxy 41")
DEALT = "start blue, deal Hook, deal Hook, deal Hook, deal Star, deal Star, deal Star, deal Roxy"


@pytest.mark.parametrize(
    ("state", "move", "code", "rule"),
    [
        (start(f"{DEALT}, take"), "deal Hook", "not-in-reserve", "TOY 1.3"),
        (field(), "place Roxy 26", "no-such-place", "TOY 1.2"),
        (field(), "decline", "nothing-to-decline", "TOY 2.1"),
        (field(), "rob", "no-effect-offered", "TOY 2.1"),
        (without_reserve(field(), BLUE), "take", "reserve-empty", "TOY 2.2"),
        (ROBBING, "deal Star", "unforeseen", "TOY 2.2"),
        (field(), "pick Roxy", "unforeseen", "TOY 2.2"),
        (field(rack=EIGHT), "take", "rack-full", "TOY 2.3"),
        (field(), "place Hook 11", "not-on-rack", "TOY 2.4"),
        (RECALLING, "take", "effect-open", "TOY 2.4"),
        (JUMBO, "take", "effect-open", "TOY 2.4"),
        (field(), "place Roxy 13", "not-connected", "TOY 3.2"),
        (field(), "place Roxy 41", "headquarters-not-connected", "TOY 3.2"),
        (field(red="11 Roxy", rack="Star"), "place Star 11", "too-weak", "TOY 3.3"),
        (field(), "place Roxy 1", "own-headquarters", "TOY 3.5"),
        (JUMBO, "discard 17", "not-beside", "TOY 4.3"),
        (BESIDE_AN_ENEMY, "discard 11", "no-enemy-there", "TOY 4.3"),
        (field(rack="Hook"), "place Hook 41", "hook-headquarters", "TOY 4.4"),
        (RECALLING, "recall 17", "not-yours", "TOY 5.1"),
        (field(blue="11 Roxy", terrain="pool"), "place Roxy 12", "gate-closed", "TOY 5.2"),
        (SHOVING, "shove 17 16", "not-beside", "TOY 5.4"),
        (SHOVING, "shove 14 17", "no-enemy-there", "TOY 5.4"),
        (SHOVING, "shove 18 23", "shove-nowhere", "TOY 5.4"),
        (EXHUMING, "exhume Star", "not-discarded", "TOY 5.5"),
        (after(SUPPRESSING, "place Roxy 14, suppress, pick Star"), "place Star 23", "suppressed-tile", "TOY 5.7"),
        (after(FORCED, "place Roxy 14"), "decline", "must-suppress", "TOY R4"),
        (RECALLING, "recall 15", "same-base", "TOY R6"),
        (ROBBING, "pick Hook", "not-on-that-rack", "TOY R13"),
        (RECALLING, "recall 1", "not-a-base", "TOY R18"),
        (SHOVING, "shove 1 11", "not-a-base", "TOY R18"),
        (STATION, "place Hook 17", "hook-nullified", "TOY R20"),
    ],
    ids=lambda value: value.replace(" ", "-") if isinstance(value, str) else "",
)
def test_a_refusal_says_its_rule(state: Battle, move: str, code: str, rule: str) -> None:
    refused = refusal(state, move)
    assert (refused.code, refused.rule) == (code, rule)


@pytest.mark.parametrize(
    ("state", "seat", "code", "rule"),
    [
        (field(), RED, "not-to-act", "TOY 2.1"),
        (field(), CHANCE, "not-to-act", "TOY 2.1"),
        (after(field(), "take"), BLUE, "chance-first", "TOY 2.2"),
        (after(field(), "take"), RED, "not-to-act", "TOY 2.1"),
        (CAPTURED, RED, "already-over", "TOY 7.1"),
    ],
    ids=["red", "chance", "before-chance", "red-before-chance", "over"],
)
def test_a_refusal_out_of_turn_says_its_rule(state: Battle, seat: int, code: str, rule: str) -> None:
    refused = refusal(state, "take", seat=seat)
    assert (refused.code, refused.rule) == (code, rule)


@pytest.mark.parametrize(
    ("state", "move", "facts"),
    [
        (start(f"{DEALT}, take"), "deal Hook", {"troop": "Hook"}),
        (ROBBING, "deal Star", {"request": "DealTile"}),
        (field(), "pick Roxy", {"request": "PickTile"}),
        (ROBBING, "pick Hook", {"troop": "Hook"}),
        (SHOVING, "shove 1 11", {"place": 1}),
        (JUMBO, "take", {"effect": "Jumbo", "base": 11}),
        (JUMBO, "discard 11", {"base": 11, "activator": 11}),
    ],
    ids=lambda value: value.replace(" ", "-") if isinstance(value, str) else "",
)
def test_a_refusal_says_what_it_is_about(state: Battle, move: str, facts: dict[str, object]) -> None:
    assert refusal(state, move).arguments == facts


def test_chance_is_refused_what_a_seat_decides() -> None:
    assert refusal(after(field(), "take"), "take", seat=CHANCE).code == "unforeseen"
