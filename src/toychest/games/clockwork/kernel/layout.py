"""What a row, the tables and scratch hold, how moves are numbered, and how this kernel is compiled.

A row holds the whole state except `terms` (the tables hold them), `recall` and `latest` (nothing that follows depends
on them): these are left to the state that a row is unpacked beside. A kind, a seat or a character that may be missing
is kept as its number and one, so that 0 is none.
"""

from typing import Final

import numpy as np

from toychest.games.clockwork import board_faults, kinds
from toychest.games.clockwork.box import load_box
from toychest.games.clockwork.kinds import INDEX, Kind
from toychest.games.clockwork.readings import READINGS
from toychest.games.kernels import Compiler
from toychest.games.network import ACTIVE, NETWORK

# What lies in the box, and how large a city can be.
BOX: Final = load_box()
SEATS: Final = max(BOX.seats)
YARDS: Final = BOX.yards
SIDES: Final = BOX.dice
CAST: Final = len(BOX.characters)
MOST_OUT: Final = max(deck.flyers_out + deck.breakers_out for deck in BOX.decks.values())
MOST_DISCARDS: Final = max(sum(BOX.cards(seats)) for seats in BOX.seats)
MOST_FIELDS: Final = board_faults.FIELDS[1]
MOST_SPOTS: Final = board_faults.SPOTS[1]
MOST_PATHS: Final = board_faults.MOST_PATHS
MOST_STEPS: Final = 2 * SIDES
THROWS: Final = SIDES * (SIDES + 1) // 2  # of two dice, whichever is which
MOST_TASKS: Final = 40  # four seats begin with 36: CLK 1.3, CLK 1.5, CLK 1.8
MOST_TURNS: Final = 32767  # a row counts no farther

# Kinds, in the order of KINDS in kinds.py: flyers, breakers, then these.
KINDS: Final = len(kinds.KINDS)
FLYERS: Final = len(kinds.FLYERS)
MACHINES: Final = len(kinds.MACHINES)
AIRSHIP: Final = INDEX[Kind.AIRSHIP]
FUEL: Final = INDEX[Kind.FUEL]
POWER: Final = INDEX[Kind.POWER]
SCRAP: Final = INDEX[Kind.SCRAP]
FLYER_BITS: Final = (1 << FLYERS) - 1
BREAKER_BITS: Final = (1 << MACHINES) - 1 - FLYER_BITS
FAMILY_BITS: Final = FLYER_BITS | BREAKER_BITS | 1 << AIRSHIP
SPOKEN_BITS: Final = 1 << FUEL | 1 << POWER
MOST_LAID: Final = MACHINES + 2  # every machine, and what wins by air

# Holders of hidden cards: the seats, then these two.
PILE_HOLDER: Final = SEATS
SPOT_HOLDER: Final = SEATS + 1  # every spot whose card was forgotten, together; a row has no bounds for it
HOLDERS: Final = SEATS + 2

# Tasks, those of chance first, and what is told of each besides who is to act.
LEAVING_OUT: Final = 1  # kind: the first of its family
DEALING: Final = 2  # seat
ADDING_EXTRA: Final = 3
OPENING_THROW: Final = 4  # seat; seats: among whom
TURN_THROW: Final = 5  # seat
DRAWING: Final = 6  # seat; place: the yard
LAST_OF_CHANCE: Final = DRAWING
CHOOSING: Final = 7
TRAVELLING: Final = 8
ACTING: Final = 9  # may; seats: who was asked
DISCARDING: Final = 10
LAYING: Final = 11  # kind
ANSWERING: Final = 12  # seat: the asker; kind; is_counter
COUNTERING: Final = 13  # seat: the asker
RETURNING: Final = 14  # seat: the rival; kind: the one received
POINTING: Final = 15  # kind; is_shown
SWAPPING: Final = 16  # place: the spot
BUILDING: Final = 17
SETTING_DOWN: Final = 18  # seats
FINDING: Final = 19  # place: the spot

