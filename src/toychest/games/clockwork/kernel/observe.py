"""What a seat may know of the city as numbers: its own hand, and everything that lies open or was shown to it."""

from typing import Final

import numpy as np

from toychest.contract import CHANCE
from toychest.contract.kernel import OVER, Actions, Observing, numbered_names
from toychest.games.clockwork.box import load_box
from toychest.games.clockwork.kernel import layout as at
from toychest.games.clockwork.kernel.agenda import next_task
from toychest.games.clockwork.kernel.challenge import is_spoken
from toychest.games.clockwork.kernel.observed import FIELDS, OBSERVED
from toychest.games.clockwork.kernel.rebuild import rebuild
from toychest.games.clockwork.kinds import Kind
from toychest.games.kernels import Compiler, viewed
from toychest.games.observing import DIGITS, clear

compiler: Final = Compiler(row=at.ROW, tables=at.TABLES, task=at.TASK, observed=OBSERVED)
compiled = compiler.compiled


@compiled
def told_from(tables, seat, other):
    """Another seat as this one counts: itself 0, the next clockwise 1."""
    steps = other - seat
    return steps if steps >= 0 else steps + tables.seats


@compiled
def put_turn(tables, row, seat, observed):
    """How far the game is."""
    observed.seats, observed.seat = tables.seats, seat
    actor = OVER if row.reason else np.int64(next_task(row).actor)
    observed.actor = at.SEATS + 1 if actor == OVER else at.SEATS if actor == CHANCE else told_from(tables, seat, actor)
    for digit in range(DIGITS):
        observed.turn[digit] = row.turn >> 7 * digit & 127
    observed.turn_seat = told_from(tables, seat, row.turn_seat) if row.turn else 0
    observed.origin, observed.is_bonus, observed.is_endgame = row.origin, row.is_bonus, row.is_endgame
    observed.reason = row.reason
    observed.winner = told_from(tables, seat, row.winner - 1) + 1 if row.winner else 0
    observed.dice[0], observed.dice[1] = row.first_die, row.second_die


@compiled
def put_seats(tables, row, seat, observed):
    """Every seat from this one on: what lies in front of it, and how many cards it holds."""
    for number in range(tables.seats):
        other = seat + number
        if other >= tables.seats:
            other -= tables.seats
        observed.fields[number], observed.characters[number] = row.fields[other], row.characters[other]
        observed.openings[number], observed.sizes[number] = row.openings[other], row.sizes[other]
        for order in range(row.laid_count[other]):
            observed.laid[number, order] = row.laid[other, order]
    for kind in range(at.KINDS):
        observed.hand[kind] = row.hands[seat, kind]


@compiled
def put_discards(tables, row, recalls, observed):
    """CLK 4.3, CLK R34: backs, but for those that the memory aid keeps open, or that were seen as they were laid."""
    observed.scrapped = row.scrapped
    for yard in range(at.YARDS):
        observed.piles[yard] = row.piles[yard]
    for place in range(at.MOST_OUT):
        observed.left_out[place] = row.left_out[place]
    for number in range(row.lying):
        spot = row.discards[number]
        is_open = recalls or number >= row.lying - tables.open_discards
        observed.order[number] = spot
        observed.spots[spot] = row.on_spot[spot] + 1 if is_open else 1


@compiled
def may_know_kind(tables, task, seat, recalls):
    """Is this seat a party to the question, or was the card shown or spoken to everybody, and it recalls that?"""
    if task.code < at.LAYING:
        return task.code == at.LEAVING_OUT
    if seat == task.actor:
        return True
    if task.code == at.LAYING or task.code == at.POINTING:
        return recalls != 0
    if seat == task.seat:
        return True
    is_public = tables.ask_visibility == at.PUBLIC or (tables.ask_visibility != at.PRIVATE and is_spoken(task.kind))
    return is_public and recalls != 0


@compiled
def has_kind(task):
    """Is this about a kind of cards?"""
    code = task.code
    return (
        code == at.LEAVING_OUT or code == at.LAYING or (at.ANSWERING <= code <= at.POINTING and code != at.COUNTERING)
    )


@compiled
def has_seat(task):
    """Does this concern another seat, or is it chance for a seat?"""
    code = task.code
    is_chance = code == at.DEALING or code == at.OPENING_THROW or code == at.TURN_THROW or code == at.DRAWING
    return is_chance or at.ANSWERING <= code <= at.RETURNING


