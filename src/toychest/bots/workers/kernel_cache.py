"""Where compiled kernels are kept: in the user's cache folder, by a name that changes with their sources."""

import hashlib
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import IO, Final

import platformdirs

GAMES: Final = ("games/kernels.py", "games/network.py", "games/observing.py", "games/*/kernel/**/*.py")
"""What the games alone are compiled from, without what thinks with them."""
SOURCES: Final = (*GAMES, "*/compiled/**/*.py", "*/*/compiled/**/*.py")
PACKAGE: Final = Path(__file__).parents[2]
LOOK: Final = 0.2
"""Seconds between two looks whether another process has compiled what is wanted."""

UNUSED: Final = 30 * 24 * 60 * 60
"""Seconds: a month."""


def kernel_folder() -> Path:
    """The folder for the kernels as they are written now, and for this Numba."""
    return platformdirs.user_cache_path("toychest") / f"kernels-{sum_of(PACKAGE, SOURCES)}"


def use_kernel_folder() -> Path:
    """The folder, made and named to Numba, which must not have been imported yet.

    Where it cannot be written, a folder for this process alone: never one that others could put code into.
    """
    assert "numba" not in sys.modules, "Numba has chosen its folder already"
    folder = kernel_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError:
        folder = Path(tempfile.mkdtemp(prefix="toychest-kernels-"))
    else:
        _remove_unused(folder)
    os.environ["NUMBA_CACHE_DIR"] = str(folder)
    return folder


def ready_mark(folder: Path, game: str) -> Path:
    """The file that says: this game's kernel, and what thinks with it, lie compiled in this folder."""
    return folder / f"{game}.ready"


@contextmanager
def compiling_alone(folder: Path, game: str, tell_waiting: Callable[[], None]) -> Iterator[None]:
    """No other process compiles this game for this folder meanwhile; what it has compiled is taken from there then.

    While another does, `tell_waiting` is called now and then. On Windows nobody waits.
    """
    with open(folder / f"{game}.compiling", "ab") as file:
        while not _is_locked(file):
            tell_waiting()
            time.sleep(LOOK)
        yield


if sys.platform == "win32":

    def _is_locked(file: IO[bytes]) -> bool:
        return True

else:

    def _is_locked(file: IO[bytes]) -> bool:
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True


def _remove_unused(used: Path) -> None:
    """Of the folders beside the used one, those of other sources go that nobody has used for so long."""
    os.utime(used)
    for folder in used.parent.glob("kernels-*"):
        with suppress(OSError):
            if time.time() - folder.stat().st_mtime > UNUSED:
                shutil.rmtree(folder)


def sum_of(package: Path, patterns: Iterable[str]) -> str:
    """A sum of these sources and of this Numba, which looks at the file of a function only, not at what it calls: any
    change is a change of all."""
    digest = hashlib.sha256(f"numba {_numba_version()}".encode())
    for path in sorted({path for pattern in patterns for path in package.glob(pattern)}):
        digest.update(path.relative_to(package).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def _numba_version() -> str:
    try:
        return version("numba")
    except PackageNotFoundError:
        return "missing"
