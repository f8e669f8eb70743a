"""The tree that the documents are tested against."""

import subprocess
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
SRC = ROOT / "src" / "toychest"


@cache
def tracked_files() -> tuple[Path, ...]:
    """Every file that git knows, in order; outside a clone there is nothing to ask."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True)
    if listed.returncode != 0:
        pytest.skip("not a git clone", allow_module_level=True)
    paths = (ROOT / name.decode() for name in listed.stdout.split(b"\0") if name)
    return tuple(path for path in paths if path.is_file())


@cache
def documents() -> tuple[Path, ...]:
    """Every Markdown file."""
    return tuple(path for path in tracked_files() if path.suffix == ".md")


def named(path: Path) -> str:
    """A path as people say it."""
    return path.relative_to(ROOT).as_posix()


def lines_of(path: Path) -> int:
    return len(path.read_text(encoding="utf-8").splitlines())
