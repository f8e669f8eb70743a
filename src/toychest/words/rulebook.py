"""The rules pages, paragraph by paragraph, so that a citation can be opened where it stands."""

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from toychest.games import GAMES

PARAGRAPH = re.compile(r"^\*\*(?P<id>[A-Z]+ [\w.]+)\*\* (?P<text>.+)$", re.MULTILINE)
ROUND, SQUARE = r"\((?:[^()]|\([^()]*\))*\)", r"\[[^\]]*\]"
FOR_EDITORS = re.compile(rf"^(?:(?:{ROUND}|{SQUARE}) )+| (?=\(reading `){ROUND}| Ground: .*$|`")
"""Where a paragraph comes from and why it was decided so: on the page for its editors, not for somebody at a table."""

NOT_PLAYED = "*(not played"
INSTALLED = Path(__file__).parent / "rules"
IN_REPOSITORY = Path(__file__).parents[3] / "docs" / "rules"


@cache
def paragraphs(game: str) -> Mapping[str, str]:
    """Every paragraph of a game's page that is played, by its id; none where it has no page."""
    page = rules_page(game)
    return paragraphs_of(page.read_text(encoding="utf-8")) if page.is_file() else {}


def rules_page(game: str) -> Traversable:
    """Where a game's page is, or would be: in its own package, or among ours."""
    ours = INSTALLED if INSTALLED.is_dir() else IN_REPOSITORY
    own = files(GAMES[game].package).joinpath("rules.md") if game in GAMES else None
    return own if own is not None and own.is_file() else ours / f"{game}.md"


def paragraphs_of(text: str) -> Mapping[str, str]:
    """Every paragraph of this text that is played, as somebody at a table reads it."""
    played = (found for found in PARAGRAPH.finditer(text) if NOT_PLAYED not in found["text"])
    return {found["id"]: FOR_EDITORS.sub("", found["text"]) for found in played}
