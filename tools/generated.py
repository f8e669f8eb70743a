"""A file that a tool writes: with `--check` it is only looked at, and must be as the tool would write it."""

import sys
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def written_or_checked(target: Path, content: Callable[[], str], tool: str) -> int:
    """Write it, or say that it is stale; the exit code."""
    if "--check" not in sys.argv:
        target.write_text(content(), encoding="utf-8")
        return 0
    if target.read_text(encoding="utf-8") == content():
        return 0
    print(f"{target.relative_to(ROOT).as_posix()} is stale: run `python -m tools.{tool}`")
    return 1
