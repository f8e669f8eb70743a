"""What a seat may know of a battle as numbers: its own rack, and everything that lies open."""

from typing import Any, Final

import numpy as np

from toychest.contract import Seat
from toychest.contract.kernel import Actions, Array, Fact, Observing, numbered_names
from toychest.games.kernels import Compiler, blank, viewed
from toychest.games.observing import DIGITS, clear, number_of, put_word, spread_bits, spread_pairs, start_of
from toychest.games.toybattle.kernel import layout as at
from toychest.games.toybattle.kernel.pack import unpack
from toychest.games.toybattle.kernel.taking import reserve_size
from toychest.games.toybattle.kernel.troops import total
from toychest.games.toybattle.state import Battle
from toychest.games.toybattle.troops import TROOPS

YOU, RIVAL, CHANCE_ACTS, NOBODY_ACTS = range(4)

FIELDS: Final[dict[str, tuple[tuple[int, ...], Fact]]] = {
    "seat": ((), Fact("your side: 0 blue, 1 red")),
    "actor": ((), Fact("who is to act: 0 you, 1 the rival, 2 chance, 3 nobody, for the game is over")),
    "turn_side": ((), Fact("whose turn it is: 0 yours, 1 the rival's")),
    "turn": ((DIGITS,), Fact("the number of the turn, seven bits a number, the lowest first", ("digit",))),
    "idle": ((DIGITS,), Fact("turns without progress, and one (TOY R14); so told, too", ("digit",))),
    "task": ((), Fact("what is to be settled: 0 a turn, 1 the lot, 2 a deal, 3 and 4 a tile picked from a rack, 5 "
        "nothing; 8 and a troop its effect, 16 and an effect of a special base (recall 1, draw 2, shove 3, exhume 4, "
        "suppress 5, nullify 6)")),
    "task_at": ((), Fact("the place whose effect that is")),
    "deals": ((2,), Fact("tiles still to be dealt: to the side on turn, and to the other", ("turn",))),
    "waiting": ((at.MOST_WAITING,), Fact("the places and one whose effects come later in this turn", ("order",))),
    "reason": ((), Fact("how the game ended: 1 headquarters, 2 objective, 3 stuck, 4 no progress")),
    "places": ((2,), Fact("the places at the end", ("side",))),
    "medals": ((2,), Fact("medals", ("side",))),
    "captor": ((2,), Fact("the place and one of the tile that stands on a headquarters, and that tile", ("what",))),
    "rack": ((at.TROOPS,), Fact("your rack, how many of each troop", ("troop",))),
    "suppressed": ((at.TROOPS,), Fact("those of them that are suppressed", ("troop",))),
    "unseen": ((at.TROOPS,), Fact("your tiles in the reserve and put back unseen, together", ("troop",))),
    "hidden": ((at.TROOPS,), Fact("the rival's tiles that you do not see: rack, reserve and put back", ("troop",))),
    "known": ((2, at.TROOPS), Fact("tiles that everybody knows to lie on a rack", ("side", "troop"))),
    "discards": ((2, at.TROOPS), Fact("discards", ("side", "troop"))),
    "rack_size": ((2,), Fact("tiles on each rack", ("side",))),
    "suppressed_size": ((2,), Fact("suppressed tiles on each rack", ("side",))),
    "reserve": ((2,), Fact("tiles that can still be taken", ("side",))),
    "regions": ((at.MOST_REGIONS,), Fact("who has taken its medals: 0 nobody, 1 you, 2 the rival", ("region",))),
    "tops": ((at.MOST_BASES,), Fact("the visible tile of each base, 0 for none", ("base",))),
    "depth": ((at.MOST_BASES,), Fact("how many tiles lie on each base", ("base",))),
    "covered": ((at.DEEPEST, 2), Fact("tiles below others, base by base and from below: the base and one, the tile",
        ("order", "what"))),
}  # fmt: skip
OBSERVED: Final = np.dtype([(name, "i1", shape) for name, (shape, _) in FIELDS.items()])
"""A tile is 1 and its troop if it is yours, 9 and its troop if it is the rival's; sides are you, then the rival."""

WORD: Final = 8  # bytes that are written at once
KNOWN, DISCARDS, RACK, SUPPRESSED = (start_of(OBSERVED, name) for name in ("known", "discards", "rack", "suppressed"))
UNSEEN, HIDDEN, REGIONS, TOPS = (start_of(OBSERVED, name) for name in ("unseen", "hidden", "regions", "tops"))

compiler: Final = Compiler(row=at.ROW, tables=at.TABLES, observed=OBSERVED)
compiled = compiler.compiled


@compiled
def own_first(tile, seat):
    """A tile as this seat sees it."""
    return 1 + (tile & 7) + (0 if tile >> 3 == seat else at.TROOPS)


