"""Signs and colours of the castle. Nothing is said by colour alone."""

from dataclasses import dataclass
from typing import Final

from toychest.terminal.screen import Look

COLUMNS: Final = {
    "moon": "#7D8AD6",
    "heart": "#CF6A95",
    "key": "#B07AC6",
    "drop": "#3F9BD0",
    "bell": "#D9683B",
    "leaf": "#4FA34C",
    "flag": "#C98A2B",
    "sun": "#BF9A1F",
    "fish": "#2FA39A",
    "tree": "#6F9A3A",
    "bird": "#5B8FE0",
    "boat": "#B0734A",
}
CARDS: Final = {"arrow": "#3F9BD0", "loop": "#C98A2B", "sorcerer": "#2FA37C", "ghost": "#A66BC4"}
WALL: Final = "#8A7D90"
SORCERER: Final = "bold #FFF8EC on #5A2A6E"
TREASURE: Final = "bold #C08A1E"
GATE: Final = "bold #1FA594"
WAND: Final = "bold #C9A227"
BLOCKED: Final = "bold #D9534A"


@dataclass(frozen=True, slots=True)
class Signs:
    """The characters of one look; three corners are left, between and right."""

    across: str
    upright: str
    top: tuple[str, str, str]
    middle: tuple[str, str, str]
    bottom: tuple[str, str, str]
    haunted: str
    arrows: dict[str, str]
    faces: dict[str, str]
    bar: tuple[str, str]


LINES: Final = Signs(
    across="─",
    upright="│",
    top=("┌", "┬", "┐"),
    middle=("├", "┼", "┤"),
    bottom=("└", "┴", "┘"),
    haunted="▒",
    arrows={"up": "↑", "right": "→", "down": "↓", "left": "←"},
    faces={"loop": "↻", "sorcerer": "*", "ghost": "▲", "arrow": "+", "gap": "?"},
    bar=("█", "·"),
)
LETTERS: Final = Signs(
    across="-",
    upright="|",
    top=("+", "+", "+"),
    middle=("+", "+", "+"),
    bottom=("+", "+", "+"),
    haunted="X",
    arrows={"up": "^", "right": ">", "down": "v", "left": "<"},
    faces={"loop": "o", "sorcerer": "*", "ghost": "!", "arrow": "+", "gap": "?"},
    bar=("#", "."),
)


def signs_of(look: Look) -> Signs:
    """Lines where they can be drawn, else letters."""
    return LINES if look.has_lines else LETTERS
