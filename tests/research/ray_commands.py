"""Does the same small work by every command that has `--ray`: on one process here, and on the cluster at an address.

usage: python -m tests.research.ray_commands FOLDER ADDRESS NAME ...
"""

import json
import sys
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any
from unittest.mock import patch

from click.testing import CliRunner

from tools import ladder
from toychest.app import main as toychest
from toychest.bots.arena.results_file import results_in

Work = Callable[[Path, list[str]], Any]
"""Does it in a folder, with these words of the command line about who does it; gives what came of it."""

SERIES = ladder.Series("tiny", "castle", "random", 3, seats=1, option="board=garden")


def said(*words: str) -> None:
    """A command, which must go well."""
    done = CliRunner().invoke(toychest, words, catch_exceptions=False)
    assert done.exit_code == 0, done.output


def results(path: Path) -> list[Any]:
    """The results in a file but for the seconds that they took."""
    found = results_in(path)
    return sorted([one.number, one.seed, one.reason, list(one.places), one.entries, one.luck] for one in found)


def simulated(folder: Path, crew: list[str]) -> Any:
    said("simulate", "castle", "--games", "4", "--batch", "2", "--out", str(folder / "games"), *crew)
    return {file.name: sha256(file.read_bytes()).hexdigest() for file in sorted((folder / "games").iterdir())}


def fought(folder: Path, crew: list[str]) -> Any:
    asked = ["castle", "--bots", "random", "--games", "3", "--option", "board=garden"]
    said("arena", *asked, "--out", str(folder / "arena.csv"), *crew)
    return results(folder / "arena.csv")


def climbed(folder: Path, crew: list[str]) -> Any:
    ray = [word for word in crew if crew[0] == "--ray"]
    words = ["ladder", "--folder", str(folder), "--json", str(folder / "ladder.json"), *ray]
    with patch.object(sys, "argv", words), patch.object(ladder, "SERIES", (SERIES,)):
        ladder.main()
    (told,) = json.loads((folder / "ladder.json").read_text("utf-8"))["series"].values()
    return [told["steps"], told["entries"], results(folder / "tiny.csv")]


def reported(folder: Path, crew: list[str]) -> Any:
    asked = ["castle", "--bot", "random", "--games", "2", "--out", str(folder / "page.html")]
    said("report", *asked, "--json", str(folder / "told.json"), "--results", str(folder / "report.csv"), *crew)
    return [results(folder / "report.csv"), json.loads((folder / "told.json").read_bytes())]


def trained(folder: Path, crew: list[str]) -> Any:
    said("train", "clockwork", "--work", "1", "--out", str(folder / "network.bin"), *crew)
    return sha256((folder / "network.bin").read_bytes()).hexdigest()


def puzzled(folder: Path, crew: list[str]) -> Any:
    said("puzzles", "castle", "--count", "1", "--out", str(folder / "puzzles.jsonl"), "--data", str(folder), *crew)
    return (folder / "puzzles.jsonl").read_text("utf-8")


COMMANDS: dict[str, Work] = {
    "simulate": simulated,
    "arena": fought,
    "ladder": climbed,
    "report": reported,
    "train": trained,
    "puzzles": puzzled,
}


def main() -> None:
    folder, address, names = Path(sys.argv[1]), sys.argv[2], sys.argv[3:]
    crews = {"pool": ["--workers", "1"], "ray": ["--ray", address]}
    for name in names:
        found = {}
        for crew, words in crews.items():
            own = folder / name / crew
            own.mkdir(parents=True)
            found[crew] = COMMANDS[name](own, words)
        print(json.dumps([name, found]), flush=True)


if __name__ == "__main__":
    main()
