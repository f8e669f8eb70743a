"""The languages that a screen is read in, and one that nobody speaks: its words are long, as those of Finnish are."""

import math
import re
from collections.abc import Callable
from functools import cache

from fluent.syntax import FluentSerializer, ast, parse
from fluent.syntax.visitor import Transformer, Visitor
from playwright.sync_api import Page, Route

from toychest.games import GAMES
from toychest.words import Catalogue, say
from toychest.words.catalogue import LOCALES, TERMINAL, files_in, files_of, text_of

FINNISH_LIKE = "fi-like"
TAILS = "istuisikohanmmekaan"
WORD = re.compile(r"[^\W\d_]{4,}")
CATALOGUE = re.compile(r"(var \w+=`)(.*)(`;export\{\w+ as default\};?\s*)", re.DOTALL)
"""What the client's build makes of a Fluent file."""

Voice = Callable[[str], str]
"""What a sentence without arguments is in a language."""


class _Longer(Transformer):
    """Every word of a text with a tail."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802  (Fluent names it)
        return ast.TextElement(longer(node.value))


def longer(text: str) -> str:
    """The same text about a third longer, by longer words; our own name stays."""
    return WORD.sub(lambda found: found[0] + ("" if found[0] == "Toychest" else tail(len(found[0]))), text)


def tail(letters: int) -> str:
    return TAILS[: math.ceil(letters / 2)]


def longer_catalogue(source: str) -> str:
    """The same sentences about a third longer; arguments, selectors and ids as they were."""
    return FluentSerializer().serialize(_Longer().visit(parse(source)))


def lengthen(page: Page) -> None:
    """From now on the words that this page is sent are longer."""

    def answer(route: Route) -> None:
        sent = route.fetch()
        found = CATALOGUE.fullmatch(sent.text())
        if found is None:
            return route.fulfill(response=sent)
        said = longer_catalogue(found[2].replace("\\\\", "\\").replace("\\`", "`").replace("\\$", "$"))
        escaped = said.replace("\\", "\\\\").replace("`", "\\`").replace("${", "\\${")
        return route.fulfill(response=sent, body=found[1] + escaped + found[3])

    page.route(re.compile(r"/assets/[a-z_]+-[^/]+\.js$"), answer)


class _Texts(Visitor):
    """All texts of a catalogue."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802  (Fluent names it)
        self.found.append(node.value)


def sources(language: str) -> list[str]:
    """What a browser says in a language: our words and those of the games, the terminal's left out."""
    files = [*files_in(LOCALES, language), *(file for game in GAMES for file in files_of(game, language))]
    return [text_of(file) for file in files if file.name != TERMINAL]


def texts(sources: list[str]) -> list[str]:
    """Every text of some catalogues, as it stands between its arguments."""
    visitor = _Texts()
    for source in sources:
        visitor.visit(parse(source))
    return visitor.found


@cache
def _finnish_like() -> Catalogue:
    return Catalogue("en", [longer_catalogue(source) for source in sources("en")])


def voice(tongue: str) -> Voice:
    """How a tongue says a sentence."""
    if tongue == FINNISH_LIKE:
        return lambda id: _finnish_like().sentence(id, {}) or id
    return lambda id: say(id, language=tongue)
