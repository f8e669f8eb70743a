"""How far the sorcerer gets through a row: the one enumerator behind legality, "why not", hints and planning.

A `Course` is what the cards and the castle fix; a `Trail` is how far the sorcerer got and what was chosen. Nothing
here knows treasures or levels of the tower: whether a row can be walked depends on none of them (CAS R23).
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache

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


@dataclass(frozen=True)
class Course:
    """A laid row in a castle, by the terms of its game; `skips` leaves impossible steps out (CAS R24)."""

    terms: Terms
    row: tuple[Card, ...]
    skips: bool = False

    @property
    def board(self) -> Board:
        """The castle."""
        return self.terms.board

    @cached_property
    def acts(self) -> tuple[Act, ...]:
        """The row unrolled."""
        return unrolled(self.row, self.terms.loops)


@lru_cache(maxsize=4096)
def course_for(terms: Terms, row: tuple[Card, ...], skips: bool = False) -> Course:
    """The same row by the same terms is the same course, unrolled once."""
    return Course(terms, row, skips)


@dataclass(frozen=True, slots=True)
class Trail:
    """How far the sorcerer got.

    `ways[place]` is where a card points: an arrow's direction, a sorcerer card's once it is chosen (CAS R9).
    `is_asked`: a step has just ended on a gate or a wand, and it is not yet said what happens there.
    `spent`: the wands that work no more (CAS R13), where that decides whether to ask.
    """

    at: Square
    acted: int
    ways: tuple[Direction | None, ...]
    is_asked: bool = False
    spent: frozenset[Square] = frozenset()


@dataclass(frozen=True, slots=True)
class Obstacle:
    """The step that cannot be taken: act number, from where, which way, and why."""

    acted: int
    at: Square
    direction: Direction
    block: Block


@dataclass(frozen=True, slots=True)
class Question:
    """What must be chosen before the way goes on: the `way` of a card, or what happens at a `gate` or a `wand`."""

    kind: str
    act: Act
    at: Square


Stop = Question | Obstacle | None
"""Why a trail does not go on by itself; None at the end of the row."""


def advanced(course: Course, trail: Trail) -> Trail | Question | Obstacle | None:
    """The trail one act or one forced jump further, or what stops it."""
    if trail.is_asked:
        return _asked_at_square(course, trail)
    if trail.acted == len(course.acts):
        return None
    act = course.acts[trail.acted]
    if course.row[act.place] is Card.GHOST:
        return Trail(trail.at, trail.acted + 1, trail.ways, False, trail.spent)
    direction = trail.ways[act.place]
    if direction is None:
        return Question("way", act, trail.at)
    return stepped(course, trail, direction)


def _asked_at_square(course: Course, trail: Trail) -> Trail | Question:
    act = course.acts[trail.acted - 1]
    if course.board.kinds[trail.at] == WAND:
        return Question("wand", act, trail.at)
    targets = other_gates(course.board, trail.at)
    if course.terms.gates == "forced" and len(targets) == 1:  # CAS R22
        return jumped(trail, targets[0])
    return Question("gate", act, trail.at)


def walked(course: Course, trail: Trail) -> tuple[Trail, Stop]:
    """As far as the trail goes by itself, and what stops it there."""
    further = advanced(course, trail)
    while isinstance(further, Trail):
        trail, further = further, advanced(course, further)
    return trail, further


def stepped(course: Course, trail: Trail, direction: Direction) -> Trail | Obstacle:
    """CAS 2.4, CAS 3.1: one square on; entering a gate or a wand by a step may ask something (CAS R17, CAS R14)."""
    ways = _ways_after(course, trail)
    beside = course.board.next_door(trail.at, direction)
    if not isinstance(beside, Block):
        return Trail(beside, trail.acted + 1, ways, _asks(course, trail, beside), trail.spent)
    if course.skips:
        return Trail(trail.at, trail.acted + 1, ways, False, trail.spent)
    return Obstacle(trail.acted, trail.at, direction, beside)


def _ways_after(course: Course, trail: Trail) -> tuple[Direction | None, ...]:
    """A card that may go another way in a repeat has none until it is chosen: CAS R9 sorcerers, CAS R4 arrows."""
    place = course.acts[trail.acted].place
    readings = course.terms.readings
    is_free = readings.rerotate_in_loop == "yes" if is_arrow(course.row[place]) else readings.sorcerer_repeat == "free"
    return (*trail.ways[:place], None, *trail.ways[place + 1 :]) if is_free else trail.ways


def _asks(course: Course, trail: Trail, square: Square) -> bool:
    """A gate that is played (CAS R37), or a wand that may be left (CAS R14) and still works (CAS R13)."""
    kind = course.board.kinds[square]
    if kind == GATE:
        return course.terms.gates != "off"
    return kind == WAND and course.terms.readings.wand == "optional" and square not in trail.spent


def jumped(trail: Trail, target: Square) -> Trail:
    """CAS 3.3: on to another gate; arriving there asks nothing more (CAS R17)."""
    return Trail(target, trail.acted, trail.ways, False, trail.spent)


def stayed(trail: Trail) -> Trail:
    """CAS R18, CAS R14: the gate or the wand is not used this time."""
    return Trail(trail.at, trail.acted, trail.ways, False, trail.spent)


def waved(course: Course, trail: Trail) -> Trail:
    """CAS R14: the wand is used; it may be spent now (CAS R13)."""
    spent = trail.spent if course.terms.readings.wand_reuse == "always" else trail.spent | {trail.at}
    return Trail(trail.at, trail.acted, trail.ways, False, spent)


def pointed(trail: Trail, place: int, direction: Direction) -> Trail:
    """CAS 2.7: a card gets its way, for this row and all its repeats (CAS R9)."""
    ways = (*trail.ways[:place], direction, *trail.ways[place + 1 :])
    return Trail(trail.at, trail.acted, ways, trail.is_asked, trail.spent)


def turned_on(trail: Trail, place: int, turn: Turn) -> Trail:
    """The trail with one more arrow turned."""
    laid = trail.ways[place]
    if laid is None:
        raise ValueError(f"card {place + 1} is no arrow")
    return pointed(trail, place, turned(laid, turn))


def answered(course: Course, trail: Trail, question: Question, choice: Choice) -> Trail:
    """The trail after this choice, which must fit the question."""
    match choice:
        case ChooseWay(direction):
            return pointed(trail, question.act.place, direction)
        case ChooseGate(square):
            return jumped(trail, square)
        case DeclineGate() | LeaveWand():
            return stayed(trail)
        case UseWand():
            return waved(course, trail)


def other_gates(board: Board, at: Square) -> tuple[Square, ...]:
    """Where a gate may lead: to any other gate, chosen anew at every entry (CAS R10)."""
    return tuple(gate for gate in board.gates if gate != at)


def open_ways(course: Course, place: int) -> tuple[Direction, ...]:
    """Where a card may be sent: a sorcerer card anywhere (CAS 2.7), an arrow one turn from how it was laid (CAS R4)."""
    card = course.row[place]
    if not is_arrow(card):
        return DIRECTIONS
    laid = laid_direction(card)
    near = {laid, *(turned(laid, turn) for turn in turns_allowed(course.terms.half_turns))}
    return tuple(direction for direction in DIRECTIONS if direction in near)


def answers(course: Course, trail: Trail, question: Question) -> Iterator[tuple[Choice, Trail]]:
    """Every answer to a question and the trail after it, in a stable order.

    The ways of a card, the other gates and, where gates are optional, none (CAS R18); the wand used or left (CAS R14).
    """
    if question.kind == "way":
        for direction in open_ways(course, question.act.place):
            yield ChooseWay(direction), pointed(trail, question.act.place, direction)
    elif question.kind == "wand":
        yield UseWand(), waved(course, trail)
        yield LeaveWand(), stayed(trail)
    else:
        for gate in other_gates(course.board, trail.at):
            yield ChooseGate(gate), jumped(trail, gate)
        if course.terms.gates == "optional":
            yield DeclineGate(), stayed(trail)


@lru_cache(maxsize=4096)
def laid_ways(row: tuple[Card, ...]) -> tuple[Direction | None, ...]:
    """Where each card points before anybody turns or chooses."""
    return tuple(laid_direction(card) if is_arrow(card) else None for card in row)
