"""A server in a process of its own: `python -m toychest serve`, started, killed and started again."""

import asyncio
import contextlib
import os
import re
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path

from tests.web.stage import Site, until

SERVE = (sys.executable, "-m", "toychest", "serve", "--no-browser", "--no-warm-up")
START = 240.0
"""Seconds for a process to start, or to end: a busy machine is slow, and that is no fault."""


class OuterSite(Site):
    """A running server; `said` is all that it has written to its terminal."""

    def __init__(self, process: Process, terminal: Path, address: str) -> None:
        super().__init__(address)
        self._process = process
        self._terminal = terminal

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def said(self) -> str:
        return self._terminal.read_text(encoding="utf-8")

    async def kill(self) -> None:
        """kill -9: no farewell, no chance to finish anything."""
        self._process.kill()
        await self._process.wait()

    async def end(self, signal_number: int) -> int:
        """Ask it to end; its exit code."""
        self._process.send_signal(signal_number)
        return await self._process.wait()


@contextlib.asynccontextmanager
async def started(
    folder: Path, *options: str, before: Sequence[str] = (), limits: Callable[[], None] | None = None
) -> AsyncIterator[OuterSite]:
    """A server on this data folder. `before` is put before the command, `limits` is called in the new process."""
    terminal = folder.with_name(f"{folder.name}-terminal.txt")
    already = terminal.stat().st_size if terminal.exists() else 0
    with terminal.open("ab") as output:
        process = await asyncio.create_subprocess_exec(
            *before,
            *SERVE,
            *(options or ("--port", "0")),
            "--data",
            str(folder),
            stdout=output,
            stderr=output,
            env=_environment(limits),
            preexec_fn=limits,
        )
    try:
        await until(lambda: process.returncode is not None or len(_addresses(terminal, already)) > 0, START)
        assert process.returncode is None, terminal.read_text(encoding="utf-8")
        yield OuterSite(process, terminal, _addresses(terminal, already)[0])
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


def _addresses(terminal: Path, already: int) -> list[str]:
    """Where a server says that it is open, leaving out what was written before it started."""
    return re.findall(r"open at http://([\d.:]+)/", terminal.read_bytes()[already:].decode())


def _environment(limits: Callable[[], None] | None) -> dict[str, str]:
    """Who may write no whole file leaves no halves of compiled modules behind: Python would read them for ever."""
    return dict(os.environ) | ({} if limits is None else {"PYTHONDONTWRITEBYTECODE": "1"})


async def exit_of(
    *command: str, before: Sequence[str] = (), limits: Callable[[], None] | None = None
) -> tuple[int, str]:
    """Run a command that ends by itself: its exit code, and what it says."""
    process = await asyncio.create_subprocess_exec(
        *before,
        *command,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
        env=_environment(limits),
        preexec_fn=limits,
    )
    try:
        said, _ = await asyncio.wait_for(process.communicate(), START)
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    assert process.returncode is not None
    return process.returncode, said.decode()
