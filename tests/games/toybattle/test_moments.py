"""Why a move was better: each reason is told where the board proves it, and nowhere else."""

import pytest

from tests.bots.battles import BLUE_LINE, RED_LINE
from tests.games.toybattle.stage import RULES, after, field
from toychest.contract import Looked, Saying
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
        (QUIET, "place Roxy 13", "place Star 13", "troop"),
        (QUIET, "place Roxy 13", "take", "take"),
        (QUIET, "take", "place Roxy 13", "could-not-wait"),
        (OFFERED, "discard 13", "decline", "without"),
        (OFFERED, "decline", "discard 13", "use"),
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


def test_of_luck_the_review_says_enough() -> None:
    looked = Looked(kind="luck", rules=RULES, seat=QUIET.turn_seat, before=QUIET, moves=("deal Star",))
    assert BattleMoments().reason(looked) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_sentence(language: str) -> None:
    assert None not in [spoken(Saying(f"toybattle-review-{kind}", {"move": "x"}), (), language) for kind in PROOFS]
