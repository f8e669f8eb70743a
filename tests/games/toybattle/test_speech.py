"""How a battle is said: tiles by name to their owner and by number to others; later moves say nothing of the board."""

from msgspec.structs import replace

from tests.games.toybattle.stage import field
from toychest.contract import Event, LogLine, Said, Seat, SeatNamed
from toychest.games.toybattle.showing import shown
from toychest.games.toybattle.speech import BattleSpeech
from toychest.games.toybattle.terrain import BLUE
from toychest.games.toybattle.view import BattleView, EffectOffered
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


def coming(move: str, view: BattleView) -> Said:
    return SPEECH.move(move, view, is_now=True).args["count"]


def with_blue(view: BattleView, **sizes: int) -> BattleView:
    return replace(view, sides=[replace(view.sides[0], **sizes), *view.sides[1:]])


def with_skully(view: BattleView) -> BattleView:
    return replace(view, question=EffectOffered(effect="Skully", base=11, is_troop=True))


TURN = with_blue(shown(field(blue="11 Roxy"), BLUE), rack_size=3, reserve=9)


def test_toy_2_2_a_turn_takes_two_tiles() -> None:
    assert coming("take", TURN) == 2


def test_toy_2_2_the_last_tile_of_the_reserve_comes_alone() -> None:
    assert coming("take", with_blue(TURN, reserve=1)) == 1


def test_toy_4_1_skully_brings_one_where_the_rack_has_room_for_one() -> None:
    assert [coming("take", with_skully(with_blue(TURN, rack_size=size))) for size in (6, 7)] == [2, 1]


def test_toy_4_6_star_brings_one() -> None:
    assert coming("take", replace(TURN, question=EffectOffered(effect="Star", base=11, is_troop=True))) == 1
