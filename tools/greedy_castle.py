"""One-row-greedy players of Coded Castle, and how their games went: what the lengths of the towers are chosen by.

They look at the row that lies there, and no further. Of the ways to play it that they see they take the one that
1. takes the most treasures (the last one wins),
2. leaves the ghost lowest,
3. ends nearest to a treasure that is left, counted in steps, gates used;
among equals the one that the rules list first. The thorough player sees every way, the hasty one three of them, picked
by chance. Nobody thinks of the top of the tower, so games are played without it: the highest step that the ghost was on
before the win says for every length of tower whether the game would have been won.
"""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache

from tools.castle_plans import plans
from toychest.games import EDITIONS
from toychest.games.castle.board import WAND, Board, Square
from toychest.games.castle.cards import CARDS, Card
from toychest.games.castle.draft import draft
from toychest.games.castle.go import row_foreseen
from toychest.games.castle.possible import is_possible
from toychest.games.castle.reach import steps_from
from toychest.games.castle.state import Castle
from toychest.games.castle.terms import Terms

RULES = EDITIONS["castle-standard-0"].rules
SEEN = {"thorough": 1_000_000, "hasty": 3}
"""How many ways a player sees, by name."""

WALKS_LIKE = {"young": "base", "oldest": "older"}
"""Profiles that walk alike, unless a loop meets a ghost."""

ENDLESS = 1000
"""Rows after which a game counts as lost to any ghost; also farther than any treasure."""


@dataclass(frozen=True, slots=True)
class Way:
    """A way to play a row: every square entered in order, None where the ghost climbs, and where the sorcerer ends."""

    acts: tuple[Square | None, ...]
    end: Square
    is_possible: bool = True


@dataclass(frozen=True, slots=True)
class After:
    """What a way leads to: treasures left, the ghost's step, the highest it was, where the sorcerer stands."""

    left: frozenset[Square]
    ghost: int
    highest: int
    at: Square


@dataclass(frozen=True, slots=True)
class Game:
    """A finished game: its rows, those that nobody could walk, those without a step, the ghost's highest step."""

    rows: int
    impossible: int
    idle: int
    highest: int


def play(board: str, profile: str, player: str, number: int) -> Game:
    """Game `number` of a player on a board of ours: always the same one."""
    luck = random.Random(f"{board} {profile} {player} {number}")
    terms = terms_of(board, profile)
    hidden = frozenset(luck.sample(terms.chambers, terms.treasures))
    after, rows, impossible, idle = After(hidden, 0, 0, terms.board.start), 0, 0, 0
    for row in dealt_rows(terms, luck):
        way, after = chosen(terms, seen(terms, row, after.at, SEEN[player], luck), after)
        rows, impossible = rows + 1, impossible + (not way.is_possible)
        idle += way.is_possible and not any(way.acts)
        if not after.left or rows == ENDLESS:
            break
    return Game(rows, impossible, idle, ENDLESS if after.left else after.highest)


@cache
def terms_of(board: str, profile: str) -> Terms:
    """What is chosen before play; everything else as usual."""
    state: Castle = RULES.setup(1, {"board": board, "profile": profile})
    return state.terms


def dealt_rows(terms: Terms, luck: random.Random) -> Iterator[tuple[Card, ...]]:
    """CAS 2.1, CAS 2.10, CAS 2.11: eleven rows of three and one of two, shuffled anew each time."""
    box = terms.box
    stack = [card for card, cards in zip(CARDS, box.cards, strict=True) for _ in range(cards)]
    while True:
        luck.shuffle(stack)
        for first in range(0, len(stack), box.row):
            yield tuple(stack[first : first + box.row])


def seen(terms: Terms, row: tuple[Card, ...], at: Square, most: int, luck: random.Random) -> Sequence[Way]:
    """The ways of a row that a player sees."""
    profile = terms.profile.name
    if not (Card.LOOP in row and Card.GHOST in row):
        profile = WALKS_LIKE.get(profile, profile)
    every = ways(terms.board.name, profile, row, at)
    return every if len(every) <= most else luck.sample(every, most)


def chosen(terms: Terms, choices: Sequence[Way], before: After) -> tuple[Way, After]:
    """What a greedy player plays, and what comes of it."""
    steps = steps_between(terms.board, terms.gates)

    def regret(played: tuple[Way, After]) -> tuple[int, int, int]:
        after = played[1]
        nearest = min((steps[after.at].get(treasure, ENDLESS) for treasure in after.left), default=0)
        return len(after.left), after.ghost, nearest

    return min(((way, walked(terms.board, way, before)) for way in choices), key=regret)


def walked(board: Board, way: Way, before: After) -> After:
    """CAS 2.8, CAS 3.4, CAS 3.5: treasures, wands and ghosts in their order; the last treasure ends it (CAS R30)."""
    left, ghost, highest = before.left, before.ghost, before.highest
    for square in way.acts:
        if square is None:
            ghost += 1
            highest = max(highest, ghost)
        elif square in left:
            left -= {square}
            if not left:
                break
        elif board.kinds[square] == WAND:
            ghost = max(ghost - 1, 0)
    return After(left, ghost, highest, way.end)


@cache
def steps_between(board: Board, gates: str) -> dict[Square, dict[Square, int]]:
    """How many steps from each square to each other, jumps for nothing."""
    return {square: steps_from(board, square, gates) for square in board.kinds}


@lru_cache(maxsize=1 << 15)
def ways(board: str, profile: str, row: tuple[Card, ...], at: Square) -> tuple[Way, ...]:
    """Every different way to play a row, by the rules' own list of plans."""
    return tuple(dict.fromkeys(way_of(planned) for planned in plans(laid(board, profile, row, at))))


def laid(board: str, profile: str, row: tuple[Card, ...], at: Square) -> Castle:
    """A row on the table, ready to be planned; the stack is empty, so that a short row is complete."""
    state: Castle = RULES.setup(1, {"board": board, "profile": profile})
    treasures = state.terms.chambers[: state.terms.treasures]
    none_found = (False,) * len(treasures)
    return replace(state, treasures=treasures, found=none_found, sorcerer=at, row=row, stack=(0,) * len(CARDS))


def way_of(planned: Castle) -> Way:
    """What a finished plan does."""
    if not is_possible(planned):  # CAS 4.2, CAS R25: at most three steps, and no tower is shorter
        return Way((None,) * row_foreseen(planned).ghost, planned.sorcerer, is_possible=False)
    steps = draft(planned, planned.plan).steps
    acts = tuple(step.end if step.kind == "walk" else None for step in steps if step.kind in ("walk", "ghost"))
    return Way(acts, steps[-1].end if steps else planned.sorcerer)
