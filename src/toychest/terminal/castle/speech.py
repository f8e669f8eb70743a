"""The words of the castle: squares, cards, moves."""

import re
from collections.abc import Mapping
from typing import Any, Final

from toychest.contract import Json
from toychest.games.castle.view import CardShown, CastleView, StepShown
from toychest.terminal.voice import Voice

SQUARE: Final = re.compile(r"[a-z][1-9][0-9]?")
KINDS: Final = {"S": "start", "O": "gate", "w": "wand", "X": "ghost-room", ".": "room"}


def column_of(square: str) -> int:
    """0 for a."""
    return ord(square[0]) - ord("a")


def row_of(square: str) -> int:
    """0 for 1."""
    return int(square[1:]) - 1


def square_words(square: str, view: CastleView, voice: Voice) -> str:
    """Sign and number: "moon 2" for a2."""
    symbol = view.board.symbols[column_of(square)]
    return voice.say(
        "castle-square", {"symbol": voice.named(f"castle-symbol-{symbol}", symbol), "row": int(square[1:])}
    )


def card_words(card: CardShown, voice: Voice) -> str:
    """What a card does now: a direction, or its face. An arrow whose way is asked again still has its own."""
    return voice.say(f"castle-card-{card.points or card.laid or card.kind}")


def spoken(facts: Mapping[str, Json], view: CastleView, voice: Voice) -> dict[str, Json]:
    """A square is said by its sign and number, cards of the row by their faces."""
    said = {name: _said(value, view, voice) for name, value in facts.items()}
    if isinstance(facts.get("cards"), list):
        said["cards"] = [card_words(view.row[place - 1], voice) for place in facts["cards"] if place <= len(view.row)]
    return said


def _said(value: Json, view: CastleView, voice: Voice) -> Json:
    is_square = isinstance(value, str) and SQUARE.fullmatch(value) is not None
    return square_words(value, view, voice) if is_square else value


def move_words(move: str, view: CastleView, voice: Voice) -> str:
    """A move in words: "turn card 1 to the right"."""
    args: dict[str, Any]
    match move.split(" "):
        case ["turn", place, turned]:
            verb, args = "turn", {"place": place, "turned": turned}
        case ["walk", direction]:
            verb, args = "walk", {"direction": direction}
        case ["jump" | "treasure" as verb, square]:
            args = {"square": f"{square_words(square, view, voice)} ({square})"}
        case ["lay", card]:
            verb, args = "lay", {"card": card}
        case words:
            verb, args = "_".join(words), {}
    id = f"castle-move-{verb}"
    return voice.say(id, args) if voice.has(id) else move


def step_words(step: StepShown, view: CastleView, voice: Voice) -> str:
    """One step of the planned way as a sentence."""
    args = {"number": step.number, "direction": step.direction, "start": step.start, "end": step.end}
    return voice.say(f"castle-step-{step.kind}", {name: _said(value, view, voice) for name, value in args.items()})


def room_words(square: str, view: CastleView, voice: Voice) -> str:
    """A square and what lies there: "c4 gate"."""
    kind = KINDS.get(view.board.lines[row_of(square)][column_of(square)], "room")
    return f"{square} {voice.say(f'castle-terminal-{kind}')}"
