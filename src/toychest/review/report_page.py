"""A report as a page by itself: tables and plots in one HTML file, light or dark, and fit to be printed."""

from collections.abc import Sequence
from html import escape
from typing import Final

from toychest.review.game_report import GameReport
from toychest.review.report_plots import PATTERNS, endings_plot, lengths_plot, shares_plot
from toychest.review.report_words import ReportWords

STYLE: Final = """
:root { color-scheme: light dark; --ink: #241a2e; --paper: #fffdf7; --quiet: #6b6077; --line: #d8d0de; --bar: #52276b;
  --won: #f5b62e; --box: #9cc4e8; --a: #52276b; --b: #f5b62e; --c: #1f8a7a; --d: #c93a2b; --e: #2563b0; --f: #8a7f95; }
@media (prefers-color-scheme: dark) { :root { --ink: #f3edf7; --paper: #1b1422; --quiet: #b5a9c0; --line: #4a3d57;
  --bar: #c9a7e6; --box: #2f5f8a; --a: #b894d8; --c: #4cc0ae; --d: #ef7d70; --e: #77aaf0; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 60rem; padding: 1.5rem 1rem 3rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
h1 { margin: 0 0 .25rem; } h2 { margin: 2rem 0 .5rem; } p { max-width: 44rem; } .quiet { color: var(--quiet); }
.wide { overflow-x: auto; } table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: .35rem .6rem; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; } th { vertical-align: bottom; white-space: normal; }
tr:last-child td { font-weight: 600; }
svg { display: block; width: 100%; height: auto; } svg text { font-size: 14px; fill: var(--ink); }
.axis, .half { stroke: var(--quiet); fill: none; } .half { stroke-dasharray: 2 5; }
.bar { stroke: var(--bar); stroke-width: 4; stroke-linecap: round; } .thin { stroke: var(--quiet); stroke-width: 3; }
.won { fill: var(--won); stroke: var(--ink); } .left { fill: var(--paper); stroke: var(--ink); }
.box { fill: var(--box); stroke: var(--ink); } .median { stroke: var(--ink); stroke-width: 3; }
.part { stroke: var(--paper); } .key { display: inline-flex; gap: .4rem; align-items: center; margin-right: 1.2rem; }
.key i { width: 1rem; height: 1rem; border-radius: 3px; }
.a { fill: var(--a); background: var(--a); } .b { fill: var(--b); background: var(--b); }
.c { fill: var(--c); background: var(--c); } .d { fill: var(--d); background: var(--d); }
.e { fill: var(--e); background: var(--e); } .f { fill: var(--f); background: var(--f); }
@media print { body { max-width: none; padding: 0; } section { break-inside: avoid; } * { print-color-adjust: exact; } }
"""


def page(report: GameReport, language: str) -> str:
    """The whole file."""
    words = ReportWords(report, language)
    return "\n".join(
        [
            f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(words.say('title', game=words.title))}</title>\n<style>{STYLE}</style>\n</head>\n<body>",
            f"<h1>{escape(words.title)}</h1>\n<p>{escape(words.intro)}</p>",
            *_sections(report, words),
            f'<p class="quiet"><code>{escape(report.command)}</code></p>',
            "</body>\n</html>\n",
        ]
    )


def _sections(report: GameReport, words: ReportWords) -> list[str]:
    choices = words.named_choices
    won = shares_plot(choices, words.won, has_middle=not report.is_cooperative)
    lengths, endings = words.say("length"), words.say("endings")
    return [
        _section(words.won, f"<p>{escape(words.about_luck)}</p>", won, _table(words.heading(), words.rows())),
        _section(lengths, lengths_plot(choices, lengths)),
        _section(
            endings,
            endings_plot(choices, endings, words.reasons),
            _legend(words),
            _table(words.ending_heading(), words.ending_rows()),
        ),
    ]


def _section(title: str, *parts: str) -> str:
    return "\n".join([f"<section>\n<h2>{escape(title)}</h2>", *parts, "</section>"])


def _legend(words: ReportWords) -> str:
    keys = [
        f'<span class="key"><i class="{PATTERNS[at % len(PATTERNS)]}"></i>{escape(words.ending(reason))}</span>'
        for at, reason in enumerate(words.reasons)
    ]
    return f"<p>{''.join(keys)}</p>"


def _table(heading: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in heading)
    body = "\n".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows)
    table = f"<table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{body}\n</tbody>\n</table>"
    return f'<div class="wide" tabindex="0">{table}</div>'