@compiled
def put_task(tables, row, seat, recalls, observed):
    """What is asked now, and of whom; the card that it is about only to who knows it."""
    task = next_task(row)
    observed.task, observed.place = task.code, task.place
    observed.may, observed.is_counter = task.may, task.is_counter
    if has_seat(task):
        observed.rival = told_from(tables, seat, task.seat) + 1
    if has_kind(task) and may_know_kind(tables, task, seat, recalls):
        observed.kind, observed.is_shown = task.kind + 1, task.is_shown
    for place in range(at.SEATS):
        if task.seats[place]:
            observed.asked[place] = told_from(tables, seat, task.seats[place] - 1) + 1
    if task.code == at.FINDING:
        observed.spots[task.place] = row.on_spot[task.place] + 1


@compiler.entry
def observe(table_cells, row_cells, seat, recalls, observed_cells):
    """What lies open to this seat; with `recalls` also the cards on the spots, and one that is in question."""
    tables, row = viewed(table_cells, at.TABLES), viewed(row_cells, at.ROW)
    observed = viewed(observed_cells, OBSERVED)
    clear(observed_cells)
    put_turn(tables, row, seat, observed)
    put_seats(tables, row, seat, observed)
    put_discards(tables, row, recalls, observed)
    if row.depth:
        put_task(tables, row, seat, recalls, observed)


KIND, SPOT, FIELD = ("kind", at.KINDS), ("spot", at.MOST_SPOTS + 1), ("field", at.MOST_FIELDS)
OBSERVING: Final = Observing(
    record=OBSERVED,
    facts={name: fact for name, (_, fact) in FIELDS.items()},
    legend={
        "kind": numbered_names(Kind),
        "seat": "in observations 0 you, 1 the next clockwise, and so on; in actions the number at the table",
        "field": "as the board's file numbers it",
        "spot": "as the board's file numbers it, from 1; 0 is never used",
        "yard": "0 is yard 1, and so on",
        "character": numbered_names(load_box().characters),
        "die": "in observations 0 the first of the throw, 1 the second; in actions one less than its pips",
        "low": "one less than the pips of the lower die",
        "high": "one less than the pips of the higher die",
        "digit": "seven bits each, the lowest first",
        "order": "the first one first, 0 for none",
    },
    actions=(
        Actions(at.LEAVE_OUT, at.KINDS, "a set is left out; chance, where no seat is asked", (KIND,)),
        Actions(at.DEAL, at.KINDS, "a card is dealt", (KIND,), is_chance=True),
        Actions(at.EXTRA, at.YARDS, "a card that is left over goes to a yard", (("yard", at.YARDS),), is_chance=True),
        Actions(at.DIE, at.SIDES, "a die is thrown", (("die", at.SIDES),), is_chance=True),
        Actions(at.DICE, at.SIDES**2, "dice are thrown", (("low", at.SIDES), ("high", at.SIDES)), is_chance=True),
        Actions(at.DRAW, at.KINDS, "the top card of a pile comes up", (KIND,), is_chance=True),
        Actions(at.CHOOSE, at.CAST, "choose a character", (("character", at.CAST),)),
        Actions(at.WALK, at.MOST_FIELDS, "walk", (FIELD,)),
        Actions(at.GO, at.MOST_FIELDS, "go by a special throw", (FIELD,)),
        Actions(at.ASK, at.SEATS * at.KINDS, "ask a seat, by its number at the table", (("seat", at.SEATS), KIND)),
        Actions(at.SEARCH, at.KINDS, "search", (KIND,)),
        Actions(at.POINT, at.MOST_SPOTS + 1, "point at a spot", (SPOT,)),
        Actions(at.DISCARD, at.KINDS, "show a card and discard it", (KIND,)),
        Actions(at.LAY, at.MOST_SPOTS + 1, "lay it on a spot", (SPOT,)),
        Actions(at.GIVE, at.KINDS, "give what was asked for", (KIND,)),
        Actions(at.RETURN, at.KINDS, "give a card back", (KIND,)),
        Actions(at.SWAP, at.KINDS, "lay another card where the wrong one was", (KIND,)),
        Actions(at.BUILD, at.KINDS, "lay a set down", (KIND,)),
        Actions(at.STAY, 1, "stay"),
        Actions(at.TAKE, 1, "take a card"),
        Actions(at.KEEP, 1, "keep"),
        Actions(at.SAY_NONE, 1, "say that you have none"),
        Actions(at.ESCAPE, 1, "escape"),
        Actions(at.HOLD, 1, "hold what is complete"),
        Actions(at.PASS, 1, "pass"),
    ),
    left_out=("latest",),
    observe=observe,
    rebuild=rebuild,
)
