"""A game that brings no words of its own choosing is said by its notation and its events."""

from toychest.contract import Event, LogLine, PlainSpeech, Saying, Seat, SeatNamed

SPEECH = PlainSpeech("harbour")
LOADED = Event(kind="barrel_loaded", rule="HAR 2.1", public={"seat": 1}, secret={"barrel": "oil"})


def test_a_move_is_said_by_its_first_word() -> None:
    said = SPEECH.move("dock pier 3", None, is_now=True)
    assert said == Saying("harbour-move-dock", {"first": "pier", "second": 3, "second_seat": SeatNamed(Seat(3))})


def test_what_only_looks_like_a_number_stays_a_text() -> None:
    said = SPEECH.move("dock 03 1.5 \u0663", None, is_now=True)
    assert said.args == {"first": "03", "second": "1.5", "third": "\u0663"}


def test_an_event_is_said_by_its_kind_and_belongs_to_its_seat() -> None:
    told = Event(kind="boat_docked", rule="HAR 3.2", public={"seat": 1, "pier": 3})
    assert SPEECH.event(told, dict) == LogLine("harbour-event-boat-docked", {"name": SeatNamed(Seat(1))})


def test_whoever_knows_a_secret_hears_the_part_of_its_name() -> None:
    assert SPEECH.event(LOADED, dict).id == "harbour-event-barrel-loaded.barrel"


def test_what_only_seats_are_called_is_said_by_name() -> None:
    assert SPEECH.facts({"owner": 2, "pier": 3, "by": "tide"}, None) == {"owner": SeatNamed(Seat(2))}
