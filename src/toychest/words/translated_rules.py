"""A game's rules page in another language: the same paragraphs under the same ids, in the game's own folder of words.

`words/<language>/rules.md` has headings and paragraphs as the English page has, nothing else. Behind each stands, in a
comment, the sum of the English that it was made from, so that a change of the English names what to look at again.
"""

import hashlib
import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from toychest.games import GAMES
from toychest.words.catalogue import text_of

FILE: Final = "rules.md"
LINE: Final = re.compile(
    r"^(?:\*\*(?P<id>[A-Z]+ [\w.]+)\*\*|(?P<heading>##)) (?P<text>.+?)(?: <!-- (?P<made_from>[0-9a-f]{8}) -->)?$",
    re.MULTILINE,
)


class Translated(NamedTuple):
    """A text in another language, and the sum of the English that it was made from; "" where nobody noted it."""

    text: str
    made_from: str


class TranslatedPage(NamedTuple):
    """Paragraphs by id, and the heading above each."""

    paragraphs: Mapping[str, Translated]
    headings: Mapping[str, Translated]


def sum_of(english: str) -> str:
    """A short sum of an English text: another text has another sum."""
    return hashlib.sha256(english.encode()).hexdigest()[:8]


@cache
def translated_page(game: str, language: str) -> TranslatedPage:
    """The page of a game in a language; an empty one where nobody has written it."""
    if game not in GAMES:
        return TranslatedPage({}, {})
    page = files(GAMES[game].package).joinpath("words", language, FILE)
    return page_of(text_of(page)) if page.is_file() else TranslatedPage({}, {})


def page_of(text: str) -> TranslatedPage:
    """What a file says: every paragraph, and the heading that it stands under."""
    paragraphs: dict[str, Translated] = {}
    headings: dict[str, Translated] = {}
    heading = Translated("", "")
    for line in LINE.finditer(text):
        said = Translated(line["text"].strip(), line["made_from"] or "")
        if line["heading"]:
            heading = said
        else:
            paragraphs[line["id"]], headings[line["id"]] = said, heading
    return TranslatedPage(paragraphs, headings)
