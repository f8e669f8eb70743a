"""How the castle is said: squares by their signs, cards by what they do, a row and a walk in one line each."""

import pytest

from tests.games.castle.stage import RULES, laid, play, told
from toychest.contract import Event, LogLine, Saying, Seat, SeatNamed
from toychest.games.castle.showing import shown
from toychest.games.castle.speech import CastleSpeech, square_said
from toychest.games.castle.state import Castle
from toychest.words.saying import spoken

SPEECH = CastleSpeech()
VIEW = shown(RULES.setup(1, {}))


def lines(state: Castle, moves: str) -> list[LogLine]:
    """What is said of these moves."""
    return [SPEECH.event(event, lambda: shown(state)) for event in told(state, moves)[1]]


@pytest.mark.parametrize(
    ("move", "expected"),
    [
        ("turn 2 left", "Turn card 2 left"),
        ("walk up", "go up"),
        ("jump b3", "jump to heart 3"),
        ("treasure a6", "hide a treasure in moon 6"),
        ("leave wand", "leave the wand"),
        ("lay ghost", "lay ghost"),
        ("go", "go: the row runs"),
    ],
)
def test_a_move_is_said(move: str, expected: str) -> None:
    assert spoken(SPEECH.move(move, VIEW, is_now=True), (), "en") == expected


def test_a_turn_says_where_the_arrow_will_point() -> None:
    said = spoken(SPEECH.move("turn 2 left", shown(laid("right left ghost")), is_now=True), (), "en")
    assert said == "turn card 2 to the left (then it points down)"


def test_a_row_is_laid_in_one_line_of_its_seat() -> None:
    (line,) = lines(play("treasure a6", treasures=1), "lay up")
    assert line == LogLine(
        "castle-event-card-laid", {"name": SeatNamed(Seat(0)), "cards": [Saying("castle-card-up")]}, "cards"
    )


def test_a_walk_is_one_line_with_its_end() -> None:
    line, *_ = lines(laid("down down right"), "go")
    assert line.id == "castle-event-sorcerer-walked"
    assert (line.joins, line.args["end"]) == ("ways", square_said("b2", VIEW))


def test_who_shuffles_is_named() -> None:
    event = Event(kind="stack_shuffled", rule="CAS 2.11")
    said = SPEECH.event(event, lambda: VIEW)
    assert said == LogLine("castle-event-stack-shuffled", {"name": SeatNamed(Seat(0))})


def test_a_loop_says_what_it_repeats() -> None:
    line = next(line for line in lines(laid("down loop right"), "go") if line.id == "castle-event-loop-repeated")
    assert line.args["cards"] == [Saying("castle-card-down")]


def test_what_was_found_is_read_first() -> None:
    state = laid("down down right", treasures="b2 a6 c6 d6")
    line = next(line for line in lines(state, "go") if line.id == "castle-event-treasure-found")
    assert line.strong == (Saying("castle-picture-crown"),)


def test_a_refusal_says_squares_by_their_signs() -> None:
    assert SPEECH.facts({"at": "c4", "number": 2}, VIEW) == {"at": square_said("c4", VIEW)}
