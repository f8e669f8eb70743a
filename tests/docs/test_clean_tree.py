"""Nothing in the tree speaks of the machine that it was written on."""

import re
from pathlib import Path

import pytest

from tests.docs.tree import named, tracked_files

# Each is written in two pieces, so that this file does not find itself.
FORBIDDEN = {
    "a folder of one machine": re.compile(
        rb"(?<![\w.~-])/(?:" + b"wo" + rb"rk|tmp/" + b"te" + rb"am|ro" + rb"ot)/(?=\w)"
    ),
    "a home folder": re.compile(rb"/ho" + rb"me/\w+/|/Us" + rb"ers/\w+/|C:\\Us" + rb"ers\\"),
    "a package registry": re.compile(
        rb"registry\.npm"
        + rb"js\.org|py"
        + rb"pi\.org/simple|files\.python"
        + rb"hosted\.org|--(?:extra-)?index"
        + rb"-url \w"
    ),
    "how it was written": re.compile(
        rb"(?i)\b(?:cla" + rb"ude|anthro" + rb"pic|chat" + rb"gpt|language mod" + rb"el|sub-?age" + rb"nt|"
        rb"(?:this|earlier|next|previous) sess" + rb"ion)\b"
    ),
}
IS_TEXT = {".md", ".py", ".toml", ".txt", ".ts", ".js", ".json", ".svelte", ".css", ".html", ".ftl", ".sql", ".log", ""}


@pytest.mark.parametrize("what", FORBIDDEN)
def test_no_file_names(what: str) -> None:
    assert [said for path in tracked_files() if path.suffix in IS_TEXT for said in findings(path, what)] == []


def findings(path: Path, what: str) -> list[str]:
    """Where a file says it."""
    lines = path.read_bytes().splitlines()
    return [f"{named(path)}:{number}" for number, line in enumerate(lines, start=1) if FORBIDDEN[what].search(line)]


@pytest.mark.parametrize(
    ("what", "line"),
    [
        ("a folder of one machine", b"see /wo" + b"rk/x"),
        ("a home folder", b"'/ho" + b"me/ann/x'"),
        ("a package registry", b"https://registry.npm" + b"js.org/svelte"),
        ("how it was written", b"asked Cla" + b"ude"),
    ],
)
def test_a_finding_is_found(what: str, line: bytes) -> None:
    assert FORBIDDEN[what].search(line)
