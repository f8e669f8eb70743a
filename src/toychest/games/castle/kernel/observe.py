"""What anybody may know of a castle as numbers: everything, for nothing is hidden (CAS R33)."""

from typing import Any, Final

import numpy as np

from toychest.contract import Seat
from toychest.contract.kernel import Actions, Array, Fact, Observing, numbered_names
from toychest.games.castle.cards import CARDS, DIRECTIONS, Turn
from toychest.games.castle.kernel import layout as at
from toychest.games.castle.kernel.pack import unpack
from toychest.games.castle.state import Castle
from toychest.games.kernels import Compiler, blank, viewed
from toychest.games.observing import DIGITS, clear, number_of

LOW: Final = 7  # bits of a digit

FIELDS: Final[dict[str, tuple[tuple[int, ...], Fact]]] = {
    "seats": ((), Fact("how many play together")),
    "row_seat": ((), Fact("whose row it is: 0 yours, 1 that of the next seat, and so on")),
    "status": ((), Fact("0 chance lays treasures or cards; 1 a row to be walked to its end, 2 one that cannot be "
        "walked, 3 one that may end at a blocked door")),
    "over": ((), Fact("how the game ended: 1 saved, 2 the ghost is out, 3 puzzle solved, 4 missed")),
    "row_number": ((DIGITS,), Fact("rows before this one, seven bits a number, the lowest first", ("digit",))),
    "ghost": ((), Fact("the ghost's step on the tower")),
    "escape": ((), Fact("the step on which it is out")),
    "sought": ((), Fact("treasures to find")),
    "placed": ((), Fact("treasures placed")),
    "found": ((), Fact("treasures found")),
    "stack": ((at.FACES, 2), Fact("cards left, seven bits a number, the lowest first", ("face", "digit"))),
    "used": ((at.FACES, 2), Fact("cards put aside, so told, too", ("face", "digit"))),
    "row": ((at.PLACES,), Fact("the cards of the row: 1 and the face, 0 for none", ("card",))),
    "turned": ((at.PLACES,), Fact("whether each was turned", ("card",))),
    "ways": ((at.PLACES,), Fact("where each points after the latest choice, 4 for nowhere; 0 while no row is planned",
        ("card",))),
    "acted": ((), Fact("acts of the row that are done by the plan so far")),
    "sorcerer": ((at.SQUARES,), Fact("1 where the sorcerer stands", ("square",))),
    "walker": ((at.SQUARES,), Fact("1 where the plan has led him so far", ("square",))),
    "lying": ((at.SQUARES,), Fact("1 where a treasure lies that is not found", ("square",))),
    "treasures": ((at.TREASURES, 2), Fact("the square and one of each treasure in the order of placing, two numbers "
        "of seven bits, negative once it is found", ("treasure", "digit"))),
    "wands": ((at.WANDS,), Fact("wands that work no more, the number and one, in the order of use", ("order",))),
    "plan": ((at.MOST_DECISIONS, 2), Fact("the decisions of this row: the number and one of each move, two numbers of "
        "seven bits", ("order", "digit"))),
}  # fmt: skip
OBSERVED: Final = np.dtype([(name, "i1", shape) for name, (shape, _) in FIELDS.items()])

compiler: Final = Compiler(state=at.STATE, tables=at.TABLES, observed=OBSERVED)
compiled = compiler.compiled


@compiled
def put_numbers(tables, state, seat, observed):
    """Whose row it is, and how far the game is."""
    observed.seats = tables.seats
    steps = state.row_seat - seat
    observed.row_seat = steps if steps >= 0 else steps + tables.seats
    observed.status, observed.over = state.status, state.over
    for digit in range(DIGITS):
        observed.row_number[digit] = state.row_number >> LOW * digit & 127
    observed.ghost, observed.escape = state.ghost, tables.escape
    observed.sought, observed.placed, observed.found = tables.sought, state.placed, state.found


@compiled
def put_cards(state, observed):
    """The stack, what was put aside, the row and how it points."""
    for face in range(at.FACES):
        observed.stack[face, 0], observed.stack[face, 1] = state.stack[face] & 127, state.stack[face] >> LOW
        observed.used[face, 0], observed.used[face, 1] = state.used[face] & 127, state.used[face] >> LOW
    for card in range(state.laid):
        observed.row[card] = state.row[card] + 1
    if state.status == at.LAYING:
        return
    observed.acted = state.after_choice.acted
    for card in range(at.PLACES):
        observed.turned[card] = state.turned >> card & 1
        observed.ways[card] = state.after_choice.ways >> at.WAY_BITS * card & 7


