"""Where everything lies: in a row, in the tables, among the moves, in the array of what was forgotten.

A row holds the whole state except `terms` (the tables hold them), `recall` and `latest` (nothing that follows depends
on them): these are left to the state that a row is unpacked beside.
"""

from typing import Final

# How large a city can be (board_faults.py says the same), and what lies in the box (box.toml).
SEATS: Final = 4
KINDS: Final = 14
YARDS: Final = 6
SIDES: Final = 6
MOST_FIELDS: Final = 120
MOST_PATHS: Final = 6
MOST_SPOTS: Final = 99
MOST_STEPS: Final = 12
MOST_DISCARDS: Final = 58
MOST_SETS: Final = 10
MOST_OUT: Final = 5

# Kinds, in the order of KINDS in kinds.py: six flyers, four breakers, then these.
FLYERS: Final = 6
MACHINES: Final = 10
AIRSHIP: Final = 10
FUEL: Final = 11
POWER: Final = 12
SCRAP: Final = 13
FLYER_BITS: Final = 0b0000111111
BREAKER_BITS: Final = 0b1111000000
FAMILY_BITS: Final = (1 << FUEL) - 1
SPOKEN_BITS: Final = 1 << FUEL | 1 << POWER

# The row. A stack of tasks, the next one last; a task is a code, who is to act, and two facts (packing: tasks.py).
DEPTH: Final = 0
TURN: Final = 1
TURN_SEAT: Final = 2
ORIGIN: Final = 3
IS_BONUS: Final = 4
IS_ENDGAME: Final = 5
REASON: Final = 6
WINNER: Final = 7  # the seat and one; 0: nobody
FIRST_DIE: Final = 8
SECOND_DIE: Final = 9
SCRAPPED: Final = 10
PILED: Final = 11  # all six piles together
LYING: Final = 12  # how many discards
OUT_BITS: Final = 13  # kinds that left the pack
HAS_ASKED: Final = 14  # for the seat that the row is packed for: 1 it heard what was asked for last, 2 it did not
FIELDS: Final = 15
CHARACTERS: Final = FIELDS + SEATS  # the number and one
OPENINGS: Final = CHARACTERS + SEATS
SIZES: Final = OPENINGS + SEATS  # cards in each hand
LAID_BITS: Final = SIZES + SEATS
LAID_COUNT: Final = LAID_BITS + SEATS
LEFT_OUT: Final = LAID_COUNT + SEATS  # kinds and one, in their order
PILES: Final = LEFT_OUT + MOST_OUT
UNSEEN: Final = PILES + YARDS
HANDS: Final = UNSEEN + KINDS
LAID: Final = HANDS + SEATS * KINDS  # kinds and one, in their order
DISCARDS: Final = LAID + SEATS * MOST_SETS  # spots in the order of laying
ON_SPOT: Final = DISCARDS + MOST_DISCARDS  # the kind and one, by spot
AGENDA: Final = ON_SPOT + MOST_SPOTS + 1
RECORD: Final = 4
MOST_TASKS: Final = 40
MEMORY: Final = AGENDA + RECORD * MOST_TASKS  # by holder and kind: at least, at most

# Holders of hidden cards: the seats, then these two.
PILE_HOLDER: Final = 4
SPOT_HOLDER: Final = 5  # every spot whose card was forgotten, together; only in the array of what was forgotten
HOLDERS: Final = 6
ROW_SIZE: Final = MEMORY + 2 * KINDS * (HOLDERS - 1)

MOST_TURNS: Final = 32767  # a row counts no farther

# Columns of a task.
CODE: Final = 0
ACTOR: Final = 1
ONE: Final = 2
TWO: Final = 3

# Tasks: who is to act is in ACTOR (-1: chance); ONE and TWO are named behind.
LEAVING_OUT: Final = 1  # 0 flyer, 1 breaker
DEALING: Final = 2  # seat
ADDING_EXTRA: Final = 3
OPENING_THROW: Final = 4  # seat; bits of those among whom
TURN_THROW: Final = 5  # seat
DRAWING: Final = 6  # seat; yard
CHOOSING: Final = 7
TRAVELLING: Final = 8
ACTING: Final = 9  # bits of what may be done; who was asked, three bits each
DISCARDING: Final = 10
LAYING: Final = 11  # kind
ANSWERING: Final = 12  # asker, and COUNTER if it asks back; kind
COUNTERING: Final = 13  # asker
RETURNING: Final = 14  # rival; kind received
POINTING: Final = 15  # is it shown; kind
SWAPPING: Final = 16  # spot
BUILDING: Final = 17
SETTING_DOWN: Final = 18  # seats, three bits each

GO: Final = 1
TAKE: Final = 2
SEARCH: Final = 4
ASK: Final = 8
MAY_PASS: Final = 16
IS_CHAIN: Final = 32
COUNTER: Final = 8

# How a game ended.
BY_MACHINE: Final = 1
BY_AIRSHIP: Final = 2
DEAD_END: Final = 3
TURN_CAP: Final = 4

# The tables.
T_SEATS: Final = 0
T_FIELDS: Final = 1
T_SPOTS: Final = 2
T_TOWERS: Final = 3
T_HAND: Final = 4
T_MACHINE: Final = 5
T_AIRSHIP: Final = 6
T_MOST_PAWNS: Final = 7
T_LAST_TURN: Final = 8  # 0: none
T_ASK_BITS: Final = 9  # kinds that are asked for by showing one
T_SEARCH_BITS: Final = 10  # kinds that are sought by showing one
T_YARDS: Final = 11  # their white fields
T_READINGS: Final = T_YARDS + YARDS  # the number of the value among the choices of the reading

