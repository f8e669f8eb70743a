"""How a network is trained: fixed work from one seed, no clock, so that one seed gives one file."""

import tomllib
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

import msgspec

from toychest.contract import Edition, Json
from toychest.games import GAMES

LONGEST: Final = 1500
"""Moves after which a game of a network that knows nothing is given up."""

EXPLORED: Final = 8
"""Decisions at the start of a searched game that are drawn from all that were looked at."""


class NoWork(ValueError):
    """A training that would learn nothing."""

    def __init__(self, percent: int) -> None:
        super().__init__(f"expected at least 1 per cent of the work, got {percent}")
        self.percent = percent


class Stage(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Some parts of equal size: so many games each, in each decision so many iterations of a search (0: one move
    ahead), the chance of a move by luck alone and the pace of learning, each at its first and last part, how often
    each moment is learnt from, and lambda. A network that knows nothing would never end a game without luck; where it
    starts from the features, they can decide in its place."""

    parts: int
    games: int
    iterations: int
    luck: tuple[float, float]
    pace: tuple[float, float]
    times: int
    fading: float
    by_features: bool = False

    def at(self, part: int) -> tuple[float, float]:
        """Luck and pace of a part: falling evenly, on a scale of powers."""
        share = part / max(self.parts - 1, 1)
        luck, pace = (first * (last / first) ** share for first, last in (self.luck, self.pace))
        return luck, pace


class Recipe(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The stages, one after the other, for a seed; and how many seats and which options take turns.

    A network may start by saying what the features say, and learn from what either of two seats sees of each row, not
    from what the one to move sees alone.
    """

    seed: int
    stages: tuple[Stage, ...]
    starts: tuple[tuple[int, dict[str, Json]], ...]
    from_features: bool = False
    by_both: bool = False

    @property
    def parts(self) -> int:
        """How many parts all stages have together."""
        return sum(stage.parts for stage in self.stages)

    def games_before(self, part: int) -> int:
        """Games of all parts before this one."""
        return sum(self.place_of(earlier)[0].games for earlier in range(part))

    def place_of(self, part: int) -> tuple[Stage, int]:
        """The stage that a part belongs to, and its number there."""
        for stage in self.stages:
            if part < stage.parts:
                return stage, part
            part -= stage.parts
        raise IndexError(part)


class Plan(msgspec.Struct, frozen=True):
    """The training.toml of a game's kernel: its stages, the option whose choices take turns, how many seats there are
    (none: every number of them), and the rest of a recipe."""

    each: str
    stages: tuple[Stage, ...]
    seats: tuple[int, ...] = ()
    from_features: bool = False
    by_both: bool = False


def plan_file(game: str) -> Traversable:
    """Where a game says how its network is trained; a game without one has no network."""
    return files(GAMES[game].package).joinpath("kernel", "training.toml")


def recipe_for(edition: Edition, percent: int, seed: int) -> Recipe:
    """So many per cent of the usual games, in as many parts. Raises `NoWork`."""
    if percent < 1:
        raise NoWork(percent)
    plan = msgspec.convert(tomllib.loads(plan_file(edition.game).read_text(encoding="utf-8")), Plan)
    stages = tuple(msgspec.structs.replace(stage, games=max(stage.games * percent // 100, 1)) for stage in plan.stages)
    return Recipe(
        seed=seed,
        stages=stages,
        starts=_starts(edition, plan),
        from_features=plan.from_features,
        by_both=plan.by_both,
    )


def _starts(edition: Edition, plan: Plan) -> tuple[tuple[int, dict[str, Json]], ...]:
    """Every seat count, the smallest one three times as often; on every board."""
    fewest, *more = plan.seats or edition.seat_counts
    counts = (fewest,) * (3 if more else 1) + tuple(more)
    choices = next(option.choices for option in edition.options if option.name == plan.each)
    return tuple((seats, {plan.each: choice}) for choice in choices for seats in counts)
