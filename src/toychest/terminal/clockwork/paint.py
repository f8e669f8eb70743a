"""Signs and colours of the city. Nothing is said by colour alone."""

from collections.abc import Sequence
from typing import Final

SEATS: Final = "ABCD"
COLOURS: Final = ("#4A90D9", "#D9534A", "#C08A1E", "#1FA594")
"""Of the seats A to D."""

BRIDGE: Final = "#8A7D90"
WHITE: Final = "bold"
"""A white field: the Towers' or a yard's."""

TOWERS: Final = "T"
YARD: Final = "Y"
MAY_WALK: Final = "*"
FREE: Final = "_"
FACE_DOWN: Final = "#"
UNNUMBERED: Final = "."
ON_TURN: Final = ">"
LAID: Final = "+"

LETTERS: Final = {
    "Lacewing": "L",
    "Umbrella": "U",
    "Kettle": "K",
    "Velo": "V",
    "Whale": "W",
    "Moth": "M",
    "Owl": "O",
    "Nipper": "N",
    "Harp": "H",
    "Snail": "S",
    "Airship": "Z",
    "Fuel": "F",
    "Power": "P",
    "Scrap": "X",
}
"""One letter for each kind, none of them a seat's; the list below the city says which is which."""


def lettered(kinds: Sequence[str]) -> str:
    """`LO`."""
    return "".join(LETTERS[kind] for kind in kinds)