# What may be done where one is.
MAY_GO, MAY_TAKE, MAY_SEARCH, MAY_ASK, MAY_PASS, IS_CHAIN = (1 << bit for bit in range(6))
DEEDS: Final = MAY_GO | MAY_TAKE | MAY_SEARCH | MAY_ASK

# How a game ended.
BY_MACHINE, BY_AIRSHIP, DEAD_END, TURN_CAP = range(1, 5)

# Values of readings that have more than two: their number among the choices.
CHOICES: Final = {reading.name: reading.choices for reading in READINGS}
OR_MORE: Final = CHOICES["entry"].index("or_more")
TOWER_MORE: Final = CHOICES["entry"].index("yard_exact_tower_more")
PRIVATE: Final = CHOICES["ask_visibility"].index("private")
PUBLIC: Final = CHOICES["ask_visibility"].index("public")
BLUFF_OK: Final = CHOICES["scrap_without_card"].index("bluff_ok")
BLOCKS_COUNTER: Final = CHOICES["scrap_without_card"].index("blocks_counter")
SWAP_CHOICE: Final = CHOICES["blind_miss"].index("swap_choice")

# Moves: where each sort begins.
LEAVE_OUT: Final = 0
DEAL: Final = LEAVE_OUT + KINDS
EXTRA: Final = DEAL + KINDS
DIE: Final = EXTRA + YARDS
DICE: Final = DIE + SIDES
DRAW: Final = DICE + SIDES * SIDES
CHOOSE: Final = DRAW + KINDS
WALK: Final = CHOOSE + CAST
GO: Final = WALK + MOST_FIELDS
ASK: Final = GO + MOST_FIELDS  # by rival and kind
SEARCH: Final = ASK + SEATS * KINDS
POINT: Final = SEARCH + KINDS  # by spot
DISCARD: Final = POINT + MOST_SPOTS + 1
LAY: Final = DISCARD + KINDS  # by spot
GIVE: Final = LAY + MOST_SPOTS + 1
RETURN: Final = GIVE + KINDS
SWAP: Final = RETURN + KINDS
BUILD: Final = SWAP + KINDS
STAY, TAKE, KEEP, SAY_NONE, ESCAPE, HOLD, PASS = range(BUILD + KINDS, BUILD + KINDS + 7)
MOVE_COUNT: Final = PASS + 1
MOST_MOVES: Final = 320

