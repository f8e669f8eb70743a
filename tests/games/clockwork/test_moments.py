"""Why a move in the city was better: what was seen, and what a perfect memory proves."""

from typing import Any

import pytest

from tests.games.clockwork.stage import FULL_A, FULL_B, FULL_C, after, city
from tests.review.golden import CITY, table
from toychest.contract import Looked, Saying, Seat
from toychest.games.clockwork.moments import PROOFS, CityMoments
from toychest.games.clockwork.state import City
from toychest.words import LANGUAGES
from toychest.words.saying import spoken

PLAYED = table(CITY)
RULES = PLAYED.rules

IN_YARD_6, LACKING = "throw 2 4, walk yard 6", "Lacewing, Kettle, Owl, Nipper, Fuel, Scrap"
HOLDING = after(city(at="30, 20"), f"{IN_YARD_6}, draw Kettle")
HOLDING_FLYER = after(
    city("Umbrella, 2 Owl, Nipper, Fuel, 2 Scrap", LACKING[10:], at="30, 20", laid="A Lacewing"),
    f"{IN_YARD_6}, draw Kettle",
)
LAYING = after(HOLDING, "discard Scrap")
SPECIAL = after(city(at="36, 30"), "throw 1 6")
"""In yard 6, with a rival in yard 5, and a seven."""
SPECIAL_ALONE = after(city(at="36, 20"), "throw 1 6")
RIGHT_CARD_LYING = after(city(FULL_A, LACKING, at="36, 20", discards="14 Lacewing"), "throw 1 6")
SEARCHING = after(RIGHT_CARD_LYING, "walk towers")
MEETING = after(city(FULL_A, LACKING, at="30, yard 6"), IN_YARD_6)
MEETING_TWO = after(city(FULL_A, FULL_B, FULL_C, at="30, yard 6, yard 6", rule="field_cap=none"), IN_YARD_6)
ASKED = after(MEETING, "ask B Lacewing")
COUNTERING = after(MEETING, "ask B Umbrella")


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


def told(state: Any, seat: Seat, played: str, better: str) -> str | None:
    saying = CityMoments().reason(
        Looked(kind="mistake", rules=RULES, seat=seat, before=state, moves=(played,), better=(better,))
    )
    return None if saying is None else saying.id


@pytest.mark.parametrize(
    ("before", "played", "better", "kind"),
    [
        (HOLDING, "discard Owl", "discard Scrap", "scrap"),
        (HOLDING, "discard Fuel", "discard Umbrella", "fuel"),
        (HOLDING, "discard Lacewing", "discard Umbrella", "parts"),
        (HOLDING, "discard Umbrella", "discard Owl", "card"),
        (HOLDING_FLYER, "discard Owl", "discard Umbrella", "has-its-like"),
        (RIGHT_CARD_LYING, "walk 1", "walk towers", "fits-on-a-spot"),
        (SPECIAL, "walk 1", "walk towers", "towers"),
        (SPECIAL, "walk towers", "walk 1", "way"),
        (SPECIAL, "walk 1", "go yard 5", "meeting"),
        (SPECIAL, "walk 1", "go yard 3", "straight"),
        (SPECIAL, "go yard 2", "go yard 3", "way"),
        (SPECIAL, "walk 1", "take", "take"),
        (SPECIAL_ALONE, "walk 1", "walk yard 5", "yard"),
        (SEARCHING, "search Umbrella", "search Lacewing", "lies-there"),
        (SEARCHING, "search Umbrella", "search Fuel", "search-another"),
        (SEARCHING, "pass", "search Umbrella", "search"),
        (SEARCHING, "search Umbrella", "pass", "let-be"),
        (MEETING, "take", "ask B Lacewing", "ask"),
        (MEETING, "ask B Lacewing", "ask B Umbrella", "another-card"),
        (MEETING, "ask B Lacewing", "take", "take"),
        (MEETING_TWO, "ask B Lacewing", "ask C Lacewing", "another-rival"),
        (ASKED, "give Lacewing", "give Scrap", "scrap-instead"),
        (COUNTERING, "pass", "ask A Lacewing", "ask-back"),
        (LAYING, "lay 3", "lay 4", "spot"),
    ],
)
def test_a_reason_is_told_that_is_proved(before: City, played: str, better: str, kind: str) -> None:
    assert told(before, RULES.to_act(before)[0], played, better) == f"clockwork-review-{kind}"


