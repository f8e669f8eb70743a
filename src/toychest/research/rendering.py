"""An environment's table as text and as a picture.

Text is the drawing that the terminal has of each game. A picture is drawn from the same view; of a game that has none
here, it shows the text.
"""

import io
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib.metadata import EntryPoint
from typing import Any, Final
from xml.sax.saxutils import escape

from rich.console import Console
from rich.segment import Segment
from rich.style import Style
from rich.terminal_theme import DEFAULT_TERMINAL_THEME
from rich.text import Text

from toychest.contract import Seat
from toychest.games.registry import brought
from toychest.research.games import Studied
from toychest.terminal.drawing import drawing_of
from toychest.terminal.screen import Look
from toychest.terminal.voice import Voice

MODES: Final = ("human", "ansi", "svg")
"""`human` writes the text to the screen, `ansi` gives it, `svg` gives a picture as an SVG document."""

PICTURES: Final[Mapping[str, EntryPoint]] = brought("toychest.pictures")
"""By game: what draws a view, for seats of these names, under a title."""

WIDTH, HEIGHT = 80, 40
CELL: Final = 9, 20
"""A letter's width and a line's height in the picture."""

INK, PAPER = "#1c1c1c", "#ffffff"


def rendered(game: Studied, state: Any, seat: Seat | None, mode: str | None) -> str | None:
    """The table as this seat sees it, in one of MODES; nothing for `human`, which is written at once."""
    if mode is None:
        return None
    if mode == "svg":
        return picture(game, state, seat)
    lines = text_lines(game, state, seat)
    text = "\n".join(line.plain for line in lines)
    if mode == "human":
        print(text)
        return None
    return text


def picture(game: Studied, state: Any, seat: Seat | None) -> str:
    """What this seat sees, as an SVG document."""
    if game.edition.game not in PICTURES:
        return svg_of(text_lines(game, state, seat), game.edition.id)
    draw: Callable[[Any, Sequence[str], str], str] = PICTURES[game.edition.game].load()
    return draw(game.edition.rules.view(state, seat), _names(game), game.edition.id)


def text_lines(game: Studied, state: Any, seat: Seat | None) -> Sequence[Text]:
    """The terminal's drawing of what this seat sees, line by line, in English."""
    drawing = drawing_of(game.edition.game, Voice(), _names(game))
    return drawing.picture(game.edition.rules.view(state, seat), Look(width=WIDTH, height=HEIGHT, has_colour=True))


def _names(game: Studied) -> tuple[str, ...]:
    """As PettingZoo calls its agents."""
    return tuple(f"seat_{number}" for number in range(game.seats))


def svg_of(lines: Sequence[Text], title: str) -> str:
    """The same lines with their colours, as a document that needs nothing else."""
    width, height = CELL[0] * WIDTH, CELL[1] * (len(lines) + 1)
    console = Console(width=WIDTH, file=io.StringIO(), color_system="truecolor", force_terminal=True)
    return "\n".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="monospace"'
            f' font-size="15" xml:space="preserve"><title>{escape(title)}</title>',
            f'<rect width="{width}" height="{height}" fill="{PAPER}"/>',
            *(part for number, line in enumerate(lines) for part in _parts(line.render(console), number)),
            "</svg>",
        )
    )


def _parts(segments: Iterator[Segment] | Any, number: int) -> Iterator[str]:
    """Each run of one style: its ground, where it has one, and its letters."""
    column = 0
    for segment in segments:
        text, style = segment.text.rstrip("\n"), segment.style or Style()
        left, top, width = CELL[0] * column, CELL[1] * number, CELL[0] * segment.cell_length
        if style.bgcolor is not None:
            yield f'<rect x="{left}" y="{top}" width="{width}" height="{CELL[1]}" fill="{_colour(style, "bgcolor")}"/>'
        if text.strip():
            weight = ' font-weight="bold"' if style.bold else ""
            ink = f' fill="{_colour(style, "color")}"{weight}'
            yield f'<text x="{left}" y="{top + 15}" textLength="{width}"{ink}>{escape(text)}</text>'
        column += segment.cell_length


def _colour(style: Style, which: str) -> str:
    found = getattr(style, which)
    is_ground = which == "bgcolor"
    if found is None or found.is_default:
        return PAPER if is_ground else INK
    return str(found.get_truecolor(DEFAULT_TERMINAL_THEME, foreground=not is_ground).hex)
