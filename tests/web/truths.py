"""Two truths of Toy Battle that one seat, and everybody who only looks on, cannot tell apart.

A truth is written as the moves that led to it, chance included, each by whoever was to act. Castle Field:

            41
          24  25
        22      23
     20 17  18  19 21
     15 13      14 16
         11    12
             1
"""

from dataclasses import dataclass

from msgspec.structs import replace

from toychest.contract import Edition, Json, Seat
from toychest.games import EDITIONS
from toychest.games.toybattle.terrain import BLUE, RED
from toychest.games.toybattle.terrain_file import load_terrain
from toychest.games.toybattle.troops import TROOPS
from toychest.table import Table, new_table

BATTLE = EDITIONS["toybattle-standard-0"]
SEED = "one seed for both"


@dataclass(frozen=True)
class Truths:
    """`watcher` is the seat that may not know in which of the two it sits. The first seed was committed to."""

    watcher: Seat
    one: str
    other: str
    terrain: str = "castle"
    seeds: tuple[str, str] = (SEED, SEED)

    def tables(self, edition: Edition = BATTLE) -> tuple[Table, Table]:
        """Both tables; whoever is to act next is the same."""
        first, second = (new_table(edition, self.options, ("Ann", "Ben"), self.seeds[0]) for _ in self.seeds)
        second = replace(played(second, self.other), seed=self.seeds[1], luck_seed=self.seeds[1])
        return played(first, self.one), second

    @property
    def options(self) -> dict[str, Json]:
        return {"terrain": self.terrain}

    @property
    def every_move(self) -> list[str]:
        """Everything that could be tried on this board, in notation; some of it is never allowed to a seat."""
        return every_move(self.terrain)


def played(table: Table, moves: str) -> Table:
    """A table whose luck is what we say; nobody can see that until the end."""
    for move in moves.split(", "):
        table = table.with_move(table.to_act[0], move)
    return table


def every_move(terrain: str) -> list[str]:
    board = load_terrain(terrain)
    ways = [*board.paths, *((end, start) for start, end in board.paths)]
    return [
        *("take", "rob", "suppress", "decline", "start blue", "start red", "no move at all"),
        *(f"{verb} {troop}" for verb in ("deal", "pick", "exhume") for troop in TROOPS),
        *(f"{verb} {place}" for verb in ("discard", "recall") for place in board.places),
        *(f"place {troop} {place}" for troop in TROOPS for place in board.places),
        *(f"shove {start} {end}" for start, end in ways),
    ]


BLUE_DEALT = "start blue, deal Hook, deal Roxy, deal XB-42"
RED_DEALT = "deal Star, deal Roxy, deal Jumbo, deal Kwak"
RED_DEALT_OTHERWISE = "deal Star, deal Roxy, deal Jumbo, deal Skully"

RIVAL_RACK = Truths(BLUE, f"{BLUE_DEALT}, {RED_DEALT}", f"{BLUE_DEALT}, {RED_DEALT_OTHERWISE}")
"""A tile of red's rack is changed for one that nobody has seen."""

MY_RACK = Truths(
    RED, f"{BLUE_DEALT}, {RED_DEALT}", f"start blue, deal Hook, deal Roxy, deal Star, {RED_DEALT}", terrain="clouds"
)
"""The same the other way round: red is the one who may not know."""

RIVAL_TOOK = Truths(
    BLUE,
    f"{BLUE_DEALT}, {RED_DEALT}, take, deal Star, deal Star, take, deal Hook, deal Cap'n",
    f"{BLUE_DEALT}, {RED_DEALT}, take, deal Star, deal Star, take, deal Roxy, deal XB-42",
)
"""Red has taken other tiles, and another reserve is left."""

ROBBED = Truths(
    BLUE,
    f"{BLUE_DEALT}, {RED_DEALT}, place XB-42 11, rob, pick Star",
    f"{BLUE_DEALT}, {RED_DEALT_OTHERWISE}, place XB-42 11, rob, pick Star",
)
"""The same tile was picked from racks that differ in another."""

SUPPRESSED = Truths(
    BLUE,
    f"{BLUE_DEALT}, {RED_DEALT}, place Hook 14, suppress, pick Star",
    f"{BLUE_DEALT}, {RED_DEALT}, place Hook 14, suppress, pick Roxy",
    terrain="battlefield",
)
"""The racks are the same; another tile of red's lies face down."""

ORDER = Truths(BLUE, RIVAL_RACK.one, RIVAL_RACK.one, seeds=(SEED, "another order of both reserves"))
"""The seed is another: what will be taken from the reserves comes in another order."""
