"""The words of the castle as the terminal draws and reads it: squares, cards, steps."""

from typing import Final

from toychest.games.castle.speech import card_said, square_said
from toychest.games.castle.view import CardShown, CastleView, StepShown
from toychest.terminal.voice import Voice

KINDS: Final = {"S": "start", "O": "gate", "w": "wand", "X": "ghost-room", ".": "room"}


def column_of(square: str) -> int:
    """0 for a."""
    return ord(square[0]) - ord("a")


def row_of(square: str) -> int:
    """0 for 1."""
    return int(square[1:]) - 1


def square_words(square: str, view: CastleView, voice: Voice) -> str:
    """Sign and number: "moon 2" for a2."""
    return voice.speak(square_said(square, view))


def card_words(card: CardShown, voice: Voice) -> str:
    """What a card does now."""
    return voice.speak(card_said(card))


def step_words(step: StepShown, view: CastleView, voice: Voice) -> str:
    """One step of the planned way as a sentence."""
    start, end = square_words(step.start, view, voice), square_words(step.end, view, voice)
    args = {"number": step.number, "direction": step.direction, "start": start, "end": end}
    return voice.say(f"castle-step-{step.kind}", args)


def room_words(square: str, view: CastleView, voice: Voice) -> str:
    """A square and what lies there: "c4 gate"."""
    kind = KINDS.get(view.board.lines[row_of(square)][column_of(square)], "room")
    return f"{square} {voice.say(f'castle-terminal-{kind}')}"
