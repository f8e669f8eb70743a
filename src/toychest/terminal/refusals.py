"""Refusals as sentences: what, because, what would help, and the rule."""

from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches
from typing import Any

from toychest.contract import Edition, IllegalMove, Json, UnfitFile
from toychest.table import Fault
from toychest.table.errors import TableError
from toychest.table.faults import REQUEST
from toychest.terminal.screen import joined
from toychest.terminal.telling import written
from toychest.terminal.voice import Voice
from toychest.words.rulebook import paragraphs

PARTS = ("", ".because", ".help")


class ChoiceRefused(Exception):
    """Something that was chosen does not fit; `lines` say what, and what would."""

    def __init__(self, lines: Sequence[str]) -> None:
        super().__init__(" ".join(lines))
        self.lines = tuple(lines)


def refusal_lines(refused: IllegalMove, edition: Edition, args: Mapping[str, Any], voice: Voice) -> list[str]:
    """What, because, what would help; then the rule's number."""
    id = f"{edition.game}-refused-{refused.code}"
    if voice.has(id):
        said = [voice.say(id + part, args) for part in PARTS]
    else:
        said = [f"{refused.code.replace('-', ' ')}: {written(dict(refused.arguments))}"]
    return [*said, voice.say("rule", {"rule": refused.rule})]


def paragraph_line(rule: str, edition: Edition, voice: Voice) -> str | None:
    """A paragraph of the rules page; None if the page has none by that number."""
    text = paragraphs(edition.game, voice.language).get(rule)
    return None if text is None else voice.say("terminal-paragraph", {"rule": rule, "text": text})


def request_lines(refused: TableError, voice: Voice) -> list[str]:
    """What the table, its log or its store did not do, and what would help."""
    return _request_lines(refused.code, refused.facts, voice, str(refused))


def _request_lines(code: str, facts: Mapping[str, Json], voice: Voice, otherwise: str) -> list[str]:
    id = f"request-refused-{code}"
    return [voice.say(id, facts), voice.say(f"{id}.help", facts)] if voice.has(id) else [otherwise]


def fault_line(fault: Fault, voice: Voice) -> str:
    """Why a log is not fair."""
    if fault.why == REQUEST:
        return voice.say(f"request-refused-{fault.code}", fault.facts)
    return voice.say(f"command-unfair-{fault.why}", fault.facts)


def unfit_lines(refused: UnfitFile, file: str, game: str, voice: Voice) -> Iterator[str]:
    """Everything that is wrong with a file, each with how to mend it."""
    yield voice.say("terminal-file-unfit", {"file": file})
    yield from complaint_lines(refused, game, voice)


def complaint_lines(refused: UnfitFile, game: str, voice: Voice) -> Iterator[str]:
    """Everything that is wrong, each with how to mend it."""
    for complaint in refused.complaints:
        id = f"{game}-unfit-{complaint.code}"
        if voice.has(id):
            yield f"- {joined(voice.say(id + part, complaint.facts) for part in ('', '.help'))}"
        else:
            yield f"- {complaint.code.replace('-', ' ')}: {written(complaint.facts)}"


def nearest(text: str, known: list[str], voice: Voice) -> list[str]:
    """ "Did you mean", if something else that is known is near."""
    near = get_close_matches(text, [other for other in known if other != text], n=1, cutoff=0.6)
    return [voice.say("terminal-did-you-mean", {"text": near[0]})] if near else []
