"""Telling: a seat is told what it may know, an onlooker less, and nobody another seat's notation."""

from collections.abc import Collection

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from tests.table.sitting import ANN, BEN, chosen, dealt, played, seated
from toychest.contract import CHANCE, Event, PlainSpeech, Seat
from toychest.table import EntryTold, EventTold, Table, told_again, told_event, told_frame, told_now

SECRET = Event(kind="gem_dealt", rule="LAN 2.1", public={"seat": 0}, secret={"gem": "red"}, seen_by=(ANN,))
FLEETING = Event(kind="gem_flashed", rule="LAN 2.1", public={"gem": "red"}, fleeting=True)


def told(event: Event, seats: Collection[Seat]) -> EventTold:
    return told_event(event, seats, PlainSpeech("lanterns"), dict)


def kinds(told: tuple[EntryTold, ...]) -> list[str]:
    return [event.kind for entry in told for event in entry.events]


def test_a_seat_that_sees_it_is_told_the_secret() -> None:
    assert told(SECRET, {ANN}).facts == {"seat": 0, "gem": "red"}


def test_another_seat_is_told_what_is_public() -> None:
    assert told(SECRET, {BEN}).facts == {"seat": 0}


def test_an_onlooker_is_told_what_is_public() -> None:
    assert told(SECRET, ()).facts == {"seat": 0}


def test_two_seats_at_one_screen_are_told_what_either_sees() -> None:
    assert told(SECRET, {ANN, BEN}).facts == {"seat": 0, "gem": "red"}


def test_whoever_is_told_a_secret_has_words_for_it_and_others_to_say_before_others() -> None:
    event = told(SECRET, {ANN})
    assert (event.words.id, event.openly and event.openly.id) == (
        "lanterns-event-gem-dealt.gem",
        "lanterns-event-gem-dealt",
    )


def test_others_have_no_words_for_a_secret() -> None:
    event = told(SECRET, {BEN})
    assert (event.words.id, event.openly) == ("lanterns-event-gem-dealt", None)


def test_a_fleeting_event_is_told_the_moment_it_happens() -> None:
    granted = played(dealt(), "open").play(ANN, "flash")
    assert kinds(told_now(granted, {BEN})) == ["gem_flashed"]


def test_a_fleeting_event_that_was_shown_is_not_told_again() -> None:
    assert "gem_flashed" not in kinds(told_again(played(dealt(), "open, flash"), {BEN}))


def test_a_fleeting_event_is_told_again_until_it_was_shown() -> None:
    table = played(dealt(), "open, flash")
    assert "gem_flashed" in kinds(told_again(table, {BEN}, is_shown=lambda seq: seq != 4))


def test_fleeting_events_are_left_out_unless_asked_for() -> None:
    assert told_frame(played(dealt(), "open, flash"), 4, (), with_fleeting=False) == ()


def test_the_chance_moves_after_a_move_are_told_with_it() -> None:
    granted = seated().open_turn(ANN)
    assert [(entry.seq, entry.seat) for entry in told_now(granted, ())] == [(1, -1), (2, -1)]


def test_a_take_back_names_the_entry_it_goes_back_to() -> None:
    granted = played(dealt(), "open, rest").take_back(ANN, 4)
    assert told_now(granted, {BEN}) == (EntryTold(seq=5, seat=ANN, events=(), taken_back=4),)


def test_entropy_is_told_without_its_words() -> None:
    granted = seated().add_entropy(BEN, "pigs might fly")
    assert told_now(granted, {ANN}) == (EntryTold(seq=1, seat=BEN, events=()),)


def test_again_leaves_out_what_was_taken_back() -> None:
    told = told_again(played(dealt(), "open, rest, back 4, peek"), {ANN})
    assert [(entry.seq, entry.taken_back) for entry in told] == [(1, None), (2, None), (3, None), (5, 4), (6, None)]


def test_a_forgotten_field_stays_hidden() -> None:
    assert EntryTold.__struct_fields__ == ("seq", "seat", "events", "taken_back", "agreed", "hand", "forfeit")


@given(st.lists(st.integers(0, 11), max_size=40), st.sampled_from([(), (BEN,)]))
def test_a_hidden_gem_changes_no_byte_of_what_others_are_told(choices: list[int], seats: tuple[Seat, ...]) -> None:
    red, blue = (chosen(choices, table_with(gem), without=("peek", "flash")) for gem in ("red", "blue"))
    assert msgspec.json.encode(told_again(red, seats)) == msgspec.json.encode(told_again(blue, seats))


def test_a_hidden_gem_is_told_to_its_holder() -> None:
    assert told_again(table_with("red"), (ANN,)) != told_again(table_with("blue"), (ANN,))


def table_with(gem: str) -> Table:
    """Ann's gem as named, Ben's red, Ann on three paces: not by luck, so that two tables differ in nothing else."""
    table = seated()
    for deal in (f"deal {gem}", "deal red", "roll 3"):
        table = table.with_move(CHANCE, deal)
    return table
