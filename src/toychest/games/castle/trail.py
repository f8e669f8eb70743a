"""How far the sorcerer gets through a row: the one enumerator behind legality, "why not", hints and planning.

A `Program` is what the cards and the castle fix; a `Trail` is how far the sorcerer got and what was chosen. The last
treasure ends it: nothing behind it is walked or asked (CAS R23). Of the ghost and its tower nothing is known here.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache

import msgspec

from toychest.games.castle.board import GATE, WAND, Block, Board, Square
from toychest.games.castle.cards import (
    DIRECTIONS,
    Card,
    Direction,
    Turn,
    is_arrow,
    laid_direction,
    turned,
    turns_allowed,
)
from toychest.games.castle.moves import Choice, ChooseGate, ChooseWay, DeclineGate, LeaveWand, UseWand
from toychest.games.castle.terms import Terms
from toychest.games.castle.unrolled import Act, unrolled


@dataclass(frozen=True, eq=False)
class Program:
    """A laid row in a castle, by the terms of its game; `skips` leaves impossible steps out (CAS R24).

    It is the key of every memo, and known by being the same object: `program_for` makes it once.
    """

    terms: Terms
    row: tuple[Card, ...]
    skips: bool = False

    @cached_property
    def board(self) -> Board:
        """The castle."""
        return self.terms.board

    @cached_property
    def acts(self) -> tuple[Act, ...]:
        """The row unrolled."""
        return unrolled(self.row, self.terms.loops)

    @cached_property
    def asks_again(self) -> tuple[bool, ...]:
        """By place, whether a card may go another way in a repeat: CAS R9 sorcerers, CAS R4 arrows."""
        readings = self.terms.readings
        arrows, sorcerers = readings.rerotate_in_loop == "yes", readings.sorcerer_repeat == "free"
        return tuple(arrows if is_arrow(card) else sorcerers for card in self.row)

    @cached_property
    def steps_left(self) -> tuple[int, ...]:
        """How many steps of the sorcerer come from each act on; none behind the last."""
        walks = [self.row[act.place] is not Card.GHOST for act in self.acts]
        return tuple(sum(walks[acted:]) for acted in range(len(walks) + 1))


@lru_cache(maxsize=4096)
def program_for(terms: Terms, row: tuple[Card, ...], skips: bool = False) -> Program:
    """The same row by the same terms is the same program, unrolled once."""
    return Program(terms, row, skips)


class Trail(msgspec.Struct, frozen=True, gc=False):
    """How far the sorcerer got.

    `ways[place]` is where a card points: an arrow's direction, a sorcerer card's once it is chosen (CAS R9).
    `is_asked`: a step has just ended on a gate or a wand, and it is not yet said what happens there.
    `spent`: the wands that work no more (CAS R13), where that decides whether to ask.
    `lying`: the treasures not found, if the steps left could take them all; else None. Without any the game is won.
    """

    at: Square
    acted: int
    ways: tuple[Direction | None, ...]
    is_asked: bool = False
    spent: frozenset[Square] = frozenset()
    lying: frozenset[Square] | None = None


class Obstacle(msgspec.Struct, frozen=True, gc=False):
    """The step that cannot be taken: act number, from where, which way, and why."""

    acted: int
    at: Square
    direction: Direction
    block: Block


class Question(msgspec.Struct, frozen=True, gc=False):
    """What must be chosen before the way goes on: the `way` of a card, or what happens at a `gate` or a `wand`."""

    kind: str
    act: Act
    at: Square


Stop = Question | Obstacle | None
"""Why a trail does not go on by itself; None at the end of the row, or of the game."""


def begun(program: Program, sorcerer: Square, spent: frozenset[Square], lying: frozenset[Square] | None) -> Trail:
    """Before the first step, the cards as laid."""
    return Trail(sorcerer, 0, laid_ways(program.row), False, spent, within_reach(program, 0, lying or None))


def within_reach(program: Program, acted: int, lying: frozenset[Square] | None) -> frozenset[Square] | None:
    """The treasures that lie, if there are no more than steps left: else the row cannot win, and they do not matter."""
    return lying if lying is not None and len(lying) <= program.steps_left[acted] else None


def is_won(trail: Trail) -> bool:
    """CAS 5.1: the last treasure was taken on this trail."""
    return trail.lying is not None and not trail.lying


def advanced(program: Program, trail: Trail) -> Trail | Question | Obstacle | None:
    """The trail one act or one forced jump further, or what stops it."""
    if trail.is_asked:
        return _asked_at_square(program, trail)
    if trail.acted == len(program.acts) or is_won(trail):
        return None
    act = program.acts[trail.acted]
    if program.row[act.place] is Card.GHOST:
        return Trail(trail.at, trail.acted + 1, trail.ways, False, trail.spent, trail.lying)
    direction = trail.ways[act.place]
    if direction is None:
        return Question("way", act, trail.at)
    return stepped(program, trail, direction)


def _asked_at_square(program: Program, trail: Trail) -> Trail | Question:
    act = program.acts[trail.acted - 1]
    if program.board.kinds[trail.at] == WAND:
        return Question("wand", act, trail.at)
    targets = other_gates(program.board, trail.at)
    if program.terms.gates == "forced" and len(targets) == 1:  # CAS R22
        return jumped(trail, targets[0])
    return Question("gate", act, trail.at)


def walked(program: Program, trail: Trail) -> tuple[Trail, Stop]:
    """As far as the trail goes by itself, and what stops it there."""
    further = advanced(program, trail)
    while isinstance(further, Trail):
        trail, further = further, advanced(program, further)
    return trail, further


def stepped(program: Program, trail: Trail, direction: Direction) -> Trail | Obstacle:
    """CAS 2.4, CAS 3.1: one square on; entering a gate or a wand by a step may ask something (CAS R17, CAS R14)."""
    ways, acted = _ways_after(program, trail), trail.acted + 1
    beside = program.board.next_door(trail.at, direction)
    if not isinstance(beside, Block):
        lying = within_reach(program, acted, None if trail.lying is None else trail.lying - {beside})
        return Trail(beside, acted, ways, _asks(program, trail, beside), trail.spent, lying)
    if program.skips:
        return Trail(trail.at, acted, ways, False, trail.spent, within_reach(program, acted, trail.lying))
    return Obstacle(trail.acted, trail.at, direction, beside)


def _ways_after(program: Program, trail: Trail) -> tuple[Direction | None, ...]:
    """A card that may go another way in a repeat has none until it is chosen."""
    place = program.acts[trail.acted].place
    return (*trail.ways[:place], None, *trail.ways[place + 1 :]) if program.asks_again[place] else trail.ways


def _asks(program: Program, trail: Trail, square: Square) -> bool:
    """A gate that is played (CAS R37), or a wand that may be left (CAS R14) and still works (CAS R13)."""
    kind = program.board.kinds[square]
    if kind == GATE:
        return program.terms.gates != "off"
    return kind == WAND and program.terms.readings.wand == "optional" and square not in trail.spent


def jumped(trail: Trail, target: Square) -> Trail:
    """CAS 3.3: on to another gate; arriving there asks nothing more (CAS R17)."""
    return Trail(target, trail.acted, trail.ways, False, trail.spent, trail.lying)


def stayed(trail: Trail) -> Trail:
    """CAS R18, CAS R14: the gate or the wand is not used this time."""
    return Trail(trail.at, trail.acted, trail.ways, False, trail.spent, trail.lying)


def waved(program: Program, trail: Trail) -> Trail:
    """CAS R14: the wand is used; it may be spent now (CAS R13)."""
    spent = trail.spent if program.terms.readings.wand_reuse == "always" else trail.spent | {trail.at}
    return Trail(trail.at, trail.acted, trail.ways, False, spent, trail.lying)


def pointed(trail: Trail, place: int, direction: Direction) -> Trail:
    """CAS 2.7: a card gets its way, for this row and all its repeats (CAS R9)."""
    ways = (*trail.ways[:place], direction, *trail.ways[place + 1 :])
    return Trail(trail.at, trail.acted, ways, trail.is_asked, trail.spent, trail.lying)


def turned_on(trail: Trail, place: int, turn: Turn) -> Trail:
    """The trail with one more arrow turned."""
    laid = trail.ways[place]
    if laid is None:
        raise ValueError(f"card {place + 1} is no arrow")
    return pointed(trail, place, turned(laid, turn))


def answered(program: Program, trail: Trail, question: Question, choice: Choice) -> Trail:
    """The trail after this choice, which must fit the question."""
    match choice:
        case ChooseWay(direction):
            return pointed(trail, question.act.place, direction)
        case ChooseGate(square):
            return jumped(trail, square)
        case DeclineGate() | LeaveWand():
            return stayed(trail)
        case UseWand():
            return waved(program, trail)


def other_gates(board: Board, at: Square) -> tuple[Square, ...]:
    """Where a gate may lead: to any other gate, chosen anew at every entry (CAS R10)."""
    return tuple(gate for gate in board.gates if gate != at)


def open_ways(program: Program, place: int) -> tuple[Direction, ...]:
    """Where a card may be sent: a sorcerer card anywhere (CAS 2.7), an arrow one turn from how it was laid (CAS R4)."""
    card = program.row[place]
    if not is_arrow(card):
        return DIRECTIONS
    laid = laid_direction(card)
    near = {laid, *(turned(laid, turn) for turn in turns_allowed(program.terms.half_turns))}
    return tuple(direction for direction in DIRECTIONS if direction in near)


def answers(program: Program, trail: Trail, question: Question) -> Iterator[tuple[Choice, Trail]]:
    """Every answer to a question and the trail after it, in a stable order.

    The ways of a card, the other gates and, where gates are optional, none (CAS R18); the wand used or left (CAS R14).
    """
    if question.kind == "way":
        for direction in open_ways(program, question.act.place):
            yield ChooseWay(direction), pointed(trail, question.act.place, direction)
    elif question.kind == "wand":
        yield UseWand(), waved(program, trail)
        yield LeaveWand(), stayed(trail)
    else:
        for gate in other_gates(program.board, trail.at):
            yield ChooseGate(gate), jumped(trail, gate)
        if program.terms.gates == "optional":
            yield DeclineGate(), stayed(trail)


@lru_cache(maxsize=4096)
def laid_ways(row: tuple[Card, ...]) -> tuple[Direction | None, ...]:
    """Where each card points before anybody turns or chooses."""
    return tuple(laid_direction(card) if is_arrow(card) else None for card in row)
