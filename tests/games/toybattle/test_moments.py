"""Why a move was better: each reason is told where the board proves it, and nowhere else."""

import pytest
from msgspec.structs import replace

from tests.bots.battles import BLUE_LINE, RED_LINE
from tests.games.toybattle.stage import BLUE, RED, RULES, after, field, shoving, with_discards
from toychest.contract import Looked, Saying, Seat
from toychest.games.toybattle.moments import PROOFS, BattleMoments
from toychest.games.toybattle.state import Battle
from toychest.words import LANGUAGES
from toychest.words.saying import spoken

WINNING = field(blue=BLUE_LINE, rack="Skully Roxy", rival="Star Hook")
OPEN = field(red=RED_LINE, blue="12 Skully", rack="Skully Roxy Jumbo", rival="Star")
"""Red stands at the door of blue's headquarters: Hook on 11."""
QUIET = field(blue="11 Hook, 12 Hook", rack="Roxy Star Skully", rival="Jumbo")
REGION = field(blue="11 Hook, 12 Hook, 13 Hook, 14 Hook", rack="Roxy Star", rival="Jumbo")
"""Only 18 is missing of the region of 11, 12, 13, 14 and 18."""
WIDE = field(blue="11 Hook, 12 Hook", red="13 Skully", rack="Roxy Star Kwak Hook Skully", rival="Jumbo")
BROKEN = field(blue="11 Hook, 17 Hook, 22 Hook", rack="Roxy Star", rival="Jumbo")
"""13 joins 17 and 22 to 11."""
SQUEEZED = field(red="24 Hook, 22 Hook, 17 Hook, 15 Hook", blue="11 Star", rack="Roxy", rival="Jumbo")
"""Red lacks 13 of a region."""
NEAR = field(blue="11 Hook, 13 Hook, 18 Hook, 22 Hook", rack="Roxy Star", rival="Jumbo")
LAST = replace(REGION, taken=(None, BLUE, BLUE, BLUE, BLUE, None, None, None))
BESIDE_SPECIAL = field(blue="11 Hook, 13 Hook, 12 Hook", rack="Roxy Star", rival="Jumbo")
HITTING = after(field(blue="11 Hook", red="15 Star, 17 Star", rack="Jumbo Roxy", rival="Roxy"), "place Jumbo 13")
AT_THE_DOOR = after(
    field(blue="12 Hook, 14 Hook, 18 Hook", red="11 Star, 17 Star", rack="Jumbo Roxy", rival="Roxy"), "place Jumbo 13"
)
"""Jumbo may hit Star on 11, beside blue's headquarters, or on 17."""
RECALLING = after(BESIDE_SPECIAL, "place Roxy 15")
GRAVES = with_discards(field(blue="11 Roxy, 13 Roxy", rack="Hook", terrain="tournament"), BLUE, "Star Jumbo")
DIGGING = after(GRAVES, "place Hook 15")
BRINGING = after(field(rack="Cap'n Roxy"), "place Cap'n 11")
TAKING = after(field(rack="Skully Roxy"), "place Skully 11")
OFFERED = after(field(blue="11 Hook", red="13 Star, 12 Star", rack="Jumbo Roxy", rival="Roxy"), "place Jumbo 11")


def reason(before: Battle, played: str, better: str) -> Saying | None:
    looked = Looked(
        kind="mistake", rules=RULES, seat=before.turn_seat, before=before, moves=(played,), better=(better,)
    )
    return BattleMoments().reason(looked)


