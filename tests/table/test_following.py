"""A table that follows another's entries is the table that replays the whole log."""

import msgspec
import pytest

from tests.table.sitting import finished
from toychest.table import Played, Table, errors, followed, rebuilt_table

GAME = finished()


def begun(last: int) -> Table:
    return rebuilt_table(GAME.edition, GAME.header, GAME.seed, GAME.entries[:last])


@pytest.mark.parametrize("last", range(len(GAME.entries) + 1))
def test_from_wherever_it_follows_it_is_the_same_table(last: int) -> None:
    assert followed(begun(last), GAME.entries[last:]).table == GAME


def test_it_says_which_entries_are_new() -> None:
    assert followed(begun(3), GAME.entries[3:5]).entries == GAME.entries[3:5]


def test_a_gap_is_damage() -> None:
    with pytest.raises(errors.DamagedEntry, match="entry 3 "):
        followed(begun(2), GAME.entries[3:])


def test_an_entry_of_another_game_is_damage() -> None:
    at, entry = next((at, entry) for at, entry in enumerate(GAME.entries) if isinstance(entry, Played))
    with pytest.raises(errors.DamagedEntry):
        followed(begun(at), [msgspec.structs.replace(entry, sum="0" * 16)])
