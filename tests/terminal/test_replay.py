"""Looking back, line by line and by keys."""

import pytest

from tests.terminal.stage import SHORT, Stage, castle
from toychest.games import EDITIONS
from toychest.table import ClockTerms, Table, Terms, TimesLeft, new_table, with_times
from toychest.terminal.keyboard import split_keys
from toychest.terminal.replay import Replay


def finished() -> Table:
    table = opened(castle())
    for move in SHORT:
        table = opened(table)
        table = table.play(table.to_act[0], move).table
    return table


def opened(table: Table) -> Table:
    return table if table.waits_for is None else table.open_turn(table.waits_for).table


def places(*lines: str) -> list[str]:
    """Which steps were shown."""
    stage = Stage(lines)
    Replay(finished(), stage.console).run()
    return [line for line in stage.said if line.startswith("Step ") and " of " in line]


def test_it_starts_before_the_first_move() -> None:
    assert places() == ["Step 0 of 15"]


def test_enter_goes_on_and_back_goes_back() -> None:
    assert places("", "", "back") == ["Step 0 of 15", "Step 1 of 15", "Step 2 of 15", "Step 1 of 15"]


def test_home_end_and_a_number_jump() -> None:
    assert places("end", "home", "7") == ["Step 0 of 15", "Step 15 of 15", "Step 0 of 15", "Step 7 of 15"]


def test_it_never_goes_beyond_its_ends() -> None:
    assert places("back", "99", "") == ["Step 0 of 15", "Step 0 of 15", "Step 15 of 15", "Step 15 of 15"]


def test_q_stops() -> None:
    assert places("q", "") == ["Step 0 of 15"]


def test_every_step_says_what_happened() -> None:
    stage = Stage(["end"])
    Replay(finished(), stage.console).run()
    assert "The sorcerer found the crown in drop 3!" in stage.said


@pytest.mark.parametrize(
    ("sent", "keys"),
    [
        ("\x1b[C\x1b[C", ["right", "right"]),
        ("\x1bOD", ["left"]),
        ("\x1b[1~", ["home"]),
        ("\x1b[F", ["end"]),
        (" q", ["space", "q"]),
        ("\x1b", ["q"]),
        ("Q", ["q"]),
    ],
    ids=repr,
)
def test_keys_are_told_apart(sent: str, keys: list[str]) -> None:
    assert split_keys(sent) == keys


def test_a_number_may_have_any_length() -> None:
    assert places("9" * 5000) == ["Step 0 of 15", "Step 15 of 15"]


def test_a_game_by_a_clock_says_at_every_step_what_was_left() -> None:
    terms = Terms(clock=ClockTerms(expiry="gentle", main=300, increment=0))
    table = opened(new_table(EDITIONS["toybattle-standard-0"], {}, ["Ann", "Ben"], "a timed battle", terms=terms))
    for _ in range(2):
        table = table.play(table.to_act[0], table.legal_moves(table.to_act[0])[0]).table
    times = [TimesLeft(seq=table.frames[-2].seq, left=(185_400, 300_000)), TimesLeft(seq=table.seq, left=(185_400, 0))]
    stage = Stage(["end", "back"])
    Replay(with_times(table, times), stage.console).run()
    said = [line for line in stage.said if "left" in line or "out of time" in line]
    assert said == [
        *("Ann has 5:00 left", "Ben has 5:00 left"),
        *("Ann has 3:06 left", "Ben is out of time"),
        *("Ann has 3:06 left", "Ben has 5:00 left"),
    ]


def test_where_nobody_was_timed_nothing_is_said_of_it() -> None:
    stage = Stage(["end"])
    Replay(finished(), stage.console).run()
    assert not any(" left" in line for line in stage.said)
