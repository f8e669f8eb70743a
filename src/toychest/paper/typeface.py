"""The letters that we ship: how wide a text is, and what it looks like as an outline."""

from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files
from io import BytesIO
from typing import Any

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont


@dataclass(frozen=True)
class Glyph:
    """One letter of a face: its number there, and how far it moves on the next one, in units."""

    letter: str
    number: int
    advance: int


@dataclass(frozen=True, eq=False)
class Typeface:
    """One weight of one family, from a TrueType file in fonts/."""

    name: str
    file: bytes

    @cached_property
    def font(self) -> Any:
        """The file as fontTools reads it."""
        return TTFont(BytesIO(self.file), lazy=False)

    @cached_property
    def units(self) -> int:
        """How many units the size of a text is divided into."""
        return int(self.font["head"].unitsPerEm)

    @cached_property
    def letters(self) -> dict[int, str]:
        """The name of the glyph of each letter."""
        return dict(self.font.getBestCmap())

    def known(self, text: str) -> str:
        """The text without letters that this face has no shape for."""
        return "".join(letter for letter in text if ord(letter) in self.letters)

    def glyphs(self, text: str) -> tuple[Glyph, ...]:
        """The text letter by letter; a letter that is not there is an empty box."""
        names = [(letter, self.letters.get(ord(letter), ".notdef")) for letter in text]
        return tuple(
            Glyph(letter, self.font.getGlyphID(name), int(self.font["hmtx"][name][0])) for letter, name in names
        )

    def width(self, text: str, size: float) -> float:
        """How wide the text is when set in this size."""
        return sum(glyph.advance for glyph in self.glyphs(text)) * size / self.units

    def outline(self, text: str) -> str:
        """The text as a path, in units, from 0,0 to the right; y goes up."""
        return _outline(self, text)


@cache
def _outline(face: Typeface, text: str) -> str:
    """The same numbers and words come again and again."""
    shapes, at = face.font.getGlyphSet(), 0
    written = SVGPathPen(shapes)
    for glyph in face.glyphs(text):
        shapes[face.font.getGlyphName(glyph.number)].draw(TransformPen(written, (1, 0, 0, 1, at, 0)))
        at += glyph.advance
    return str(written.getCommands())


@cache
def typeface(name: str) -> Typeface:
    """A face that we ship, by the name of its file."""
    return Typeface(name, files(__package__).joinpath("fonts", f"{name}.ttf").read_bytes())


def fitting(text: str, size: float, width: float, face: str = "rubik-800") -> float:
    """The size, or the smaller one in which the text is no wider than that."""
    wide = typeface(face).width(text, size)
    return size if wide <= width else size * width / wide


def wrapped(text: str, size: float, width: float, face: str) -> list[str]:
    """The text in lines no wider than that, broken between words."""
    letters, lines = typeface(face), [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and letters.width(longer, size) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines
