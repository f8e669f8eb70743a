"""How the city is said: seats by their names, places by what they are; what is plain to see may be left out."""

import pytest

from toychest.contract import Event, LogLine, Seat, SeatNamed
from toychest.games.clockwork.speech import CitySpeech
from toychest.words.saying import belong_together, filled, spoken, together

SPEECH = CitySpeech()
NAMES = ("Mara", "Benedek", "Luïza")


def line(event: Event) -> LogLine:
    return SPEECH.event(event, dict)


def given(**secret: str) -> Event:
    return Event(kind="card_given", rule="CLK 5.4", public={"giver": 1, "taker": 0}, secret=secret)


def said(event: Event) -> str | None:
    return spoken(filled(line(event), event.public | event.secret, Seat(0)), NAMES, "en")


def test_a_card_that_was_given_is_named_to_whoever_knows_it() -> None:
    assert said(given(kind="Owl")) == "Benedek gave Mara an Owl part"


def test_a_card_that_was_given_is_not_named_to_others() -> None:
    assert said(given()) == "Benedek gave Mara a card"


def test_whoever_gives_has_the_line() -> None:
    assert line(given()).args["name"] == SeatNamed(Seat(1))


def test_where_somebody_walked_is_said() -> None:
    assert said(Event(kind="pawn_walked", rule="CLK 2.1", public={"seat": 2, "place": "yard 3"})) == (
        "Luïza walked to Yard 3"
    )


@pytest.mark.parametrize(("kind", "expected"), [("card_dealt", True), ("had_some", True), ("had_none", False)])
def test_what_is_plain_to_see_may_be_left_out(kind: str, expected: bool) -> None:
    assert line(Event(kind=kind, rule="CLK 5.3", public={"seat": 1})).is_aside == expected


def test_machines_that_stay_in_the_box_are_one_line() -> None:
    first, second = (
        filled(line(Event(kind="set_left_out", rule="CLK 1.4", public={"kind": kind})), {"kind": kind}, None)
        for kind in ("Velo", "Moth")
    )
    assert belong_together(first, second)
    assert spoken(together(first, second), NAMES, "en") == "Stays in the box: Velo, Moth"


def test_several_seats_are_named() -> None:
    assert said(Event(kind="opening_tied", rule="CLK R3", public={"seats": [0, 2]})) == (
        "Mara and Luïza threw alike and throw again"
    )
