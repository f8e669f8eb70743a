"""`rules` and `rule`: the sections of the rules page, one of them, a paragraph, or what a thing does."""

from collections.abc import Iterator, Sequence
from typing import Final

from toychest.terminal.explanation import thing_called
from toychest.terminal.prompt import read_number
from toychest.terminal.refusals import paragraph_line
from toychest.terminal.screen import HOUSE, QUIET, REFUSED
from toychest.terminal.viewpoint import Viewpoint
from toychest.words.rulebook import Section, left_in_english, paragraphs, sections

MOST_FOUND: Final = 8
"""Paragraphs that a search tells, at most."""

TITLES: Final = {"options": "rules-options", "rulings": "rules-rulings"}
"""Sections that have a title of ours in every language."""


def open_rule(here: Viewpoint, text: str) -> None:
    """`rules`, `rule 3`, `rule TOY 3.2`, `rule 3.2`, `rule Skully`, or any words that a paragraph has in it."""
    number, listed = read_number(text), _sections(here)
    found = _paragraph(here, text)
    if not text:
        list_sections(here)
    elif found is not None:
        tell_paragraphs(here, [found])
    elif number is not None and 1 <= number <= len(listed):
        _tell_section(here, listed[number - 1])
    elif not _tell_thing(here, text):
        _seek(here, text)


def list_sections(here: Viewpoint) -> None:
    """`rules`: how to win, and what can be opened, by number."""
    console = here.console
    console.screen.tell(here.drawing.goal(here.view))
    listed = _sections(here)
    for number, section in enumerate(listed, start=1):
        console.screen.write(f"{number:>2}  {_title(here, section)}")
    if listed:
        console.screen.tell(list(_ways(here)), HOUSE)
        _tell_language(here)


def _ways(here: Viewpoint) -> Iterator[str]:
    """What opens a section or a paragraph, and what tells of a thing where the game says what its things do."""
    say, things = here.console.voice.say, here.drawing.things(here.view)
    yield say("terminal-rules-how", {"rule": next(iter(paragraphs(here.edition.game)), "")})
    if things:
        yield say("terminal-rules-how.thing", {"thing": things[0].names[-1]})


def _sections(here: Viewpoint) -> tuple[Section, ...]:
    return sections(here.edition.game, here.console.voice.language)


def _title(here: Viewpoint, section: Section) -> str:
    voice = here.console.voice
    return voice.say(TITLES[section.kind]) if section.kind in TITLES else section.title or voice.say("rules")


def _tell_section(here: Viewpoint, section: Section) -> None:
    here.console.screen.write(_title(here, section), HOUSE)
    tell_paragraphs(here, section.ids)


def _tell_thing(here: Viewpoint, text: str) -> bool:
    """What a thing or a place does, then the paragraphs themselves; False if nothing is called so."""
    view, drawing = here.view, here.drawing
    explained = thing_called(text, drawing.things(view)) or drawing.place(view, text)
    if explained is None:
        return False
    here.console.screen.tell([explained.title, *explained.claims])
    tell_paragraphs(here, explained.rules)
    return True


def _seek(here: Viewpoint, text: str) -> None:
    """Paragraphs with all these words in them."""
    words = text.casefold().split()
    page = paragraphs(here.edition.game, here.console.voice.language)
    found = [rule for rule in page if all(word in f"{rule} {page[rule]}".casefold() for word in words)]
    if not found:
        voice = here.console.voice
        here.console.screen.tell([voice.say("rules-missing"), voice.say("terminal-rules-list")], REFUSED)
    tell_paragraphs(here, found[:MOST_FOUND])


def _tell_language(here: Viewpoint) -> None:
    """Whoever reads a language that lacks paragraphs is told that those are in English."""
    if left_in_english(here.edition.game, here.console.voice.language):
        here.console.say("rules-some-english", QUIET)


def tell_paragraphs(here: Viewpoint, rules: Sequence[str]) -> None:
    """Each paragraph that the page has; below them, whether one or several are in English still."""
    left = left_in_english(here.edition.game, here.console.voice.language)
    for rule in rules:
        line = paragraph_line(rule, here.edition, here.console.voice)
        if line is not None:
            here.console.screen.write(line)
    if any(rule in left for rule in rules):
        here.console.say("rules-in-english" if len(rules) == 1 else "rules-some-english", QUIET)


def _paragraph(here: Viewpoint, text: str) -> str | None:
    """The id that is meant, with or without its letters."""
    asked = text.upper().strip()
    known = paragraphs(here.edition.game)
    return next((rule for rule in known if asked and asked in (rule, rule.partition(" ")[2])), None)
