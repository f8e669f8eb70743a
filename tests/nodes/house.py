"""A server of several processes on one folder: each of them as a node that one can reach, kill, and wait for."""

import contextlib
import itertools
import os
import signal
from collections.abc import AsyncIterator, Iterator, Sequence
from pathlib import Path

from tests.web.browser import Browser
from tests.web.process import START, OuterSite, started
from tests.web.stage import Site, until
from toychest.storage import SqliteStore
from toychest.web.doorman import weight
from toychest.web.sitting_messages import Role

READY = "process-ready"
"""What a doorman writes down once a process is there again."""

WORKER = "spawn_main"
"""In the command of every process that Python started by itself."""


class PlaceSite(Site):
    """One of a server's processes, by how a table is spelled in the address of a socket."""

    def __init__(self, address: str, number: int, processes: int) -> None:
        super().__init__(address)
        self._number, self._processes = number, processes

    def browser(self, code: str, tokens: Sequence[str] = (), role: Role = "player") -> Browser:
        """A browser at this table whose socket the doorman hands to this process."""
        return Browser(self.address, next(each for each in spellings(code) if self._is_ours(each)), tokens, role)

    def _is_ours(self, spelled: str) -> bool:
        weights = [weight(spelled.encode(), number) for number in range(self._processes)]
        return max(weights) == weights[self._number]


def spellings(code: str) -> Iterator[str]:
    """A code as it is, and with some of its letters as a browser may write them as well."""
    for marked in itertools.product((False, True), repeat=3):
        letters = zip(code, itertools.chain(marked, itertools.repeat(False)), strict=False)
        yield "".join(f"%{ord(letter):02X}" if is_marked else letter for letter, is_marked in letters)


class House:
    """The server, and its processes in the order of their places."""

    def __init__(self, site: OuterSite, folder: Path, pids: Sequence[int]) -> None:
        self.sites = [PlaceSite(site.address, number, len(pids)) for number in range(len(pids))]
        self.outer = site
        self.pids = list(pids)
        self._folder = folder
        self._killed = 0

    async def kill(self, at: int) -> None:
        """kill -9."""
        os.kill(self.pids[at], signal.SIGKILL)
        await until(lambda: self.pids[at] not in workers_of(self.outer.pid), START)

    async def start_again(self, at: int) -> None:
        """The doorman does it."""
        self._killed += 1
        await until(lambda: self.outer.said.count(READY) == self._killed, START)
        (self.pids[at],) = set(workers_of(self.outer.pid)) - set(self.pids)

    def opened_store(self) -> SqliteStore:
        """The file."""
        return SqliteStore(self._folder / "toychest.db")


@contextlib.asynccontextmanager
async def running_house(folder: Path, processes: int, *options: str) -> AsyncIterator[House]:
    """A server of so many processes, until the end of the block."""
    words = ("--port", "0", "--processes", str(processes), *options)
    async with started(folder, *words) as site:
        assert (await site.get("/healthz")).status_code == 200  # people are let in once all are ready
        yield House(site, folder, workers_of(site.pid))


def workers_of(pid: int) -> list[int]:
    """The processes that Python started for this one, the oldest first, as Linux tells it."""
    return [child for child in children_of(pid) if WORKER in command_of(child)]


def children_of(pid: int) -> list[int]:
    """Nobody's, where it has ended."""
    try:
        files = [task / "children" for task in Path(f"/proc/{pid}/task").iterdir()]
        return sorted(int(child) for file in files for child in file.read_text().split())
    except FileNotFoundError:
        return []


def command_of(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes().decode()
    except (FileNotFoundError, ProcessLookupError):
        return ""


def is_running(pid: int) -> bool:
    """Not once it has ended, though nobody may have asked yet how."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False
