"""What was chosen before play: the terms of one game."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from toychest.contract import Json, Option, UnknownOption
from toychest.games.castle.board import Board
from toychest.games.castle.board_file import load_board
from toychest.games.castle.box import Box, load_box
from toychest.games.castle.profiles import PROFILES, Profile

OPTIONS = (
    Option(name="profile", choices=tuple(PROFILES), default="base"),
    Option(name="half_turns", choices=(False, True), default=False),
)


@dataclass(frozen=True, slots=True)
class Terms:
    """Everything about a game that never changes while it is played."""

    board: Board
    box: Box
    profile: Profile
    half_turns: bool
    seats: int


@cache
def standard_board() -> Board:
    """The board of the standard edition."""
    return load_board("castle")


def chosen(options: Mapping[str, Json]) -> Mapping[str, Json]:
    """The value of every option, defaults filled in. Raises `UnknownOption`."""
    offered = {option.name: option for option in OPTIONS}
    for name, value in options.items():
        if name not in offered:
            raise UnknownOption(name, value, tuple(offered))
        choices = offered[name].choices
        if not any(value == choice and type(value) is type(choice) for choice in choices):
            raise UnknownOption(name, value, choices)
    return {name: options.get(name, option.default) for name, option in offered.items()}


def terms_for(seats: int, options: Mapping[str, Json]) -> Terms:
    """The terms that a table chose. Raises `UnknownOption`."""
    box, values = load_box(), chosen(options)
    if seats not in box.seats:  # CAS 1.1
        raise UnknownOption("seats", seats, box.seats)
    return Terms(
        board=standard_board(),
        box=box,
        profile=PROFILES[values["profile"]],
        half_turns=values["half_turns"],
        seats=seats,
    )
