"""The records of Toy Battle's kernel, and what its small numbers mean.

A place is a number below MOST_PLACES: the bases in the order of `terrain.bases`, then the headquarters, blue's first.
A set of places or regions is a mask, one bit each. Tiles of one side are counted by troop in one number, two bits each
(TOY 1.3: three of a kind). A tile on the board is 8 for red, and its troop. A pair is (blue, red) (TOY 1.1).

A row holds the whole state but for the terms, which `unpack` takes from the state it is given.
"""

from typing import Final

import numpy as np

from toychest.games.kernels import Compiler
from toychest.games.network import ACTIVE, NETWORK

MOST_PLACES: Final = 30
MOST_BASES: Final = MOST_PLACES - 2
MOST_REGIONS: Final = 30
MOST_BESIDE: Final = 12
MOST_TURNS: Final = 30_000
MOST_TILES: Final = 3  # of one troop, on one side
MOST_WAITING: Final = MOST_TILES + 1  # TOY R2: three Cap'ns and one more troop

TROOPS: Final = 8
SKULLY, CAPN, JUMBO, HOOK, XB42, STAR, ROXY, KWAK = range(TROOPS)
DEEPEST: Final = 2 * TROOPS * MOST_TILES

EFFECTS: Final = ("", "recall", "draw", "shove", "exhume", "suppress", "nullify")
PLAIN, RECALL, DRAW, SHOVE, EXHUME, SUPPRESS, NULLIFY = range(len(EFFECTS))

# What is to be settled next: the first task of the agenda. To the last two the troop or the effect is added.
CHOOSE, LOT, DEAL, PICK_ROB, PICK_SUPPRESS, ENDED = range(6)
TROOP_EFFECT: Final = 8
BASE_EFFECT: Final = 16

REASONS: Final = ("", "headquarters", "objective", "stuck", "no-progress")
RULES: Final = ("", "TOY 7.1", "TOY 7.2", "TOY 7.3", "TOY R14")
_, HEADQUARTERS, OBJECTIVE, STUCK, NO_PROGRESS = range(len(REASONS))

ROW: Final = np.dtype(
    [
        ("actor", "i2"),  # who is to act
        ("task", "i2"),  # what is to be settled next
        ("task_at", "i2"),  # the base whose effect that is
        ("turn", "i2"),  # its number, from 1; 0 while tiles are dealt
        ("turn_seat", "i2"),  # whose turn that is
        ("idle", "i2"),  # turns in a row without progress (TOY R14)
        ("deals", "i2"),  # tiles that the seat on turn is still dealt
        ("rival_deals", "i2"),  # and after it the other one, before the first turn (TOY 1.7)
        ("reason", "i2"),  # of the end
        ("places", "i2", 2),  # the finishing order, by side
        ("medals", "i2", 2),  # that each side has
        ("captor_place", "i2"),  # one more than the place, 0 for none
        ("captor", "i2"),  # the tile that stands there
        ("waiting", "i2"),  # how many base effects come later in this turn
        ("waiting_at", "i2", MOST_WAITING),  # their bases, the next first
        ("racks", "i4", 2),  # tiles counted, as are the next four
        ("known", "i4", 2),  # tiles that everybody knows to lie on a rack, at least
        ("suppressed", "i4", 2),  # tiles of a rack that lie face down
        ("unseen", "i4", 2),  # the reserve and the tiles put back unseen, together (TOY 1.5)
        ("discards", "i4", 2),  # tiles that were discarded
        ("taken", "i4", 2),  # the regions that each side has taken, a mask
        ("held", "i4", 2),  # the bases that each side occupies, a mask
        ("tops", "i4", 3),  # the visible troops: masks by the bits of the troop's number
        ("depth", "i1", MOST_BASES),  # how many tiles lie on each base
        ("stacks", "i1", (MOST_BASES, DEEPEST)),  # the tiles of each base from below
    ]
)

