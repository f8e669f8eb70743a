"""What lies open in Toy Battle, field by field; what lies hidden is in test_hidden."""

import pytest

from tests.games.toybattle.stage import BLUE, RED, after, field, seen, start
from toychest.contract import Seat
from toychest.games.toybattle.view import EffectOffered, PlaceShown, RegionShown, StackShown, TileShown


def place(number: int, terrain: str, beginner: bool = False) -> PlaceShown:
    """One place as it is shown."""
    return next(shown for shown in seen(field(terrain=terrain, beginner=beginner)).places if shown.number == number)


def test_a_headquarters_is_shown_where_it_lies() -> None:
    assert place(1, "castle") == PlaceShown(number=1, x=50, y=93, owner=BLUE, special=None, gate=None)


def test_a_special_base_is_shown_with_what_it_does() -> None:
    assert place(15, "castle").special == "recall"


def test_a_gate_is_shown_with_what_it_lets_in() -> None:
    assert place(16, "pool").gate == [3, 4, 5]


def test_a_beginners_gate_is_not_shown() -> None:
    assert place(16, "pool", beginner=True).gate is None


def test_paths_are_shown() -> None:
    assert seen(field()).paths[:3] == [(1, 11), (1, 12), (11, 13)]


def test_a_region_is_shown_with_its_medals_and_their_taker() -> None:
    state = field(taken=(RED, None, None, None, None, None, None, None))
    assert seen(state).regions[0] == RegionShown(bases=[11, 12, 13, 14, 18], medals=3, taken_by=RED)


def test_a_stack_is_shown_from_below() -> None:
    assert seen(field(blue="13 Hook", red="13 Roxy")).stacks == [
        StackShown(base=13, tiles=[TileShown(seat=BLUE, troop="Hook"), TileShown(seat=RED, troop="Roxy")])
    ]


@pytest.mark.parametrize("watcher", [BLUE, RED, None])
def test_everybody_is_told_where_they_sit(watcher: Seat | None) -> None:
    assert seen(field(), watcher).you == watcher


def test_the_sides_are_shown_by_seat() -> None:
    assert [side.seat for side in seen(field()).sides] == [BLUE, RED]


@pytest.mark.parametrize("turn", [BLUE, RED])
def test_everybody_sees_whose_turn_it_is(turn: Seat) -> None:
    assert seen(field(turn=turn)).turn_seat == turn


def test_the_question_of_a_troop_is_shown_as_such() -> None:
    state = after(field(rack="Star"), "place Star 11")
    assert seen(state).question == EffectOffered(effect="Star", base=11, is_troop=True)


def test_the_question_of_a_base_is_shown_as_such() -> None:
    state = after(field(blue="11 Hook, 13 Hook"), "place Roxy 15")
    assert seen(state).question == EffectOffered(effect="recall", base=15, is_troop=False)


def test_before_a_turn_nothing_is_asked() -> None:
    assert seen(field()).question is None


def test_before_the_tiles_are_dealt_no_turn_has_begun() -> None:
    view = seen(start())
    assert (view.turn, view.turn_seat, view.idle) == (0, BLUE, 0)
