"""The folder that sheets are written to: all of them, or none."""

import os
import re
from collections.abc import Collection, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final


class AlreadyThere(Exception):
    """Files of these names are in the folder, and nobody said that they may go."""

    def __init__(self, names: tuple[str, ...]) -> None:
        super().__init__(", ".join(names))
        self.names = names


PAGE: Final = re.compile(r"(?P<stem>.+)-[0-9]{2,}-(board|cards|backs|tokens|figures|rules)\.svg")
"""The name of a sheet that is a file of its own."""


def write_files(folder: Path, files: Mapping[str, bytes], may_replace: bool) -> None:
    """Write every file under another name first, then give them their own. Raises `AlreadyThere` and `OSError`.

    With the sheets that are replaced go those that an earlier, longer printing of the same board had besides.
    """
    there = tuple(name for name in files if (folder / name).exists())
    if there and not may_replace:
        raise AlreadyThere(there)
    folder.mkdir(parents=True, exist_ok=True)
    waiting = {name: folder / f".{name}.{os.getpid()}.part" for name in files}
    try:
        for name, content in files.items():
            waiting[name].write_bytes(content)
        for name, half in waiting.items():
            half.replace(folder / name)
        for old in left_over(folder, files):
            old.unlink()
    finally:
        for half in waiting.values():
            with suppress(OSError):
                half.unlink()


def left_over(folder: Path, files: Collection[str]) -> list[Path]:
    """Sheets of the same board in this folder that are not among these files."""
    stems = {page["stem"] for name in files if (page := PAGE.fullmatch(name))}
    pages = ((path, PAGE.fullmatch(path.name)) for path in folder.iterdir())
    return [path for path, page in pages if page and page["stem"] in stems and path.name not in files]


def file_stem(name: str) -> str:
    """The name of a board as part of a file's name on any machine: letters, digits and dashes."""
    words = "".join(letter if letter.isalnum() else " " for letter in name.lower()).split()
    return "-".join(words) or "board"