@pytest.mark.parametrize(
    ("before", "played", "better", "kind"),
    [
        (WINNING, "take", "place Roxy 41", "missed-win"),
        (REGION, "place Star 15", "place Roxy 18", "region"),
        (OPEN, "take", "place Roxy 11", "door"),
        (QUIET, "place Roxy 13", "place Roxy 14", "elsewhere"),
        (QUIET, "place Roxy 13", "place Star 13", "weaker"),
        (QUIET, "place Star 13", "place Roxy 13", "stronger"),
        (WIDE, "place Kwak 14", "place Roxy 14", "kwak"),
        (WIDE, "place Roxy 14", "place Kwak 14", "troop"),
        (WIDE, "place Roxy 11", "place Star 14", "new-base"),
        (WIDE, "place Roxy 14", "place Star 13", "cover"),
        (WIDE, "place Roxy 14", "place Hook 22", "jump"),
        (QUIET, "place Roxy 13", "take", "take"),
        (QUIET, "take", "place Roxy 13", "could-not-wait"),
        (OFFERED, "discard 13", "decline", "without"),
        (OFFERED, "decline", "discard 13", "use"),
        (LAST, "place Star 15", "place Roxy 18", "last-medals"),
        (SQUEEZED, "take", "place Roxy 13", "their-region"),
        (BROKEN, "take", "place Roxy 13", "joins"),
        (NEAR, "take", "place Roxy 24", "their-door"),
        (HITTING, "discard 15", "discard 17", "target"),
        (AT_THE_DOOR, "discard 17", "discard 11", "target-door"),
        (shoving(), "shove 12 11", "shove 12 15", "shove"),
        (RECALLING, "recall 11", "recall 12", "recall"),
        (DIGGING, "exhume Jumbo", "exhume Star", "exhume"),
        (BESIDE_SPECIAL, "place Roxy 14", "place Roxy 15", "special"),
        (BRINGING, "decline", "place Roxy 12", "bring"),
        (TAKING, "decline", "take", "tiles"),
    ],
)
def test_a_reason_is_told_that_the_board_proves(before: Battle, played: str, better: str, kind: str) -> None:
    told = reason(before, played, better)
    assert told is not None
    assert told.id == f"toybattle-review-{kind}"


def test_a_line_is_cut_where_more_than_one_base_is_lost() -> None:
    line = field(blue="12 Hook, 14 Hook", red="25 Roxy, 23 Roxy, 18 Roxy, 13 Star", rack="Kwak", rival="Star")
    told = reason(line, "take", "place Kwak 18")
    assert told is not None
    assert told.id == "toybattle-review-cut"


def test_where_nothing_is_proved_nothing_is_told() -> None:
    assert reason(QUIET, "place Roxy 13", "place Star 14") is None


def luck(before: Battle, moves: str, seat: Seat = BLUE, odds: float | None = None) -> Saying | None:
    looked = Looked(kind="luck", rules=RULES, seat=seat, before=before, moves=tuple(moves.split(", ")), odds=odds)
    return BattleMoments().reason(looked)


TAKEN = after(QUIET, "take")
HUSHED = after(field(blue="11 Roxy, 13 Roxy, 15 Roxy", rival="Star", terrain="battlefield"), "place Roxy 14, suppress")
ROBBED = after(field(rack="XB-42 Roxy", rival="Star Hook"), "place XB-42 11, rob")


@pytest.mark.parametrize(
    ("before", "moves", "seat", "kind"),
    [
        (TAKEN, "deal Star, deal Kwak", BLUE, "drawn"),
        (TAKEN, "deal Star, deal Kwak", RED, "drawn-little"),
        (ROBBED, "pick Star", BLUE, "robbed"),
        (HUSHED, "pick Star", BLUE, "hushed"),
        (RULES.setup(2, {}), "start blue, deal Star, deal Star, deal Star", BLUE, "first-tiles"),
    ],
)
def test_of_luck_the_tiles_are_named(before: Battle, moves: str, seat: Seat, kind: str) -> None:
    told = luck(before, moves, seat)
    assert told is not None
    assert told.id == f"toybattle-review-{kind}"


def test_how_seldom_it_is_is_said_where_it_was_counted() -> None:
    told = luck(TAKEN, "deal Star, deal Kwak", odds=0.05)
    assert told is not None
    assert (told.id, told.args["of"]) == ("review-with-odds", 20)


def test_of_first_tiles_only_those_of_the_luckier_side_are_named() -> None:
    told = luck(RULES.setup(2, {}), "start blue, deal Star, deal Hook, deal Kwak, deal Roxy", BLUE)
    assert told is not None
    assert len(told.args["troops"]) == 3


def test_the_toy_that_captured_headquarters_is_named() -> None:
    looked = Looked(kind="end", rules=RULES, seat=BLUE, before=WINNING, moves=("place Roxy 41",))
    told = BattleMoments().reason(looked)
    assert told is not None
    assert spoken(told, ("Ann", "Ben"), "en") == "Roxy 7 reached headquarters 41."


def test_medals_that_were_enough_are_counted() -> None:
    told = BattleMoments().reason(Looked(kind="end", rules=RULES, seat=BLUE, before=LAST, moves=("place Roxy 18",)))
    assert told is not None
    assert told.id == "toybattle-review-end-medals"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_sentence(language: str) -> None:
    assert None not in [spoken(Saying(f"toybattle-review-{kind}", {"move": "x"}), (), language) for kind in PROOFS]
