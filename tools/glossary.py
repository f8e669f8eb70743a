"""docs/glossary.md: what each game calls its things in every language, from the data of the words.

usage: python -m tools.glossary           write the page
       python -m tools.glossary --check   exit 1 if the page is not what would be written
"""

import sys
import tomllib
from pathlib import Path

from toychest.games import GAMES
from toychest.words import LANGUAGES, say

ROOT = Path(__file__).resolve().parent.parent
DATA = ROOT / "src" / "toychest" / "words" / "glossary.toml"
PAGE = ROOT / "docs" / "glossary.md"

HEAD = """# Glossary

What each game calls its things, in every language; **bold** where the printed rulebook of that game in that language
has the word, else chosen. Written by `python -m tools.glossary` from `src/toychest/words/glossary.toml`; a test finds a
word that the data calls otherwise.
"""


def main() -> int:
    if "--check" in sys.argv:
        return int(PAGE.read_text("utf-8") != page())
    PAGE.write_text(page(), "utf-8")
    return 0


def page() -> str:
    """The whole page: a table for each game."""
    return "\n".join([HEAD, *(table(game) for game in GAMES)])


def table(game: str) -> str:
    """The terms of one game, a row each."""
    terms = [term for term in tomllib.loads(DATA.read_text("utf-8"))["term"] if term["game"] == game]
    rows = [" | ".join(cell(term, language) for language in LANGUAGES) for term in terms]
    lines = [" | ".join(LANGUAGES), "|".join("---" for _ in LANGUAGES), *rows]
    return f"## {say(f'game-{game}')}\n\n" + "\n".join(f"| {line} |" for line in lines) + "\n"


def cell(term: dict[str, str], language: str) -> str:
    return f"**{term[language]}**" if language in term["printed"] else term[language]


if __name__ == "__main__":
    sys.exit(main())
