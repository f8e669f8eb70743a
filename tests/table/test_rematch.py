"""A rematch: the same seats and choices, after the game that it names, and somebody else begins."""

import pytest

from tests.table.lanterns import EDITIONS, LANTERNS
from tests.table.sitting import finished, played, seated
from tests.table.tamper import resealed
from toychest.contract import Option, UnknownOption
from toychest.games import EDITIONS as CHEST
from toychest.table import begins_by_choice, errors, new_table, read_log, rematch_table, sat_before, verify, write_log

OVER = finished("over")
BATTLE = CHEST["toybattle-standard-0"]


def test_a_rematch_names_the_game_that_it_comes_after() -> None:
    ending = OVER.log.ending
    assert ending is not None
    assert rematch_table(OVER).header.after == ending.sum


def test_its_luck_is_another() -> None:
    assert rematch_table(OVER).seed != OVER.seed


def test_the_same_is_played_unless_something_else_is_chosen() -> None:
    other = rematch_table(OVER, {"goal": 9})
    assert (rematch_table(OVER).header.options, other.header.options) == ({"goal": 7}, {"goal": 9})


def test_a_choice_that_is_not_offered_is_refused() -> None:
    with pytest.raises(UnknownOption):
        rematch_table(OVER, {"goal": 8})


def test_the_order_turns_by_one_where_the_rules_say_who_begins() -> None:
    assert (rematch_table(OVER).header.seats, sat_before(LANTERNS, 3)) == (("Ben", "Ann"), (1, 2, 0))


def test_a_running_game_has_no_rematch() -> None:
    with pytest.raises(errors.TableUnfinished):
        rematch_table(played(seated(), "open"))


def test_what_it_comes_after_is_in_its_sums() -> None:
    log = read_log(write_log(OVER.log))
    other = resealed(rematch_table(OVER).header, list(log.entries), log.ending) if log.ending else None
    assert other is not None
    assert other.entries[0].sum != log.entries[0].sum


def test_the_log_of_a_rematch_is_fair() -> None:
    table = rematch_table(OVER, seed="again")
    while table.outcome is None:
        table = played(table, "open" if table.waits_for is not None else table.legal_moves(table.to_act[0])[0])
    assert verify(read_log(write_log(table.log)), EDITIONS).is_fair


def test_where_a_choice_says_who_begins_the_seats_stay_and_the_other_begins() -> None:
    battle = new_table(BATTLE, {"starter": "red"}, ["Ann", "Ben"])
    assert (sat_before(BATTLE, 2), begins_by_choice(battle)) == ((0, 1), 1)


def test_where_nothing_was_chosen_the_rules_say_who_begins() -> None:
    assert begins_by_choice(new_table(BATTLE, {}, ["Ann", "Ben"])) is None


def test_the_choice_of_who_begins_names_every_seat_and_is_not_asked() -> None:
    assert isinstance(BATTLE.starter, Option)
    assert len(BATTLE.starter.choices) == 2
    assert BATTLE.starter.name not in [option.name for option in BATTLE.options]
