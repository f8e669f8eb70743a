"""Replay: the frames of a log."""

import msgspec
import pytest

from tests.table.lanterns import LANTERNS
from tests.table.sitting import dealt, finished, played
from toychest.table import errors, replay


def test_frame_0_is_the_state_before_the_first_move() -> None:
    table = finished()
    first = replay(LANTERNS.rules, table.header, table.entries)[0]
    assert (first.seq, first.seat, first.state) == (0, None, LANTERNS.rules.setup(2, {"goal": 7}))


def test_a_frame_holds_the_move_its_events_and_the_state_after_it() -> None:
    table = played(dealt(), "open, walk 1")
    frame = replay(LANTERNS.rules, table.header, table.entries)[-1]
    assert (frame.seq, frame.seat, frame.move) == (4, 0, "walk 1")
    assert ([event.kind for event in frame.events], frame.state.at) == (["lantern_moved"], (1, 0))


def test_moves_taken_back_have_no_frame() -> None:
    table = played(dealt(), "open, walk 1, back 4, rest")
    assert [frame.seq for frame in replay(LANTERNS.rules, table.header, table.entries)] == [0, 1, 2, 3, 6]


@pytest.mark.parametrize("move", ["fly", "walk 9"])
def test_a_move_that_the_rules_refuse_is_a_damaged_entry(move: str) -> None:
    table = played(dealt(), "open, rest")
    changed = [*table.entries[:3], msgspec.structs.replace(table.entries[3], move=move)]
    with pytest.raises(errors.DamagedEntry, match="entry 4 is damaged"):
        replay(LANTERNS.rules, table.header, changed)
