"""Finished games to be reviewed, with as little work as says anything."""

from functools import cache
from typing import Final

from tools.golden_games import GAMES
from toychest.games import EDITIONS
from toychest.review.recipe import Budget
from toychest.review.reviewed import Review, reviewed
from toychest.table import Table, read_log, rebuilt_table

LITTLE: Final = Budget(worths=60, run=80, known=2, duel=4, open_duel=60, most_ends=6, drawn_ends=3)
BATTLE, CITY, CASTLE = "toybattle/golden/castle", "clockwork/golden/three", "castle/golden/base"
NAMES: Final = (
    BATTLE,
    "toybattle/golden/house-both_at_objective-shared",
    CITY,
    "clockwork/golden/two",
    CASTLE,
    "castle/golden/alone",
    "castle/golden/puzzle-4-gate",
)


def table(name: str) -> Table:
    """A golden game as it stands after its end."""
    log = read_log((GAMES / f"{name}.log").read_bytes())
    assert log.ending is not None
    return rebuilt_table(EDITIONS[log.header.edition], log.header, log.ending.seed, log.entries)


@cache
def review(name: str) -> Review:
    """Its review, once for all tests."""
    return reviewed(table(name), LITTLE)