@compiled
def put_turn(row, seat, observed):
    """Who is to act, and what is to be settled."""
    actor = np.int64(row.actor)
    observed.seat = seat
    observed.actor = NOBODY_ACTS if actor == -2 else CHANCE_ACTS if actor < 0 else YOU if actor == seat else RIVAL
    observed.turn_side = row.turn_seat != seat
    for digit in range(DIGITS):
        observed.turn[digit] = row.turn >> 7 * digit & 127
        observed.idle[digit] = (row.idle + 1) >> 7 * digit & 127
    observed.task, observed.task_at = row.task, row.task_at
    observed.deals[0], observed.deals[1] = row.deals, row.rival_deals
    for order in range(row.waiting):
        observed.waiting[order] = row.waiting_at[order] + 1
    observed.reason = row.reason
    if row.captor_place:
        observed.captor[0], observed.captor[1] = row.captor_place, own_first(np.int64(row.captor), seat)


@compiled
def put_side(tables, row, side, number, observed, observed_cells):
    """What everybody knows of a side."""
    observed.places[number], observed.medals[number] = row.places[side], row.medals[side]
    observed.rack_size[number] = total(row.racks[side])
    observed.suppressed_size[number] = total(row.suppressed[side])
    observed.reserve[number] = reserve_size(tables, row, side)
    put_word(observed_cells, KNOWN + at.TROOPS * number, spread_pairs(row.known[side]))
    put_word(observed_cells, DISCARDS + at.TROOPS * number, spread_pairs(row.discards[side]))


@compiled
def put_tiles(row, seat, observed_cells):
    """The own tiles, and the rival's as one heap."""
    put_word(observed_cells, RACK, spread_pairs(row.racks[seat]))
    put_word(observed_cells, SUPPRESSED, spread_pairs(row.suppressed[seat]))
    put_word(observed_cells, UNSEEN, spread_pairs(row.unseen[seat]))
    hidden = row.racks[1 - seat] + row.unseen[1 - seat] - row.known[1 - seat]
    put_word(observed_cells, HIDDEN, spread_pairs(hidden))


@compiled
def put_regions(tables, row, seat, observed_cells):
    """Who has taken the medals of each region."""
    own, rivals = np.int64(row.taken[seat]), np.int64(row.taken[1 - seat])
    for first in range(0, tables.region_count, WORD):
        taker = spread_bits(own >> first) + np.uint64(2) * spread_bits(rivals >> first)
        put_word(observed_cells, REGIONS + first, taker)


@compiled
def put_tops(tables, row, seat, observed_cells):
    """The visible tiles, from the masks that the row holds: the stacks lie far apart, and are slow to look at."""
    rivals = np.int64(row.held[1 - seat])
    held = rivals | np.int64(row.held[seat])
    ones, twos, fours = np.int64(row.tops[0]), np.int64(row.tops[1]), np.int64(row.tops[2])
    for first in range(0, tables.base_count, WORD):
        tiles = spread_bits(held >> first) + np.uint64(at.TROOPS) * spread_bits(rivals >> first)
        tiles += spread_bits((ones & held) >> first) + np.uint64(2) * spread_bits((twos & held) >> first)
        put_word(observed_cells, TOPS + first, tiles + np.uint64(4) * spread_bits((fours & held) >> first))


@compiled
def put_stacks(tables, row, seat, observed):
    """TOY 3.6: every stack may be looked through."""
    covered = 0
    for base in range(at.MOST_BASES):
        observed.depth[base] = row.depth[base]
    for base in range(tables.base_count):
        for height in range(row.depth[base] - 1):
            observed.covered[covered, 0] = base + 1
            observed.covered[covered, 1] = own_first(np.int64(row.stacks[base, height]), seat)
            covered += 1


@compiler.entry
def observe(table_cells, row_cells, seat, recalls, observed_cells):
    """Everything that this seat sees; it was never shown more than that (TOY 3.6)."""
    tables, row = viewed(table_cells, at.TABLES), viewed(row_cells, at.ROW)
    observed = viewed(observed_cells, OBSERVED)
    clear(observed_cells)
    put_turn(row, seat, observed)
    put_side(tables, row, seat, 0, observed, observed_cells)
    put_side(tables, row, 1 - seat, 1, observed, observed_cells)
    put_tiles(row, seat, observed_cells)
    put_regions(tables, row, seat, observed_cells)  # a last word may reach into the next field, which comes after it
    put_tops(tables, row, seat, observed_cells)
    put_stacks(tables, row, seat, observed)


