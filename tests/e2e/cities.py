"""Cities put together by hand: what was dealt and what everybody did, up to the moment that a test needs."""

from itertools import chain

from toychest.contract import Seat
from toychest.games import EDITIONS
from toychest.table import Table, new_table

EDITION = "clockwork-standard-0"
NAMES = ["Mara", "Benedek", "Luïza"]

HANDS = (
    ("Lacewing", "Lacewing", "Lacewing", "Owl", "Owl", "Fuel", "Scrap"),
    ("Lacewing", "Harp", "Harp", "Kettle", "Kettle", "Owl", "Scrap"),
    ("Whale", "Whale", "Whale", "Nipper", "Nipper", "Airship", "Airship"),
)
DEALT = ", ".join(f"deal {kind}" for kind in chain(*zip(*HANDS, strict=True)))
PAWNS = "choose Tilda, choose Otto, choose Nana, leave out Velo, leave out Moth, leave out Snail"
START = f"{PAWNS}, {DEALT}, throw 6 6, throw 1 2, throw 1 3"

A_FIVE = f"{START}, throw 1 4"
"""Mara has thrown a five: she walks to field 5 or to field 37."""

A_DOUBLE = f"{START}, throw 3 3"
"""Mara has thrown doubles at the Towers: she goes anywhere, or walks six."""

A_CARD_TOO_MANY = f"{A_DOUBLE}, go yard 2, draw Fuel"
"""Mara holds eight cards, and discards one."""

A_CARD_TO_LAY = f"{A_CARD_TOO_MANY}, discard Owl"
"""Everybody has been shown Mara's Owl; now she lays it on a spot."""

NO_ROOM = f"{A_FIVE}, walk 5, throw 1 4, walk 5, pass, throw 1 4"
"""Luïza has thrown a five, too, and two pawns stand on field 5."""

MET = f"{A_FIVE}, walk 5, throw 1 4, walk 5"
"""Benedek has come to Mara's field, and may ask her."""

ASKED = f"{MET}, ask A Owl"
"""Mara is asked for an Owl. She holds two, and Scrap."""

TWO_DISCARDS = f"{A_CARD_TO_LAY}, lay 14, throw 3 4, go yard 1, draw Umbrella, discard Kettle, lay 3"
AT_THE_TOWERS = f"{TWO_DISCARDS}, throw 1 4, walk 37, throw 5 5, go towers"
"""Mara may search: an Owl lies on spot 14, a Kettle on spot 3."""

FOUND = f"{AT_THE_TOWERS}, search Owl, point 14"
"""Mara has turned the Owl on spot 14; by the house rule `hit=optional` she may leave it there."""

WINNING_HANDS = (
    ("Lacewing", "Lacewing", "Lacewing", "Lacewing", "Owl", "Owl", "Owl"),
    ("Harp", "Harp", "Kettle", "Kettle", "Kettle", "Owl", "Umbrella"),
    HANDS[2],
)
WINNING_DEALT = ", ".join(f"deal {kind}" for kind in chain(*zip(*WINNING_HANDS, strict=True)))
FUELLED = "throw 3 3, go yard 2, draw Fuel, throw 3 3, go yard 2, take, draw Umbrella, discard Harp, lay 26"
ONE_ASK_FROM_WINNING = (
    f"{PAWNS}, {WINNING_DEALT}, throw 6 6, throw 1 2, throw 1 3, {FUELLED}, throw 1 4, walk 37, throw 3 4"
)
"""Mara has the Lacewing, Fuel and three Owls; Benedek, in the same yard, holds the fourth."""

MIDDLE_HANDS = (
    ("Lacewing", "Lacewing", "Owl", "Kettle", "Umbrella", "Fuel", "Scrap"),
    ("Harp", "Harp", "Harp", "Kettle", "Kettle", "Nipper", "Airship"),
    ("Whale", "Whale", "Whale", "Nipper", "Nipper", "Airship", "Scrap"),
)
MIDDLE_DEALT = ", ".join(f"deal {kind}" for kind in chain(*zip(*MIDDLE_HANDS, strict=True)))
MIDDLE_TURNS = (
    "throw 3 3, go yard 4, draw Lacewing, discard Kettle, lay 2",
    "throw 5 5, go yard 4, take, draw Airship, discard Nipper, lay 5",
    "throw 1 6, go yard 5, draw Umbrella, discard Scrap, lay 9",
    "throw 2 2, take, draw Owl, discard Umbrella, lay 27",
    "throw 6 6, take, draw Harp, discard Kettle, lay 31",
    "throw 4 4, take, draw Kettle, discard Umbrella, lay 17",
    "throw 4 4, go yard 2, draw Scrap, discard Scrap, lay 22",
    "throw 3 3, go yard 2, ask A Kettle, pass",
    "throw 1 2, walk 33",
    "throw 2 5",
)
MIDDLE_GAME = ", ".join((PAWNS, MIDDLE_DEALT, "throw 6 6, throw 1 2, throw 1 3", *MIDDLE_TURNS))
"""A seven in the middle of the game: discards lie round the rim, a set is laid down, and two pawns share a yard."""

TWO_SEED = "6"
TWO_PLAY = (
    "choose Tilda, choose Otto, walk yard 1, discard Airship, lay 1, walk yard 1, take, discard Airship, lay 2, "
    "walk yard 2, discard Airship, lay 3, walk yard 2, take, discard Scrap, lay 4, ask B Nipper, give Nipper, "
    "return Fuel, walk 9, walk yard 1, walk yard 1, take, discard Scrap, lay 5, ask B Fuel, give Fuel, walk yard 2, "
    "walk 2, take, discard Airship, lay 6, walk yard 6, walk yard 3, discard Scrap, lay 7, walk yard 5"
)
"""What two decide in a whole short game, when this seed deals and throws."""

THREE_SEED = "37"
THREE_PLAY = (
    "choose Tilda, choose Otto, choose Nana, walk 3, walk 5, walk yard 1, discard Scrap, lay 10, walk yard 1, take, "
    "discard Airship, lay 40, walk yard 2, discard Scrap, lay 24, walk yard 2, ask C Kettle, give Kettle, return "
    "Whale, take, discard Power, lay 39, take, discard Scrap, lay 27, ask C Snail, give Snail, return Moth, walk "
    "towers, pass, take, discard Whale, lay 16, ask C Snail, give Snail, return Fuel, walk 5, walk 7, walk yard 1, "
    "walk yard 1, take, discard Scrap, lay 26, walk yard 2, discard Airship, lay 21, walk 16, go yard 3, discard "
    "Scrap, lay 30, walk 7, walk yard 3, ask B Kettle, give Kettle"
)
"""The same for three."""


def table_after(names: list[str], seed: str, decisions: list[str]) -> Table:
    """The table at which this was decided; what chance brings comes from the seed, so its log is fair."""
    table = new_table(EDITIONS[EDITION], {}, names, seed)
    for decision in decisions:
        while table.waits_for is not None:
            table = table.open_turn(table.waits_for).table
        table = table.play(Seat(table.to_act[0]), decision).table
    return table