@pytest.mark.parametrize("verb", ["ask", "search"])
def test_a_deed_that_was_worth_more_is_named(verb: str) -> None:
    known = {f"clockwork-review-{kind}" for kind in ("known-to-have", "known-to-have-none", "lies-there", "ask-back")}
    for state, seat, (first, *_) in decisions(verb):
        legal = [RULES.write_move(move) for move in RULES.legal_moves(state, seat)]
        others = [move for move in legal if not move.startswith(verb)]
        assert {told(state, seat, other, first) for other in others} <= {f"clockwork-review-{verb}", *known}


def pointing() -> tuple[Any, Seat, str, str]:
    """A search for a card that lies on a spot, and the spots: where it lies, and another."""
    for state, seat, moves in decisions("point"):
        sought = state.agenda[0].kind
        spots = [f"point {spot}" for spot, kind in state.discards if kind == sought]
        others = [move for move in moves if move not in spots]
        if spots and others:
            return state, seat, spots[0], others[0]
    raise AssertionError("nobody searched for what lay there")


def test_a_card_that_was_shown_is_remembered() -> None:
    state, seat, there, elsewhere = pointing()
    assert told(state, seat, elsewhere, there) == "clockwork-review-shown-there"


def test_how_long_ago_it_was_shown_is_said() -> None:
    state, seat, there, elsewhere = pointing()
    looked = Looked(
        kind="slip",
        rules=RULES,
        seat=seat,
        before=state,
        moves=(elsewhere,),
        better=(there,),
        ages={f"spots.{there.split()[1]}": 34},
    )
    saying = CityMoments().reason(looked)
    assert saying is not None
    assert spoken(saying, (), "en") == f"The card had been shown there: turn the card on spot {there.split()[1]}. " + (
        "It had been seen 34 moves ago."
    )


def test_of_another_card_nothing_is_proved() -> None:
    state, seat, there, elsewhere = pointing()
    assert told(state, seat, there, elsewhere) is None


@pytest.mark.parametrize(
    ("before", "moves", "seat", "kind"),
    [
        (city(), "throw 2 6", 0, "thrown"),
        (city(), "throw 3 3", 0, "thrown-special"),
        (city(), "throw 2 6", 1, "thrown-little"),
        (after(city(at="30, 20"), IN_YARD_6), "draw Umbrella", 0, "drawn-fitting"),
        (after(city(at="30, 20"), IN_YARD_6), "draw Kettle", 0, "drawn"),
        (after(city(at="30, 20"), IN_YARD_6), "draw Kettle", 1, "drawn-little"),
    ],
)
def test_of_luck_it_is_said_how_dice_and_cards_were(before: City, moves: str, seat: int, kind: str) -> None:
    looked = Looked(kind="luck", rules=RULES, seat=Seat(seat), before=before, moves=(moves,))
    saying = CityMoments().reason(looked)
    assert saying is not None
    assert saying.id == f"clockwork-review-{kind}"


def test_the_machines_that_got_away_are_named() -> None:
    looked = Looked(
        kind="end",
        rules=RULES,
        seat=Seat(PLAYED.outcome.places.index(1)),  # type: ignore[union-attr]
        before=PLAYED.frames[-2].state,
        moves=(PLAYED.frames[-1].move,),
    )
    saying = CityMoments().reason(looked)
    assert saying is not None
    assert saying.id in ("clockwork-review-end-machines", "clockwork-review-end-airship")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_sentence(language: str) -> None:
    assert None not in [spoken(Saying(f"clockwork-review-{kind}", {"move": "x"}), (), language) for kind in PROOFS]
