"""How a battle is said: tiles by name to their owner and by number to others; later moves say nothing of the board."""

from tests.games.toybattle.stage import field
from toychest.contract import Event, LogLine, Seat, SeatNamed
from toychest.games.toybattle.showing import shown
from toychest.games.toybattle.speech import BattleSpeech
from toychest.games.toybattle.terrain import BLUE
from toychest.words.saying import spoken

SPEECH = BattleSpeech()
TAKEN = "toybattle-event-tile-taken"
ANNA = {"name": SeatNamed(Seat(0))}


def taken(**secret: str) -> LogLine:
    return SPEECH.event(Event(kind="tile_taken", rule="TOY 2.2", public={"seat": 0}, secret=secret), dict)


def later(move: str) -> str | None:
    view = shown(field(blue="11 Roxy", red="13 Hook"), BLUE)
    return spoken(SPEECH.move(move, view, is_now=False), (), "en")


def test_tiles_are_put_together_by_name_for_their_owner() -> None:
    assert taken(troop="Hook") == LogLine(f"{TAKEN}.troop", ANNA | {"troop": ["Hook"]}, "troop", ("Hook",))


def test_tiles_are_counted_for_others() -> None:
    assert taken() == LogLine(TAKEN, ANNA | {"count": 1}, "count")


def test_troops_are_read_first() -> None:
    facts = {"seat": 1, "troop": "Roxy", "place": 18, "covered": "Hook", "owner": 0}
    line = SPEECH.event(Event(kind="troop_placed", rule="TOY 2.4", public=facts), dict)
    assert line.strong == ("Roxy", "Hook")


def test_of_what_may_follow_later_nobody_says_whom_it_covers() -> None:
    assert later("place Roxy 13") == "place Roxy 7 on 13"


def test_a_troop_that_is_not_there_yet_is_left_open() -> None:
    assert later("recall 17") == "recall … from 17"


def test_a_shove_says_who_goes_where() -> None:
    assert later("shove 11 12") == "shove Roxy 7 from 11 to 12"


def test_who_begins_is_said_by_side() -> None:
    assert (later("start blue"), later("start red")) == ("Blue begins", "Red begins")


def test_a_gate_says_whom_it_lets_in() -> None:
    assert SPEECH.facts({"lets": [3, 4, 5], "place": 12}, shown(field(), BLUE)) == {"lets": "3-5"}
