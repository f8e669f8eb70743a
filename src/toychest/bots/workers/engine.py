"""The engine, Numba and what hangs on it: whoever starts playing at once may get it only while they play."""

import importlib
import json
import os
import subprocess
from importlib.util import find_spec
from typing import Final

FETCH: Final = "TOYCHEST_FETCH_ENGINE"
"""The command that installs it, a list of words: play.py sets this where it is not there yet."""


def fetched_engine() -> str:
    """Wait until the engine is installed: nothing, or in a sentence why it is not."""
    command = os.environ.get(FETCH)
    if command:
        done = subprocess.run(
            json.loads(command), stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
        )
        if done.returncode:
            return (done.stderr.strip().splitlines() or [f"exit code {done.returncode}"])[-1]
        importlib.invalidate_caches()
    return "" if find_spec("numba") else "Numba is not installed"


def is_on_its_way() -> bool:
    """Whether the engine has yet to be fetched."""
    return FETCH in os.environ
