"""A simulation's folder: batches of games, each as compressed logs and as transitions, made once and gone on with.

    simulation.json            what was asked for
    logs-000000.jsonl.gz       the logs of the first batch, one after the other
    moves-000000.parquet       its transitions; it is written last, so a batch that has it is whole

What a batch holds follows from what was asked and its number alone: whoever makes it, its bytes are the same.
"""

import gzip
import hashlib
from collections.abc import Iterator
from concurrent.futures import Executor
from pathlib import Path
from typing import Final

import msgspec

from toychest.bots.crews.crew import in_order
from toychest.research.simulated import Asked, simulated
from toychest.research.transitions import ForeignParquet, Held, held_in, transitions
from toychest.table import Log, read_log, write_log

ASKED: Final = "simulation.json"
ENDING: Final = b'{"kind":"end"'
"""How the last line of a log begins."""


class OtherFolder(ValueError):
    """A folder that holds something else than this simulation."""

    def __init__(self, folder: Path, because: str) -> None:
        super().__init__(f"{folder} {because}: name another folder with --out")
        self.folder = folder


class Batch(msgspec.Struct, frozen=True, kw_only=True):
    """Games in a row, made at one go."""

    asked: Asked
    size: int
    number: int
    games: int

    @property
    def first(self) -> int:
        """The number of its first game."""
        return self.number * self.size

    @property
    def held(self) -> Held:
        """What its transitions say of themselves."""
        return Held(stamp=stamp_of(self.asked, self.size), first=self.first, games=self.games)


class BatchMade(msgspec.Struct, frozen=True, kw_only=True):
    """A batch as two files; so many of its games were cut off and have no log."""

    number: int
    games: int
    entries: int
    cut_off: int
    logs: bytes
    transitions: bytes


class Dataset:
    """A folder on its way to so many games of a simulation. Raises `OtherFolder`, `ForeignParquet` and `OSError`."""

    def __init__(self, folder: Path, asked: Asked, games: int, size: int) -> None:
        self.folder, self.asked, self.games, self.size = folder, asked, games, size
        folder.mkdir(parents=True, exist_ok=True)
        self._check()
        self.batches = [self._batch(number) for number in range(-(-games // size))]
        self.missing = [batch for batch in self.batches if not self._is_made(batch)]

    @property
    def done(self) -> int:
        """Games that are in the folder already."""
        return self.games - sum(batch.games for batch in self.missing)

    def make(self, pool: Executor) -> Iterator[BatchMade]:
        """The missing batches in order, each in the folder before it is told; the crew is let go at the end."""
        try:
            for made in in_order(pool, batch_made, self.missing):
                _keep(self._file("logs", made.number, "jsonl.gz"), made.logs)
                _keep(self._file("moves", made.number, "parquet"), made.transitions)
                yield made
        finally:
            pool.shutdown(wait=False, cancel_futures=True)

    def _check(self) -> None:
        """Whether the folder is empty or this simulation's; then it says what was asked."""
        told, path = _told(self.asked, self.size), self.folder / ASKED
        if not path.exists():
            if any(self.folder.iterdir()):
                raise OtherFolder(self.folder, "holds something else than a simulation")
            _keep(path, told)
        elif path.read_bytes() != told:
            raise OtherFolder(self.folder, "holds another simulation")

    def _batch(self, number: int) -> Batch:
        games = min(self.size, self.games - number * self.size)
        return Batch(asked=self.asked, size=self.size, number=number, games=games)

    def _is_made(self, batch: Batch) -> bool:
        """Whether its files hold at least as many games; fewer, of a shorter run, are made again."""
        path = self._file("moves", batch.number, "parquet")
        if not path.exists():
            return False
        held = held_in(path)
        if (held.stamp, held.first) != (batch.held.stamp, batch.first):
            raise ForeignParquet(path, "belongs to another simulation")
        return held.games >= batch.games

    def _file(self, kind: str, number: int, ending: str) -> Path:
        return self.folder / f"{kind}-{number:06}.{ending}"


def batch_made(batch: Batch) -> BatchMade:
    """Play a batch; for a worker of a crew."""
    games = [simulated(batch.asked, batch.first + number) for number in range(batch.games)]
    logs = [log for game in games if (log := game.log()) is not None]
    return BatchMade(
        number=batch.number,
        games=batch.games,
        entries=sum(len(game.moves) for game in games),
        cut_off=len(games) - len(logs),
        logs=gzip.compress(b"".join(map(write_log, logs)), mtime=0),
        transitions=transitions(games, batch.held),
    )


def stamp_of(asked: Asked, size: int) -> str:
    """A short sum of what was asked: another stamp is another simulation."""
    return hashlib.sha256(_told(asked, size)).hexdigest()[:16]


def logs_in(folder: Path) -> Iterator[Log]:
    """Every log of a simulation, in order. Raises what `read_log` raises."""
    for path in sorted(folder.glob("logs-*.jsonl.gz")):
        lines = list[bytes]()
        for line in gzip.decompress(path.read_bytes()).splitlines(keepends=True):
            lines.append(line)
            if line.startswith(ENDING):
                yield read_log(b"".join(lines))
                lines.clear()


def _told(asked: Asked, size: int) -> bytes:
    told = {"format": 1, "batch": size, **msgspec.to_builtins(asked)}
    return msgspec.json.format(msgspec.json.encode(told), indent=2) + b"\n"


def _keep(path: Path, content: bytes) -> None:
    """All or nothing."""
    aside = path.with_name(f"{path.name}.part")
    aside.write_bytes(content)
    aside.replace(path)
