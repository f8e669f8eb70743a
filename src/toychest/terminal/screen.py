"""What is written: lines, pictures and the curtain between two seats; and how much a terminal can show."""

import os
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TextIO

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

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


SWEPT: Final = "\x1b[2J\x1b[3J\x1b[H"
"""Clears the screen and what was scrolled off it, and goes to the top."""

RUBBED_OUT: Final = "\x1b[{lines}F\x1b[0J"
"""Goes up so many lines, and clears everything from there on."""

PLAINER: Final = str.maketrans({"“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "’": "'", "…": "...", "–": "-"})
"""Marks that an old encoding may lack."""

CLOSING: Final = ")”“»«’\"'"
"""Marks behind which a sentence may have ended already."""

# Middle tones, which read on a dark ground and on a light one.
QUIET: Final = "#8A7D90"
REFUSED: Final = "#D9534A"
HOUSE: Final = "bold #A66BC4"
GLOW: Final = "bold #2A2035 on #FFE27A"
GOLD: Final = "bold #C08A1E"


class Screen:
    """One output, with the look that it can show; `written` counts the rows of all lines, pictures apart."""

    def __init__(self, output: TextIO, look: Look) -> None:
        self.look = look
        self.written = 0
        self._output = output
        self._has_marks = (output.encoding or "utf-8").lower().replace("-", "") == "utf8"
        self._console = Console(
            file=output,
            width=look.width,
            height=look.height,
            color_system="truecolor" if look.has_colour else None,
            force_terminal=look.has_colour,
            no_color=not look.has_colour,
            legacy_windows=False,
            highlight=False,
            markup=False,
            emoji=False,
        )

    def write(self, text: str = "", style: str = "", *, indent: int = 0) -> None:
        """One line, wrapped at a blank where it is too long; a screen reader gets it whole."""
        text = printable(text if self._has_marks else text.translate(PLAINER))
        if self.look.is_plain:
            self.written += self.rows_of(text)
            self._console.print(Text(text), soft_wrap=True)
            return
        lines = Text(text, style).wrap(self._console, self.look.width - indent) or [Text()]
        self.written += len(lines)
        for line in lines:
            line.rstrip()
            line.pad_left(indent)
            self._console.print(line, soft_wrap=True)

    def tell(self, sentences: Sequence[str], style: str = "") -> None:
        """Sentences: each on its own line for a screen reader, else one after another."""
        if not sentences:
            return
        if self.look.is_plain:
            for sentence in sentences:
                self.write(sentence)
        else:
            self.write(joined(sentences), style)

    def draw(self, lines: Iterable[Text]) -> None:
        """A picture: never wrapped, cut at the edge."""
        for line in lines:
            line.plain = printable(line.plain)
            line.rstrip()
            line.truncate(self.look.width)
            self._console.print(line, no_wrap=True, crop=True)

    def rows_of(self, text: str) -> int:
        """How many rows of the screen a text takes that nobody wraps."""
        return max(1, -(-cell_len(text) // self.look.width))

    def rub_out(self, lines: int) -> None:
        """Take away the last lines, and nothing else; where that cannot be, everything."""
        if not self.look.is_terminal or lines >= self.look.height:
            self.sweep()
            return
        self._output.write(RUBBED_OUT.format(lines=lines))
        self._output.flush()

    def sweep(self) -> None:
        """Hide everything written so far."""
        self._output.write(SWEPT if self.look.is_terminal else "\n" * self.look.height)
        self._output.flush()


def printable(text: str) -> str:
    """The text without characters that command a terminal or turn a line round: somebody's log may hold any."""
    return "".join(letter if letter.isprintable() or unicodedata.category(letter) == "Zs" else "?" for letter in text)


def joined(sentences: Iterable[str]) -> str:
    """Sentences one after another, each with its end."""
    return " ".join(ended(sentence) for sentence in sentences)


def ended(sentence: str) -> str:
    """The sentence with a full stop, if it has no end of its own; one in brackets or quoted may end inside them."""
    return sentence if sentence.rstrip(CLOSING).endswith((".", "!", "?", "…", ":")) else f"{sentence}."
