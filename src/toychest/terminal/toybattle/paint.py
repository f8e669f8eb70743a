"""Signs and colours of a battle. Nothing is said by colour alone."""

from typing import Final

SIDES: Final = (("[", "]"), ("(", ")"))
"""Around whatever belongs to a side: blue has corners, red is round."""

COLOURS: Final = ("#4A90D9", "#D9534A")
MEDAL: Final = "#C08A1E"
PATH: Final = "#8A7D90"
SPECIAL: Final = "bold #1FA594"
NUMBER: Final = "bold"

LETTERS: Final = {"recall": "R", "draw": "D", "shove": "S", "exhume": "E", "nullify": "N", "suppress": "H"}
"""A special base on the board; the key beside it says which is which."""

HEADQUARTERS: Final = "#"
FREE_MEDALS: Final = "*"
ASKED: Final = "?"
CUT_OFF: Final = "!"
ON_TURN: Final = ">"


def signed(text: str, seat: int) -> str:
    """What belongs to a side, within its signs."""
    left, right = SIDES[seat]
    return f"{left}{text}{right}"
