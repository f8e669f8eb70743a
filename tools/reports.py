"""The reports of our games, from what was measured: a page with other figures fails the tests.

usage: python -m tools.reports [--check]

bench/report-GAME.json (`toychest report GAME --json FILE`) becomes docs/reports/GAME.md and docs/reports/GAME.html.
"""

import sys
from pathlib import Path

import msgspec

from toychest.review.game_report import GameReport
from toychest.review.report_page import page
from toychest.review.report_tables import tables

ROOT = Path(__file__).parents[1]
PAGES = ROOT / "docs" / "reports"


def made() -> dict[Path, str]:
    """Every page as it should be."""
    found: dict[Path, str] = {}
    for file in sorted((ROOT / "bench").glob("report-*.json")):
        report = msgspec.json.decode(file.read_bytes(), type=GameReport)
        found[PAGES / f"{report.game}.md"] = tables(report, "en")
        found[PAGES / f"{report.game}.html"] = page(report, "en")
    return found


def main() -> None:
    """Write the pages, or say which are stale."""
    pages = made()
    stale = [file for file, text in pages.items() if not file.exists() or file.read_text("utf-8") != text]
    if "--check" in sys.argv[1:]:
        sys.exit("\n".join(f"{file.name}: run python -m tools.reports" for file in stale) or 0)
    PAGES.mkdir(exist_ok=True)
    for file in stale:
        file.write_text(pages[file], "utf-8")
        print(file.name)


if __name__ == "__main__":
    main()
