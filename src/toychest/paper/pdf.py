"""All pages as one PDF: the same shapes as lines and curves, the letters as text in our own faces."""

from collections.abc import Iterator, Sequence
from io import BytesIO
from math import cos, radians, sin
from typing import Any, Final

import pydyf

from toychest.paper.page import Page
from toychest.paper.pdf_font import embedded, shown
from toychest.paper.pdf_path import write_path
from toychest.paper.shape import Group, Lettering, PagePart, Paint, Shape
from toychest.paper.typeface import typeface

POINTS: Final = 72 / 25.4
"""A PDF counts in points."""

CAPS: Final = {"butt": 0, "round": 1}


def write_pdf(pages: Sequence[Page], title: str, language: str) -> bytes:
    """The pages in one file."""
    pdf = pydyf.PDF()
    pdf.info["Title"] = pydyf.String(title)
    pdf.catalog["Lang"] = pydyf.String(language)
    fonts = {face: embedded(pdf, typeface(face), letters) for face, letters in sorted(_letters(pages).items())}
    resources = pydyf.Dictionary({"Font": pydyf.Dictionary({face: font.reference for face, font in fonts.items()})})
    for page in pages:
        _add_page(pdf, page, resources)
    written = BytesIO()
    pdf.write(written, identifier=True)
    return written.getvalue()


def _add_page(pdf: Any, page: Page, resources: Any) -> None:
    width, height = page.paper.width * POINTS, page.paper.height * POINTS
    stream = pydyf.Stream(compress=True)
    stream.set_matrix(POINTS, 0, 0, -POINTS, 0, height)  # millimetres, y downwards
    stream.set_line_join(1)
    for part in page.parts:
        _draw(stream, part)
    pdf.add_object(stream)
    box = pydyf.Array([0, 0, round(width, 2), round(height, 2)])
    fields = {"Type": "/Page", "Parent": pdf.pages.reference, "MediaBox": box}
    pdf.add_page(pydyf.Dictionary({**fields, "Contents": stream.reference, "Resources": resources}))


def _letters(pages: Sequence[Page]) -> dict[str, str]:
    """Every letter that is shown, by face."""
    used: dict[str, set[str]] = {}
    for words in (words for page in pages for part in page.parts for words in _letterings(part)):
        used.setdefault(words.face, set()).update(words.text)
    return {face: "".join(sorted(letters)) for face, letters in used.items()}


def _letterings(part: PagePart) -> Iterator[Lettering]:
    if isinstance(part, Lettering):
        yield part
    if isinstance(part, Group):
        for each in part.parts:
            yield from _letterings(each)


def _draw(stream: Any, part: PagePart) -> None:
    match part:
        case Shape():
            _draw_shape(stream, part)
        case Lettering():
            _draw_lettering(stream, part)
        case Group():
            _draw_group(stream, part)


def _draw_group(stream: Any, group: Group) -> None:
    turn, size = radians(group.angle), group.scale
    stream.push_state()
    stream.set_matrix(size * cos(turn), size * sin(turn), -size * sin(turn), size * cos(turn), group.x, group.y)
    if group.clip:
        write_path(stream, group.clip)
        stream.clip()
        stream.end()
    for part in group.parts:
        _draw(stream, part)
    stream.pop_state()


def _draw_shape(stream: Any, shape: Shape) -> None:
    paint = shape.paint
    if not (paint.fill or paint.stroke):
        return
    _set_paint(stream, paint)
    write_path(stream, shape.path)
    if paint.fill and paint.stroke:
        stream.fill_and_stroke(paint.is_even_odd)
    elif paint.fill:
        stream.fill(paint.is_even_odd)
    else:
        stream.stroke()


def _set_paint(stream: Any, paint: Paint) -> None:
    if paint.fill:
        stream.set_color_rgb(*_rgb(paint.fill))
    if paint.stroke:
        stream.set_color_rgb(*_rgb(paint.stroke), stroke=True)
        stream.set_line_width(float(paint.width))
        stream.set_line_cap(CAPS[paint.cap])
        stream.set_dash(paint.dash, 0)


def _draw_lettering(stream: Any, words: Lettering) -> None:
    face = typeface(words.face)
    wide = face.width(words.text, words.size)
    left = words.x - {"start": 0.0, "middle": wide / 2, "end": wide}[words.anchor]
    stream.set_color_rgb(*_rgb(words.fill))
    stream.begin_text()
    stream.set_font_size(words.face, words.size)
    stream.set_text_matrix(1, 0, 0, -1, left, words.y)  # letters stand upright although y goes down
    stream.show_text(shown(face, words.text))
    stream.end_text()


def _rgb(colour: str) -> tuple[float, ...]:
    return tuple(round(int(colour[i : i + 2], 16) / 255, 4) for i in (1, 3, 5))
