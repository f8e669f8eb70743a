"""The sorcerer's way through a row: the one enumerator behind legality, "why not", hints and planning.

A `Course` is what the cards and the castle fix; a `Trail` is how far the sorcerer got and what was chosen. Nothing
here knows treasures, wands or levels of the tower: whether a row can be walked depends on none of them (CAS R23).
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from toychest.games.castle.board import GATE, Block, Board, Square
from toychest.games.castle.cards import DIRECTIONS, Card, Direction, is_arrow
from toychest.games.castle.moves import Choice, ChooseGate, ChooseWay, DeclineGate
from toychest.games.castle.unrolled import Act, unrolled


@dataclass(frozen=True, slots=True)
class Course:
    """A laid row in a castle, and whether gates must be used and loops repeat ghosts."""

    board: Board
    row: tuple[Card, ...]
    must_jump: bool
    loops_move_ghosts: bool

    @property
    def acts(self) -> tuple[Act, ...]:
        """The row unrolled."""
        return unrolled(self.row, self.loops_move_ghosts)


@dataclass(frozen=True, slots=True)
class Trail:
    """How far the sorcerer got.

    `ways[place]` is where a card points: an arrow's direction, a sorcerer card's once it is chosen (CAS R9).
    `is_at_gate`: a step has just ended on a gate, and it is not yet said what happens there.
    """

    at: Square
    acted: int
    ways: tuple[Direction | None, ...]
    is_at_gate: bool = False


@dataclass(frozen=True, slots=True)
class Obstacle:
    """The step that cannot be taken: act number, from where, which way, and why."""

    acted: int
    at: Square
    direction: Direction
    block: Block


@dataclass(frozen=True, slots=True)
class Question:
    """What must be chosen before the way goes on: the `way` of a sorcerer card, or what happens at a `gate`."""

    kind: str
    act: Act
    at: Square


Stop = Question | Obstacle | None
"""Why a trail does not go on by itself; None at the end of the row."""


def advanced(course: Course, trail: Trail) -> Trail | Question | Obstacle | None:
    """The trail one act or one forced jump further, or what stops it."""
    if trail.is_at_gate:
        targets = other_gates(course.board, trail.at)
        if course.must_jump and len(targets) == 1:  # CAS R22
            return jumped(trail, targets[0])
        return Question("gate", course.acts[trail.acted - 1], trail.at)
    if trail.acted == len(course.acts):
        return None
    act = course.acts[trail.acted]
    if course.row[act.place] is Card.GHOST:
        return Trail(trail.at, trail.acted + 1, trail.ways)
    direction = trail.ways[act.place]
    if direction is None:
        return Question("way", act, trail.at)
    return step(course, trail, direction)


def walked(course: Course, trail: Trail) -> tuple[Trail, Stop]:
    """As far as the trail goes by itself, and what stops it there."""
    further = advanced(course, trail)
    while isinstance(further, Trail):
        trail, further = further, advanced(course, further)
    return trail, further


def step(course: Course, trail: Trail, direction: Direction) -> Trail | Obstacle:
    """CAS 2.4, CAS 3.1: one square on; entering a gate by a step opens its question (CAS 3.3, CAS R17)."""
    beside = course.board.next_door(trail.at, direction)
    if isinstance(beside, Block):
        return Obstacle(trail.acted, trail.at, direction, beside)
    is_gate = course.board.kinds[beside] == GATE
    return Trail(beside, trail.acted + 1, trail.ways, is_gate)


def jumped(trail: Trail, target: Square) -> Trail:
    """CAS 3.3: on to another gate; arriving there asks nothing more (CAS R17)."""
    return Trail(target, trail.acted, trail.ways)


def stayed(trail: Trail) -> Trail:
    """CAS R18: the gate is not used this time."""
    return Trail(trail.at, trail.acted, trail.ways)


def pointed(trail: Trail, place: int, direction: Direction) -> Trail:
    """CAS 2.7: a sorcerer card gets its way, for this row and all its repeats (CAS R9)."""
    ways = (*trail.ways[:place], direction, *trail.ways[place + 1 :])
    return Trail(trail.at, trail.acted, ways, trail.is_at_gate)


def other_gates(board: Board, at: Square) -> tuple[Square, ...]:
    """Where a gate may lead: to any other gate, chosen anew at every entry (CAS R10)."""
    return tuple(gate for gate in board.gates if gate != at)


def answers(course: Course, trail: Trail, question: Question) -> Iterator[tuple[Choice, Trail]]:
    """Every answer to a question and the trail after it, in a stable order.

    Four ways (CAS 2.7), or the other gates and, where gates are optional, none (CAS R18).
    """
    if question.kind == "way":
        for direction in DIRECTIONS:
            yield ChooseWay(direction), pointed(trail, question.act.place, direction)
        return
    for gate in other_gates(course.board, trail.at):
        yield ChooseGate(gate), jumped(trail, gate)
    if not course.must_jump:
        yield DeclineGate(), stayed(trail)


@lru_cache(maxsize=1 << 16)
def can_finish(course: Course, trail: Trail) -> bool:
    """CAS R23: is there a choice of ways and gates that lets every remaining step happen?

    A row without any step has nothing in its way (CAS R27).
    """
    trail, stop = walked(course, trail)
    if isinstance(stop, Question):
        return any(can_finish(course, after) for _, after in answers(course, trail, stop))
    return stop is None


def farthest_obstacle(course: Course, trail: Trail) -> Obstacle:
    """Where a hopeless trail ends at the latest: what "why not" points at."""
    trail, stop = walked(course, trail)
    if isinstance(stop, Obstacle):
        return stop
    if stop is None:
        raise ValueError("this trail reaches the end of the row: nothing is in its way")
    return max(
        (farthest_obstacle(course, after) for _, after in answers(course, trail, stop)),
        key=lambda obstacle: obstacle.acted,
    )


def laid_ways(row: tuple[Card, ...]) -> tuple[Direction | None, ...]:
    """Where each card points before anybody turns or chooses."""
    return tuple(Direction(card.value) if is_arrow(card) else None for card in row)
