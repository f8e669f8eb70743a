"""A card of the castle, front and back, around 0,0 in millimetres."""

from typing import Final

from toychest.games.castle.cards import Card, Direction, is_arrow, laid_direction
from toychest.paper.castle.figures import ghost, sorcerer
from toychest.paper.castle.treasures import GOLD
from toychest.paper.outline import box, oval, star
from toychest.paper.shape import (
    BLACK,
    INK,
    NOTHING,
    WHITE,
    Group,
    Lettering,
    PagePart,
    Paint,
    Shape,
    filled,
    inked,
    lined,
    mixed,
)
from toychest.paper.typeface import fitting
from toychest.paper.words import Words

WIDTH, HEIGHT = 56.0, 87.0
"""A card once it is cut."""

INSET: Final = 2.5
"""White all round, so that a cut may stray."""

UNIT: Final = (WIDTH - 2 * INSET) / 120
TALL: Final = (HEIGHT - 2 * INSET) / UNIT
"""Cards are drawn 120 wide; so high they are then."""

WINDOW: Final = (-50.0, 10 - TALL / 2, 100.0, TALL - 55)
MIDDLE: Final = WINDOW[1] + WINDOW[3] / 2
FOOT: Final = TALL / 2 - 35
PAINTS: Final = {
    "arrow": ("#CFE4F7", "#2F74B5"),
    "loop": ("#FBE3B4", "#B56B00"),
    "sorcerer": ("#CFEDE5", "#1F7A6E"),
    "ghost": ("#E2D8F1", "#6B4A99"),
}
ARROW: Final = "M0 -30L26 -2H11V28H-11V-2H-26Z"
ROUND: Final = "M26 8A28 28 0 1 1 21 -20"
ANGLES: Final = {direction: 90 * i for i, direction in enumerate(Direction)}


def card_front(card: Card, words: Words, loop_runs: str = "2") -> Group:
    """The face of a card, with its word in the reader's language; a loop says how often its cards act."""
    face = "arrow" if is_arrow(card) else card.value
    tint, edge = PAINTS[face]
    window = box(*WINDOW, 10)
    parts: tuple[PagePart, ...] = (
        inked(box(-60, -TALL / 2, 120, TALL, 14), "#FFFCF5", 3),
        filled(window, tint),
        Group(
            tuple(_pattern(face, mixed(tint, WHITE, 0.8))), y=MIDDLE, clip=box(-49, -WINDOW[3] / 2, 98, WINDOW[3], 9)
        ),
        Shape(window, Paint(None, edge, 2.4)),
        Group(_picture(card, loop_runs), y=MIDDLE, scale=1.15),
        inked(box(-50, FOOT, 25, 25, 6), edge, 2),
        *_tag(card, loop_runs),
        *_label(words(f"castle-face-{face}")),
    )
    return Group(parts, scale=UNIT, piece=f"card {card.value}")


def card_back() -> Group:
    """Plum, with stars and a small castle."""
    stars = [(x, 30 * row) for row in range(-2, 3) for x in (-32, 0, 32) if abs(row) > 1 or (row and x)]
    castle = (
        inked("M8 38V16H14V21H20V12H28V21H34V16H40V38Z", "#FFE8B0", 2.4),
        inked("M20 38V31A4 4 0 0 1 28 31V38Z", "#5B3A22", 2),
    )
    parts: tuple[PagePart, ...] = (
        inked(box(-60, -TALL / 2, 120, TALL, 14), "#5A2A6E", 3),
        Shape(box(-50, 10 - TALL / 2, 100, TALL - 20, 10), Paint(None, "#FFE08A", 2.5, (7, 5), "butt")),
        *(filled(star(x, y, 5.5), "#8A5CB8", bare=Paint(None, BLACK, 1)) for x, y in stars),
        Group(castle, x=-36, y=-38, scale=1.5),
    )
    return Group(parts, scale=UNIT, piece="back")


def _pattern(face: str, pale: str) -> tuple[PagePart, ...]:
    match face:
        case "arrow":
            lines = "".join(f"M-50 {y}H50" for y in (-45, -15, 15, 45))
            return (Shape(lines, Paint(None, pale, 3, cap="butt"), NOTHING),)
        case "loop":
            rings = (Shape(oval(0, 0, 50), Paint(None, pale, 3), NOTHING),)
            return (*rings, Shape(oval(0, 0, 62), Paint(None, pale, 3, (6, 6), "butt"), NOTHING))
        case "sorcerer":
            spots = ((-38, -52), (38, -52), (-38, 52), (38, 52), (-14, -60), (14, 60))
            return tuple(filled(star(x, y, 6), pale, bare=NOTHING) for x, y in spots)
        case _:
            puffs = ((-34, -50, 9), (38, 44, 12), (-2, -58, 6), (-38, 46, 7))
            return tuple(filled(oval(x, y, r), pale, bare=NOTHING) for x, y, r in puffs)


def _picture(card: Card, loop_runs: str) -> tuple[PagePart, ...]:
    if is_arrow(card):
        arrow = (inked(ARROW, "#2F74B5"), lined("M0 -23L15 -7", "#BBD8F2", 3.6, bare=NOTHING))
        return (Group(arrow, angle=ANGLES[laid_direction(card)], scale=1.15),)
    if card is Card.LOOP:
        return (
            Shape(ROUND, Paint(None, INK, 17, cap="butt")),
            Shape(ROUND, Paint(None, "#F2A92B", 11, cap="butt"), Paint(None, WHITE, 11, cap="butt")),
            lined("M19.4 5.6L32.6 10.4", width=3),
            inked("M9 -26L34 -33L31 -5Z", "#F2A92B", 3),
            Lettering(f"×{loop_runs}", -1, 8, 22),
        )
    if card is Card.SORCERER:
        heads = [(_head(40 if angle % 180 else 51), angle) for angle in ANGLES.values()]
        return (*(Group((head,), angle=angle) for head, angle in heads), Group(sorcerer(), y=4))
    return (
        Group(ghost(), x=-10, y=6, scale=1.25),
        lined("M30 -12V-47M21 -38L30 -48L39 -38", width=5),
    )


def _head(reach: float) -> Shape:
    """A small arrow head that points up."""
    return inked(f"M0 {-reach}L11 {12 - reach}H-11Z", GOLD, 2.2)


def _tag(card: Card, loop_runs: str) -> tuple[PagePart, ...]:
    """What the card does, as a sign: the way of its arrow, how often, anywhere, one up."""
    if is_arrow(card):
        arrow = filled(ARROW, WHITE, bare=Paint(BLACK))
        return (Group((arrow,), x=-37.5, y=FOOT + 12.5, scale=0.3, angle=ANGLES[laid_direction(card)]),)
    sign = {Card.LOOP: f"×{loop_runs}", Card.SORCERER: "?", Card.GHOST: "+1"}[card]
    return (Lettering(sign, -37.5, FOOT + 17.5, 14, fill=WHITE),)


def _label(text: str) -> tuple[PagePart, ...]:
    """On one line, or on two where the words are long."""
    size = fitting(text, 17, 68)
    if size > 12.5 or " " not in text:
        return (Lettering(text, -19, FOOT + 12.5 + size * 0.35, size, anchor="start"),)
    first, _, second = text.partition(" ")
    size = min(fitting(first, 12.5, 68), fitting(second, 12.5, 68))
    return (
        Lettering(first, -19, FOOT + 11, size, anchor="start"),
        Lettering(second, -19, FOOT + 24, size, anchor="start"),
    )
