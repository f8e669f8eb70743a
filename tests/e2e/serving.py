"""Servers for the browser, forked from a process that has read everything already: a start costs next to nothing.

A forked server imports the file of what it runs: this one, which knows neither pytest nor Playwright.
"""

import gc
import multiprocessing
import os
import re
from collections.abc import Mapping, Sequence
from multiprocessing.connection import Connection
from pathlib import Path
from types import MappingProxyType

import uvicorn.lifespan.on
import uvicorn.protocols.http.auto
import uvicorn.protocols.websockets.websockets_sansio_impl  # noqa: F401  (else uvicorn imports them at each start)

from toychest.app import main
from toychest.review.background import Background, Found
from toychest.table import Table
from toychest.web import app
from toychest.words.catalogue import read_commands

SWIFT = ("--no-browser", "--no-warm-up", "--pause", "0.1")
"""A server for tests: nobody waits for a compiler, and bots hardly ponder."""

FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload([__name__, "tests.app.forked", "tests.e2e.warmed"])  # one process for all that is forked

read_commands("en")  # a server greets in these words: read once, for every fork
gc.freeze()  # a fork that looks for garbage need not look through what it was born with


class NobodyLooksBack(Background):
    """Every game that ends would cost seconds of a core; here only a test that wants a review has one."""

    def found(self, table: Table) -> Found:
        return Found(is_coming=False)


class Server:
    """A server of its own, that can be stopped and started again on the same data."""

    def __init__(
        self,
        data: Path,
        options: Sequence[str] = SWIFT,
        environment: Mapping[str, str] = MappingProxyType({}),
        *,
        reviews: type[Background] = NobodyLooksBack,
    ) -> None:
        self.data, self.options, self.environment, self.reviews = data, options, dict(environment), reviews
        self.port = 0
        self.was_stopped = False
        self.start()

    def start(self) -> None:
        """Start, on the same port as before."""
        heard, said = FORKS.Pipe(duplex=False)
        arguments = ["serve", *self.options, "--port", str(self.port), "--data", str(self.data)]
        self.process = FORKS.Process(target=_serve, args=(arguments, self.environment, self.reviews, said))
        self.process.start()
        said.close()
        with open(heard.fileno(), closefd=False, encoding="utf-8") as lines:
            found = re.search(r"http://[\d.]+:(\d+)/", lines.readline())
        assert found is not None, "the server printed no address"
        self._heard = heard  # open while it runs: it may say more
        self.address, self.port = found[0].rstrip("/"), int(found[1])

    def stop(self) -> None:
        """Stop at once, as a power cut would."""
        self.was_stopped = True
        self.process.kill()
        self.process.join()
        self._heard.close()


def _serve(arguments: list[str], environment: dict[str, str], reviews: type[Background], said: Connection) -> None:
    """The server, as the command line starts it."""
    os.environ.update(environment)
    vars(app).update(Background=reviews)  # in this process alone
    os.dup2(said.fileno(), 1)
    main(arguments)
