"""The kernel of a game: its rules once more as flat arrays and compiled functions, for search and simulation.

The readable rules are the definition; a kernel is a proven copy (conformance/kernels.py). It holds no generator:
whoever holds a row must not be able to foresee the dice. NumPy and Numba are imported by the games' kernels, not here.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from toychest.contract.rules import Seat

Array: TypeAlias = Any
"""A NumPy array; its element type is named beside each field."""

OVER: Final = -2
"""What `to_act` answers when the game is over; chance is CHANCE."""


@dataclass(frozen=True, slots=True)
class Fact:
    """What one field of an observation says; `axes` name what its numbers are counted by, the slowest first."""

    says: str
    axes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Actions:
    """`count` moves with numbers from `first` on; `axes` as in `Fact`, with how many there are of each."""

    first: int
    count: int
    says: str
    axes: tuple[tuple[str, int], ...] = ()
    is_chance: bool = False


def numbered_names(names: Iterable[str]) -> str:
    """Names with the numbers that stand for them, as a legend tells them."""
    return ", ".join(f"{number} {name}" for number, name in enumerate(names))


@dataclass(frozen=True, slots=True, kw_only=True)
class Observing:
    """What a seat may know as a tensor of `int8`, index by index (ADR 0040). Other seats are told from this one on.

    `record` is the NumPy record that the tensor holds, `facts` what each of its fields says, `legend` what the numbers
    along an axis stand for. What was chosen before play is not in it, nor are the view's fields that are `left_out`.

    observe(tables, row, seat, recalls, out)     what lies open to this seat; with `recalls` also what it was shown
    rebuild(observed, seat, like)                a state of the game of `like` that this seat sees so
    """

    record: Any
    facts: Mapping[str, Fact]
    legend: Mapping[str, str]
    actions: tuple[Actions, ...]
    left_out: tuple[str, ...]
    observe: Any
    rebuild: Callable[[Array, Seat, Any], Any]

    @property
    def size(self) -> int:
        """How many numbers a tensor has."""
        return int(self.record.itemsize)


@dataclass(frozen=True, slots=True, kw_only=True)
class Kernel:
    """One game's twin: four sizes, the bridge to states and moves, and the compiled functions.

    A row is an `int16` array of `row_size`, one packed state; `row` is the NumPy record that it holds, field by field.
    `tables` is an `int32` array: the board, the box and a value for every reading, as data. A move is a number below
    `move_count` that means the same in every row of a game.

    pack(state, seat)      the row; with a seat also what that seat remembers, which `imagine` needs
    unpack(row, like)      the state; what a row does not hold (terms, recall) is taken from the state `like`
    weights, hand_made     what `evaluate` goes by: fitted on self-play if the game is searched; guessed by hand
    covers(state)          whether every reading and option of this state is in the kernel

    Compiled (signatures in games/kernels.py); none of them allocates, all work on scratch `int32` of `scratch_size`:
    to_act(row) -> seat
    listed(tables, row, ids, odds, scratch) -> how many       legal moves weigh 1, chance weighs its odds
    step(tables, row, move, scratch)                          in place; the move must be a listed one
    points(tables, row, out)                                  points by seat, then places by seat
    imagine(tables, row, seat, forgotten, rng, scratch)       in place; only from a row packed for that seat
    narrow(tables, row, ids, count, scratch) -> how many      keeps the moves that a search should look at
    evaluate(tables, row, weights, credit, scratch)           each seat's chance to win, 0 to 1, by `weights`

    A game that a value network is trained for has these, too (games/network.py); `network` are its weights, if any:
    unremembering()                                           what `imagine` is handed by one who remembers nothing
    appraises(state)                                          whether it was trained for games like this
    perceive(tables, row, seat, out, scratch) -> seat         what the network is told, of `inputs` in all, as a seat
                                                              sees it; without one as the seat that `appraise` asks for
    appraise(tables, row, network, credit, scratch)           each seat's chance to win, 0 to 1, by the network

    `observing` imports what seats observe, which only researchers ask for: it is compiled then.
    """

    row: Any
    row_size: int
    move_count: int
    most_moves: int
    scratch_size: int
    tables: Callable[[Any], Array]
    pack: Callable[[Any, Seat | None], Array]
    unpack: Callable[[Array, Any], Any]
    move_id: Callable[[Any, Any], int]
    move_at: Callable[[Any, int], Any]
    covers: Callable[[Any], bool]
    forgetting: Callable[[Any, Seat, frozenset[str]], Array]
    weights: Array
    hand_made: Array = None
    to_act: Any
    listed: Any
    step: Any
    points: Any
    imagine: Any
    narrow: Any
    evaluate: Any
    inputs: int = 0
    network: Array = None
    unremembering: Callable[[], Array] | None = None
    appraises: Callable[[Any], bool] = bool
    perceive: Any = None
    appraise: Any = None
    observing: Callable[[], Observing] | None = None
