"""Making puzzles: one game after the other, on several cores, into a file that can be gone on with.

Games are looked at in the order of their numbers and kept in it, so the file depends on the seed alone, and its last
line tells how far somebody came.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import count
from pathlib import Path
from typing import TypeAlias

import msgspec

from toychest.bots.crews.crew import Workforce, crew, in_order
from toychest.contract import Posed, PuzzleGame, PuzzlesMade, puzzles_of, read_puzzles
from toychest.games import EDITIONS
from toychest.puzzles.game_played import GamePlayed, bot_game, own_game
from toychest.puzzles.maker import Maker, maker_of
from toychest.puzzles.recipe import NAME, recipe_of
from toychest.table import read_log, rebuilt_table

Tell: TypeAlias = Callable[[int], None]
"""How many puzzles there are; it may raise to end the work."""


class OtherPuzzles(ValueError):
    """A file that holds puzzles of another making, or something else."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path} holds something else than puzzles of this game and seed")
        self.path = path


class Task(msgspec.Struct, frozen=True):
    """What a worker is asked: a game of bots by its number; or somebody's own, with its log."""

    edition: str
    seed: str
    number: int
    log: bytes = b""


class Found(msgspec.Struct, frozen=True):
    """What a worker answers, and by which weigher."""

    by: str
    games: tuple[PuzzleGame, ...]


def found_in(task: Task) -> Found:
    """The puzzles of one game."""
    game = _game(task)
    maker = _maker(game.edition.id)
    return Found(maker.version, maker.puzzles(game))


def _game(task: Task) -> GamePlayed:
    edition = EDITIONS[task.edition]
    if not task.log:
        return bot_game(edition, recipe_of(edition.game), task.seed, task.number)
    log = read_log(task.log)
    assert log.ending is not None, "whoever asks has read it before"
    return own_game(rebuilt_table(EDITIONS[log.header.edition], log.header, log.ending.seed, log.entries), task.number)


@lru_cache(maxsize=2)
def _maker(edition: str) -> Maker:
    return maker_of(EDITIONS[edition], recipe_of(EDITIONS[edition].game))


class Making:
    """Puzzles of one edition on their way into a file. Raises `OtherPuzzles` for a file of another making."""

    def __init__(self, edition: str, seed: str, path: Path, logs: Sequence[bytes] = ()) -> None:
        self.edition, self.seed, self.path, self.logs = edition, seed, path, tuple(logs)
        self.made, games = _gone_on(path, EDITIONS[edition].game, seed)
        self.known = {puzzle.id for game in games for puzzle in puzzles_of(game)}
        self.next = games[-1].number if games else 0  # once more: it may have been cut short

    def make(self, wanted: int, workforce: Workforce, tell: Tell) -> None:
        """Until there are so many, or no game is left; raises what `tell` raises, with all kept that was found.

        Games are looked at side by side, and their answers come in the order of the games. Raises `NoCluster`.
        """
        with crew(workforce) as pool, self.path.open("ab") as file:
            try:
                for found in in_order(pool, found_in, self._tasks()):
                    if self.made is None:
                        self.made = _made(self.edition, self.seed, found.by)
                        file.write(msgspec.json.encode(self.made) + b"\n")
                    file.writelines(msgspec.json.encode(game) + b"\n" for game in self._new(found, wanted))
                    file.flush()
                    tell(len(self.known))
                    if len(self.known) >= wanted:
                        return
            finally:
                pool.shutdown(wait=False, cancel_futures=True)

    def _tasks(self) -> Iterator[Task]:
        if not self.logs:
            return (Task(self.edition, self.seed, number) for number in count(self.next))
        numbered = list(enumerate(self.logs))[self.next :]
        return (Task(self.edition, self.seed, number, log) for number, log in numbered)

    def _new(self, found: Found, wanted: int) -> Iterator[PuzzleGame]:
        """Those that were not there yet, and not more than are wanted."""
        for game in found.games:
            new = list[Posed]()
            for puzzle in puzzles_of(game):
                if puzzle.id not in self.known and len(self.known) < wanted:
                    self.known.add(puzzle.id)
                    new.append(puzzle.posed)
            if new:
                yield msgspec.structs.replace(game, puzzles=tuple(new))


def _made(edition: str, seed: str, by: str) -> PuzzlesMade:
    return PuzzlesMade(recipe=NAME, by=by, game=EDITIONS[edition].game, seed=seed)


def _gone_on(path: Path, game: str, seed: str) -> tuple[PuzzlesMade | None, tuple[PuzzleGame, ...]]:
    """What is in the file already; a line that was cut short is cut off. Raises `OtherPuzzles`."""
    if not path.exists():
        return None, ()
    text = path.read_bytes()
    whole = text[: text.rfind(b"\n") + 1]
    try:
        made, games = read_puzzles(whole) if whole else (None, ())
    except msgspec.DecodeError as broken:
        raise OtherPuzzles(path) from broken
    if (text and not whole) or (made is not None and (made.recipe, made.game, made.seed) != (NAME, game, seed)):
        raise OtherPuzzles(path)
    if whole != text:
        path.write_bytes(whole)
    return made, games
