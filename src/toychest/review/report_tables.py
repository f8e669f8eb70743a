"""A report as tables of Markdown, for our pages."""

from collections.abc import Sequence

from toychest.review.game_report import GameReport
from toychest.review.report_words import ReportWords


def tables(report: GameReport, language: str) -> str:
    """The whole page."""
    words = ReportWords(report, language)
    return "\n\n".join(
        [
            f"# {words.say('title', game=words.title)}",
            words.intro,
            f"## {words.won}",
            words.about_luck,
            _table(words.heading(), words.rows()),
            f"## {words.say('endings')}",
            _table(words.ending_heading(), words.ending_rows()),
            f"`{report.command}`\n",
        ]
    )


def _table(heading: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [heading, ["---"] * len(heading), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
