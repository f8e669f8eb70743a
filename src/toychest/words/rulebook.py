"""Our own rules pages, paragraph by paragraph, so that a citation can be opened where it stands."""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

PARAGRAPH = re.compile(r"^\*\*(?P<id>[A-Z]+ [\w.]+)\*\* (?P<text>.+)$", re.MULTILINE)
SETTLED_IN = re.compile(r"^\[\w+\] ")
"""The number a ruling had in the list where it was settled: for the page's editors, not for its readers."""
INSTALLED = Path(__file__).parent / "rules"
IN_REPOSITORY = Path(__file__).parents[3] / "docs" / "rules"


@cache
def paragraphs(page: str) -> Mapping[str, str]:
    """Every paragraph of a page by its id. Raises `FileNotFoundError`."""
    folder = INSTALLED if INSTALLED.is_dir() else IN_REPOSITORY
    text = (folder / page).read_text(encoding="utf-8")
    return {found["id"]: SETTLED_IN.sub("", found["text"]) for found in PARAGRAPH.finditer(text)}