TABLES: Final = np.dtype(
    [
        ("removed", "i4"),  # tiles of each side put back unseen (TOY 1.5)
        ("starter", "i4"),  # tiles dealt to the starter (TOY 1.7)
        ("other", "i4"),  # and to the other side
        ("taken", "i4"),  # tiles taken in a turn (TOY 2.2)
        ("rack", "i4"),  # tiles that a rack holds (TOY 2.3)
        ("skully", "i4"),  # tiles that Skully lets one take (TOY 4.1)
        ("star", "i4"),  # and that Star does (TOY 4.6)
        ("draw", "i4"),  # and that a draw base does (TOY 5.3)
        ("must_suppress", "i4"),  # nobody may decline to suppress (TOY R4)
        ("is_shared", "i4"),  # who reach the objective together share the win (TOY R8)
        ("most_idle", "i4"),  # turns without progress that end the game, or NO_LIMIT (TOY R14)
        ("objective", "i4"),  # medals that win
        ("base_count", "i4"),  # of this terrain
        ("region_count", "i4"),  # of this terrain
        ("bases", "i4"),  # all of them, a mask, as are the next five
        ("jump_bases", "i4"),  # where Hook may jump: bases that nullify nothing (TOY R20)
        ("special_bases", "i4"),  # that have an effect
        ("headquarters", "i4", 2),  # by side
        ("near_headquarters", "i4", 2),  # one path away
        ("gates", "i4", TROOPS),  # by troop, the places that let it in (TOY 5.2)
        ("beside", "i4", MOST_PLACES),  # by place, the places one path away, a mask
        ("effect_at", "i4", MOST_PLACES),  # by place, PLAIN to NULLIFY
        ("regions_at", "i4", MOST_PLACES),  # by place, the regions that it lies on, a mask
        ("region", "i4", MOST_REGIONS),  # by region, its bases, a mask; no headquarters (TOY R18)
        ("region_medals", "i4", MOST_REGIONS),  # by region, the medals that lie in it
        ("slots", "i4", (2, MOST_BASES)),  # by side and base, as which base the network knows it; -1 on own terrains
    ]
)
SLOTS: Final = 149  # the bases of all terrains, those of the lopsided one twice
NO_LIMIT: Final = 32_767  # more idle turns than a row can count (TOY R14, `none`)

FEATURES: Final = np.dtype(
    [
        ("turn", "i4"),  # to choose next
        ("capture_now", "i4"),  # a headquarters in reach of who is on turn
        ("capture_next", "i4"),  # and of who is not
        ("medals", "i4"),  # that a side has, of those that win
        ("medals_needed", "i4"),  # a UNIT by how many are still to be had
        ("headquarters_near", "i4"),  # troops to the enemy headquarters, if no base were defended
        ("headquarters_open", "i4"),  # and past the troops that the rack can cover
        ("closable_now", "i4"),  # medals of regions that one troop closes, for who is on turn
        ("closable_next", "i4"),  # and for who is not
        ("two_missing", "i4"),  # medals of regions that two troops close
        ("objective_near", "i4"),  # troops to the objective
        ("bases", "i4"),  # that it occupies, in eighths
        ("connected", "i4"),  # those of them that its line reaches, in eighths
        ("rack", "i4"),  # tiles on it, in eighths
        ("strength", "i4"),  # of the troops on the rack together, in parts of 32
        ("jokers", "i4"),  # Kwaks on the rack
        ("hooks", "i4"),  # Hooks on the rack
        ("reserve", "i4"),  # tiles that can still be taken, in sixteenths
        ("strong_tops", "i4"),  # visible troops of strength 5 to 7, in eighths
        ("specials", "i4"),  # special bases that it occupies, in quarters
        ("late_lead", "i4"),  # medals, the more the emptier the reserves
    ]
)
"""What a state is judged by; weights.toml has a weight for each."""

MOST_MISSING: Final = 6
SCRATCH: Final = np.dtype(
    [
        ("features", FEATURES),  # first, so that weights meet them by number
        ("regions", "i4", MOST_MISSING),  # by how many bases are missing, how many regions,
        ("medals", "i4", MOST_MISSING),  # and how many medals are still to be had
        ("gain", "i4", MOST_BASES),  # by base, the medals that a troop there would bring
        ("active", ACTIVE),  # what the network is told
    ]
)

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

compiler: Final = Compiler(row=ROW, tables=TABLES, scratch=SCRATCH, features=FEATURES, active=ACTIVE, network=NETWORK)
compiled, called, entry = compiler.compiled, compiler.called, compiler.entry
