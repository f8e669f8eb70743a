"""The treasures: what each shows, the coin that shows it, and the chest it goes to."""

from toychest.paper.outline import box, oval
from toychest.paper.shape import BLACK, INK, WHITE, PagePart, Paint, Shape, filled, inked, lined

GOLD = "#F2B632"
RUBY = "#CC3D26"
PICTURES: dict[str, tuple[PagePart, ...]] = {
    "crown": (
        inked("M-12 9L-14 -7L-6 0L0 -11L6 0L14 -7L12 9Z", GOLD, 2.4),
        filled(oval(0, 4, 2.6), RUBY, bare=Paint(BLACK)),
    ),
    "cup": (inked("M-10 -11H10V-4A10 9 0 0 1 3 5V9H8V13H-8V9H-3V5A10 9 0 0 1 -10 -4Z", GOLD, 2.4),),
    "gem": (
        inked("M-11 -4L-5 -11H5L11 -4L0 12Z", "#58B8D8", 2.4),
        lined("M-11 -4H11M-4 -4L0 12L4 -4L0 -11Z", width=1.6),
    ),
    "ring": (
        lined(oval(0, 4, 9), width=7),
        lined(oval(0, 4, 9), GOLD, 3.4, bare=Paint(None, WHITE, 3.4)),
        inked("M-5 -8L0 -14L5 -8L0 -3Z", RUBY, 2),
    ),
}


def coin(picture: str) -> tuple[PagePart, ...]:
    """A coin around 0,0, 46 wide, with a dashed rim."""
    return (
        inked(oval(0, 0, 23), "#FFF1C9", 2.6),
        Shape(oval(0, 0, 18.5), Paint(None, "#C9902A", 1.8, (3, 3))),
        *PICTURES[picture],
    )


def chest(place: float) -> tuple[PagePart, ...]:
    """An open chest around 0,0, with a place of this radius for a treasure that was found."""
    spot = Paint("#FFFCF5", INK, 1.6, (3.4, 3.4))
    wide = place + 5
    lid = f"M{-wide} 8V{4 - place}A{wide} {wide} 0 0 1 {wide} {4 - place}V8Z"
    return (
        inked(lid, "#8A4A1D", 2.6),
        Shape(oval(0, 4 - place, place), spot),
        inked(box(-wide - 2, 4, 2 * wide + 4, 24, 5), "#A85F28", 2.6),
        inked(box(-6, 0, 12, 13, 3), "#FFE8B0", 2),
    )
