"""Questions at the prompt that change nothing: what may I play, why not, what helps."""

import random
from collections.abc import Callable, Sequence
from itertools import accumulate, groupby
from typing import Any, Final

from toychest.contract import CHANCE, Event, IllegalMove, MalformedMove, Seat
from toychest.table import Table
from toychest.terminal.explanation import alike_together
from toychest.terminal.prompt import COMMANDS, read_number
from toychest.terminal.refusals import nearest, refusal_lines
from toychest.terminal.rule_pages import tell_paragraphs
from toychest.terminal.screen import HOUSE, QUIET, REFUSED
from toychest.terminal.viewpoint import Viewpoint
from toychest.terminal.voice import Voice
from toychest.words.rulebook import paragraphs

HELP = (
    "move",
    "list",
    "hint",
    "why",
    "goal",
    "look",
    "rules",
    "rule",
    "back",
    "board",
    "log",
    "tips",
    "save",
    "resign",
    "quit",
    "enter",
)


def list_moves(here: Viewpoint) -> None:
    """`?`: what may be played, by number."""
    console, legal, view = here.console, here.offered, here.view
    if not legal:
        waits = here.table.waits_for is not None
        facts = {"what": here.drawing.opening(view)} if waits else {}
        console.say("terminal-moves-enter" if waits else "terminal-moves-none", **facts)
        return
    here.listed = dict(enumerate(legal, start=1))
    console.say("terminal-moves")
    most = console.screen.look.height // 2  # no more than half of the screen
    for line in menu_lines(legal, lambda move: here.teller.move(move, view), most, console.voice):
        console.screen.write(line)


def give_help(here: Viewpoint) -> None:
    """`help`: how to win, what there is and does, what the picture's signs mean, and last what can be typed."""
    screen, things = here.console.screen, here.drawing.things(here.view)
    screen.tell(here.drawing.goal(here.view), HOUSE)
    facts = {"example": here.example, "rule": next(iter(paragraphs(here.edition.game)), "")}
    facts |= {"thing": things[0].names[-1]} if things else {}
    screen.tell(alike_together(things))
    for line in here.drawing.legend():
        screen.write(line, QUIET)
    for name in HELP:
        if name != "look" or things:
            here.console.say(f"terminal-help-{name}", **facts)


def answer_why(here: Viewpoint, text: str) -> None:
    """`why MOVE`: what allows or forbids it, and the paragraph itself. Nothing is played."""
    console, seat = here.console, here.viewer or Seat(0)
    move = _meant(here, text)
    if not move:
        console.say("terminal-why-which", example=here.example)
        return
    if here.table.waits_for is not None:
        list_moves(here)
        return
    try:
        here.table.rules.apply(here.table.state, seat, here.table.rules.read_move(move))
    except MalformedMove:
        tell_unknown(here, move)
    except IllegalMove as refused:
        tell_refusal(here, refused)
        tell_paragraphs(here, [refused.rule])
    else:
        tell_allowed(here, allowing_rule(here.table, seat, move))


def tell_allowed(here: Viewpoint, rule: str | None) -> None:
    """That a move can be played, and by which rule, if that is no secret."""
    said = [here.console.voice.say("table-allowed")]
    here.console.screen.tell([*said, here.console.voice.say("rule", {"rule": rule})] if rule else said)
    if rule:
        tell_paragraphs(here, [rule])


def _meant(here: Viewpoint, text: str) -> str:
    """The move somebody asks about, also by its number in the list, or in words."""
    move = " ".join(here.drawing.typed(here.view, text).lower().split())
    listed = here.listed.get(read_number(move) or 0)
    if listed is not None:
        return listed
    return move_meant(here, move) or move


def tell_refusal(here: Viewpoint, refused: IllegalMove) -> None:
    """What, because, what would help, and the rule's number."""
    lines = refusal_lines(refused, here.edition, here.teller.facts(refused.arguments, here.view), here.console.voice)
    here.console.screen.tell(lines, REFUSED)


