"""Where everything lies in a row (`int16`) and in the tables (`int32`) of Coded Castle.

A row holds the whole state but its terms, which `unpack` takes from the state it is like. Squares are numbered row by
row, cards and directions in the order of CARDS and DIRECTIONS.

From ACTS_KEY on to PLAN_SPENT a row holds what follows from the rest, so that it need not be found out at every move:
the plan followed as far as its latest choice. They are zero while no row is planned.
"""

from typing import Final

SQUARES: Final = 144  # 12 by 12, the largest board
TREASURES: Final = 28  # tokens in the box, CAS R34
FACES: Final = 7  # CAS 1.6
PLACES: Final = 3  # cards of a row, CAS 2.1
ACTS: Final = 9  # one card and two loops that run three times, CAS R6
PLANNED: Final = 24  # a way and a gate for every act, and two turns
WANDS: Final = 24  # that can be used up, CAS R13
NOWHERE: Final = 4  # the direction of a card that has none

# --- a row
OVER: Final = 0  # 0 while it is played, SAVED, ESCAPED; SOLVED, MISSED
SEAT: Final = 1
SORCERER: Final = 2
GHOST: Final = 3
ROW_NUMBER: Final = 4
STATUS: Final = 5  # LAYING, BOUND, VOID, FREE
ACTS_KEY: Final = 6  # which unrolled row of the tables
PLAN_AT: Final = 7
PLAN_ACTED: Final = 8
PLAN_WAYS: Final = 9  # PLACES
PLAN_TURNED: Final = 12  # a bit for each place
PLAN_SPENT: Final = 13  # two halves of a bit for each wand
LAID: Final = 15
CARD: Final = 16  # PLACES
STACK: Final = 19  # FACES
USED: Final = 26  # FACES
PLACED: Final = 33
FOUND: Final = 34
TREASURE: Final = 35  # TREASURES, the square of each in the order of placing
IS_FOUND: Final = 63  # TREASURES
SPENT: Final = 91
SPENT_WAND: Final = 92  # WANDS, in the order of use
DECIDED: Final = 116
DECISION: Final = 117  # PLANNED, moves by number
ROW_SIZE: Final = 141

SAVED: Final = 1  # CAS 5.1
ESCAPED: Final = 2  # CAS 5.2
SOLVED: Final = 3  # CAS R38
MISSED: Final = 4

LAYING: Final = 0  # chance is to act
BOUND: Final = 1  # the row is possible, and the plan must reach its end (CAS 4.1)
VOID: Final = 2  # nothing makes it possible, and nobody walks (CAS R24)
FREE: Final = 3  # the plan may end at a blocked door (CAS R23, CAS R24)
HALF: Final = 12  # bits of PLAN_SPENT in one number

# --- moves
PLACE: Final = 0  # SQUARES
LAY: Final = 144  # FACES
TURN: Final = 151  # PLACES times left, right, about
WALK: Final = 160  # four directions
JUMP: Final = 164  # SQUARES
STAY: Final = 308
WAVE: Final = 309
SPARE: Final = 310
GO: Final = 311
MOVE_COUNT: Final = 312
MOST_MOVES: Final = 160  # every other gate, three arrows turned three ways, and some room

# --- cards
LOOP_CARD: Final = 4
SORCERER_CARD: Final = 5
GHOST_CARD: Final = 6

# --- tables: what the terms say
SEATS: Final = 0
SOUGHT: Final = 1
ESCAPE: Final = 2
GATE_PLAY: Final = 3  # GATES_OFF, GATES_OPTIONAL, GATES_FORCED
TURNS: Final = 4  # 2, or 3 with half turns (CAS 6.5)
LIMIT: Final = 5  # arrows that may be turned (CAS R40)
REROTATES: Final = 6  # CAS R4
RESENDS: Final = 7  # CAS R9
WAND_REUSE: Final = 8  # REUSED, PER_TURN, PER_GAME
MAY_SPARE: Final = 9  # CAS R14
MAY_FAIL: Final = 10  # CAS R23
IMPOSSIBLE: Final = 11  # WHOLE, HALT, SKIP, NONE_AT_ALL
VOID_GHOSTS: Final = 12  # CAS R25
IDLE_COSTS: Final = 13  # CAS R27
REFILLS: Final = 14  # CAS R31
ANY_ARROW: Final = 15  # CAS R36
BEST: Final = 16  # treasures to take in a puzzle, -1 where there is none (CAS R38)
SQUARE_COUNT: Final = 17
GATE_COUNT: Final = 18
GATE_AT: Final = 19  # SQUARES
CHAMBER_COUNT: Final = 163
CHAMBER_AT: Final = 164  # SQUARES
KIND: Final = 308  # SQUARES: PLAIN, GATE, WAND
WAND_NUMBER: Final = 452  # SQUARES
DOOR: Final = 596  # SQUARES times four: the square next door, or -1
NEAR: Final = 1172  # four: the ways an arrow laid so can be made to point, a bit each
UNROLLED: Final = 1176  # UNROLLED_KEYS times UNROLLED_SIZE
UNROLLED_KEYS: Final = 125  # absent, arrow, loop, sorcerer or ghost, three times
UNROLLED_SIZE: Final = 13  # how many acts, the place of each, and the first act of each place
FIRST_ACT: Final = 10
DISTANCE: Final = 2801  # SQUARE_COUNT squared: steps from square to square

GATES_OFF: Final = 0
GATES_OPTIONAL: Final = 1
GATES_FORCED: Final = 2
REUSED: Final = 0
PER_TURN: Final = 1
PER_GAME: Final = 2
WHOLE: Final = 0
HALT: Final = 1
SKIP: Final = 2
NONE_AT_ALL: Final = 3
PLAIN: Final = 0
GATE: Final = 1
WAND: Final = 2
FAR: Final = 99  # no way leads there

# --- scratch: a trail, and two lists of squares
AT: Final = 0
ACTED: Final = 1
ASKED: Final = 2
WAYS: Final = 3  # PLACES
WANDS_SPENT: Final = 6
REACHED: Final = 8  # SQUARES
BEYOND: Final = 152  # SQUARES
SCRATCH_SIZE: Final = 296

# --- what comes next on a trail
WALKED: Final = 0
JUMPED: Final = 1
CLIMBED: Final = 2
SKIPPED: Final = 3
GOES_ON: Final = 3  # up to here the trail goes on by itself
ENDED: Final = 4
BLOCKED: Final = 5
ASKS_WAY: Final = 6
ASKS_GATE: Final = 7
ASKS_WAND: Final = 8
