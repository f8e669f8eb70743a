"""What lies in the box: the rulebook's numbers, read from box.toml."""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from toychest.games.castle.cards import CARDS


@dataclass(frozen=True, slots=True)
class Box:
    """The rulebook's numbers (box.toml). `cards[i]` is how many of `CARDS[i]` there are."""

    row: int
    turned: int
    treasures: tuple[str, ...]
    seats: tuple[int, ...]
    cards: tuple[int, ...]


@cache
def load_box() -> Box:
    """The standard box."""
    table = tomllib.loads(files(__package__).joinpath("box.toml").read_text(encoding="utf-8"))
    return Box(
        row=table["row"],
        turned=table["turned"],
        treasures=tuple(table["treasures"]),
        seats=tuple(table["seats"]),
        cards=tuple(table["cards"][card.value] for card in CARDS),
    )
