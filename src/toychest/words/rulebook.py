"""Our own rules pages, paragraph by paragraph, so that a citation can be opened where it stands."""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

PARAGRAPH = re.compile(r"^\*\*(?P<id>[A-Z]+ [\w.]+)\*\* (?P<text>.+)$", re.MULTILINE)
FOR_EDITORS = re.compile(r"^\([^)]*\) |^\[\w+\] | Ground: .*$|`")
"""Where a paragraph comes from and why it was decided so: on the page for its editors, not for somebody at a table."""

NOT_PLAYED = "*(not played"
INSTALLED = Path(__file__).parent / "rules"
IN_REPOSITORY = Path(__file__).parents[3] / "docs" / "rules"


@cache
def paragraphs(page: str) -> Mapping[str, str]:
    """Every paragraph of a page that is played, by its id. Raises `FileNotFoundError`."""
    folder = INSTALLED if INSTALLED.is_dir() else IN_REPOSITORY
    text = (folder / page).read_text(encoding="utf-8")
    played = (found for found in PARAGRAPH.finditer(text) if NOT_PLAYED not in found["text"])
    return {found["id"]: FOR_EDITORS.sub("", found["text"]) for found in played}
