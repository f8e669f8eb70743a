"""What is written: lines, pictures and the curtain between two seats."""

import unicodedata
from collections.abc import Iterable, Sequence
from typing import Final, TextIO

from rich.console import Console
from rich.text import Text

from toychest.terminal.look import Look

SWEPT: Final = "\x1b[2J\x1b[3J\x1b[H"
"""Clears the screen and what was scrolled off it, and goes to the top."""

PLAINER: Final = str.maketrans({"“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "’": "'", "…": "...", "–": "-"})
"""Marks that an old encoding may lack."""

# Middle tones, which read on a dark ground and on a light one.
QUIET: Final = "#8A7D90"
REFUSED: Final = "#D9534A"
HOUSE: Final = "bold #A66BC4"
GLOW: Final = "bold #2A2035 on #FFE27A"
GOLD: Final = "bold #C08A1E"


class Screen:
    """One output, with the look that it can show."""

    def __init__(self, output: TextIO, look: Look) -> None:
        self.look = look
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
            self._console.print(Text(text), soft_wrap=True)
            return
        for line in Text(text, style).wrap(self._console, self.look.width - indent) or [Text()]:
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
    """The sentence with a full stop, if it has no end of its own."""
    return sentence if sentence.endswith((".", "!", "?", "…", ":", "”", ")")) else f"{sentence}."
