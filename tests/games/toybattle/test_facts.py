"""What a move does: each fact is told where the board proves it, and nowhere else."""

import pytest

from tests.bots.battles import BLUE_LINE, RED_LINE
from tests.games.toybattle.stage import RULES, after, field
from toychest.contract import Saying, tried
from toychest.games.toybattle.facts import PROOFS
from toychest.games.toybattle.moments import BattleMoments
from toychest.games.toybattle.state import Battle
from toychest.words import LANGUAGES
from toychest.words.saying import spoken

WINNING = field(blue=BLUE_LINE, rack="Skully Roxy", rival="Star Hook")
OPEN = field(red=RED_LINE, blue="12 Skully", rack="Skully Roxy Jumbo", rival="Star")
"""Red stands at the door of blue's headquarters: Hook on 11."""
REGION = field(blue="11 Hook, 12 Hook, 13 Hook, 14 Hook", rack="Roxy Star", rival="Jumbo")
"""Only 18 is missing of the region of 11, 12, 13, 14 and 18."""
CUT = field(blue="12 Hook, 14 Hook", red="25 Roxy, 23 Roxy, 18 Roxy, 13 Star", rack="Kwak", rival="Star")
STRAY = field(blue="11 Hook, 14 Hook, 18 Hook", rack="Roxy Star", rival="Jumbo")
"""13 joins 14 and 18 to the line of 11."""
NEAR = field(blue="11 Hook, 12 Hook, 13 Hook", rack="Roxy Star", rival="Jumbo")
THREAT = field(blue="12 Hook", red="25 Roxy, 23 Roxy, 18 Roxy, 14 Star", rack="Kwak Roxy", rival="Star")
"""Red lacks 19 of the region of 14, 18, 19 and 23."""
BEFORE_THE_DOOR = field(blue="11 Hook, 13 Hook, 18 Hook, 22 Star", rack="Roxy Star", rival="Jumbo")
SHORT = field(blue="11 Hook", rack="Roxy", rival="Jumbo")
FULL = field(blue="11 Hook", rack="Roxy Roxy Star Star Hook Hook", rival="Jumbo")
OFFERED = after(field(blue="11 Hook", red="13 Star, 12 Star", rack="Jumbo Roxy", rival="Roxy"), "place Jumbo 11")


def facts(before: Battle, move: str) -> dict[str, dict[str, object]]:
    told = BattleMoments().facts(tried(RULES, before, before.turn_seat, (move,)))
    return {saying.id.removeprefix("toybattle-fact-"): saying.args for saying in told}


@pytest.mark.parametrize(
    ("before", "move", "fact", "args"),
    [
        (WINNING, "place Roxy 41", "captures", {}),
        (REGION, "place Roxy 18", "region", {"medals": 3}),
        (OPEN, "place Roxy 11", "door", {}),
        (OPEN, "place Roxy 11", "covers", {"covered": "Hook", "place": 11}),
        (STRAY, "place Roxy 13", "joins", {"bases": 3}),
        (NEAR, "place Roxy 14", "nears", {"medals": 3}),
        (THREAT, "place Kwak 14", "stops", {"medals": 2}),
        (BEFORE_THE_DOOR, "place Roxy 24", "opens", {}),
        (SHORT, "take", "tiles", {"tiles": 1}),
        (SHORT, "place Roxy 13", "on", {"base": 13}),
        (OFFERED, "discard 13", "off", {"troop": "Star", "base": 13}),
    ],
)
def test_a_fact_is_told_that_the_board_proves(before: Battle, move: str, fact: str, args: dict[str, object]) -> None:
    assert facts(before, move)[fact] == args


@pytest.mark.parametrize(
    ("before", "move", "fact"),
    [
        (WINNING, "place Roxy 41", "objective"),
        (REGION, "place Roxy 17", "region"),
        (OPEN, "take", "door"),
        (THREAT, "place Roxy 11", "stops"),
        (SHORT, "place Roxy 13", "nears"),
        (FULL, "take", "tiles"),
        (SHORT, "place Roxy 13", "covers"),
        (SHORT, "place Roxy 13", "cut"),
    ],
)
def test_what_is_not_so_is_not_told(before: Battle, move: str, fact: str) -> None:
    assert fact not in facts(before, move)


def test_a_line_is_cut_where_more_than_one_base_is_lost() -> None:
    assert facts(CUT, "place Kwak 18")["cut"] == {"bases": 2}


def test_facts_come_the_strongest_first() -> None:
    assert next(iter(facts(WINNING, "place Roxy 41"))) == "captures"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fact_is_hinted_at_and_told(language: str) -> None:
    ids = [f"toybattle-fact-{kind}" for kind in PROOFS]
    hinted, told = ([spoken(Saying(f"{id}{part}"), (), language) for id in ids] for part in ("", ".told"))
    assert None not in hinted
    assert not {*hinted} & {*told}
