"""Bounds of hidden hands: what follows from what lies open, and what each card that moves changes."""

import pytest

from tests.games.clockwork.stage import counts
from toychest.games.clockwork.imagined_deals import deal
from toychest.games.clockwork.kinds import FAMILIES, INDEX, KINDS, Kind
from toychest.games.clockwork.memory_bounds import (
    Margins,
    OpenBounds,
    closed,
    gain,
    hold,
    lack,
    lose,
    opened,
    pass_unseen,
    plain,
)
from toychest.games.clockwork.memory_recall import Cards, Recall

OWL, FUEL, KETTLE = INDEX[Kind.OWL], INDEX[Kind.FUEL], INDEX[Kind.KETTLE]
FIVE = Margins(counts("3 Owl, 2 Fuel"), (2, 3))


def five() -> OpenBounds:
    """Two cards and three cards: three owls and two barrels of fuel among them."""
    return opened(None, FIVE)


def of(rows: OpenBounds, holder: int, index: int) -> tuple[int, int]:
    return rows[holder][0][index], rows[holder][1][index]


def test_without_more_the_sizes_bound_the_hands() -> None:
    first, second = plain(FIVE)
    assert (first[0][OWL], first[1][OWL], second[0][OWL], second[1][OWL]) == (0, 2, 1, 3)


def test_what_lies_open_is_no_table() -> None:
    assert closed(five(), FIVE) is None


def test_a_table_that_is_opened_and_closed_stays_as_it_is() -> None:
    rows = five()
    hold(rows, 0, Kind.OWL)
    table = closed(rows, FIVE)
    assert closed(opened(table, FIVE), FIVE) == table


def test_who_has_no_fuel_has_owls_and_the_other_the_fuel() -> None:
    rows = five()
    lack(rows, 0, Kind.FUEL)
    rows = opened(closed(rows, FIVE), FIVE)
    assert (of(rows, 0, OWL), of(rows, 1, OWL), of(rows, 1, FUEL)) == ((2, 2), (1, 1), (2, 2))


def test_who_has_two_owls_leaves_one() -> None:
    rows = five()
    hold(rows, 0, Kind.OWL, 2)
    rows = opened(closed(rows, FIVE), FIVE)
    assert (of(rows, 0, FUEL), of(rows, 1, OWL), of(rows, 1, FUEL)) == ((0, 0), (1, 1), (2, 2))


def test_holding_one_is_no_less_than_was_known() -> None:
    rows = five()
    hold(rows, 1, Kind.OWL, 2)
    hold(rows, 1, Kind.OWL)
    assert of(rows, 1, OWL) == (2, 3)


def test_a_card_gained_moves_both_bounds() -> None:
    rows = five()
    gain(rows, 0, Kind.OWL)
    assert of(rows, 0, OWL) == (1, 3)


def test_a_card_lost_was_there() -> None:
    rows = five()
    lose(rows, 1, Kind.OWL)
    lose(rows, 0, Kind.OWL)
    assert (of(rows, 1, OWL), of(rows, 0, OWL)) == ((0, 2), (0, 1))


def test_several_cards_are_lost_at_once() -> None:
    rows = five()
    hold(rows, 1, Kind.OWL, 3)
    lose(rows, 1, Kind.OWL, 2)
    assert of(rows, 1, OWL) == (1, 1)


def test_a_card_passed_unseen_may_be_any_that_was_there() -> None:
    rows = five()
    pass_unseen(rows, 1, 0, KINDS)
    assert (of(rows, 1, OWL), of(rows, 0, OWL), of(rows, 0, FUEL)) == ((0, 3), (0, 3), (0, 3))


def test_a_card_passed_unseen_is_known_where_only_one_can_be_meant() -> None:
    rows = five()
    pass_unseen(rows, 1, 0, FAMILIES)
    assert (of(rows, 1, OWL), of(rows, 0, OWL), of(rows, 0, FUEL)) == ((0, 2), (1, 3), (0, 2))


def test_nothing_that_is_not_there_is_passed() -> None:
    rows = five()
    pass_unseen(rows, 1, 0, KINDS)
    assert of(rows, 0, KETTLE) == (0, 0)


# Dealing


def test_everything_is_dealt() -> None:
    dealt = deal(FIVE, None, lambda _: 0)
    assert dealt == (counts("2 Owl"), counts("Owl, 2 Fuel"))


def test_the_draw_says_where_a_card_goes() -> None:
    dealt = deal(FIVE, None, lambda number: number - 1)
    assert dealt == (counts("2 Fuel"), counts("3 Owl"))


def test_nobody_is_dealt_more_than_it_may_have() -> None:
    rows = five()
    lack(rows, 0, Kind.OWL)
    assert deal(FIVE, closed(rows, FIVE), lambda _: 0) == (counts("2 Fuel"), counts("3 Owl"))


def test_what_one_surely_has_is_dealt_first() -> None:
    rows = five()
    hold(rows, 0, Kind.FUEL)
    assert deal(FIVE, closed(rows, FIVE), lambda number: number - 1) == (counts("Owl, Fuel"), counts("2 Owl, Fuel"))


@pytest.mark.parametrize(("is_stuck", "rooms"), [(False, [5, 4, 3, 2, 1]), (True, [4, 3, 2, 1])])
def test_what_follows_is_dealt_first_only_where_deals_do_not_come_out(is_stuck: bool, rooms: list[int]) -> None:
    """Of three Owls the holder of three cards has one at least, whatever is dealt."""
    asked: list[int] = []

    def draw(number: int) -> int:
        asked.append(number)
        return 0

    deal(FIVE, None, draw, is_stuck)
    assert asked == rooms


def test_cards_that_find_no_place_are_not_dealt() -> None:
    tight = tuple((counts(""), counts("Owl, Fuel")) for _ in range(2))
    assert deal(FIVE, tight, lambda _: 0) is None


# Recalling


NOWHERE = Cards((), counts(""))


def recalled(number: int) -> Recall:
    """A table of none, so many steps later."""
    recall = Recall((None,))
    for _ in range(number):
        recall = recall.after(NOWHERE, NOWHERE, lambda tables, _, __: (*tables, None))
    return recall


@pytest.mark.parametrize("steps", [0, 1, 3])
def test_what_happened_is_worked_out_step_by_step(steps: int) -> None:
    assert recalled(steps).tables == (None,) * (steps + 1)


def test_what_is_recalled_alike_is_equal() -> None:
    assert (recalled(2) == recalled(2), hash(recalled(2)) == hash(recalled(2))) == (True, True)


def test_what_is_recalled_otherwise_is_not_equal() -> None:
    assert (recalled(1) == recalled(2), recalled(0) == (None,)) == (False, False)


def test_what_is_recalled_can_be_printed() -> None:
    assert repr(recalled(1)) == "Recall((None, None))"
