"""Puzzles of Coded Castle: rows of a game that few ways play best. Every way is tried, so everything is exact."""

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any, Final

import msgspec

from toychest.bots.levels import LEVELS
from toychest.contract import CHANCE, Posed, PuzzleGame, Rules, UnknownOption
from toychest.games.castle.go import row_foreseen
from toychest.games.castle.state import Castle, unfound
from toychest.puzzles.castle.learners import seen_by_level
from toychest.puzzles.castle.lessons import LESSONS, needs_gate, needs_ghost, needs_repeat, needs_turn
from toychest.puzzles.castle.plans import plans
from toychest.puzzles.game_played import GamePlayed
from toychest.puzzles.recipe import Recipe

MOST_WAYS: Final = 2_000
"""A row that can be played in more ways is passed over: nobody would ever see through it."""

GO: Final = "go"
BROUGHT: Final = ("board", "profile", "half_turns")
"""What a puzzle's file can choose; where the game was played on a board of one's own, the table chooses it."""

THEMES: Final = {"gate": needs_gate, "repeat": needs_repeat, "ghost": needs_ghost, "turn": needs_turn}
"""The lessons that a row may need, the hardest first; one that needs none of them is a sequence."""

SEQUENCE: Final = next(iter(LESSONS))


class WayTaken(msgspec.Struct, frozen=True):
    """A way to play a row: how many treasures it takes, and its moves."""

    treasures: int
    moves: tuple[str, ...]


class RowMaker:
    """For Coded Castle."""

    version = "every way"

    def __init__(self, recipe: Recipe) -> None:
        self.recipe = recipe

    def puzzles(self, game: GamePlayed) -> tuple[PuzzleGame, ...]:
        """A line for every row that is one: its table begins with the row laid (CAS R38)."""
        found = (self.puzzle(game, state) for state in rows_laid(game))
        return tuple(islice((each for each in found if each is not None), self.recipe.most))

    def puzzle(self, game: GamePlayed, state: Castle) -> PuzzleGame | None:
        """The puzzle that a row is; None where it has none to find, or any way will do."""
        options, rules = options_of(game, state), game.edition.rules
        try:
            posed = self.posed(rules, rules.setup(1, options))
        except UnknownOption:  # its treasures cannot be placed again, or nobody could tell in time
            return None
        if posed is None:
            return None
        return PuzzleGame(number=game.number, edition=game.edition.id, seats=1, options=options, puzzles=(posed,))

    def posed(self, rules: Rules[Any, Any], row: Castle) -> Posed | None:
        """What every way to play the row tells."""
        found = list(islice(ways_taken(rules, row), MOST_WAYS + 1))
        most = max(way.treasures for way in found)
        right = [way for way in found if way.treasures == most]
        is_fit = self.recipe.moves <= len(found) <= MOST_WAYS and len(right) <= self.recipe.right * len(found)
        if most == 0 or not is_fit:
            return None
        solved = tuple(round(seen_by_level(level, len(found), len(right)), 2) for level in LEVELS)
        if sum(solved) > self.recipe.easiest * len(solved):
            return None
        return Posed(
            at=0,
            answer=min(right, key=lambda way: (len(way.moves), way.moves)).moves,
            theme=next((name for name, is_needed in THEMES.items() if is_needed(row)), SEQUENCE),
            solved=solved,
            asks="end",
            is_exact=True,
            right=len(right),
            ways=len(found),
        )


def rows_laid(game: GamePlayed) -> Iterator[Castle]:
    """The states in which a row lies and nothing of it is decided."""
    for state in game.states:
        acting = game.edition.rules.to_act(state)
        if acting and acting[0] != CHANCE and state.row and not state.plan.moves and state.terms.puzzle is None:
            yield state


def options_of(game: GamePlayed, state: Castle) -> dict[str, Any]:
    """The table whose puzzle is this row, with what is left to be found."""
    named: dict[str, Any] = {name: game.options[name] for name in BROUGHT if name in game.options}
    fields: dict[str, Any] = {
        **{name: value for name, value in named.items() if not isinstance(value, Mapping)},
        "sorcerer": state.sorcerer,
        "ghost": state.ghost,
        "treasures": sorted(unfound(state)),
        "row": [card.value for card in state.row],
    }
    own = {name: value for name, value in named.items() if isinstance(value, Mapping)}
    return {**own, "puzzle": {"file": "".join(f"{name} = {_toml(value)}\n" for name, value in fields.items())}}


def _toml(value: Any) -> str:
    """JSON writes these few kinds of values as TOML does."""
    return msgspec.json.encode(value).decode()


def ways_taken(rules: Rules[Any, Any], state: Castle) -> Iterator[WayTaken]:
    """Every way to play the row, as it is played."""
    for planned in plans(state):
        moves = tuple(rules.write_move(move) for move in planned.plan.moves)
        yield WayTaken(sum(row_foreseen(planned).found), (*moves, GO))
