"""A puzzle: a state of a real game in which one way to go on is better than all others, as data of its game.

A file of puzzles is lines of JSON: the first says how they were made, and each other one is a game that they are from:
its moves up to the last of its puzzles, and every puzzle by how many of these moves come before it.
"""

import hashlib
from collections.abc import Callable, Iterator
from functools import cache
from importlib.resources import files
from typing import Any, Final, Literal, TypeAlias

import msgspec

from toychest.contract.rules import Json, Rules, Seat

FILE: Final = "puzzles.jsonl"
BETWEEN: Final = ", "
"""What stands between two moves of a line."""

Asks: TypeAlias = Literal["move", "end"]
"""The one next move; or to play until the game is over, and to win it."""


class Posed(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What was found out about a state, and how many moves of its game lead to it.

    `answer` is what is shown to who gives up; `equals` are other moves that do as well, and `second` the best of those
    that do not. `worths` are the chances to win of whoever is to act, by what it may know, with the answer and with the
    second. `solved` is the share of tries in which each level, from 1, finds an answer. Where a whole row of moves is
    asked, `right` of its `ways` solve it.
    """

    at: int
    answer: tuple[str, ...]
    theme: str
    solved: tuple[float, ...]
    asks: Asks = "move"
    equals: tuple[str, ...] = ()
    second: str = ""
    worths: tuple[float, float] = (1.0, 0.0)
    is_exact: bool = False
    right: int = 1
    ways: int = 0


class PuzzleGame(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A game with puzzles in it: a line of the file. Its number tells how far somebody came who made them."""

    number: int
    edition: str
    seats: int
    options: dict[str, Json]
    moves: str = ""
    puzzles: tuple[Posed, ...]


class PuzzlesMade(msgspec.Struct, frozen=True, kw_only=True):
    """The first line of a file: by which recipe and weigher, from which seed, puzzles of which game."""

    recipe: str
    by: str
    game: str
    seed: str


class Puzzle(msgspec.Struct, frozen=True, kw_only=True):
    """A puzzle by itself: the table, the moves that were played at it, and what was found out.

    The id is a sum of the table and its moves: the same state by the same moves is the same puzzle.
    """

    id: str
    edition: str
    seats: int
    options: dict[str, Json]
    moves: tuple[str, ...]
    posed: Posed

    @property
    def hardness(self) -> float:
        """From 0, which every level solves, to 1."""
        return 1.0 - sum(self.posed.solved) / len(self.posed.solved)

    def states(self, rules: Rules[Any, Any]) -> Iterator[Any]:
        """The state before every move, and the puzzle's own at last. Raises what the rules raise."""
        state = rules.setup(self.seats, self.options)
        yield state
        for text in self.moves:
            state, _ = rules.apply(state, rules.to_act(state)[0], rules.read_move(text))
            yield state

    def state(self, rules: Rules[Any, Any]) -> Any:
        """The puzzle's own. Raises what the rules raise."""
        *_, state = self.states(rules)
        return state

    def seat(self, rules: Rules[Any, Any]) -> Seat:
        """Whose move is asked."""
        return rules.to_act(self.state(rules))[0]


def puzzles_of(game: PuzzleGame) -> Iterator[Puzzle]:
    """The puzzles of one game, each by itself."""
    moves = tuple(game.moves.split(BETWEEN)) if game.moves else ()
    for posed in game.puzzles:
        before = moves[: posed.at]
        told = [game.edition, game.seats, game.options, before]
        yield Puzzle(
            id=hashlib.sha256(msgspec.json.encode(told, order="sorted")).hexdigest()[:10],
            edition=game.edition,
            seats=game.seats,
            options=game.options,
            moves=before,
            posed=posed,
        )


def read_puzzles(text: bytes) -> tuple[PuzzlesMade, tuple[PuzzleGame, ...]]:
    """How the puzzles of a file were made, and its games in their order. Raises `msgspec.DecodeError`."""
    first, *lines = text.splitlines() or [b""]
    made = msgspec.json.decode(first, type=PuzzlesMade)
    return made, tuple(msgspec.json.decode(line, type=PuzzleGame) for line in lines)


def puzzles_in(package: str) -> Callable[[], tuple[Puzzle, ...]]:
    """Reads the puzzles of the game in this package when somebody asks for them."""

    @cache
    def puzzles() -> tuple[Puzzle, ...]:
        _, games = read_puzzles(files(package).joinpath(FILE).read_bytes())
        return tuple(puzzle for game in games for puzzle in puzzles_of(game))

    return puzzles
