"""`toychest` in a fork of a process that has read everything already: the same program, without a second of imports.

A fork imports the file of what it runs: this one, which knows no tests.
"""

import multiprocessing
import os
import sys
from pathlib import Path

from toychest.app import main
from toychest.commands import play  # noqa: F401  (else each fork imports it)

FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(["tests.e2e.serving", __name__, "tests.e2e.warmed"])  # one process for all that is forked
STREAMS = ("stdin", "stdout", "stderr")


def exit_code(folder: Path, words: list[str], environment: dict[str, str], patience: float) -> int:
    """Run it to its end; what it reads and says are the files `stdin`, `stdout` and `stderr` of this folder."""
    program = FORKS.Process(target=_run, args=(folder, words, environment))
    program.start()
    program.join(patience)
    if program.exitcode is None:
        program.kill()
        program.join()
        raise TimeoutError(f"{words} did not end within {patience} s")
    return program.exitcode


def _run(folder: Path, words: list[str], environment: dict[str, str]) -> None:
    os.environ.clear()
    os.environ.update(environment)
    for number, name in enumerate(STREAMS):
        end = os.open(folder / name, os.O_RDONLY if number == 0 else os.O_WRONLY | os.O_CREAT, 0o600)
        os.dup2(end, number)
        os.close(end)
    sys.stdin = os.fdopen(0, encoding="utf-8", closefd=False)
    sys.stdout = os.fdopen(1, "w", encoding="utf-8", closefd=False)
    sys.stderr = os.fdopen(2, "w", encoding="utf-8", errors="backslashreplace", closefd=False)
    main(words, prog_name="python -m toychest")
