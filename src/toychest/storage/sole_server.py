"""One server for one folder of games: two of them would not hear of each other's moves.

The lock is the operating system's, on a file beside the games: whatever becomes of the server, it goes with it.
"""

import contextlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Final

NAME: Final = "serving"


class ServedElsewhere(Exception):
    """Another server has this folder; `process` is its number, as far as it is known."""

    def __init__(self, folder: Path, process: str) -> None:
        super().__init__(f"{folder} is served by process {process or '?'}")
        self.folder = folder
        self.process = process


@contextlib.contextmanager
def sole_server(folder: Path) -> Iterator[None]:
    """Nobody else serves this folder until the end of the block. Raises `ServedElsewhere`.

    Where nothing can be written, nobody can play, and any number may look.
    """
    try:
        file = open(folder / NAME, "a+b")  # noqa: SIM115 - it is closed below
    except OSError:
        yield
        return
    with file:
        if not _is_locked(file):
            file.seek(0)
            raise ServedElsewhere(folder, file.read(20).decode("ascii", "replace").strip())
        file.truncate(0)
        file.write(str(os.getpid()).encode())
        file.flush()
        yield


if sys.platform == "win32":

    def _is_locked(file: IO[bytes]) -> bool:
        """A byte far behind what is written: on Windows nobody else could read what is locked."""
        import msvcrt

        file.seek(1 << 20)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:

    def _is_locked(file: IO[bytes]) -> bool:
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True