def rebuild(observed: Array, seat: Seat, like: Battle) -> Battle:
    """A battle that this seat sees so: the rival's rack is one that it may have."""
    seen = observed.view(OBSERVED)[0]
    (cells, row), sides = blank(at.ROW, np.int16), (int(seat), 1 - int(seat))
    row["turn"], row["idle"] = number_of(seen["turn"]), number_of(seen["idle"]) - 1
    row["turn_seat"] = sides[seen["turn_side"]]
    row["task"], row["task_at"] = seen["task"], seen["task_at"]
    row["deals"], row["rival_deals"] = seen["deals"]
    waiting = seen["waiting"][seen["waiting"] > 0] - 1
    row["waiting"], row["waiting_at"][: len(waiting)] = len(waiting), waiting
    row["reason"] = seen["reason"]
    if seen["captor"][0]:
        row["captor_place"], row["captor"] = seen["captor"][0], _tile(seen["captor"][1], sides)
    for number, side in enumerate(sides):
        row["places"][side], row["medals"][side] = seen["places"][number], seen["medals"][number]
        row["known"][side], row["discards"][side] = _counted(seen["known"][number]), _counted(seen["discards"][number])
        row["taken"][side] = sum(1 << region for region in np.flatnonzero(seen["regions"] == number + 1).tolist())
    _rebuild_racks(row, seen, sides)
    _rebuild_stacks(row, seen, sides)
    return unpack(cells, like)


def _tile(number: int, sides: tuple[int, int]) -> int:
    side, troop = divmod(int(number) - 1, at.TROOPS)
    return 8 * sides[side] + troop


def _counted(counts: Array) -> int:
    return sum(int(count) << 2 * troop for troop, count in enumerate(counts))


def _rebuild_racks(row: Any, seen: Any, sides: tuple[int, int]) -> None:
    own, rival = sides
    row["racks"][own], row["suppressed"][own] = _counted(seen["rack"]), _counted(seen["suppressed"])
    row["unseen"][own] = _counted(seen["unseen"])
    known, hidden = seen["known"][1], seen["hidden"]
    rest = np.repeat(np.arange(at.TROOPS), hidden)[: int(seen["rack_size"][1]) - int(known.sum())]
    rack = known + np.bincount(rest, minlength=at.TROOPS)
    face_down = np.repeat(np.arange(at.TROOPS), rack)[: seen["suppressed_size"][1]]
    row["racks"][rival], row["unseen"][rival] = _counted(rack), _counted(known + hidden - rack)
    row["suppressed"][rival] = _counted(np.bincount(face_down, minlength=at.TROOPS))


def _rebuild_stacks(row: Any, seen: Any, sides: tuple[int, int]) -> None:
    row["depth"] = seen["depth"]
    filled = [0] * at.MOST_BASES
    for place, tile in seen["covered"][seen["covered"][:, 0] > 0]:
        row["stacks"][place - 1, filled[place - 1]] = _tile(tile, sides)
        filled[place - 1] += 1
    for base in np.flatnonzero(seen["depth"]).tolist():
        row["stacks"][base, seen["depth"][base] - 1] = _tile(seen["tops"][base], sides)


PLACE, TROOP = ("place", 32), ("troop", at.TROOPS)
OBSERVING: Final = Observing(
    record=OBSERVED,
    facts={name: fact for name, (_, fact) in FIELDS.items()},
    legend={
        "side": "0 you, 1 the rival",
        "colour": "0 blue, 1 red",
        "turn": "0 the side on turn, 1 the other",
        "troop": numbered_names(TROOPS),
        "place": "the bases by their numbers in the terrain's file (on Tropical Pool 11 is 0), then blue's "
        "headquarters, then red's, in the file's order; numbers beyond them are never used",
        "base": "those of the places that are bases",
        "region": "in the order of the terrain's file",
        "tile": "1 and the troop for yours, 9 and the troop for the rival's",
        "digit": "seven bits each, the lowest first",
        "order": "the first one first, 0 for none",
        "what": "0 the place and one, 1 the tile",
    },
    actions=(
        Actions(at.START_MOVE, 2, "the lot falls on blue or red", (("colour", 2),), is_chance=True),
        Actions(at.DEAL_MOVE, at.TROOPS, "a tile is dealt", (TROOP,), is_chance=True),
        Actions(at.PICK_MOVE, at.TROOPS, "a tile is picked from a rack", (TROOP,), is_chance=True),
        Actions(at.TAKE_MOVE, 1, "take tiles"),
        Actions(at.ROB_MOVE, 1, "rob the rival of a tile"),
        Actions(at.SUPPRESS_MOVE, 1, "suppress a tile"),
        Actions(at.DECLINE_MOVE, 1, "decline an effect"),
        Actions(at.EXHUME_MOVE, at.TROOPS, "exhume a troop", (TROOP,)),
        Actions(at.DISCARD_MOVE, 32, "discard an enemy", (PLACE,)),
        Actions(at.RECALL_MOVE, 32, "recall a troop", (PLACE,)),
        Actions(at.PLACE_MOVE, 32 * at.TROOPS, "place a troop", (TROOP, PLACE)),
        Actions(at.SHOVE_MOVE, 32 * 32, "shove an enemy from one place to another", (PLACE, PLACE)),
    ),
    left_out=(),
    observe=observe,
    rebuild=rebuild,
)
