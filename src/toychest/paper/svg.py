"""A page as SVG. Letters are outlines, so that they look the same wherever the file is opened."""

from collections.abc import Iterator
from itertools import count
from xml.sax.saxutils import quoteattr

from toychest.paper.outline import short
from toychest.paper.page import Page
from toychest.paper.shape import Group, Lettering, PagePart, Paint, Shape
from toychest.paper.typeface import typeface


def write_svg(page: Page, title: str, language: str) -> bytes:
    """The page as a file of its own, its sizes in millimetres."""
    width, height = short(page.paper.width), short(page.paper.height)
    numbers = count(1)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}mm" height="{height}mm"'
        f' viewBox="0 0 {width} {height}" xml:lang="{language}" stroke-linejoin="round">',
        f"<title>{_escaped(title)}</title>",
        f'<path d="M0 0H{width}V{height}H0Z" fill="#FFFFFF"/>',
        *(line for part in page.parts for line in _written(part, numbers)),
        "</svg>",
    ]
    return "\n".join(lines).encode() + b"\n"


def _written(part: PagePart, numbers: "count[int]") -> Iterator[str]:
    match part:
        case Shape():
            if part.paint.fill or part.paint.stroke:
                yield f'<path d="{part.path}"{_paint(part.paint)}/>'
        case Lettering():
            yield _lettering(part)
        case Group():
            yield from _group(part, numbers)


def _group(group: Group, numbers: "count[int]") -> Iterator[str]:
    clip = f"clip-{next(numbers)}" if group.clip else ""
    if group.clip:
        yield f'<clipPath id="{clip}"><path d="{group.clip}"{_transform(group)}/></clipPath>'
        yield f'<g clip-path="url(#{clip})">'
    named = f' class="{group.piece}"' if group.piece else ""
    yield f"<g{named}{_transform(group)}>"
    for part in group.parts:
        yield from _written(part, numbers)
    yield "</g></g>" if group.clip else "</g>"


def _transform(group: Group) -> str:
    steps = [
        f"translate({short(group.x)} {short(group.y)})" if group.x or group.y else "",
        f"rotate({short(group.angle)})" if group.angle else "",
        f"scale({group.scale:.5g})" if group.scale != 1 else "",
    ]
    written = " ".join(step for step in steps if step)
    return f' transform="{written}"' if written else ""


def _lettering(words: Lettering) -> str:
    face = typeface(words.face)
    wide = face.width(words.text, words.size)
    left = words.x - {"start": 0.0, "middle": wide / 2, "end": wide}[words.anchor]
    size = words.size / face.units
    return (
        f'<path d="{face.outline(words.text)}" fill="{words.fill}" role="img" aria-label={_quoted(words.text)}'
        f' transform="translate({short(left)} {short(words.y)}) scale({size:.5g} {-size:.5g})"/>'
    )


def _paint(paint: Paint) -> str:
    written = f' fill="{paint.fill or "none"}"'
    if paint.fill and paint.is_even_odd:
        written += ' fill-rule="evenodd"'
    if paint.stroke:
        written += f' stroke="{paint.stroke}" stroke-width="{short(paint.width)}"'
        written += ' stroke-linecap="round"' if paint.cap == "round" else ""
        written += f' stroke-dasharray="{" ".join(short(each) for each in paint.dash)}"' if paint.dash else ""
    return written


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def _quoted(text: str) -> str:
    return quoteattr(text)
