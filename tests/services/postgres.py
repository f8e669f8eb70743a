"""A PostgreSQL server of the tests' own: one folder, one socket in it, nobody else's data."""

import contextlib
import itertools
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

PATIENCE = 60.0
"""Seconds for a server to start or to end: a busy machine is slow, and that is no fault."""

HURRIED = ("-c", "fsync=off", "-c", "synchronous_commit=off", "-c", "full_page_writes=off")
"""For tests of anything but durability."""

numbers = itertools.count(1)


def program(name: str) -> str | None:
    """Where a program of PostgreSQL lies; Debian keeps them off the path."""
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    return str(found[-1]) if found else shutil.which(name)


class PostgresServer:
    """It can be stopped, killed and started again on the same data."""

    def __init__(self, folder: Path, *settings: str) -> None:
        self.folder = folder
        self._settings = settings
        self._process: subprocess.Popen[bytes] | None = None
        self._run("initdb", "-D", str(folder / "data"), "-U", "toychest", "-A", "trust", "-E", "UTF8", "--no-sync")

    def start(self) -> None:
        server = program("postgres")
        assert server is not None
        command = [*_as_nobody_special(), server, "-D", str(self.folder / "data"), "-k", str(self.folder)]
        command += ["-c", "listen_addresses=", "-c", "max_connections=80", *self._settings]
        with (self.folder / "postgres.log").open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log, cwd=self.folder)
        self._wait_until_ready()

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT ends it at once and in order; SIGQUIT as if the power had failed."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(PATIENCE)
            self._process = None

    def address(self, database: str) -> str:
        return f"postgresql:///{database}?host={self.folder}&user=toychest"

    def new_database(self) -> str:
        """The address of a database that nobody has used."""
        name = f"toychest_{next(numbers)}"
        self.say(f"CREATE DATABASE {name}")
        return self.address(name)

    def say(self, statement: str, database: str = "postgres") -> str:
        """One statement; what came of it, without decoration."""
        return self.call("psql", "-qAt", "-d", database, "-c", statement)

    def call(self, name: str, *words: str) -> str:
        """One of PostgreSQL's own programs, towards this server."""
        return self._run(name, "-h", str(self.folder), "-U", "toychest", *words)

    def _run(self, name: str, *words: str) -> str:
        found = program(name)
        assert found is not None, f"{name} is not installed"
        done = subprocess.run(
            [*_as_nobody_special(), found, *words], cwd=self.folder, capture_output=True, timeout=PATIENCE
        )
        assert done.returncode == 0, done.stderr.decode()
        return done.stdout.decode()

    def _wait_until_ready(self) -> None:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            assert self._process is not None
            assert self._process.poll() is None, (self.folder / "postgres.log").read_text()
            with contextlib.suppress(AssertionError):
                self.call("pg_isready", "-q")
                return
            time.sleep(0.05)
        raise AssertionError("PostgreSQL did not start")


def _as_nobody_special() -> list[str]:
    """PostgreSQL refuses to be run by root; and it ends when whoever started it is gone."""
    if shutil.which("setpriv") is None:
        return ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
    change = ["--reuid=postgres", "--regid=postgres", "--clear-groups"] if os.geteuid() == 0 else []
    return ["setpriv", *change, "--pdeathsig=INT", "--"]


@contextlib.contextmanager
def running(*settings: str) -> Iterator[PostgresServer]:
    """A server, until the end of the block."""
    folder = Path(tempfile.mkdtemp(prefix="toychest-postgres-"))
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres", "postgres")
    try:
        server = PostgresServer(folder, *settings)
        try:
            server.start()
            yield server
        finally:
            server.stop(signal.SIGQUIT)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
