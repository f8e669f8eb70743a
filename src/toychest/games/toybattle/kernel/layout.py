"""Where everything stands in a row and in the tables of Toy Battle's kernel.

A place is a number below MOST_PLACES: the bases in the order of `terrain.bases`, then the headquarters, blue's first.
A set of places is a mask, one bit each; a row keeps it as two halves of 15 bits, so that none is ever negative.
Tiles of one side are counted by troop, two bits each (TOY 1.3: three of a kind), in one cell.

A row holds the whole state but for the terms, which `unpack` takes from the state it is given.
"""

from typing import Final

MOST_PLACES: Final = 30
MOST_REGIONS: Final = 30
MOST_BESIDE: Final = 12
MOST_TURNS: Final = 30_000
MOST_TILES: Final = 3
"""Of one troop, on one side."""

HALF: Final = 15
"""Bits of a mask in one cell of a row."""

TROOPS: Final = 8
SKULLY: Final = 0
CAPN: Final = 1
JUMBO: Final = 2
HOOK: Final = 3
XB42: Final = 4
STAR: Final = 5
ROXY: Final = 6
KWAK: Final = 7

EFFECTS: Final = ("", "recall", "draw", "shove", "exhume", "suppress", "nullify")
RECALL: Final = 1
DRAW: Final = 2
SHOVE: Final = 3
EXHUME: Final = 4
SUPPRESS: Final = 5

# What is to be settled next: the first task of the agenda.
CHOOSE: Final = 0
LOT: Final = 1
DEAL: Final = 2
PICK_ROB: Final = 3
PICK_SUPPRESS: Final = 4
ENDED: Final = 5
TROOP_EFFECT: Final = 8
"""And the troop."""
BASE_EFFECT: Final = 16
"""And the effect."""

REASONS: Final = ("", "headquarters", "objective", "stuck", "no-progress")
RULES: Final = ("", "TOY 7.1", "TOY 7.2", "TOY 7.3", "TOY R14")
HEADQUARTERS: Final = 1
OBJECTIVE: Final = 2
STUCK: Final = 3
NO_PROGRESS: Final = 4

# The row. A pair is (blue, red).
ACTOR: Final = 0
TASK: Final = 1
TASK_AT: Final = 2
TURN: Final = 3
TURN_SEAT: Final = 4
IDLE: Final = 5
DEALS: Final = 6
"""Tiles that the seat on turn is still dealt."""
RIVAL_DEALS: Final = 7
"""And after it the other one, before the first turn (TOY 1.7)."""
REASON: Final = 8
PLACES: Final = 9
MEDALS: Final = 11
CAPTOR_PLACE: Final = 13
"""One more than the place, 0 for none."""
CAPTOR: Final = 14
WAITING: Final = 15
"""How many base effects come later in this turn; then their bases."""
MOST_WAITING: Final = MOST_TILES + 1
"""TOY R2: three Cap'ns and one more troop."""
RACK: Final = WAITING + 1 + MOST_WAITING
KNOWN: Final = RACK + 2
SUPPRESSED: Final = KNOWN + 2
UNSEEN: Final = SUPPRESSED + 2
DISCARDS: Final = UNSEEN + 2
TAKEN: Final = DISCARDS + 2
"""The regions that each side has taken: a pair of masks."""
HELD: Final = TAKEN + 4
"""The bases that each side occupies: a pair of masks."""
TOPS: Final = HELD + 4
"""The visible troops: three masks, by the bits of the troop's number."""
DEPTH: Final = TOPS + 6
"""How many tiles lie on each base."""
STACKS: Final = DEPTH + MOST_PLACES
"""The tiles of each base from below: four bits each (the seat's bit, then the troop's three), four to a cell."""
DEEPEST: Final = 2 * TROOPS * MOST_TILES
STACK_CELLS: Final = DEEPEST // 4
ROW_SIZE: Final = STACKS + (MOST_PLACES - 2) * STACK_CELLS

# The tables.
BASES: Final = 0
OBJECTIVE_MEDALS: Final = 1
REMOVED: Final = 2
STARTER_TILES: Final = 3
OTHER_TILES: Final = 4
TAKEN_TILES: Final = 5
RACK_TILES: Final = 6
SKULLY_TILES: Final = 7
STAR_TILES: Final = 8
DRAW_TILES: Final = 9
MUST_SUPPRESS: Final = 10
IS_SHARED: Final = 11
MOST_IDLE: Final = 12
REGION_COUNT: Final = 13
ALL_BASES: Final = 14
JUMP_BASES: Final = 15
"""Where Hook may jump: bases that nullify nothing (TOY R20)."""
OWN_HEADQUARTERS: Final = 16
NEAR_HEADQUARTERS: Final = 18
SPECIAL_BASES: Final = 20
GATES: Final = 21
"""By troop, the places that let it in (TOY 5.2)."""
BESIDE: Final = GATES + TROOPS
EFFECT_AT: Final = BESIDE + MOST_PLACES
REGIONS_AT: Final = EFFECT_AT + MOST_PLACES
REGION: Final = REGIONS_AT + MOST_PLACES
REGION_MEDALS: Final = REGION + MOST_REGIONS
TABLES_SIZE: Final = REGION_MEDALS + MOST_REGIONS

NULLIFY: Final = 6
NO_LIMIT: Final = 32_767
"""More idle turns than a row can count (TOY R14, `none`)."""

# The numbers of moves; a place takes five bits.
START_MOVE: Final = 0
DEAL_MOVE: Final = 2
PICK_MOVE: Final = DEAL_MOVE + TROOPS
TAKE_MOVE: Final = PICK_MOVE + TROOPS
ROB_MOVE: Final = TAKE_MOVE + 1
SUPPRESS_MOVE: Final = ROB_MOVE + 1
DECLINE_MOVE: Final = SUPPRESS_MOVE + 1
EXHUME_MOVE: Final = DECLINE_MOVE + 1
DISCARD_MOVE: Final = 32
RECALL_MOVE: Final = 64
PLACE_MOVE: Final = 96
SHOVE_MOVE: Final = PLACE_MOVE + 32 * TROOPS
MOVE_COUNT: Final = SHOVE_MOVE + 32 * 32
MOST_MOVES: Final = MOST_PLACES * TROOPS + 1
"""A whole rack everywhere, or taking; shoving has MOST_BESIDE squared ways and declining at most."""

SCRATCH_SIZE: Final = 64
