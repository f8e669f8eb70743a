"""Would a test notice? A sample of one game's mutants, each tried in a fork of a process that has collected the tests.

usage: python -m tools.mutant_sample GAME FOLDER [--rules] [--count 300] [--seed 20261117] [--minutes 30]

FOLDER becomes a copy of this tree in which every change that mutmut can think of lies beside the original; what was
tried stands in its `GAME.jsonl`. With --rules the readable rules alone: no kernel, and nothing that only tells of a
game. Stopped, or out of minutes, it goes on from there when it is started again. Tests are those of tests/games/GAME
that are neither slow nor deep; a mutant meets those that come to its function, the quickest first. One that never comes
to an end counts as killed. docs/notes/mutants.md tells the outcomes.
"""

import argparse
import json
import os
import random
import resource
import shutil
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import pytest

ROOT: Final = Path(__file__).resolve().parent.parent
NEEDED: Final = ("src", "tests", "tools", "docs", "client/src", "locks", "bench")
CHOSEN: Final = "MUTANT_UNDER_TEST"
"""By this mutmut's code knows which mutant to be."""

TELLING: Final = ("kernel/*", "speech.py", "facts.py", "moments*.py", "course.py")
"""What is no rule: a kernel is held to the rules by the laws, the others say what has happened."""

ENDLESS: Final = 120
"""Seconds of the processor after which a mutant never comes to an end."""


def main() -> int:
    parser = argparse.ArgumentParser(prog="tools.mutant_sample", description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--rules", action="store_true")
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--seed", default="20261117")
    parser.add_argument("--minutes", type=float, default=30)
    asked = parser.parse_args()
    folder = asked.folder.resolve()
    if folder == ROOT:  # the copy's own process, which the first one started
        return _tried(asked)
    if not (folder / f"{asked.game}.mutants").exists():
        _copy(folder)
        _mutate(folder, asked.game, without=TELLING if asked.rules else ())
    here = os.environ | {"PYTHONPATH": f"{folder / 'src'}{os.pathsep}{folder}"}
    return subprocess.run([sys.executable, "-m", "tools.mutant_sample", *sys.argv[1:]], cwd=folder, env=here).returncode


def _copy(folder: Path) -> None:
    """The tree as it stands, without what is built from it; mutants of another game that lie there already stay."""
    if (folder / "src").exists():
        return
    without = shutil.ignore_patterns("__pycache__", "node_modules")
    for name in NEEDED:
        shutil.copytree(ROOT / name, folder / name, ignore=without)
    for file in (path for path in ROOT.iterdir() if path.suffix in (".py", ".md", ".toml")):
        shutil.copy2(file, folder / file.name)


def _mutate(folder: Path, game: str, without: Sequence[str]) -> None:
    """All mutants of the game's functions beside these; the file of their names is written last."""
    os.chdir(folder)
    from mutmut.mutation.file_mutation import mutate_file_contents
    from mutmut.utils.format_utils import get_mutant_name

    names: list[str] = []
    home = Path("src/toychest/games", game)
    for path in sorted(home.rglob("*.py")):
        if any(path.relative_to(home).match(pattern) for pattern in without):
            continue
        mutated = mutate_file_contents(str(path), path.read_text(encoding="utf-8"))
        path.write_text(mutated.code, encoding="utf-8")
        names += [get_mutant_name(path, name) for name in mutated.mutant_names]
    Path(f"{game}.mutants").write_text("\n".join(names), encoding="utf-8")


def _tried(asked: argparse.Namespace) -> int:
    names = Path(f"{asked.game}.mutants").read_text(encoding="utf-8").split("\n")
    chosen = random.Random(asked.seed).sample(names, min(asked.count, len(names)))
    notes = Path(f"{asked.game}.jsonl")
    trial = Trial([name for name in chosen if name not in _known(notes)], notes, asked.minutes)
    quietly = ["-q", "-p", "no:randomly", "-o", "filterwarnings=ignore", "--no-header"]
    code = pytest.main([*quietly, "-m", "not slow and not deep", f"tests/games/{asked.game}"], plugins=[trial])
    known = _known(notes)
    found = {name: known[name] for name in chosen if name in known}
    survivors = [name for name, verdict in found.items() if verdict in ("survived", "untested")]
    killed = len(found) - len(survivors)
    print(f"{asked.game}: {killed} of {len(found)} killed ({killed / max(1, len(found)):.1%}), of {len(names)} mutants")
    print("\n".join(f"{known[name]}: {name}" for name in survivors))
    return int(code)


def _known(notes: Path) -> dict[str, str]:
    lines = notes.read_text(encoding="utf-8").splitlines() if notes.exists() else []
    return dict(json.loads(line) for line in lines)


class Trial:
    """Instead of running the tests once: run those that may notice, once for each mutant."""

    def __init__(self, mutants: Sequence[str], notes: Path, minutes: float) -> None:
        self.mutants, self.notes, self.until = mutants, notes, time.monotonic() + 60 * minutes

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        meeting = self._who_meets(session)
        for name in self.mutants:
            if time.monotonic() > self.until:
                break
            places = meeting.get(name.partition("__mutmut_")[0], [])
            verdict = _verdict(session, name, places) if places else "untested"
            with self.notes.open("a", encoding="utf-8") as notes:
                notes.write(json.dumps([name, verdict]) + "\n")
        return True

    def _who_meets(self, session: pytest.Session) -> dict[str, list[int]]:
        """The tests that come to each function, the quickest first; asked in a fork, whose memories end with it."""
        heard, told = os.pipe()
        if (child := os.fork()) == 0:
            found = list(_met(session))
            with os.fdopen(told, "w", encoding="utf-8") as out:
                json.dump(found, out)
            os._exit(0)
        os.close(told)
        with os.fdopen(heard, encoding="utf-8") as read:
            found = json.load(read)
        os.waitpid(child, 0)
        if failed := [session.items[place].nodeid for place, _, has_failed, _ in found if has_failed]:
            pytest.exit(f"without any mutant these fail: {failed[:5]}", returncode=2)
        meeting: dict[str, list[int]] = defaultdict(list)
        for place, _, _, functions in sorted(found, key=lambda each: each[1]):
            for function in functions:
                meeting[function].append(place)
        return meeting


def _met(session: pytest.Session) -> Iterator[tuple[int, float, bool, list[str]]]:
    """Every test by its place: how long it took, whether it failed, and the functions that it came to."""
    from mutmut.state import state

    os.environ[CHOSEN] = "stats"
    for place, item in enumerate(session.items):
        before, began = session.testsfailed, time.process_time()
        state()._stats.clear()
        _run(item)
        yield place, time.process_time() - began, session.testsfailed > before, sorted(state()._stats)


def _run(item: Any) -> None:
    """One test with its own set-up and nothing kept for the next."""
    item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)


def _verdict(session: pytest.Session, name: str, places: Sequence[int]) -> str:
    """Whether one of these tests fails where the mutant is played."""
    if (child := os.fork()) == 0:
        os.environ[CHOSEN] = name
        resource.setrlimit(resource.RLIMIT_CPU, (ENDLESS, ENDLESS + 5))
        for place in places:
            _run(session.items[place])
            if session.testsfailed:
                os._exit(1)
        os._exit(0)
    code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    return {0: "survived", 1: "killed"}.get(code, "endless" if code < 0 else f"died with {code}")


if __name__ == "__main__":
    sys.exit(main())
