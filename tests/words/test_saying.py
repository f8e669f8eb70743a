"""What is to be said becomes a sentence: names and words are filled in, and lines that belong together are one."""

from toychest.contract import CHANCE, LogLine, Saying, Seat, SeatNamed
from toychest.words.saying import belong_together, filled, spoken, together

NAMES = ("Mara", "Ivo")


def taken(seat: int, *troops: str) -> LogLine:
    words = LogLine("toybattle-event-tile-taken.troop", {"name": SeatNamed(Seat(seat)), "troop": [*troops]}, "troop")
    return filled(words, {"seat": seat}, CHANCE)


def counted(seat: int) -> LogLine:
    words = LogLine("toybattle-event-tile-taken", {"name": SeatNamed(Seat(seat)), "count": 1}, "count")
    return filled(words, {"seat": seat}, CHANCE)


def test_a_seat_is_said_by_its_name() -> None:
    said = Saying("clockwork-move-ask", {"name": SeatNamed(Seat(1)), "kind": "Owl"})
    assert spoken(said, NAMES, "en") == "ask Ivo: Owl"


def test_words_within_words_are_said_in_the_same_language() -> None:
    square = Saying("castle-square", {"symbol": Saying("castle-symbol-moon"), "row": 2})
    assert spoken(Saying("castle-move-jump", {"square": square}), (), "de") == "zu Mond 2 springen"


def test_a_part_that_nobody_wrote_is_the_whole() -> None:
    assert spoken(Saying("castle-event-castle-saved.crown"), (), "en") == "Every treasure is found!"


def test_what_no_catalogue_has_is_not_said() -> None:
    assert spoken(Saying("harbour-move-dock"), (), "en") is None


def test_whoever_moved_has_the_line_that_names_nobody() -> None:
    line = filled(LogLine("castle-event-card-turned"), {"place": 1, "turned": "left"}, Seat(1))
    assert spoken(line, NAMES, "en") == "Ivo turned card 1 to the left"


def test_lines_that_belong_together_put_their_lists_together() -> None:
    assert spoken(together(taken(0, "Hook"), taken(0, "Star")), NAMES, "en") == "Mara took Hook, Star"


def test_lines_that_belong_together_add_their_numbers() -> None:
    assert spoken(together(counted(1), counted(1)), NAMES, "en") == "Ivo took 2 tiles"


def test_lines_of_two_seats_do_not_belong_together() -> None:
    assert [belong_together(taken(0, "Hook"), taken(seat, "Star")) for seat in (0, 1)] == [True, False]


def test_lines_that_name_nothing_that_joins_them_stay_apart() -> None:
    saved = filled(LogLine("castle-event-castle-saved"), {}, None)
    assert not belong_together(saved, saved)
