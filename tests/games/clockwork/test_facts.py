"""What a move in the city does: what was seen, what a hand holds, and what a perfect memory proves."""

from typing import Any

import pytest

from tests.games.clockwork.test_moments import RULES, decisions, pointing
from toychest.contract import Saying, Seat, tried
from toychest.games.clockwork.facts import PROOFS
from toychest.games.clockwork.kinds import Kind
from toychest.games.clockwork.moments import CityMoments
from toychest.games.clockwork.state import held
from toychest.words import LANGUAGES
from toychest.words.saying import spoken


def facts(state: Any, seat: Seat, move: str) -> dict[str, dict[str, Any]]:
    told = CityMoments().facts(tried(RULES, state, seat, (move,)))
    return {saying.id.removeprefix("clockwork-fact-"): saying.args for saying in told}


def test_a_card_that_was_shown_is_pointed_at() -> None:
    state, seat, there, elsewhere = pointing()
    assert facts(state, seat, there)["shown-there"] == {"spot": there.removeprefix("point ")}
    assert "shown-there" not in facts(state, seat, elsewhere)


def test_a_yard_is_told_with_its_cards() -> None:
    walks = [(state, seat, move) for state, seat, moves in decisions("walk") for move in moves if "yard" in move]
    state, seat, move = walks[0]
    yard = move.rpartition(" ")[2]
    assert facts(state, seat, move)["yard"] == {"yard": yard, "cards": state.piles[int(yard) - 1]}


def test_a_card_that_stands_alone_is_told_and_no_other() -> None:
    for state, seat, moves in decisions("discard"):
        for move in moves:
            is_single = held(state, seat, Kind(move.split(" ")[1])) == 1
            assert is_single or "single" not in facts(state, seat, move)


def test_cards_that_go_together_are_counted() -> None:
    asked = [(state, seat, move) for state, seat, moves in decisions("ask") for move in moves]
    told = [(facts(state, seat, move).get("together"), state, seat) for state, seat, move in asked]
    counted = [(args["cards"], held(state, seat, Kind(args["kind"]))) for args, state, seat in told if args]
    assert counted
    assert all(said == truly for said, truly in counted)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fact_is_hinted_at_and_told(language: str) -> None:
    ids = [f"clockwork-fact-{kind}" for kind in PROOFS]
    hinted, told = ([spoken(Saying(f"{id}{part}"), (), language) for id in ids] for part in ("", ".told"))
    assert None not in hinted
    assert not {*hinted} & {*told}
