"""Questions at the prompt that change nothing: what may I play, why not, which rule, what helps."""

from collections.abc import Sequence

from toychest.contract import Event, IllegalMove, MalformedMove, Seat
from toychest.terminal.menu import menu_lines
from toychest.terminal.refusals import nearest, paragraph_line, refusal_lines
from toychest.terminal.screen import QUIET, REFUSED
from toychest.terminal.sitting import Sitting
from toychest.terminal.wishes import COMMANDS, read_number
from toychest.words.rulebook import paragraphs

HELP = ("move", "list", "hint", "why", "back", "board", "log", "rule", "save", "quit", "enter")


def list_moves(sitting: Sitting) -> None:
    """`?`: what may be played, by number."""
    desk, legal, view = sitting.desk, sitting.legal, sitting.view
    if not legal:
        waits = sitting.table.waits_for is not None
        facts = {"what": sitting.drawing.opening(view)} if waits else {}
        desk.say("terminal-moves-enter" if waits else "terminal-moves-none", **facts)
        return
    desk.say("terminal-moves")
    most = desk.screen.look.height // 2  # no more than half of the screen
    for line in menu_lines(legal, lambda move: sitting.drawing.move_words(move, view), most, desk.voice):
        desk.screen.write(line)


def give_help(sitting: Sitting) -> None:
    """`help`: everything that can be typed, and what the picture's signs mean."""
    known = paragraphs_of(sitting)
    facts = {"example": sitting.drawing.example, "rule": next(iter(known), "")}
    for name in HELP:
        sitting.desk.say(f"terminal-help-{name}", **facts)
    for line in sitting.drawing.legend():
        sitting.desk.screen.write(line, QUIET)


def answer_why(sitting: Sitting, text: str) -> None:
    """`why MOVE`: what allows or forbids it, and the paragraph itself. Nothing is played."""
    desk, seat = sitting.desk, sitting.viewer or Seat(0)
    move = _meant(sitting, text)
    if not move:
        desk.say("terminal-why-which", example=sitting.drawing.example)
        return
    if sitting.table.waits_for is not None:
        list_moves(sitting)
        return
    rules = sitting.table.rules
    try:
        _, events = rules.apply(sitting.table.state, seat, rules.read_move(move))
    except MalformedMove:
        tell_unknown(sitting, move)
    except IllegalMove as refused:
        tell_refusal(sitting, refused)
        tell_paragraph(sitting, refused.rule)
    else:
        tell_allowed(sitting, events)


def tell_allowed(sitting: Sitting, events: Sequence[Event]) -> None:
    """That a move can be played, and by which rule; where there are secrets, what it would lead to is one."""
    rule = events[0].rule if events and not sitting.has_secrets else None
    said = [sitting.desk.voice.say("table-allowed")]
    sitting.desk.screen.tell([*said, sitting.desk.voice.say("rule", {"rule": rule})] if rule else said)
    if rule:
        tell_paragraph(sitting, rule)


def _meant(sitting: Sitting, text: str) -> str:
    """The move somebody asks about, also by its number in the list."""
    move = " ".join(text.lower().split())
    number = read_number(move)
    return sitting.legal[number - 1] if number and number <= len(sitting.legal) else move


def tell_refusal(sitting: Sitting, refused: IllegalMove) -> None:
    """What, because, what would help, and the rule's number."""
    lines = refusal_lines(refused, sitting.edition, sitting.view, sitting.drawing, sitting.desk.voice)
    sitting.desk.screen.tell(lines, REFUSED)


def tell_unknown(sitting: Sitting, text: str) -> None:
    """A text that means nothing here, and what is near to it."""
    voice = sitting.desk.voice
    near = nearest(text, [*sitting.legal, *COMMANDS], voice) or [voice.say("terminal-hint")]
    sitting.desk.screen.tell([voice.say("terminal-unknown", {"text": text}), *near], REFUSED)


def open_rule(sitting: Sitting, text: str) -> None:
    """`rule CAS 4.1`, or `rule 4.1`."""
    known, asked = paragraphs_of(sitting), text.upper().strip()
    found = next((rule for rule in known if asked and asked in (rule, rule.partition(" ")[2])), None)
    if found is None:
        sitting.desk.say("rules-missing", REFUSED)
        return
    tell_paragraph(sitting, found)


def tell_paragraph(sitting: Sitting, rule: str) -> None:
    """The paragraph, if the page has it."""
    line = paragraph_line(rule, sitting.edition, sitting.desk.voice)
    if line is not None:
        sitting.desk.screen.write(line)


def paragraphs_of(sitting: Sitting) -> list[str]:
    """The numbers of every paragraph on the rules page; none where it has no page."""
    try:
        return list(paragraphs(sitting.edition.rules_page))
    except FileNotFoundError:
        return []
