"""What a packed state (`int16`), the tables and the scratch (`int32`) of Coded Castle hold, each a record with names.

Here a row is a row of cards and nothing else: the packed state is the `state`. It holds everything but the terms, which
`unpack` takes from the state it is like. Squares are numbered row by row, cards and directions as in CARDS and
DIRECTIONS.
"""

from typing import Final

import numpy as np

from toychest.games.kernels import Compiler

SQUARES: Final = 144  # 12 by 12, the largest board
TREASURES: Final = 28  # tokens in the box, CAS R34
FACES: Final = 7  # CAS 1.6
PLACES: Final = 3  # cards of a row, CAS 2.1
MOST_ACTS: Final = 9  # one card and two loops that run three times, CAS R6
MOST_DECISIONS: Final = 24  # a way and a gate for every act, and two turns
WANDS: Final = 24  # that can be used up, CAS R13
WAYS: Final = 4  # the directions
TURNS: Final = 3  # left, right, about

TRAIL: Final = np.dtype(
    [
        ("at", "i2"),  # the sorcerer's square
        ("acted", "i2"),  # how many acts of the row are done
        ("is_asked", "i2"),  # a step has just ended on a gate or a wand, and it is not yet said what happens there
        ("ways", "i2"),  # where each card points, WAY_BITS a place; NOWHERE until it is chosen
        ("spent", "i4"),  # the wands that work no more, a bit each
        ("lying", "i4"),  # treasures not found, a bit each; NO_WIN where the steps left could not take them all
    ]
)

STATE: Final = np.dtype(
    [
        ("over", "i2"),  # 0 while it is played, then SAVED, ESCAPED, SOLVED or MISSED
        ("row_seat", "i2"),  # whose row it is
        ("row_number", "i2"),  # rows before this one
        ("sorcerer", "i2"),  # his square
        ("ghost", "i2"),  # its step on the tower
        ("stack", "i2", FACES),  # cards left, by face
        ("used", "i2", FACES),  # cards put aside, by face
        ("laid", "i2"),  # cards in the row
        ("row", "i2", PLACES),  # the face of each, -1 for none
        ("placed", "i2"),  # treasures placed
        ("treasures", "i2", TREASURES),  # the square of each, in the order of placing
        ("is_found", "i2", TREASURES),  # whether each lies in a chest
        ("found", "i2"),  # treasures found
        ("used_up", "i2"),  # wands that work no more
        ("wands", "i2", WANDS),  # the number of each of them, in the order of use
        ("decided", "i2"),  # decisions in the plan
        ("plan", "i2", MOST_DECISIONS),  # moves by number
        # What follows from all this, so that it need not be found out at every move; zero while no row is planned.
        ("status", "i2"),  # LAYING, BOUND, VOID, FREE
        ("unrolled", "i2"),  # which of the tables' unrolled rows it is
        ("turned", "i2"),  # the arrows turned, a bit for each place
        ("after_choice", TRAIL),  # the plan followed up to its latest choice, and every turned arrow
    ]
)

# --- over: CAS 5.1, CAS 5.2, CAS R38
SAVED, ESCAPED, SOLVED, MISSED = range(1, 5)

# --- status
LAYING: Final = 0  # chance is to act
BOUND: Final = 1  # the row is possible, and the plan must reach its end (CAS 4.1)
VOID: Final = 2  # nothing makes it possible, and nobody walks (CAS R24)
FREE: Final = 3  # the plan may end at a blocked door (CAS R23, CAS R24)
SEEKING: Final = 4  # so it may, for a planner that looks for rows that could win before one; no game is ever in it

# --- lying
NO_WIN: Final = -1

# --- ways
NOWHERE: Final = 4  # the direction of a card that has none
WAY_BITS: Final = 3

# --- cards
LOOP: Final = 4  # those before it are arrows
SORCERER: Final = 5
GHOST: Final = 6

# --- moves
PLACE_TREASURE: Final = 0
LAY_CARD: Final = PLACE_TREASURE + SQUARES
TURN_CARD: Final = LAY_CARD + FACES
CHOOSE_WAY: Final = TURN_CARD + TURNS * PLACES  # from here on choices
CHOOSE_GATE: Final = CHOOSE_WAY + WAYS
DECLINE_GATE: Final = CHOOSE_GATE + SQUARES
USE_WAND: Final = DECLINE_GATE + 1
LEAVE_WAND: Final = USE_WAND + 1
GO: Final = LEAVE_WAND + 1
MOVE_COUNT: Final = GO + 1
MOST_MOVES: Final = 160  # every other gate, three arrows turned three ways, and some room

