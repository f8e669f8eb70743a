"""docs/glossary.md: what each game calls its things in every language, from the data of the words.

usage: python -m tools.glossary           write the page
       python -m tools.glossary --check   exit 1 if the page is not what would be written
"""

import sys
import tomllib
from pathlib import Path
from typing import Any

from toychest.games import GAMES
from toychest.words import LANGUAGES, say

ROOT = Path(__file__).resolve().parent.parent
DATA = ROOT / "src" / "toychest" / "words" / "glossary.toml"
PAGE = ROOT / "docs" / "glossary.md"

HEAD = """# Glossary

What each game calls its things, in every language: **bold** where the printed rulebook of that game in that language
has the word, *slanted* where it is chosen to match the printing of another of our games, else chosen. Written by
`python -m tools.glossary` from `src/toychest/words/glossary.toml`, which also says on which page or line a word is
printed; tests find a text without the word of its English, and a word that the data calls otherwise.
"""


def main() -> int:
    if "--check" in sys.argv:
        return int(PAGE.read_text("utf-8") != page())
    PAGE.write_text(page(), "utf-8")
    return 0


def page() -> str:
    """The whole page: a table for each game, and where we do not say what is printed."""
    data = tomllib.loads(DATA.read_text("utf-8"))
    return "\n".join([HEAD, *(table(game, data["term"]) for game in GAMES), shorter(data["shorter"])])


def table(game: str, terms: list[dict[str, Any]]) -> str:
    """The terms of one game, a row each."""
    rows = [" | ".join(cell(term, language) for language in LANGUAGES) for term in terms if term["game"] == game]
    lines = [" | ".join(LANGUAGES), "|".join("---" for _ in LANGUAGES), *rows]
    return f"## {say(f'game-{game}')}\n\n" + "\n".join(f"| {line} |" for line in lines) + "\n"


def cell(term: dict[str, Any], language: str) -> str:
    if language in term["printed"]:
        return f"**{term[language]}**"
    return f"*{term[language]}*" if language in term.get("sister", {}) else str(term[language])


def shorter(rows: list[dict[str, Any]]) -> str:
    """Where a printed word is not the one we say, and why."""
    lines = ["game | term | languages | printed | why we say it otherwise", "---|---|---|---|---"]
    lines += [
        " | ".join(
            [say(f"game-{row['game']}"), row["term"], " ".join(row["languages"]), row["printed"], row["because"]]
        )
        for row in rows
    ]
    return "## Shorter than printed, or otherwise\n\n" + "\n".join(f"| {line} |" for line in lines) + "\n"


if __name__ == "__main__":
    sys.exit(main())