TASK: Final = np.dtype(
    [
        ("code", "i1"),  # which task, LEAVING_OUT to FINDING
        ("actor", "i1"),  # who is to act, or CHANCE
        ("seat", "i1"),  # whom else it concerns
        ("kind", "i1"),  # the kind that it is about
        ("place", "i1"),  # a yard, or a spot
        ("may", "i1"),  # bits of what may be done
        ("is_counter", "?"),  # the answer is owed to somebody who asks back
        ("is_shown", "?"),  # a card of the kind that is sought was shown
        ("seats", "i1", SEATS),  # seats and one, in their order
    ]
)
ROW: Final = np.dtype(
    [
        ("turn", "i2"),  # its number, from 1; 0 while all is set up
        ("out_bits", "i2"),  # kinds that left the pack
        ("laid_bits", "i2", SEATS),  # kinds that a seat has laid down
        ("turn_seat", "i1"),  # whose turn that is
        ("origin", "i1"),  # where the turn began
        ("is_bonus", "?"),  # a special throw has still to be used (CLK R18)
        ("is_endgame", "?"),  # the piles are empty (CLK 7.1)
        ("reason", "i1"),  # how the game ended; 0: not yet
        ("winner", "i1"),  # the seat and one
        ("first_die", "i1"),  # of the latest throw; 0 before there is one
        ("second_die", "i1"),  # 0: one die alone was thrown
        ("scrapped", "i1"),  # Scrap that has left the game
        ("piled", "i1"),  # cards of all six piles together
        ("lying", "i1"),  # how many discards
        ("heard", "i1"),  # what was asked for last, for the seat that the row is packed for: 1 it heard it, 2 not
        ("fields", "i1", SEATS),  # where the pawns stand
        ("characters", "i1", SEATS),  # the number and one
        ("openings", "i1", SEATS),  # the throw for the first turn, or 0
        ("sizes", "i1", SEATS),  # cards in each hand
        ("laid_count", "i1", SEATS),  # cards that a seat has laid down
        ("left_out", "i1", MOST_OUT),  # kinds and one, in their order
        ("piles", "i1", YARDS),  # cards in each yard
        ("unseen", "i1", KINDS),  # cards of the pack, or of all piles
        ("hands", "i1", (SEATS, KINDS)),  # cards of each kind in each hand
        ("laid", "i1", (SEATS, MOST_LAID)),  # kinds and one, in their order
        ("discards", "i1", MOST_DISCARDS),  # spots in the order of laying
        ("on_spot", "i1", MOST_SPOTS + 1),  # the kind and one
        ("least", "i1", (HOLDERS - 1, KINDS)),  # what the seat that the row is packed for can prove
        ("most", "i1", (HOLDERS - 1, KINDS)),  # and what it cannot rule out
        ("depth", "i1"),  # how many tasks
        ("agenda", TASK, MOST_TASKS),  # the next one last
    ]
)
TABLES: Final = np.dtype(
    [
        ("seats", "i4"),  # who play
        ("fields", "i4"),  # how many
        ("spots", "i4"),  # how many
        ("towers", "i4"),  # their field
        ("yards", "i4", YARDS),  # their white fields
        ("hand", "i4"),  # the most cards a hand may hold
        ("machine", "i4"),  # parts of a machine
        ("airship", "i4"),  # parts of the Airship
        ("most_pawns", "i4"),  # on one field (CLK 2.4)
        ("last_turn", "i4"),  # with its end the game ends (CLK R32); 0: none
        ("open_discards", "i4"),  # of the cards laid last, how many lie open to the seats (CLK R34)
        ("ask_bits", "i4"),  # kinds that are asked for by showing one
        ("search_bits", "i4"),  # kinds that are sought by showing one
        *((reading.name, "i4") for reading in READINGS),  # the number of the value among the choices
        ("throws", "i4", THROWS),  # every throw of two dice as a move
        ("throw_odds", "i4", THROWS),  # in how many ways each of them falls
        ("yard_of", "i4", MOST_FIELDS),  # by field: the yard, or 0
        ("beside", "i4", (MOST_FIELDS, MOST_PATHS)),  # by field and path: the neighbour, or -1
        ("back", "i4", (MOST_FIELDS, MOST_PATHS)),  # which path of the neighbour leads back
        ("throws_to", "i4", (YARDS + 1, MOST_FIELDS)),  # by goal (the Towers, the yards) and field, times 16
        ("end_count", "i2", (MOST_FIELDS, MOST_STEPS + 1)),  # by field and steps: where a walk may end
        ("ends", "i2", (MOST_FIELDS, MOST_STEPS + 1, MOST_FIELDS)),  # fields, with EXACT where all steps can be used
    ]
)
EXACT: Final = 256

LOST: Final = np.dtype(
    [
        ("spots", "i1", MOST_SPOTS + 1),  # by spot, whether its card was forgotten
        ("about", "?"),  # the card of the open question
        ("heard", "?"),  # what was asked for last
        ("has_bounds", "?"),  # do the bounds here hold instead of those in the row?
        ("least", "i1", (HOLDERS, KINDS)),  # cards of each kind that a holder surely has, as far as it is remembered
        ("most", "i1", (HOLDERS, KINDS)),  # and that it can have
    ]
)
"""What a seat has forgotten; `forgotten` at the boundary."""

