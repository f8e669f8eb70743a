"""Does it take longer to start with thirteen languages than with one?

usage: python -m bench.languages [--starts N] [--json bench/languages.json]

Two copies of the package, one with English alone, are started in turn in processes of their own, up to a server that
could answer and an English sentence that was said. Processor time is counted, not the clock's: other work on the
machine must not decide. What counts is the middle of each. Not for Windows.
"""

import argparse
import json
import os
import resource
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from statistics import median

from toychest.games import GAMES
from toychest.words import LANGUAGES

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "toychest"
START = "import toychest.web.app; from toychest.words import say; assert say('rules') == 'Rules'"
LEFT_OUT = ("static", "__pycache__", "*.nbi", "*.nbc")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.languages", description=__doc__)
    parser.add_argument("--starts", type=int, default=15)
    parser.add_argument("--json", type=Path)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        copies = {count: copy_with(Path(folder) / str(count), spoken) for count, spoken in counted().items()}
        seconds = measured(copies, arguments.starts)
    middle = {count: round(median(each), 2) for count, each in seconds.items()}
    for count, each in middle.items():
        print(f"languages: {count}; processor seconds of a start: {each}, the middle of {arguments.starts}")
    if arguments.json:
        figures = {"starts": arguments.starts, "processor_seconds": middle}
        arguments.json.write_text(json.dumps(figures, indent=2) + "\n", "utf-8")


def counted() -> dict[int, Sequence[str]]:
    """English alone, and all."""
    return {1: LANGUAGES[:1], len(LANGUAGES): LANGUAGES}


def copy_with(home: Path, spoken: Sequence[str]) -> Path:
    """The package with these languages alone; returns the folder that it is imported from."""
    copy = home / "toychest"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns(*LEFT_OUT))
    words = [copy / "words" / "locales", *(copy / "games" / game / "words" for game in GAMES)]
    for folder in (folder for each in words for folder in each.iterdir() if folder.is_dir()):
        if folder.name not in spoken:
            shutil.rmtree(folder)
    return home


def measured(copies: dict[int, Path], starts: int) -> dict[int, list[float]]:
    """Seconds of each start, in turn, so that a busy moment of the machine meets both; the first writes bytecode."""
    seconds: dict[int, list[float]] = {count: [] for count in copies}
    for turn in range(starts + 1):
        for count, path in copies.items():
            took = seconds_to_start(path)
            if turn > 0:
                seconds[count].append(took)
    return seconds


def seconds_to_start(path: Path) -> float:
    """What one start took of a processor."""
    environment = {**os.environ, "PYTHONPATH": str(path)}
    began = spent()
    subprocess.run([sys.executable, "-c", START], env=environment, cwd=path, check=True)
    return spent() - began


def spent() -> float:
    """Processor seconds of all processes that were started here and have ended."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


if __name__ == "__main__":
    main()
