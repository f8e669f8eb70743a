"""How much a terminal can show: its size, colour, line drawing, or words alone."""

import os
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, TextIO

from toychest.terminal.prompt import read_number

WIDTH, HEIGHT = 80, 24
"""Where nobody says otherwise, and for whatever is no terminal."""

NARROWEST: Final = 20


@dataclass(frozen=True, slots=True)
class Look:
    """`is_plain`: one fact a line and no drawing, for a screen reader; `has_lines`: line-drawing characters."""

    width: int = WIDTH
    height: int = HEIGHT
    has_colour: bool = False
    has_lines: bool = True
    is_plain: bool = False
    is_terminal: bool = False


def look_of(output: TextIO, environment: Mapping[str, str], *, is_plain: bool) -> Look:
    """What this output can show. NO_COLOR, TERM=dumb, a pipe and the plain mode each do without colour."""
    is_terminal = output.isatty() and environment.get("TERM") != "dumb"
    width, height = _size(output, environment)
    return Look(
        width=max(width, NARROWEST),
        height=height,
        has_colour=is_terminal and not is_plain and not environment.get("NO_COLOR"),
        has_lines=not is_plain and (output.encoding or "").lower().replace("-", "") == "utf8",
        is_plain=is_plain,
        is_terminal=is_terminal,
    )


def _size(output: TextIO, environment: Mapping[str, str]) -> tuple[int, int]:
    """COLUMNS and LINES, else what the terminal says, else the usual 80 by 24."""
    try:
        size = os.get_terminal_size(output.fileno())
    except (OSError, ValueError):
        size = os.terminal_size((WIDTH, HEIGHT))
    asked = (environment.get("COLUMNS", ""), environment.get("LINES", ""))
    width, height = (read_number(text) or own for text, own in zip(asked, size, strict=True))
    return width or WIDTH, height or HEIGHT
