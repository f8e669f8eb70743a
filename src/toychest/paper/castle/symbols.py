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


KEY = (
    "M0 -11A5.8 5.8 0 1 0 .01 -11ZM0 -7.6A2.4 2.4 0 1 1 -.01 -7.6Z"
    "M-1.9 -.5H1.9V10H-1.9ZM1.9 3H6.2V6H1.9ZM1.9 7.5H5V10H1.9Z"
)
SUN = (
    "M-4.8 0A4.8 4.8 0 1 1 4.8 0A4.8 4.8 0 1 1 -4.8 0Z"
    "M-1.8 -6.4L0 -11L1.8 -6.4ZM3.25 -5.8L7.78 -7.78L5.8 -3.25ZM6.4 -1.8L11 0L6.4 1.8ZM5.8 3.25L7.78 7.78L3.25 5.8Z"
    "M1.8 6.4L0 11L-1.8 6.4ZM-3.25 5.8L-7.78 7.78L-5.8 3.25ZM-6.4 1.8L-11 0L-6.4 -1.8Z"
    "M-5.8 -3.25L-7.78 -7.78L-3.25 -5.8Z"
)
FISH = (
    "M-10.5 -6L-5.2 -1.6C-2 -7.4 6 -8 10.8 0C6 8 -2 7.4 -5.2 1.6L-10.5 6C-9 2 -9 -2 -10.5 -6Z"
    "M5.4 -3.4A1.5 1.5 0 1 0 5.41 -3.4Z"
)
BIRD = (
    "M-11 -3L-5 .2C-4.4 -4.6 -1 -8.8 4 -9C6.6 -9 8.2 -7.4 8.5 -5.4L11.4 -4L8.4 -2.6C8 3 4.4 6.6 -.6 6.6"
    "C-5.6 6.6 -9 3 -11 -3ZM5 -6.6A1.3 1.3 0 1 0 5.01 -6.6ZM-1.6 6.4H.2V10.5H-1.6ZM2 6H3.8V10.5H2Z"
)

LOOKS: Final = {
    "moon": Look("#4A5596", "#DCE0F5", "M5 8A9.5 9.5 0 1 1 1 -9.5A7.5 7.5 0 0 0 5 8Z"),
    "crown": Look("#87530F", "#F8E2B8", "M-9 7L-10 -6L-4 0L0 -9L4 0L10 -6L9 7Z"),
    "key": Look("#744287", "#EBDAF2", KEY),
    "drop": Look("#1E5F85", "#D2E8F4", "M0 -10C6 -3 8 0 8 3.5A8 7 0 0 1 -8 3.5C-8 0 -6 -3 0 -10Z"),
    "bell": Look("#933C1B", "#F9DCCB", "M-8 6C-6 4 -7 -8 0 -9C7 -8 6 4 8 6ZM-2.5 7H2.5L0 10Z"),
    "leaf": Look("#31682F", "#DCEED4", "M-9 9C-10 -4 0 -10 10 -9C10 2 3 8 -5 6Z"),
    "cup": Look("#8A375A", "#F6D9E4", "M-8 -9H8V-3A8 8 0 0 1 2 4V7H6V10H-6V7H-2V4A8 8 0 0 1 -8 -3Z"),
    "sun": Look("#7A5C00", "#F5EDB8", SUN),
    "fish": Look("#0F6470", "#CFECEE", FISH),
    "tree": Look("#3F6B1F", "#E3EFC9", "M0 -11L6.5 -3H3.6L8.5 4.4H1.8V10.5H-1.8V4.4H-8.5L-3.6 -3H-6.5Z"),
    "bird": Look("#7A3E6E", "#F2DCEE", BIRD),
    "boat": Look("#5A4A3A", "#EBE2D6", "M-10.5 4H10.5L6.5 10H-6.5ZM-.9 -11V2.2H-8.2ZM1 -8.5V2.2H7.4Z"),
}


def sign(symbol: str) -> Shape:
    """A column's sign in its own colour."""
    look = LOOKS[symbol]
    return Shape(look.path, Paint(look.paint, is_even_odd=True), bare=Paint(BLACK, is_even_odd=True))
