#!/usr/bin/env python3
"""Set Toychest up inside its own folder, then play or test it. Standard library only.

usage: python3 play.py                 start the server and open the browser
       python3 play.py test [--fast]   run every check and test; --fast: what fits into a few minutes
       python3 play.py deep            run the long samples and soaks
       python3 play.py new NAME        write a small game of your own to start from
       python3 play.py ARGUMENTS       anything else that `toychest` knows, such as `verify FILE`
"""
# Python 3.6 can still read this file up to the check below: an old Python must be able to say that it is too old.

import contextlib
import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path

OLDEST = (3, 11)


def too_old(version: "tuple[int, ...]") -> str:
    """One sentence for a Python that cannot run Toychest; nothing for one that can."""
    if version >= OLDEST:
        return ""
    return (
        f"Toychest needs Python 3.11 or newer, and this is Python {version[0]}.{version[1]}: "
        "get one from https://www.python.org/downloads/ and run play.py with it."
    )


if too_old(sys.version_info[:2]):
    sys.exit(too_old(sys.version_info[:2]))

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
MARKER = VENV / "toychest-setup.json"
LOCKS = ROOT / "locks"
OWN_GAMES = ROOT / "own-games.txt"
HOLDING = ("page.txt", "run.txt", "extras.txt", "dev.txt")  # each holds every pin of those before
WITH_EXTRAS = ("arena", "print")  # commands that few people use, and that need more than playing does
WITH_ENGINE = ("laws", "train")  # kernels are compared with their rules, and play against themselves
FETCH = "--fetch-engine"  # asked by a Toychest that plays already, in the background: what bots think fast with

NO_VENV = (
    "Python's venv module is missing here: on Debian or Ubuntu run `sudo apt install python3-venv`, "
    "elsewhere install Python from https://www.python.org/downloads/, then start again."
)
NO_NETWORK = (
    "The packages could not be fetched: connect this computer to the internet (or name a mirror that it can reach "
    "in PIP_INDEX_URL) and start again; once set up, playing needs no network."
)
OFFLINE = re.compile(
    "NewConnectionError|NameResolutionError|Failed to establish a new connection|Connection refused|ProxyError"
    "|Temporary failure in name resolution|Name or service not known|getaddrinfo failed|Network is unreachable"
    "|ConnectTimeout|ReadTimeout|timed out|RemoteDisconnected|ConnectionResetError|dns error|error sending request"
)


class CannotSetUp(Exception):
    """Something stands in the way; the message is one sentence for the person at the keyboard."""


def main(arguments: list[str]) -> None:
    """Set up what is missing, then become the program that was asked for."""
    try:
        if arguments[:1] in (["test"], ["deep"]):
            set_up("dev.txt")
            become([str(PYTHON), str(ROOT / "tools" / "checks.py"), *arguments])
        elif arguments == [FETCH]:
            fetch_engine()
        else:
            set_up(lock_for(arguments[:2]))
            become([str(PYTHON), "-m", "toychest", *(arguments or ["serve"])], PYTHONPATH=own_games(), **engine())
    except CannotSetUp as trouble:
        sys.exit(str(trouble))
    except OSError as error:
        sys.exit(f"Toychest could not be set up in {ROOT}: {error}.")
    except KeyboardInterrupt:
        sys.exit(130)


def lock_for(words: list[str]) -> str:
    """What a command cannot do without."""
    if set(WITH_EXTRAS) & set(words):
        return "extras.txt"
    return "run.txt" if set(WITH_ENGINE) & set(words) else "page.txt"


def set_up(lock: str) -> None:
    """Make .venv hold what the lock names; at once, when it does so already."""
    if is_set_up(lock):
        return
    with one_at_a_time():
        if is_set_up(lock):  # by the start that we have just waited for
            return
        print("Setting up Toychest in its own folder; only the first time takes this long ...", file=sys.stderr)
        install(lock, may_add=is_set_up("page.txt"))
        site_packages = Path(sysconfig.get_path("purelib", "venv", {"base": str(VENV)}))
        (site_packages / "toychest.pth").write_text(os.path.relpath(ROOT / "src", site_packages) + "\n")
        finished = MARKER.with_suffix(".new")
        finished.write_text(json.dumps(setup_mark(lock)))
        finished.replace(MARKER)


def fetch_engine() -> None:
    """Add what bots think fast with, giving way to whoever plays meanwhile; what broke off is gone on with."""
    if hasattr(os, "nice"):
        os.nice(10)
    set_up("run.txt")


def engine() -> dict[str, str]:
    """How Toychest gets its engine while somebody plays already; nothing where it has it."""
    if is_set_up("run.txt"):
        return {}
    return {"TOYCHEST_FETCH_ENGINE": json.dumps([sys.executable, str(ROOT / "play.py"), FETCH])}


def is_set_up(lock: str) -> bool:
    """Whether .venv was finished by this Python from this lock, or from one that holds it."""
    try:
        mark = json.loads(MARKER.read_text())
    except (OSError, ValueError):
        return False
    return PYTHON.exists() and mark in map(setup_mark, HOLDING[HOLDING.index(lock) :])


