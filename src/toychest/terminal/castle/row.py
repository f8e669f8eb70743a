"""The row of cards and the way it plans, in text."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from toychest.games.castle.view import CardShown, CastleView, PlanShown, StepShown
from toychest.terminal.castle import paint
from toychest.terminal.castle.speech import card_words
from toychest.terminal.screen import QUIET, Look
from toychest.terminal.voice import Voice

CARD = 17
"""Characters from edge to edge of a card; in a narrow terminal fewer."""


def card_lines(view: CastleView, look: Look, voice: Voice) -> list[Text]:
    """The cards side by side: place, face, and how a turned one came off the stack."""
    signs = paint.signs_of(look)
    width = max(6, min(CARD, (look.width - 4) // max(1, view.row_size) - 1)) - 2
    lines = [Text("    "), Text("    "), Text("    ")]
    for place, card in enumerate(view.row, start=1):
        colour = paint.CARDS.get(card.kind, "")
        was = voice.say("castle-terminal-was", {"laid": signs.arrows[card.laid]}) if card.turned and card.laid else ""
        left, _, right = signs.top
        lines[0].append(f"{left}{_edge(f' {place} ', width, signs)}{right} ", colour)
        lines[1].append(signs.upright, colour).append(_fitted(f" {_face(card, signs, voice)}", width), f"bold {colour}")
        lines[1].append(f"{signs.upright} ", colour)
        left, _, right = signs.bottom
        lines[2].append(f"{left}{_edge(f' {was} ' if was else '', width, signs)}{right} ", colour)
    stack = _stack(view, signs, voice)
    has_room = lines[0].cell_len + 2 + max(map(cell_len, stack)) <= look.width
    for line, words in zip(lines, stack, strict=True) if has_room and any(view.stack.values()) else []:
        line.append(f"  {words}", QUIET)
    return lines


def card_line(view: CastleView, look: Look, voice: Voice) -> Text:
    """The cards in one line, by their signs alone where words have no room, and as much of the stack as has."""
    signs = paint.signs_of(look)
    line = _cards(view, signs, voice, has_words=True)
    if line.cell_len > look.width:
        line = _cards(view, signs, voice, has_words=False)
    for words in _stack(view, signs, voice) if any(view.stack.values()) else []:
        if line.cell_len + 2 + cell_len(words) <= look.width:
            line.append(f"  {words}", QUIET)
    return line


def _cards(view: CastleView, signs: paint.Signs, voice: Voice, *, has_words: bool) -> Text:
    line = Text("   ")
    for place, card in enumerate(view.row, start=1):
        was = voice.say("castle-terminal-was", {"laid": signs.arrows[card.laid]}) if card.turned and card.laid else ""
        face = _face(card, signs, voice) if has_words else _sign(card, signs)
        line.append(f" {place} ", QUIET)
        line.append(face + (f" ({was})" if was else ""), f"bold {paint.CARDS.get(card.kind, '')}")
    return line


def _edge(words: str, width: int, signs: paint.Signs) -> str:
    return (
        set_cell_size(signs.across + words, width)
        if cell_len(words) >= width
        else (signs.across + words + signs.across * (width - 1 - cell_len(words)))
    )


def _fitted(words: str, width: int) -> str:
    return set_cell_size(words, width)


def _face(card: CardShown, signs: paint.Signs, voice: Voice) -> str:
    """A sign and a word: `→ right`, `* ?` for a way not yet chosen."""
    return f"{_sign(card, signs)} {card_words(card, voice)}".rstrip()


def _sign(card: CardShown, signs: paint.Signs) -> str:
    sign = signs.faces.get(card.kind, "") if card.kind != "arrow" else ""
    points = signs.arrows.get(card.points or card.laid or "", "?" if card.kind == "sorcerer" else "")
    return " ".join(part for part in (sign, points) if part)


def _stack(view: CastleView, signs: paint.Signs, voice: Voice) -> list[str]:
    """How many cards are left, and of which faces."""
    counts = view.stack.items()
    arrows = [
        f"{signs.arrows.get(face, '+')}{count}" for face, count in counts if face in signs.arrows or face == "arrow"
    ]
    others = [f"{signs.faces[face]}{count}" for face, count in counts if face in signs.faces and face != "arrow"]
    return [voice.say("castle-terminal-stack", {"cards": sum(view.stack.values())}), " ".join(arrows), " ".join(others)]


def plan_line(plan: PlanShown, look: Look, voice: Voice) -> Text:
    """The planned way in one line, and what it brings."""
    line = Text().append(f"    {voice.say('castle-terminal-plan')} ", QUIET)
    line.append(" ".join(_chips(plan, paint.signs_of(look), voice)), "bold")
    for words, style in _outlook(plan, voice):
        line.append(f"  {words}", style)
    return line


def _chips(plan: PlanShown, signs: paint.Signs, voice: Voice) -> Iterator[str]:
    for before, step in pairwise([None, *plan.steps]):
        assert step is not None
        if step.repeat and (before is None or step.repeat > before.repeat or step.card < before.card):
            yield voice.say("castle-chip-again")
        yield _chip(step, signs, voice)


def _chip(step: StepShown, signs: paint.Signs, voice: Voice) -> str:
    arrow = signs.arrows.get(step.direction or "", "")
    match step.kind:
        case "walk":
            return f"{step.number}{arrow}"
        case "jump":
            return f"{voice.say('castle-chip-gate')} {step.end}"
        case "stay" | "ghost":
            return voice.say(f"castle-chip-{step.kind}")
        case kind:
            return voice.say(f"castle-terminal-chip-{kind}")


def _outlook(plan: PlanShown, voice: Voice) -> Iterator[tuple[str, str]]:
    if not plan.is_possible:
        yield voice.say("castle-plan-hopeless"), paint.BLOCKED
    elif plan.block is not None:
        yield voice.say("castle-plan-blocked", {"number": plan.block.number}), paint.BLOCKED
    if plan.treasures:
        yield voice.say("castle-plan-treasures", {"treasures": plan.treasures}), paint.TREASURE


def cards_said(cards: Sequence[CardShown], voice: Voice) -> list[str]:
    """Each card of the row as a sentence."""
    return [
        voice.say(
            "castle-card-turned" if card.turned else "castle-card-number",
            {"place": place, "card": card_words(card, voice)},
        )
        for place, card in enumerate(cards, start=1)
    ]
