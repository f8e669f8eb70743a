"""Why a move in the city was better: what was seen, and what a perfect memory proves."""

from typing import Any

import pytest

from tests.review.golden import CITY, table
from toychest.contract import Looked, MomentKind, Saying, Seat
from toychest.games.clockwork.moments import PROOFS, CityMoments
from toychest.words import LANGUAGES
from toychest.words.saying import spoken

PLAYED = table(CITY)
RULES = PLAYED.rules


def decisions(verb: str) -> list[tuple[Any, Seat, list[str]]]:
    """States of a whole game in which somebody chose among several moves of this verb, and those moves."""
    found = []
    for at, frame in enumerate(PLAYED.frames[1:], start=1):
        if frame.seat is not None and frame.seat >= 0 and frame.move.startswith(verb):
            state = PLAYED.frames[at - 1].state
            legal = [RULES.write_move(move) for move in RULES.legal_moves(state, frame.seat)]
            moves = [move for move in legal if move.startswith(verb)]
            found += [(state, frame.seat, moves)] if len(moves) > 1 else []
    return found


def told(state: Any, seat: Seat, played: str, better: str, kind: MomentKind = "mistake") -> str | None:
    saying = CityMoments().reason(
        Looked(kind=kind, rules=RULES, seat=seat, before=state, moves=(played,), better=(better,))
    )
    return None if saying is None else saying.id


@pytest.mark.parametrize(("verb", "kind"), [("discard", "card"), ("lay", "spot"), ("walk", "way")])
def test_the_same_move_elsewhere_is_named(verb: str, kind: str) -> None:
    state, seat, (first, second, *_) = decisions(verb)[0]
    assert told(state, seat, first, second) == f"clockwork-review-{kind}"


@pytest.mark.parametrize("verb", ["ask", "search"])
def test_a_deed_that_was_worth_more_is_named(verb: str) -> None:
    for state, seat, (first, second, *_) in decisions(verb):
        legal = [RULES.write_move(move) for move in RULES.legal_moves(state, seat)]
        others = [move for move in legal if not move.startswith(verb)]
        known = "clockwork-review-known-to-have"
        assert {told(state, seat, other, first) for other in others} <= {f"clockwork-review-{verb}", known}
        assert told(state, seat, first, second) in (None, known)


def pointing() -> tuple[Any, Seat, str, str]:
    """A search for a card that lies on a spot, and the spots: where it lies, and another."""
    for state, seat, moves in decisions("point"):
        sought = state.agenda[0].kind
        spots = [f"point {spot}" for spot, kind in state.discards if kind == sought]
        others = [move for move in moves if move not in spots]
        if spots and others:
            return state, seat, spots[0], others[0]
    raise AssertionError("nobody searched for what lay there")


@pytest.mark.parametrize(("kind", "id"), [("mistake", "shown-there"), ("slip", "long-ago")])
def test_a_card_that_was_shown_is_remembered(kind: MomentKind, id: str) -> None:
    state, seat, there, elsewhere = pointing()
    assert told(state, seat, elsewhere, there, kind) == f"clockwork-review-{id}"


def test_of_another_card_nothing_is_proved() -> None:
    state, seat, there, elsewhere = pointing()
    assert told(state, seat, there, elsewhere) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_sentence(language: str) -> None:
    assert None not in [spoken(Saying(f"clockwork-review-{kind}", {"move": "x"}), (), language) for kind in PROOFS]
