"""A face inside a PDF: its whole file, and a table from glyphs back to letters, so that text can be searched."""

from typing import Any

import pydyf

from toychest.paper.typeface import Typeface

SYMBOLIC = 4
"""A font flag: the letters have no standard encoding."""


def embedded(pdf: Any, face: Typeface, letters: str) -> Any:
    """The face as an object of the PDF, with the widths of these letters."""
    font = pydyf.Dictionary(
        {
            "Type": "/Font",
            "Subtype": "/Type0",
            "BaseFont": f"/{_name(face)}",
            "Encoding": "/Identity-H",
            "DescendantFonts": pydyf.Array([_added(pdf, _descendant(pdf, face, letters)).reference]),
            "ToUnicode": _added(pdf, pydyf.Stream([_to_unicode(face, letters)], compress=True)).reference,
        }
    )
    return _added(pdf, font)


def shown(face: Typeface, text: str) -> str:
    """The text as the numbers of its glyphs."""
    return "<" + "".join(f"{glyph.number:04x}" for glyph in face.glyphs(text)) + ">"


def _added(pdf: Any, thing: Any) -> Any:
    pdf.add_object(thing)
    return thing


def _name(face: Typeface) -> str:
    return str(face.font["name"].getDebugName(6))


def _descendant(pdf: Any, face: Typeface, letters: str) -> Any:
    widths = [
        part
        for glyph in sorted(face.glyphs(letters), key=lambda glyph: glyph.number)
        for part in (glyph.number, pydyf.Array([round(glyph.advance * 1000 / face.units)]))
    ]
    return pydyf.Dictionary(
        {
            "Type": "/Font",
            "Subtype": "/CIDFontType2",
            "BaseFont": f"/{_name(face)}",
            "CIDSystemInfo": pydyf.Dictionary(
                {"Registry": pydyf.String("Adobe"), "Ordering": pydyf.String("Identity"), "Supplement": 0}
            ),
            "CIDToGIDMap": "/Identity",
            "W": pydyf.Array(widths),
            "FontDescriptor": _added(pdf, _descriptor(pdf, face)).reference,
        }
    )


def _descriptor(pdf: Any, face: Typeface) -> Any:
    file = pydyf.Stream([face.file], {"Length1": len(face.file)}, compress=True)
    head, lines = face.font["head"], face.font["hhea"]
    return pydyf.Dictionary(
        {
            "Type": "/FontDescriptor",
            "FontName": f"/{_name(face)}",
            "Flags": SYMBOLIC,
            "FontBBox": pydyf.Array([head.xMin, head.yMin, head.xMax, head.yMax]),
            "ItalicAngle": 0,
            "Ascent": lines.ascent,
            "Descent": lines.descent,
            "CapHeight": face.font["OS/2"].sCapHeight,
            "StemV": 120,
            "FontFile2": _added(pdf, file).reference,
        }
    )


def _to_unicode(face: Typeface, letters: str) -> str:
    glyphs = face.glyphs(letters)
    pairs = [f"<{glyph.number:04x}> <{glyph.letter.encode('utf-16-be').hex()}>" for glyph in glyphs]
    blocks = [pairs[i : i + 100] for i in range(0, len(pairs), 100)]  # a block lists at most a hundred
    return "\n".join(
        [
            "/CIDInit /ProcSet findresource begin 12 dict begin begincmap",
            "/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def",
            "/CMapName /Adobe-Identity-UCS def /CMapType 2 def",
            "1 begincodespacerange <0000> <ffff> endcodespacerange",
            *(f"{len(block)} beginbfchar\n" + "\n".join(block) + "\nendbfchar" for block in blocks),
            "endcmap CMapName currentdict /CMap defineresource pop end end",
        ]
    )
