"""A copy of an environment plays apart from it: copied in memory, or packed and unpacked."""

import copy
import gc
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tests.research import test_aec, test_seat, test_vector

pytestmark = pytest.mark.compiled
COPIED = pytest.mark.parametrize("copied", [copy.deepcopy, lambda table: pickle.loads(pickle.dumps(table))])
Copying = Callable[[Any], Any]


def of_a_table(table: Any) -> list[bytes]:
    """What the next decisions of it say."""
    told = []
    for _ in range(8):
        seen, *_ = table.last()
        told.append(seen["observation"].tobytes() + seen["action_mask"].tobytes())
        table.step(int(np.flatnonzero(seen["action_mask"])[-1]))
    return told


def of_a_seat(table: Any, mask: Any) -> list[bytes]:
    told = []
    for _ in range(6):
        seen, _, _, _, info = table.step(int(np.flatnonzero(mask)[0]))
        mask = info["action_mask"]
        told.append(seen.tobytes() + mask.tobytes())
    return told


def of_tables(tables: Any, mask: Any) -> list[bytes]:
    told = []
    for _ in range(8):
        seen, *_, info = tables.step(mask.argmax(axis=1))
        mask = info["action_mask"]
        told.append(seen.tobytes() + mask.tobytes())
    return told


@COPIED
@pytest.mark.parametrize("game", ["toybattle", "clockwork", "castle"])
def test_a_copied_table_leaves_the_original_where_it_was(game: str, copied: Copying) -> None:
    table = test_aec.played(test_aec.made(game, seats=2, luck=True, max_cycles=200), 9)
    other = copied(table)
    before = table._rows.cells.copy()
    said = of_a_table(other)
    assert np.array_equal(table._rows.cells, before)
    assert of_a_table(table) == said


@COPIED
def test_a_copied_table_outlives_the_original(copied: Copying) -> None:
    table = test_aec.played(test_aec.made("toybattle"), 9)
    other, another = copied(table), copied(table)
    said = of_a_table(another)
    del table, another
    gc.collect()
    litter = [np.full(10_000, 77, np.int16) for _ in range(50)]  # lies where the original lay
    assert of_a_table(other) == said
    assert litter


@COPIED
@pytest.mark.parametrize(("game", "level"), [("castle", None), ("toybattle", 1)])
def test_a_copied_seat_plays_apart_with_the_same_luck_and_bots(game: str, level: int | None, copied: Copying) -> None:
    table = test_seat.made(game, level=level)
    mask = table.reset(seed=5)[1]["action_mask"]
    other = copied(table)
    said = of_a_seat(other, mask)
    assert of_a_seat(table, mask) == said
    del table
    gc.collect()
    assert other.reset(seed=5)[1]["action_mask"].tobytes() == mask.tobytes()


@COPIED
@pytest.mark.parametrize("rows", [6, 520])
def test_copied_tables_play_apart_on_threads_of_their_own(rows: int, copied: Copying) -> None:
    tables = test_vector.made("clockwork", rows=rows, threads=2)
    mask = tables.reset(seed=5)[1]["action_mask"].copy()
    other = copied(tables.unwrapped)
    said = of_tables(other, mask)
    assert of_tables(tables, mask) == said
    del tables
    gc.collect()
    assert other.reset(seed=5)[1]["action_mask"].tobytes() == mask.tobytes()
    other.close()


def test_copies_share_what_never_changes() -> None:
    table = test_aec.made("castle", seats=2)
    assert copy.deepcopy(table).game is table.game
    assert test_aec.made("castle", seats=2).game is table.game
    assert test_aec.made("castle", seats=3).game is not table.game
