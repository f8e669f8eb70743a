"""What lies in the box: the rulebook's numbers, read from box.toml."""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files


@dataclass(frozen=True, slots=True)
class Box:
    """The rulebook's numbers (box.toml)."""

    seats: tuple[int, ...]
    copies: int
    removed: int
    starter: int
    other: int
    taken: int
    rack: int
    skully: int
    star: int
    draw: int


@cache
def load_box() -> Box:
    """The standard box."""
    table = tomllib.loads(files(__package__).joinpath("box.toml").read_text(encoding="utf-8"))
    return Box(**(table | {"seats": tuple(table["seats"])}))
