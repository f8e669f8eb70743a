"""Whoever cites Toychest names the version that they have."""

import re
import tomllib
from datetime import date

from tests.docs.tree import ROOT

CITED = dict(re.findall(r"^([a-z-]+): (\S.*)$", (ROOT / "CITATION.cff").read_text(encoding="utf-8"), re.MULTILINE))


def test_the_cited_version_is_that_of_the_package() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert (CITED["version"], CITED["license"]) == (project["version"], project["license"])


def test_the_citation_names_the_day_of_its_version() -> None:
    assert date.fromisoformat(CITED["date-released"]) >= date(2026, 11, 1)