SUMMARY: Final = np.dtype(
    [
        ("by_machine", "i4"),  # cards that a seat lacks to escape by flyer, breaker and Fuel
        ("by_air", "i4"),  # ... of the Airship and Power
        ("has", "i4", 2),  # does a flyer, a breaker lie in front of it?
        ("has_fuel", "i4"),  # does it hold Fuel?
        ("lies", "i4"),  # how many of the cards that it lacks lie on spots
        ("piled", "i4"),  # ... in the piles
        ("to_towers", "i4"),  # throws, times 16
        ("to_yard", "i4"),  # throws to the nearest yard with cards, times 16
        ("parts", "i4"),  # squares of the parts it holds of machines that it could still use
        ("best", "i4", 2),  # parts of its best flyer, its best breaker
    ]
)
PROGRESS: Final = np.dtype(
    [
        ("nearness", "i4"),  # to the nearer way out: a UNIT by one and the cards that it lacks
        ("lacking", "i4"),  # cards that it lacks to escape by flyer and breaker, in ninths
        ("air_nearness", "i4"),  # as nearness, to the way out by Airship
        ("flyer", "i4"),  # a flyer lies in front of it
        ("breaker", "i4"),  # a breaker does
        ("flyer_parts", "i4"),  # parts of its best flyer, in quarters
        ("breaker_parts", "i4"),  # parts of its best breaker, in quarters
        ("fuel", "i4"),  # it holds Fuel
        ("parts", "i4"),  # squares of the parts it holds of machines that it could still use, in sixteenths
        ("lies", "i4"),  # cards that it lacks and that lie on spots, in quarters
        ("piled", "i4"),  # and that are in the piles, in quarters
    ]
)
FEATURES: Final = np.dtype(
    [
        ("bias", "i4"),  # always one
        ("three_seats", "i4"),  # three play
        ("four_seats", "i4"),  # four play
        ("own", PROGRESS),  # of the seat that is judged
        ("own_hand", "i4"),  # cards that it holds, in sevenths
        ("own_scrap", "i4"),  # Scrap that it holds, in halves
        ("own_throws_to_towers", "i4"),  # in fours, if there is something to fetch
        ("own_throws_to_yard", "i4"),  # to the nearest one with cards, in fours
        ("own_turn", "i4"),  # it is its turn
        ("rival", PROGRESS),  # the one who is nearest to a way out
        ("rival_throws_to_towers", "i4"),  # in fours, if there is something to fetch
        ("rivals_nearness", "i4"),  # all others together
        ("endgame_own_nearness", "i4"),  # in the endgame own.nearness once more
        ("endgame_rival_nearness", "i4"),  # and rival.nearness
        ("endgame_own_lies", "i4"),  # and own.lies
        ("endgame_rival_lies", "i4"),  # and rival.lies
    ]
)
SCRATCH: Final = np.dtype(
    [
        ("features", FEATURES),  # first, so that weights meet them by number
        ("task", TASK),  # the one that is answered
        ("ends", "i4", MOST_FIELDS),  # of a walk: fields, with EXACT
        ("found", "i4", MOST_FIELDS),  # by field: 1 a walk may end here, 2 with all its steps
        ("now", "i4", (MOST_FIELDS, MOST_PATHS)),  # by field and the path by which a pawn came: turns left, as bits
        ("next", "i4", (MOST_FIELDS, MOST_PATHS)),  # the same, one step later
        ("pool", "i4", KINDS),  # hidden cards
        ("order", "i4", KINDS),  # of dealing them: kinds that the fewest holders can take come first
        ("room", "i4", KINDS),  # of each kind: what all holders can have, then the places that can take all of it
        ("size", "i4", HOLDERS),  # cards of each holder
        ("free", "i4", HOLDERS),  # and how many of them are still to come
        ("least", "i4", (HOLDERS, KINDS)),  # cards of each kind that a holder surely has
        ("most", "i4", (HOLDERS, KINDS)),  # and that it can have
        ("shown", "i4", (HOLDERS, KINDS)),  # what each holder was shown to have
        ("held", "i4", (HOLDERS, KINDS)),  # what each was dealt so far
        ("lying", "i4", KINDS),  # how many lie on spots
        ("summary", SUMMARY, SEATS),  # how near each seat is to a way out
        ("active", ACTIVE),  # what the network is told
    ]
)
compiler: Final = Compiler(
    row=ROW,
    tables=TABLES,
    scratch=SCRATCH,
    task=TASK,
    lost=LOST,
    summary=SUMMARY,
    progress=PROGRESS,
    features=FEATURES,
    active=ACTIVE,
    network=NETWORK,
)
compiled, called, entry = compiler.compiled, compiler.called, compiler.entry
