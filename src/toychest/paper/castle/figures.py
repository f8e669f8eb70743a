"""The two figures, each around 0,0 and 40 wide: the sorcerer, and the ghost, who is never frightening."""

from toychest.paper.outline import oval, star
from toychest.paper.shape import BLACK, INK, NOTHING, WHITE, PagePart, Paint, Shape, filled, inked, lined

SHEET = "M-20 22V-6A20 20 0 0 1 20 -6V22Q15 28 10 22Q5 16 0 22Q-5 28 -10 22Q-15 16 -20 22Z"
FOLD = "M-20 22V-6A20 20 0 0 1 -6 -25Q-12 -8 -12 20Q-16 18 -20 22Z"
HAT = "M-18 -9Q0 -15 18 -9Q14 -12 10 -14L5 -33Q3 -37 0 -35L-10 -14Q-14 -12 -18 -9Z"


def sorcerer() -> tuple[PagePart, ...]:
    """A peg doll with a plum hat, a white beard and a teal robe."""
    return (
        inked("M-15 26Q-17 4 0 2Q17 4 15 26Q0 31 -15 26Z", "#1F8A7D"),
        inked(star(0, 17, 6), "#FFE08A", 1.4),
        inked(oval(0, -4, 11.5), "#F6D3B0", 2.6),
        inked("M-9 0Q0 20 9 0Q4 5 0 3Q-4 5 -9 0Z", "#FDFBFF", 2),
        filled(oval(-4, -4, 1.7), INK),
        filled(oval(4, -4, 1.7), INK),
        inked(HAT, "#5A2A6E"),
        Shape("M-10.5 -14Q0 -18 10.5 -14", Paint(None, "#FFD45E", 3, cap="butt"), bare=Paint(None, BLACK, 1.6)),
        filled(oval(1, -23, 2.4), "#FFE08A", bare=Paint(WHITE, BLACK, 1.4)),
    )


def ghost() -> tuple[PagePart, ...]:
    """A sheet with a wavy hem and pink cheeks."""
    return (
        filled(SHEET, "#FDFBFF"),
        filled(FOLD, "#E4DDF0", bare=NOTHING),
        inked(SHEET, None),
        filled(oval(-6, -6, 3.6, 5), INK),
        filled(oval(8, -6, 3.6, 5), INK),
        filled(oval(-5, -8, 1.2), WHITE),
        filled(oval(9, -8, 1.2), WHITE),
        lined("M-3 5Q1 9 5 5", width=2.2),
        filled(oval(-12, 2, 3), "#F4A9B4", bare=Paint(None, BLACK, 1)),
        filled(oval(14, 2, 3), "#F4A9B4", bare=Paint(None, BLACK, 1)),
    )
