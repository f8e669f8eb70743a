"""The paragraphs that a text cites, one by one, in lists and in ranges: `CAS 2.3, 2.5 and R1`, `CAS 2.3-2.6`."""

import re
from collections.abc import Sequence

NUMBER = r"(?:[RF]\d+|\d+(?:\.\d+)+)"
RANGE = ("-", "–", " to ")
JOINT = "|".join((*RANGE, ", and ", ", ", " and ", " or ", "/", "; "))
PART = re.compile(rf"(?P<joint>{JOINT})?(?:(?P<prefix>\b[A-Z]{{3}}) )?(?P<number>{NUMBER})")
CITATION = re.compile(rf"\b[A-Z]{{3}} {NUMBER}(?:(?:{JOINT})(?:[A-Z]{{3}} )?{NUMBER})*")


def citations(text: str, order: Sequence[str] = ()) -> list[str]:
    """Every id that a text cites; a range stands for the paragraphs between its ends, as `order` lists them."""
    found: list[str] = []
    for citation in CITATION.finditer(text):
        prefix = ""
        for part in PART.finditer(citation[0]):
            prefix = part["prefix"] or prefix
            name = f"{prefix} {part['number']}"
            if part["joint"] in RANGE:
                found += between(found[-1], name, order)
            found.append(name)
    return found


def between(first: str, last: str, order: Sequence[str]) -> list[str]:
    """What lies strictly between two paragraphs of one page."""
    if first not in order or last not in order:
        return []
    return list(order[order.index(first) + 1 : order.index(last)])