def tell_unknown(here: Viewpoint, text: str) -> None:
    """A text that means nothing here, and what is near to it."""
    voice = here.console.voice
    near = nearest(text, [*here.legal, *COMMANDS], voice) or [voice.say("terminal-hint")]
    here.console.screen.tell([voice.say("terminal-unknown", {"text": text}), *near], REFUSED)


def menu_lines(legal: Sequence[str], words: Callable[[str], str], most: int, voice: Voice) -> list[str]:
    """Each move by number, in words and in notation; more than `most` stand together by how they begin.

    ` 2-4  place Hook 11 12 17` stands for three moves; their numbers can still be typed.
    """
    groups = [[move] for move in legal] if len(legal) <= most else _alike(legal)
    last = list(accumulate(map(len, groups)))
    numbers = [_numbers(end - len(group) + 1, end) for group, end in zip(groups, last, strict=True)]
    width = max(2, *map(len, numbers))
    return [_line(number.rjust(width), group, words, voice) for number, group in zip(numbers, groups, strict=True)]


def _alike(legal: Sequence[str]) -> list[list[str]]:
    return [list(moves) for _, moves in groupby(legal, key=_beginning)]


def _beginning(move: str) -> str:
    """All words but the last: `place Hook`."""
    return move.rpartition(" ")[0] or move


def _numbers(first: int, last: int) -> str:
    return str(first) if first == last else f"{first}-{last}"


def _line(number: str, moves: Sequence[str], words: Callable[[str], str], voice: Voice) -> str:
    if len(moves) == 1:
        return voice.say("terminal-move", {"number": number, "words": words(moves[0]), "move": moves[0]})
    return f"{number}  {' '.join([_beginning(moves[0]), *(move.rpartition(' ')[2] for move in moves)])}"


TRUTHS: Final = 8
"""How many truths are imagined: what does not depend on them is no secret."""


def allowing_rule(table: Table, seat: Seat, move: str) -> str | None:
    """The paragraph of what the move leads to, the same whatever is hidden from this seat; None where it is not."""
    luck = random.Random(table.seq)
    truths = [table.rules.imagine(table.state, seat, luck.randrange) for _ in range(TRUTHS)]
    rules = {_rule(table, truth, seat, move) for truth in truths}
    return rules.pop() if len(rules) == 1 else None


def _rule(table: Table, truth: Any, seat: Seat, move: str) -> str | None:
    """Of the first thing that happens; if the move only calls for chance, of what chance does."""
    rules = table.rules
    after, events = rules.apply(truth, seat, rules.read_move(move))
    return next((event.rule for event in events or _by_chance(table, after)), None)


def _by_chance(table: Table, state: Any) -> tuple[Event, ...]:
    odds = table.rules.odds(state) if table.rules.opens_turn(state) is None else ()
    return table.rules.apply(state, CHANCE, odds[0][0])[1] if odds else ()


def move_meant(here: Viewpoint, text: str) -> str | None:
    """The move in notation; None for what is none, legal or not."""
    written = text if _is_notation(here, text) else _notation_of(here, text)
    return written if written is not None and _is_notation(here, written) else None


def _is_notation(here: Viewpoint, text: str) -> bool:
    try:
        here.table.rules.read_move(text)
    except MalformedMove:
        return False
    return True


def _notation_of(here: Viewpoint, text: str) -> str | None:
    """A move that is typed in words, whole or only its verb; None where no legal move begins so."""
    said = {move: here.teller.move(move, here.view).casefold() for move in here.legal}
    whole = next((move for move, words in said.items() if words == text.casefold()), None)
    if whole is not None:
        return whole
    verb, _, rest = text.casefold().partition(" ")
    meant = {move.split(" ")[0] for move, words in said.items() if _verb(words) == verb}
    return f"{meant.pop()} {rest}".strip() if len(meant) == 1 else None


def _verb(words: str) -> str:
    return words.split(" ")[0].strip(":,")
