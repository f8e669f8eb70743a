"""The folder that sheets are written to: all of them, or none."""

import os
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path


class AlreadyThere(Exception):
    """Files of these names are in the folder, and nobody said that they may go."""

    def __init__(self, names: tuple[str, ...]) -> None:
        super().__init__(", ".join(names))
        self.names = names


def write_files(folder: Path, files: Mapping[str, bytes], may_replace: bool) -> None:
    """Write every file under another name first, then give them their own. Raises `AlreadyThere` and `OSError`."""
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
    finally:
        for half in waiting.values():
            with suppress(OSError):
                half.unlink()


def file_stem(name: str) -> str:
    """The name of a board as part of a file's name on any machine: letters, digits and dashes."""
    words = "".join(letter if letter.isalnum() else " " for letter in name.lower()).split()
    return "-".join(words) or "board"
