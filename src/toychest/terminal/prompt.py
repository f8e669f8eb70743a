"""What somebody typed at the prompt: a move, or one of a few commands."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Play:
    """A move, in notation."""

    move: str


@dataclass(frozen=True, slots=True)
class Pick:
    """A move by its number in the list, from 1."""

    number: int


@dataclass(frozen=True, slots=True)
class Ask:
    """A command: its word, and whatever follows it."""

    command: str
    rest: str = ""


@dataclass(frozen=True, slots=True)
class GoOn:
    """Enter, and nothing else."""


Wish = Play | Pick | Ask | GoOn

MOST_DIGITS: Final = 9
"""Nothing that is counted here has more."""

COMMANDS: Final = (
    "?",
    "help",
    "hint",
    "why",
    "goal",
    "look",
    "back",
    "board",
    "log",
    "rule",
    "tips",
    "save",
    "resign",
    "quit",
)
AFTERWARDS: Final = ("save", "verify", "rematch", "replay", "log", "board", "goal", "look", "rule", "help", "quit")
"""What can be asked once the game is over."""

ALIASES: Final = {
    "h": "help",
    "q": "quit",
    "exit": "quit",
    "undo": "back",
    "rules": "rule",
    "b": "board",
    "stack": "look",
    "l": "look",
    "learn": "goal",
}


def read_wish(text: str, legal: list[str], commands: tuple[str, ...] = COMMANDS) -> Wish:
    """What a line wishes. A legal move comes first, so that no command can hide it."""
    line = " ".join(text.split())
    lower = line.lower()
    if not line:
        return GoOn()
    for move in legal:
        if move.lower() == lower:
            return Play(move)
    word, _, rest = text.strip().partition(" ")
    word = ALIASES.get(word.lower(), word.lower())
    if word in commands:
        return Ask(word, rest.strip())
    number = read_number(lower)
    return Play(lower) if number is None else Pick(number)


def read_number(text: str) -> int | None:
    """A whole number, or None; one with more digits than anything here has is as large as can be."""
    if not (text.isdecimal() and text.isascii()):
        return None
    return int(text) if len(text) <= MOST_DIGITS else 10**MOST_DIGITS
