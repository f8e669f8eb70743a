"""Two seats at one browser: it is told the secrets of one of them at a time."""

import msgspec
import pytest

from tests.table import sitting as lanterns
from toychest.contract import Seat
from toychest.games import EDITIONS
from toychest.games.toybattle.view import BattleView
from toychest.table import Confirmations, EntryTold, Granted, Table, new_table
from toychest.web.telling import Audience, entries_played, standing, table_shown, view_seat

BOTH = frozenset((Seat(0), Seat(1)))
SEED = "one seed for all of these"


def dealt() -> Table:
    """A table of Toy Battle with both racks dealt."""
    table = new_table(EDITIONS["toybattle-standard-0"], {}, ("Ann", "Ben"), SEED)
    return table.open_turn(table.waits_for).table if table.waits_for is not None else table


def taken(table: Table) -> Granted:
    """The seat on turn takes tiles."""
    return table.play(table.to_act[0], "take")


def seats_named(entries: list[EntryTold]) -> set[object]:
    """Whose tiles are told by name."""
    told = msgspec.json.decode(msgspec.json.encode(entries), type=list[EntryTold])  # some are written already
    return {event.facts["seat"] for entry in told for event in entry.events if "troop" in event.facts}


def racks_shown(table: Table) -> list[bool]:
    """For each side: is its rack told?"""
    view = standing(table, BOTH, view_seat(table, BOTH)).view
    assert isinstance(view, BattleView)
    return [side.tiles is not None for side in view.sides]


def screen(looking: Seat) -> Audience:
    return Audience(BOTH, looking)


def test_only_the_rack_of_the_seat_to_act_is_told() -> None:
    table = dealt()
    assert racks_shown(table) == [seat == table.to_act[0] for seat in sorted(BOTH)]


def test_the_other_rack_is_told_after_the_turn() -> None:
    table = dealt()
    assert racks_shown(taken(table).table) == [seat != table.to_act[0] for seat in sorted(BOTH)]


def test_whoever_moved_is_told_what_came() -> None:
    table = dealt()
    mover = table.to_act[0]
    assert seats_named(entries_played(taken(table), screen(mover), None).entries) == {mover}


def test_whoever_looks_while_another_moves_elsewhere_is_told_no_secret_of_it() -> None:
    table = dealt()
    looking = Seat(1 - table.to_act[0])
    assert seats_named(entries_played(taken(table), screen(looking), None).entries) == set()


def test_a_browser_that_enters_is_told_what_the_seat_that_looks_may_know() -> None:
    table = taken(dealt()).table
    shown = table_shown("LAMB-7KQD", table, (), screen(table.to_act[0]), Confirmations())
    assert seats_named(shown.entries) == {table.to_act[0]}


def test_before_a_throw_the_seat_that_clicks_looks() -> None:
    assert view_seat(lanterns.played(lanterns.dealt(), "open, rest"), BOTH) == Seat(1)


@pytest.mark.parametrize(("edition", "has_secrets"), [("toybattle-standard-0", True), ("castle-standard-0", False)])
def test_it_is_told_whether_there_is_anything_to_hide(edition: str, has_secrets: bool) -> None:
    table = new_table(EDITIONS[edition], {}, ("Ann", "Ben"), SEED)
    assert table_shown("LAMB-7KQD", table, (), screen(Seat(0)), Confirmations()).has_secrets == has_secrets
