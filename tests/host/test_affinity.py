"""Which node a table is best played at: the same for all who ask, spread evenly, and little moves when one goes."""

from collections import Counter

from toychest.host.node import home_of
from toychest.table import new_code

CODES = [new_code() for _ in range(3000)]
NAMES = ["ash", "birch", "cedar"]


def test_without_names_there_is_none() -> None:
    assert home_of("LAMB-7KQD", []) is None


def test_the_order_of_the_names_does_not_matter() -> None:
    assert [home_of(code, NAMES) for code in CODES] == [home_of(code, NAMES[::-1]) for code in CODES]


def test_every_node_gets_its_share() -> None:
    homes = Counter(home_of(code, NAMES) for code in CODES)
    assert all(800 < homes[name] < 1200 for name in NAMES)


def test_when_a_node_goes_only_its_own_tables_move() -> None:
    moved = [code for code in CODES if home_of(code, NAMES) != home_of(code, NAMES[:2])]
    assert {home_of(code, NAMES) for code in moved} == {"cedar"}