KEYED: Final = 5  # what a place can hold as far as unrolling cares: nothing, arrow, loop, sorcerer, ghost
ACTS: Final = np.dtype(
    [
        ("count", "i4"),  # acts of the row
        ("places", "i4", MOST_ACTS),  # whose card acts
        ("first", "i4", PLACES),  # the first act of each place, FAR for none
        ("steps_left", "i4", MOST_ACTS + 1),  # steps of the sorcerer from each act on
    ]
)

TABLES: Final = np.dtype(
    [
        ("seats", "i4"),  # who play together
        ("sought", "i4"),  # treasures to find
        ("escape", "i4"),  # the step on which the ghost is out
        ("gate_play", "i4"),  # GATES_OFF, GATES_OPTIONAL, GATES_FORCED (CAS R21)
        ("turns", "i4"),  # 2, or 3 with half turns (CAS 6.5)
        ("most_turned", "i4"),  # arrows that may be turned (CAS R40)
        ("may_repoint", "i4"),  # an arrow another way in a repeat (CAS R4)
        ("may_resend", "i4"),  # a sorcerer card, too (CAS R9)
        ("wand_reuse", "i4"),  # ALWAYS, PER_TURN, PER_GAME (CAS R13)
        ("may_leave_wand", "i4"),  # a wand may be passed by (CAS R14)
        ("may_fail", "i4"),  # a row may be given up by choice (CAS R23)
        ("impossible", "i4"),  # WHOLE, HALT, SKIP, NONE_AT_ALL (CAS R24)
        ("has_void_ghosts", "i4"),  # ghost cards of a row that is not walked count (CAS R25)
        ("has_idle_cost", "i4"),  # a row without any step costs one of the ghost (CAS R27)
        ("may_refill", "i4"),  # used cards fill a short row (CAS R31)
        ("is_any_arrow", "i4"),  # an arrow gets its direction as it is laid (CAS R36)
        ("best", "i4"),  # treasures to take in a puzzle, -1 where there is none (CAS R38)
        ("square_count", "i4"),  # of this board
        ("gate_count", "i4"),  # of this board, too
        ("gates", "i4", SQUARES),  # the square of each
        ("chamber_count", "i4"),  # where treasures may be placed
        ("chambers", "i4", SQUARES),  # the square of each that has a token (CAS R20)
        ("kinds", "i4", SQUARES),  # PLAIN, GATE, WAND (CAS 1.2)
        ("wand_numbers", "i4", SQUARES),  # of the wand that lies there, if any
        ("next_door", "i4", (SQUARES, WAYS)),  # the square beside, -1 where no step is possible (CAS R12)
        ("open_ways", "i4", WAYS),  # where an arrow laid so can be made to point, a bit for each way
        ("unrolled", ACTS, KEYED**PLACES),  # by what lies in each place, the acts of such a row
        ("distances", "u1", (SQUARES, SQUARES)),  # steps from square to square, FAR for none
    ]
)

GATES_OFF, GATES_OPTIONAL, GATES_FORCED = range(3)
ALWAYS, PER_TURN, PER_GAME = range(3)
WHOLE, HALT, SKIP, NONE_AT_ALL = range(4)
PLAIN, GATE, WAND = range(3)
ANY_WAY: Final = (1 << WAYS) - 1
FAR: Final = 99

SCRATCH: Final = np.dtype(
    [
        ("trail", TRAIL),  # how far the sorcerer got
        ("squares", "i4", (2, SQUARES)),  # where he may stand, and where one step leads from there
        ("reached", "u1", (1 << MOST_ACTS, SQUARES)),  # by treasures lying: NOW and NEXT
    ]
)

# --- reached
NOW: Final = 1  # after an even number of steps
NEXT: Final = 2  # after an odd one

# --- what comes next on a trail
WALKED, JUMPED, CLIMBED, SKIPPED = range(4)  # the trail goes on by itself
ENDED, BLOCKED = 4, 5
ASKS_WAY, ASKS_GATE, ASKS_WAND = range(6, 9)

compiler: Final = Compiler(state=STATE, trail=TRAIL, acts=ACTS, tables=TABLES, scratch=SCRATCH)
compiled, called, entry = compiler.compiled, compiler.called, compiler.entry
