"""Collects the games of every installed package by their entry points; ours are found as anybody's are."""

import re
from collections.abc import Iterable, Mapping
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from typing import Final

from toychest.contract import Editions, Game

GROUP: Final = "toychest.games"
OURS: Final = "toychest."
NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


class BrokenGame(Exception):
    """A package that promises a game and does not bring one; everybody else's are played all the same."""

    def __init__(self, name: str, because: str) -> None:
        super().__init__(f"the game {name!r} cannot be played: {because}")
        self.name = name
        self.because = because


def collected(points: Iterable[EntryPoint]) -> tuple[dict[str, Game], tuple[BrokenGame, ...]]:
    """Every game by its name, in the order of the shelf, and what could not be loaded; ours raise what they raise."""
    games: list[Game] = []
    broken: list[BrokenGame] = []
    for point in sorted(points, key=lambda point: not is_ours(point)):  # nobody can take the name of one of ours
        try:
            games.append(game_of(point, taken={game.name for game in games}))
        except BrokenGame as fault:
            broken.append(fault)
        except Exception as error:  # somebody else's code: whatever it raises, the rest of the shelf is played
            if is_ours(point):
                raise
            broken.append(BrokenGame(point.name, f"{type(error).__name__}: {error}{place_of(error, point)}"))
    games.sort(key=lambda game: (game.shelf, game.name))
    return {game.name: game for game in games}, tuple(broken)


def is_ours(point: EntryPoint) -> bool:
    """Whether it lies in this very package."""
    return point.value.startswith(OURS)


def place_of(error: Exception, point: EntryPoint) -> str:
    """The last line of its own package that was run, for whoever mends it; nothing, if none was."""
    place, step = "", error.__traceback__
    while step is not None:
        if step.tb_frame.f_globals.get("__name__", "").split(".")[0] == point.module.split(".")[0]:
            place = f" ({step.tb_frame.f_code.co_filename}:{step.tb_lineno})"
        step = step.tb_next
    return place


def game_of(point: EntryPoint, taken: Iterable[str]) -> Game:
    """The game that an entry point names. Raises `BrokenGame`, and whatever its package raises."""
    game = point.load()
    if not isinstance(game, Game):
        raise BrokenGame(point.name, f"expected {point.value} to be a Game, got {type(game).__name__}")
    for fault in faults_of(game, point.name, taken):
        raise BrokenGame(point.name, fault)
    return game


def faults_of(game: Game, name: str, taken: Iterable[str]) -> Iterable[str]:
    """What keeps a game from the shelf, one sentence each."""
    if not NAME.fullmatch(name) or game.name != name:
        yield f"expected one name in small letters for entry point and game, got {name!r} and {game.name!r}"
    if name in taken:
        yield "another package has a game of this name"
    if not game.editions:
        yield "expected at least one edition, got none"
    if not is_package(game.package):
        yield f"expected a package that holds its words, got {game.package!r}"
    for id in game.editions:
        if not id.startswith(f"{name}-"):
            yield f"expected the id of every edition to begin with '{name}-', got {id!r}"


def is_package(name: str) -> bool:
    """Whether words and a page can be looked for there."""
    spec = find_spec(name)
    return spec is not None and spec.submodule_search_locations is not None


def brought(group: str) -> Mapping[str, EntryPoint]:
    """What packages bring beside their rules, by the name in this group of entry points; nothing is imported yet."""
    return {point.name: point for point in sorted(entry_points(group=group), key=is_ours)}  # ours come last, and stay


GAMES, BROKEN = collected(entry_points(group=GROUP))
EDITIONS: Final = Editions({id: edition for game in GAMES.values() for id, edition in game.editions.items()})
