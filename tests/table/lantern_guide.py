"""A guided game of Lanterns: Ann learns against Ben, and every draw is written down."""

from typing import Final

import msgspec

from tests.table.lanterns import LANTERNS
from tests.table.sitting import ANN, BEN, SEED
from toychest.contract import OPEN, Beat, Edition, Guide
from toychest.table import Table, guided_table, scripted_rival

HELLO, ROLL, FAR, WALK, REST, LOOK, AGAIN, PEEK, BYE = range(9)

GUIDE: Final = Guide(
    game="lanterns",
    edition=LANTERNS.id,
    options={"goal": 7},
    seats=2,
    chance=("deal red", "deal blue", "roll 3", "roll 1", "roll 2"),
    rival=(("walk 1",), ("dance", "rest")),
    beats=(
        Beat(step=1, name="hello", rules=("LAN 1.1",)),
        Beat(step=1, name="roll", rules=("LAN 2.1",), move=OPEN),
        Beat(step=2, name="far", rules=("LAN 1.3",), move="walk 9", refused="not-now", says=("after",)),
        Beat(step=2, name="walk", rules=("LAN 2.1",), move="walk 2", others=("walk 3",), says=("after",)),
        Beat(step=3, name="rest", rules=("LAN 2.1",), move="rest"),
        Beat(step=3, name="look", rules=("LAN 2.1",)),
        Beat(step=4, name="again", rules=("LAN 2.1",), move=OPEN),
        Beat(step=4, name="peek", rules=("LAN 2.1",), move="peek"),
        Beat(step=5, name="bye", rules=("LAN 1.1",)),
    ),
)
GUIDED: Final[Edition] = msgspec.structs.replace(LANTERNS, guide=GUIDE)


def learning(script: str = "", step: int = 1, edition: Edition = GUIDED) -> Table:
    """A guided table, dealt, after these moves of Ann's; `open` is her click, `rival` what Ben does by the script."""
    table = guided_table(edition, ("Ann", "Ben"), step=step, seed=SEED)
    if table.seq == 0:
        table = table.open_turn(ANN).table
    for move in filter(None, (part.strip() for part in script.split(","))):
        table = _after(table, move)
    return table


def _after(table: Table, move: str) -> Table:
    if move == OPEN:
        return table.open_turn(ANN).table
    if move != "rival":
        return table.play(ANN, move).table
    while BEN in (*table.to_act, table.waits_for):
        if table.waits_for == BEN:
            table = table.open_turn(BEN).table
        else:
            table = table.play(BEN, scripted_rival(GUIDE, table.rules, table.frames, BEN) or "rest").table
    return table
