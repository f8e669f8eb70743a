"""Games of Coded Castle played ahead, so that a test starts where it gets interesting."""

import random

from tests.games.castle.stage import TALL
from toychest.games import EDITIONS
from toychest.table import Table, new_table

NAMES = ("Ann", "Ben")
SHORT_GAME = "a short game: 42"


def castle(seed: str = SHORT_GAME, names: tuple[str, ...] = NAMES) -> Table:
    """Before the first entry."""
    return new_table(EDITIONS["castle-standard-0"], {}, names, seed)


def long_castle() -> Table:
    """Before the first entry of a game that goes on for long: every chamber has its treasure, and the tower is high."""
    options = {"board": {"file": TALL["file"].replace("tower = 12", "tower = 40")}, "treasures": 28}
    return new_table(EDITIONS["castle-standard-0"], options, NAMES, SHORT_GAME)


def gone_on(table: Table, choices: random.Random) -> Table:
    """One request more."""
    if table.waits_for is not None:
        return table.open_turn(table.waits_for).table
    seat = table.to_act[0]
    return table.play(seat, choices.choice(table.legal_moves(seat))).table


def sitting(seed: str = SHORT_GAME, names: tuple[str, ...] = NAMES) -> list[Table]:
    """A whole random game: the table before each request, and after the last."""
    choices, tables = random.Random(seed), [castle(seed, names)]
    while tables[-1].outcome is None:
        tables.append(gone_on(tables[-1], choices))
    return tables


def almost_over() -> Table:
    """One request before the end."""
    return sitting()[-2]


def over() -> Table:
    return sitting()[-1]
