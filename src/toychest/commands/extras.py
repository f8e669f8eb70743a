"""Packages that playing does not need: a command that does says in a sentence how to get them."""

from importlib.util import find_spec
from typing import Final

from toychest.commands.refusal import refusal
from toychest.terminal.voice import Voice

PACKAGES: Final = {
    "arena": ("openskill",),
    "board print": ("fontTools", "pydyf"),
    "laws": ("numba",),
    "simulate": ("pyarrow",),
    "train": ("numba",),
    "--ray": ("ray",),
}
"""By command, as they are imported; pyproject.toml has them as extras, and play.py fetches them when needed."""


def check_extras(command: str, voice: Voice) -> None:
    """Whether all that a command needs is installed. Raises `ClickException`."""
    missing = [package.lower() for package in PACKAGES[command] if find_spec(package) is None]
    if missing:
        facts = {"packages": missing, "command": command, "names": " ".join(missing)}
        raise refusal(voice.say("terminal-extras-missing", facts))
