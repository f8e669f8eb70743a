"""The signs over the columns: a shape in a 24 box around 0,0, its colour, and the tint of its column's floors."""

from dataclasses import dataclass
from typing import Final

from toychest.paper.shape import BLACK, Paint, Shape


@dataclass(frozen=True, slots=True)
class Look:
    """How a sign is drawn."""

    paint: str
    floor: str
    path: str


HEART = (
    "M0 9.6C-14.6 -.6 -10.4 -9.6 -5.2 -9.6"
    "C-2.4 -9.6 -.8 -7.8 0 -5.8C.8 -7.8 2.4 -9.6 5.2 -9.6C10.4 -9.6 14.6 -.6 0 9.6Z"
)
KEY = (
    "M0 -11A5.8 5.8 0 1 0 .01 -11ZM0 -7.6A2.4 2.4 0 1 1 -.01 -7.6ZM-1.9 -.5H1.9V10H-1.9ZM1.9 3H6.2V6H1.9Z"
    "M1.9 7.5H5V10H1.9Z"
)
SUN = (
    "M5.2 0A5.2 5.2 0 1 1 -5.2 0A5.2 5.2 0 1 1 5.2 0ZM-2.1 -7L0 -10.8L2.1 -7ZM3.5 -6.4L7.6 -7.6L6.4 -3.5Z"
    "M7 -2.1L10.8 0L7 2.1ZM6.4 3.5L7.6 7.6L3.5 6.4ZM2.1 7L0 10.8L-2.1 7ZM-3.5 6.4L-7.6 7.6L-6.4 3.5Z"
    "M-7 2.1L-10.8 0L-7 -2.1ZM-6.4 -3.5L-7.6 -7.6L-3.5 -6.4Z"
)
FISH = (
    "M-10.5 -6L-4.6 -1.6C-1.6 -6.6 6.4 -7.2 10.6 0C6.4 7.2 -1.6 6.6 -4.6 1.6L-10.5 6L-8.2 0Z"
    "M5.8 -3A1.4 1.4 0 1 0 5.81 -3Z"
)
BIRD = (
    "M-11 -2.6L-7 -5.4A4.3 4.3 0 0 1 .8 -4.4C3 -1.6 6.4 -1.2 11 -4C10.4 3.4 6.4 7 2 7.6V10.4H-.4V7.8"
    "C-5.4 7.4 -7.8 4.4 -7.4 -.6ZM-3.6 -5.4A1.3 1.3 0 1 0 -3.59 -5.4Z"
)

LOOKS: Final = {
    "moon": Look("#4A5596", "#DCE0F5", "M5 8A9.5 9.5 0 1 1 1 -9.5A7.5 7.5 0 0 0 5 8Z"),
    "heart": Look("#8A375A", "#F6D9E4", HEART),
    "key": Look("#744287", "#EBDAF2", KEY),
    "drop": Look("#1E5F85", "#D2E8F4", "M0 -10C6 -3 8 0 8 3.5A8 7 0 0 1 -8 3.5C-8 0 -6 -3 0 -10Z"),
    "bell": Look("#933C1B", "#F9DCCB", "M-8 6C-6 4 -7 -8 0 -9C7 -8 6 4 8 6ZM-2.5 7H2.5L0 10Z"),
    "leaf": Look("#31682F", "#DCEED4", "M-9 9C-10 -4 0 -10 10 -9C10 2 3 8 -5 6Z"),
    "flag": Look("#87530F", "#F8E2B8", "M-8.2 -10.6H-5.6V10.6H-8.2ZM-4.2 -9.4H9.6L5.4 -4.4L9.6 .6H-4.2Z"),
    "sun": Look("#6E5A00", "#F5EDB5", SUN),
    "fish": Look("#0F6464", "#CDEBE8", FISH),
    "tree": Look("#4A6112", "#E6EDC4", "M0 -10.8L6.4 -3.2H3.6L8.8 4H1.9V10.4H-1.9V4H-8.8L-3.6 -3.2H-6.4Z"),
    "bird": Look("#4C5A68", "#DFE5EA", BIRD),
    "boat": Look("#9C2740", "#FADADF", "M-10.4 3.8H10.4L6.8 9.8H-6.8ZM-.9 -10.6V2H-8.6ZM1.2 -7.8L8.4 2H1.2Z"),
}


def sign(symbol: str) -> Shape:
    """A column's sign in its own colour."""
    look = LOOKS[symbol]
    return Shape(look.path, Paint(look.paint, is_even_odd=True), bare=Paint(BLACK, is_even_odd=True))
