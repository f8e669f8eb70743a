"""Two truths of Clockwork City that one of three seats, and everybody who only looks on, cannot tell apart.

A truth is written as the moves that led to it, chance included, each by whoever was to act. Ann begins; she and Ben
walk six fields to yard 6, where Ben may challenge her. Cleo waits at the Towers.
"""

from dataclasses import dataclass
from itertools import chain

from msgspec.structs import replace

from tests.web.truths import SEED, played
from toychest.contract import CHANCE, Edition, Seat
from toychest.games import EDITIONS
from toychest.games.clockwork.box import load_box
from toychest.games.clockwork.kinds import KINDS
from toychest.table import Table, new_table

CITY = EDITIONS["clockwork-standard-0"]
NAMES = ("Ann", "Ben", "Cleo")
ANN, BEN, CLEO = Seat(0), Seat(1), Seat(2)

ANNS = ("Lacewing", "Umbrella", "Snail", "Harp", "Moth", "Fuel", "Airship")
BENS = ("Lacewing", "Umbrella", "Snail", "Harp", "Nipper", "Scrap", "Airship")
CLEOS = ("Velo", "Velo", "Nipper", "Moth", "Fuel", "Airship", "Scrap")


@dataclass(frozen=True)
class CityTruths:
    """`watcher` may not know in which of the two it sits. `ways` lead there; then each is played on by its script.

    The first seed was committed to.
    """

    watcher: Seat
    ways: tuple[str, str]
    scripts: tuple[str, str]
    seeds: tuple[str, str] = (SEED, SEED)

    def tables(self, edition: Edition = CITY) -> tuple[Table, Table]:
        """Both tables, before their scripts."""
        one, other = (played(new_table(edition, {}, NAMES, self.seeds[0]), way) for way in self.ways)
        return one, replace(other, seed=self.seeds[1], luck_seed=self.seeds[1])


def begun(anns: tuple[str, ...] = ANNS, bens: tuple[str, ...] = BENS) -> str:
    """Everything up to Ann's first throw: cards are dealt in turn, and Ann throws most."""
    dealt = chain.from_iterable(zip(anns, bens, CLEOS, strict=True))
    return ", ".join(
        (
            *("choose Tilda", "choose Otto", "choose Nana"),
            *("leave out Kettle", "leave out Whale", "leave out Owl"),
            *(f"deal {kind}" for kind in dealt),
            *("throw 5 6", "throw 4 5", "throw 1 2", "throw 2 4"),
        )
    )


def with_card(hand: tuple[str, ...], old: str, new: str) -> tuple[str, ...]:
    return tuple(new if kind == old else kind for kind in hand)


def ann_took(kind: str, laid_off: str) -> str:
    """Ann takes a card at yard 6 and lays one off, on spot 32; Ben comes to the same yard."""
    return f"walk yard 6, draw {kind}, discard {laid_off}, lay 32, throw 1 5, walk yard 6"


BEGUN = begun()
MET = f"{BEGUN}, {ann_took('Velo', 'Fuel')}"

WHISPERED = CityTruths(
    CLEO,
    (MET, MET),
    ("ask A Lacewing, give Lacewing, return Nipper", "ask A Umbrella, give Umbrella, return Scrap"),
)
"""Ben shows Ann another card, she gives that one, and he gives another back."""

DENIED = CityTruths(CLEO, (MET, MET), ("ask A Nipper, ask B Moth", "ask A Nipper, ask B Velo"))
"""Ann has none, asks back by another card, and Ben has none of that either."""

RIVAL_HAND = CityTruths(
    BEN,
    (MET, f"{begun(with_card(ANNS, 'Moth', 'Velo'))}, {ann_took('Velo', 'Fuel')}"),
    ("ask A Snail, give Snail, return Nipper",) * 2,
)
"""A card that Ann was dealt is another."""

RIVAL_TOOK = CityTruths(
    BEN,
    (MET, f"{BEGUN}, {ann_took('Moth', 'Fuel')}"),
    ("ask A Fuel, pass",) * 2,
)
"""Ann has taken another card; she has no Fuel in either truth."""

SHOWN_BEFORE = CityTruths(
    CLEO,
    (MET, f"{BEGUN}, {ann_took('Velo', 'Moth')}"),
    ("ask A Harp, give Harp, return Nipper",) * 2,
)
"""Another card was shown and laid off: Cleo saw it, but nothing that she is told later may say so."""

SEEDS = CityTruths(
    CLEO, (BEGUN, BEGUN), ("walk yard 6, discard Harp, lay 32",) * 2, seeds=(SEED, "another order of the cards")
)
"""The seed is another: Ann takes another card."""

EVERY_TRUTH = (WHISPERED, DENIED, RIVAL_HAND, RIVAL_TOOK, SHOWN_BEFORE, SEEDS)


def meeting(seats: int) -> Table:
    """Two, three or four sit down; Ann and Ben, each with a Lacewing, stand in one yard, and Ben may challenge her."""
    table = new_table(CITY, {}, ("Ann", "Ben", "Cleo", "Dan")[:seats], SEED)
    table = played(table, ", ".join(f"choose {name}" for name in load_box().characters[:seats]))
    while table.waits_for is None:
        table = table.with_move(CHANCE, _kept_simple(table))
    table = played(table, ", ".join(("throw 5 6", "throw 4 5", "throw 1 2", "throw 1 1")[:seats]))
    table = played(table, "throw 2 4, walk yard 6")
    table = table.with_move(CHANCE, _kept_simple(table))
    table = table.with_move(ANN, table.legal_moves(ANN)[-1])
    return played(table, "lay 32, throw 1 5, walk yard 6")


def _kept_simple(table: Table) -> str:
    """What chance brings: Lacewings stay in the game and go round first."""
    moves = [table.rules.write_move(move) for move, _ in table.rules.odds(table.state)]
    return next(move for move in moves if move != "leave out Lacewing")


PLACES = ("towers", *(f"yard {yard}" for yard in range(1, 7)), *(str(field) for field in range(0, 42, 5)), "99")
OF_KIND = ("search", "discard", "give", "return", "swap", "build", "leave out", "deal", "draw")
EVERY_MOVE = (
    *(
        "stay",
        "take",
        "keep",
        "none",
        "escape",
        "hold",
        "pass",
        "throw 3",
        "throw 2 5",
        "extra yard 2",
        "no move at all",
    ),
    *(f"choose {character}" for character in load_box().characters),
    *(f"{way} {place}" for way in ("walk", "go") for place in PLACES),
    *(f"{verb} {kind}" for verb in OF_KIND for kind in KINDS),
    *(f"ask {rival} {kind}" for rival in "ABCD" for kind in KINDS),
    *(f"{verb} {spot}" for verb in ("point", "lay") for spot in (1, 14, 32, 40, 99)),
)
"""Everything that could be tried, in notation; some of it is never allowed to a seat."""

SOME_MOVES = ("take", "ask B Lacewing", "give Lacewing", "pass", "draw Owl", "no move at all")
