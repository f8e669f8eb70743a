"""The contract between a game and everything that plays it: one page, pure functions, no sentence, no luck.

A game is an object with the methods of `Rules`. It holds no state of its own: every method takes the state and
gives back a value. Chance is a seat whose moves have odds; whoever runs a game decides where those draws come from.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NewType, Protocol, TypeAlias, TypeVar

import msgspec

Seat = NewType("Seat", int)
CHANCE: Final = Seat(-1)
"""Dice, deals and takes: a seat like any other, except that its moves have odds."""

Draw: TypeAlias = Callable[[int], int]
"""`draw(n)` is a number from 0 to n - 1, each as likely as the next; the only randomness below the table."""

Json: TypeAlias = Any
"""A value that JSON can hold: None, bool, int, str, lists and string-keyed maps of these."""


class IllegalMove(ValueError):
    """A well-formed move that a rule forbids here.

    `code` names the refusal, `rule` its paragraph; `arguments` fill the sentence and say what to light up.
    """

    def __init__(self, code: str, rule: str, **arguments: Json) -> None:
        super().__init__(f"{code} ({rule})")
        self.code = code
        self.rule = rule
        self.arguments: Mapping[str, Json] = arguments


class MalformedMove(ValueError):
    """A text that is no move in this game's notation."""

    def __init__(self, expected: str, got: str) -> None:
        super().__init__(f"expected {expected}, got {got!r}")
        self.expected = expected
        self.got = got


class UnknownOption(ValueError):
    """A choice before play that this edition does not offer."""

    def __init__(self, name: str, value: Json, choices: Sequence[Json]) -> None:
        super().__init__(f"option {name!r}: expected one of {list(choices)}, got {value!r}")
        self.name = name
        self.value = value
        self.choices = tuple(choices)


class Complaint(msgspec.Struct, frozen=True, kw_only=True):
    """What is wrong with somebody's own file: `code` names it, `facts` say where and what would mend it."""

    code: str
    facts: dict[str, Json] = {}


class UnfitFile(UnknownOption):
    """A file of one's own that cannot be played with, and every reason why."""

    def __init__(self, name: str, complaints: Sequence[Complaint]) -> None:
        super().__init__(name, "a file", [complaint.code for complaint in complaints])
        self.complaints = tuple(complaints)


class Event(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A fact that happened, named in the past tense.

    Everybody is told `public`; the seats of `seen_by` are told `secret` as well. A fleeting event is shown once and
    kept nowhere: split an event that is half lasting. `reveals` names the seats that learnt more than the move
    itself says, whatever the truth behind it was: they may not take it back.
    """

    kind: str
    rule: str
    public: dict[str, Json] = {}
    secret: dict[str, Json] = {}
    seen_by: tuple[Seat, ...] = ()
    fleeting: bool = False
    reveals: tuple[Seat, ...] = ()


class Outcome(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """How a game ended. Place 1 is first; where the game beats the players, nobody is first."""

    reason: str
    rule: str
    points: tuple[int, ...]
    places: tuple[int, ...]


class NothingRemembered(msgspec.Struct, frozen=True):
    """The memory of a game whose view says everything that was ever shown."""


State = TypeVar("State")
Move = TypeVar("Move")


class Rules(Protocol[State, Move]):
    """One game in one edition. States and moves are frozen, hashable values."""

    edition: str

    def setup(self, seats: int, options: Mapping[str, Json]) -> State:
        """The state before the first move. Raises `UnknownOption`; a wrong number of seats is option `seats`."""

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """The seats that owe a move now; () when the game is over."""

    def outcome(self, state: State) -> Outcome | None:
        """How the game ended, or None while somebody is to act."""

    def legal_moves(self, state: State, seat: Seat) -> Sequence[Move]:
        """What this seat may play, in a stable order; () for a seat that is not to act."""

    def odds(self, state: State) -> Sequence[tuple[Move, int]]:
        """When CHANCE is to act: every outcome with its whole-number weight; () otherwise."""

    def opens_turn(self, state: State) -> Seat | None:
        """The seat whose turn the coming chance move opens; the table waits for that seat's click."""

    def apply(self, state: State, seat: Seat, move: Move) -> tuple[State, tuple[Event, ...]]:
        """The state after the move, and what happened. Raises `IllegalMove`."""

    def view(self, state: State, seat: Seat | None) -> msgspec.Struct:
        """What lies open to this seat now; None is an onlooker. Built up, never stripped from the state."""

    def memory(self, state: State, seat: Seat | None) -> msgspec.Struct:
        """What perfect recall proves now: single facts, with bounds."""

    def memory_holds(self, state: State, seat: Seat | None) -> bool:
        """Every remembered fact is true of this state."""

    def imagine(self, state: State, seat: Seat | None, draw: Draw, forgotten: frozenset[str] = frozenset()) -> State:
        """Another truth that this seat cannot tell from this one.

        `forgotten` names facts not to be used, by their path in the memory's JSON: `mine.1.fox`; others are ignored.
        """

    def pieces(self, state: State) -> Mapping[str, int]:
        """Every physical piece of the box, counted wherever it is: the same map in every state of a game."""

    def write_move(self, move: Move) -> str:
        """The move in speakable notation: log, wire, address bar and terminal."""

    def read_move(self, text: str) -> Move:
        """The move that `write_move` wrote. Raises `MalformedMove`."""