def setup_mark(lock: str) -> dict[str, str]:
    """What must be the same for .venv to be used again."""
    python = f"{sys.implementation.cache_tag} {sysconfig.get_platform()}"
    return {"python": python, "lock": lock, "sha256": hashlib.sha256((LOCKS / lock).read_bytes()).hexdigest()}


def install(lock: str, may_add: bool) -> None:
    """Fill .venv by uv where it is there and works, else by pip; never builds anything, never clears what plays."""
    wanted = ["--require-hashes", "--no-deps", "--only-binary", ":all:", "-r", str(LOCKS / lock)]
    base = str(getattr(sys, "_base_executable", sys.executable))  # .venv cannot be made anew by its own Python
    uv = shutil.which("uv")
    if uv:
        if not may_add:
            clear()
        made = may_add or run([uv, "venv", "--quiet", "--python", base, str(VENV)]) == ""
        if made and run([uv, "pip", "install", "--quiet", "--python", str(PYTHON), *wanted]) == "":
            return
    if not importlib.util.find_spec("venv"):
        raise CannotSetUp(NO_VENV)
    if not may_add:
        clear()
        explain(run([base, "-m", "venv", "--without-pip", str(VENV)]), "The folder .venv could not be made")
    quietly = ["--no-input", "--disable-pip-version-check", "--no-compile"]  # Python compiles what it comes to use
    explain(run([*pip(), "install", *quietly, *wanted]), "The packages could not be installed")


def pip() -> list[str]:
    """The pip of the Python that runs this, at work in .venv, as `pip --python` does it: to make another takes seconds.

    Where there is none, .venv gets its own.
    """
    ours = importlib.util.find_spec("pip")
    if ours and ours.origin and Path(ours.origin).with_name("__pip-runner__.py").exists():
        return [str(PYTHON), str(Path(ours.origin).with_name("__pip-runner__.py"))]
    if not importlib.util.find_spec("ensurepip"):
        raise CannotSetUp(NO_VENV)
    if run([str(PYTHON), "-m", "pip", "--version"]):
        explain(run([str(PYTHON), "-m", "ensurepip"]), "pip could not be added to .venv")
    return [str(PYTHON), "-m", "pip"]


def run(command: list[str]) -> str:
    """Run a command quietly: nothing if it went well, else everything that it said."""
    done = subprocess.run(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=own_environment(), text=True, errors="replace"
    )
    return "" if done.returncode == 0 else done.stdout + f"\nexit code {done.returncode}"


def explain(said: str, what_failed: str) -> None:
    """Turn a failed command's words into one sentence; the last words follow when we do not know them."""
    if not said:
        return
    if "ensurepip" in said:
        raise CannotSetUp(NO_VENV)
    if OFFLINE.search(said) and "DO NOT MATCH THE HASHES" not in said:
        raise CannotSetUp(NO_NETWORK)
    raise CannotSetUp(f"{what_failed}; the last lines say why:\n" + "\n".join(said.splitlines()[-12:]))


def clear() -> None:
    """Remove .venv, whole or half-made."""
    if VENV.is_symlink() or VENV.is_file():
        VENV.unlink()
    elif VENV.exists():
        MARKER.unlink(missing_ok=True)  # first: what is half removed must not look finished
        shutil.rmtree(VENV)


@contextlib.contextmanager
def one_at_a_time() -> Iterator[None]:
    """Hold this folder's set-up alone; the system lets go of it even if we are killed."""
    with (ROOT / ".venv.lock").open("a") as gate:
        if sys.platform == "win32":
            import msvcrt

            while True:
                with contextlib.suppress(OSError):  # it gives up after ten seconds; the other start may need more
                    msvcrt.locking(gate.fileno(), msvcrt.LK_LOCK, 1)
                    break
        else:
            import fcntl

            fcntl.flock(gate, fcntl.LOCK_EX)
        yield


def own_games() -> str:
    """Where Python finds somebody's own games, as `toychest new` noted it; ours are tested without them."""
    folders = OWN_GAMES.read_text(encoding="utf-8").splitlines() if OWN_GAMES.exists() else []
    return os.pathsep.join(folders)


def own_environment() -> dict[str, str]:
    """The caller's environment without what would lead Python or pip out of .venv."""
    astray = ("PYTHONHOME", "PYTHONPATH", "PIP_USER", "PIP_TARGET", "PIP_PREFIX")
    return {name: value for name, value in os.environ.items() if name not in astray}


def become(command: list[str], **more: str) -> None:
    """Go on as this command, with more in its environment: keys and signals then reach it directly."""
    sys.stdout.flush()
    if os.name != "nt":
        os.execve(command[0], command, own_environment() | more)
    with contextlib.suppress(KeyboardInterrupt):  # the child hears Ctrl-C as well, and says what there is to say
        sys.exit(subprocess.call(command, env=own_environment() | more))


if __name__ == "__main__":
    main(sys.argv[1:])