@compiled
def put_squares(state, observed):
    """The sorcerer, where the plan leads him, and the treasures."""
    observed.sorcerer[state.sorcerer] = 1
    if state.status != at.LAYING:
        observed.walker[state.after_choice.at] = 1
    for treasure in range(state.placed):
        square = state.treasures[treasure]
        sign = -1 if state.is_found[treasure] else 1
        observed.treasures[treasure, 0] = sign * ((square + 1) & 127)
        observed.treasures[treasure, 1] = sign * ((square + 1) >> LOW)
        if not state.is_found[treasure]:
            observed.lying[square] = 1


@compiled
def put_plan(state, observed):
    """Wands used up, and what was decided."""
    for order in range(state.used_up):
        observed.wands[order] = state.wands[order] + 1
    for order in range(state.decided):
        observed.plan[order, 0] = (state.plan[order] + 1) & 127
        observed.plan[order, 1] = (state.plan[order] + 1) >> LOW


@compiler.entry
def observe(table_cells, row_cells, seat, recalls, observed_cells):
    """CAS R33: everything, whoever looks; there is nothing to recall."""
    tables, state = viewed(table_cells, at.TABLES), viewed(row_cells, at.STATE)
    observed = viewed(observed_cells, OBSERVED)
    clear(observed_cells)
    put_numbers(tables, state, seat, observed)
    put_cards(state, observed)
    put_squares(state, observed)
    put_plan(state, observed)


def rebuild(observed: Array, seat: Seat, like: Castle) -> Castle:
    """The castle that is seen so."""
    seen = observed.view(OBSERVED)[0]
    cells, state = blank(at.STATE, np.int16)
    state["over"], state["ghost"], state["found"] = seen["over"], seen["ghost"], seen["found"]
    state["row_seat"] = (seen["row_seat"] + seat) % seen["seats"]
    state["row_number"] = number_of(seen["row_number"])
    state["sorcerer"] = np.flatnonzero(seen["sorcerer"])[0]
    for name in ("stack", "used"):
        state[name] = [number_of(count) for count in seen[name]]
    _put(state, "row", "laid", [int(face) - 1 for face in seen["row"] if face])
    squares = [number_of(np.abs(square)) - 1 for square in seen["treasures"][: seen["placed"]]]
    _put(state, "treasures", "placed", squares)
    state["is_found"] = (seen["treasures"] < 0).any(axis=1)
    _put(state, "wands", "used_up", [int(wand) - 1 for wand in seen["wands"] if wand])
    _put(state, "plan", "decided", [number - 1 for number in map(number_of, seen["plan"]) if number])
    return unpack(cells, like)


def _put(state: Any, field: str, count: str, values: list[int]) -> None:
    state[field][: len(values)], state[count] = values, len(values)


SQUARE, CARD = ("square", at.SQUARES), ("card", at.PLACES)
OBSERVING: Final = Observing(
    record=OBSERVED,
    facts={name: fact for name, (_, fact) in FIELDS.items()},
    legend={
        "square": "row by row from the top left, as the board's file draws them: on a board of twelve columns a1 is 0, "
        "b1 1, a2 12; numbers beyond the board are never used",
        "face": numbered_names(CARDS),
        "card": "the first of the row is 0",
        "way": numbered_names(DIRECTIONS),
        "turn": numbered_names(Turn),
        "treasure": "in the order of placing",
        "wand": "the wands of the board in the order of their squares",
        "digit": "seven bits each, the lowest first",
        "order": "the first one first, 0 for none",
    },
    actions=(
        Actions(at.PLACE_TREASURE, at.SQUARES, "a treasure is placed", (SQUARE,), is_chance=True),
        Actions(at.LAY_CARD, at.FACES, "a card is laid", (("face", at.FACES),), is_chance=True),
        Actions(at.TURN_CARD, at.PLACES * at.TURNS, "turn an arrow left, right, about", (CARD, ("turn", at.TURNS))),
        Actions(at.CHOOSE_WAY, at.WAYS, "go up, right, down, left", (("way", at.WAYS),)),
        Actions(at.CHOOSE_GATE, at.SQUARES, "come out of a gate", (SQUARE,)),
        Actions(at.DECLINE_GATE, 1, "stay on the gate"),
        Actions(at.USE_WAND, 1, "use the wand"),
        Actions(at.LEAVE_WAND, 1, "leave the wand"),
        Actions(at.GO, 1, "Go"),
    ),
    left_out=(),
    observe=observe,
    rebuild=rebuild,
)
