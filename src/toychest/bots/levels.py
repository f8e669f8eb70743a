"""The six levels of a bot: how much each of them thinks, and its name."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec

NAMES: Final = ("Pip", "Thimble", "Cog", "Ratchet", "Flywheel", "Mainspring")
LEVELS: Final = tuple(range(1, len(NAMES) + 1))
ADVISER: Final = 100
"""Who gives hints: the strongest level, with more time to weigh what it says. No bot has this number."""
ANY_GAME: Final = "any-game"
HINTS: Final = "hints"
MOST_MEMORY: Final = 9_999
"""Entries that a bot may be asked to remember; longer than any game that ends."""
MOST_AHEAD: Final = 127
"""Decisions that a path of the compiled search has room for, below its root."""


class UnknownLevel(ValueError):
    """A level that no bot has."""

    def __init__(self, number: object) -> None:
        super().__init__(f"level {number!r}: expected one of {', '.join(map(str, LEVELS))}")
        self.number = number


class NoBudget(ValueError):
    """A level that does not think at all."""

    def __init__(self, level: "Level") -> None:
        super().__init__(
            f"level {level.number}: expected at least one iteration and one move ahead, "
            f"got {level.iterations} and {level.depth}"
        )


class TooDeep(ValueError):
    """A level that looks farther ahead than a search has room for."""

    def __init__(self, level: "Level") -> None:
        super().__init__(f"level {level.number}: expected at most {MOST_AHEAD} moves ahead, got {level.depth}")


class Level(msgspec.Struct, frozen=True, kw_only=True):
    """A fixed amount of thinking; levels.toml says what its numbers mean. The arena may ask for hand-made weights."""

    number: int
    name: str
    by: str
    iterations: int
    depth: int
    softness: float
    memory: int
    playouts: int = 0
    is_advising: bool = False
    has_network: bool = False
    is_hand_made: bool = False


def levels_of(game: str) -> list[Level]:
    """The bots that play this game, the weakest first."""
    return [level_of(game, number) for number in LEVELS]


def level_of(game: str, number: int) -> Level:
    """Level 1 to 6 in this game, or in any game where this one has no levels of its own; or who advises there.

    Raises `UnknownLevel`.
    """
    if number == ADVISER:
        return _adviser_of(game)
    if isinstance(number, bool) or number not in LEVELS:
        raise UnknownLevel(number)
    columns = _columns().get(game, _columns()[ANY_GAME])
    values = {name: column[number - 1] for name, column in columns.items()}
    return msgspec.convert({"number": number, "name": NAMES[number - 1], **values}, Level)


def _adviser_of(game: str) -> Level:
    own: dict[str, object] = _columns().get(HINTS, {}).get(game, {})
    strongest = msgspec.structs.asdict(level_of(game, LEVELS[-1]))
    return msgspec.convert({**strongest, **own, "is_advising": True}, Level)


@cache
def _columns() -> dict[str, dict[str, Any]]:
    return tomllib.loads(files(__package__).joinpath("levels.toml").read_text(encoding="utf-8"))