(
    R_PILE_EXTRA,
    R_REMOVED_SETS,
    R_OPENING,
    R_ENTRY,
    R_WHITE_STOP,
    R_REVERSAL,
    R_FIELD_CAP,
    R_NO_MOVE,
    R_SPECIAL_FROM,
    R_DIRECT_ARRIVAL_ACTION,
    R_SPECIAL_MODE,
    R_SPECIAL_TARGET,
    R_TOWER_RESTAY,
    R_YARD_ARRIVAL,
    R_EMPTY_YARD,
    R_BELOW7,
    R_LAY_DOWN,
    R_LAY_ORDER,
    R_OFFTURN_WIN,
    R_EXTRA_SETS,
    R_DEAD_END,
    R_TURN_CAP,
    R_ASK_VISIBILITY,
    R_SCRAP_WITHOUT_CARD,
    R_SCRAP_DEST,
    R_SCRAP_FAMILY,
    R_TOWER_CHALLENGE,
    R_YARD_CHALLENGE_EXACT,
    R_SEARCH_STREAK,
    R_MISS,
    R_BLIND_MISS,
    R_RETURN_CHALLENGE,
    R_GATE_ARRIVAL,
    R_ENDGAME_SPECIAL,
    R_ENDGAME_TARGET,
    R_ENDGAME_DEMANDS,
) = range(T_READINGS, T_READINGS + 36)
OR_MORE: Final = 0
TOWER_MORE: Final = 2
PRIVATE: Final = 1
PUBLIC: Final = 2
BLUFF_OK: Final = 1
BLOCKS_COUNTER: Final = 2
SWAP_CHOICE: Final = 1

T_DICE: Final = T_READINGS + 36  # every throw of two dice as a move, then how often each comes
DICE: Final = 21
T_YARD_AT: Final = T_DICE + 2 * DICE  # by field: the yard, or 0
T_BESIDE: Final = T_YARD_AT + MOST_FIELDS  # by field and path: the neighbour, or -1
T_BACK: Final = T_BESIDE + MOST_FIELDS * MOST_PATHS  # by field and path: which path of the neighbour leads back
T_THROWS: Final = T_BACK + MOST_FIELDS * MOST_PATHS  # by goal (the Towers, the yards) and field: throws to it, times 16
T_WALKS: Final = T_THROWS + (YARDS + 1) * MOST_FIELDS  # by field and steps: where the ends of that walk begin
T_ENDS: Final = T_WALKS + MOST_FIELDS * MOST_STEPS + 1  # fields, with EXACT where all steps can be used
EXACT: Final = 256

# Moves.
M_LEAVE_OUT: Final = 0
M_DEAL: Final = M_LEAVE_OUT + KINDS
M_EXTRA: Final = M_DEAL + KINDS
M_DIE: Final = M_EXTRA + YARDS
M_DICE: Final = M_DIE + SIDES
M_DRAW: Final = M_DICE + SIDES * SIDES
M_CHOOSE: Final = M_DRAW + KINDS
M_WALK: Final = M_CHOOSE + 6
M_GO: Final = M_WALK + MOST_FIELDS
M_ASK: Final = M_GO + MOST_FIELDS  # by rival and kind
M_SEARCH: Final = M_ASK + SEATS * KINDS
M_POINT: Final = M_SEARCH + KINDS  # by spot
M_DISCARD: Final = M_POINT + MOST_SPOTS + 1
M_LAY: Final = M_DISCARD + KINDS  # by spot
M_GIVE: Final = M_LAY + MOST_SPOTS + 1
M_RETURN: Final = M_GIVE + KINDS
M_SWAP: Final = M_RETURN + KINDS
M_BUILD: Final = M_SWAP + KINDS
M_STAY: Final = M_BUILD + KINDS
M_TAKE: Final = M_STAY + 1
M_KEEP: Final = M_STAY + 2
M_NONE: Final = M_STAY + 3
M_ESCAPE: Final = M_STAY + 4
M_HOLD: Final = M_STAY + 5
M_PASS: Final = M_STAY + 6
MOVE_COUNT: Final = M_PASS + 1
MOST_MOVES: Final = 320

# What was forgotten.
F_SPOTS: Final = 0  # by spot
F_ABOUT: Final = MOST_SPOTS + 1
F_HEARD: Final = F_ABOUT + 1
F_BOUNDS: Final = F_HEARD + 1  # are there bounds that hold instead of those in the row?
F_MEMORY: Final = F_BOUNDS + 1  # by holder and kind: at least, at most
FORGOTTEN_SIZE: Final = F_MEMORY + 2 * KINDS * HOLDERS

# Scratch: the ends of a walk first, then room to find them; imagining and features use the same numbers.
S_ENDS: Final = 0
S_FOUND: Final = 128
S_NOW: Final = 256
S_NEXT: Final = S_NOW + MOST_FIELDS * MOST_PATHS
S_POOL: Final = 0
S_ORDER: Final = S_POOL + KINDS
S_SIZE: Final = S_ORDER + KINDS
S_FREE: Final = S_SIZE + HOLDERS
S_LEAST: Final = S_FREE + HOLDERS
S_MOST: Final = S_LEAST + HOLDERS * KINDS
S_HELD: Final = S_MOST + HOLDERS * KINDS
S_ROOM: Final = S_HELD + HOLDERS * KINDS
S_SHOWN: Final = S_ROOM + KINDS
S_LYING: Final = 0  # by kind: how many lie on spots
S_SUMMARY: Final = S_LYING + KINDS  # by seat: progress.py
S_FEATURES: Final = 128  # features.py
SCRATCH_SIZE: Final = S_NEXT + MOST_FIELDS * MOST_PATHS
