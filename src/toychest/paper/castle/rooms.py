"""What a square of the castle looks like from above, around 0,0, in an 84 box."""

from toychest.games.castle.board import CHAMBER, GATE, GHOST_ROOM, START, WAND
from toychest.paper.castle.address import address
from toychest.paper.castle.symbols import LOOKS
from toychest.paper.outline import oval, star
from toychest.paper.shape import BLACK, INK, NOTHING, WHITE, Group, PagePart, Paint, Shape, filled, inked, lined

NAMES = {START: "start", CHAMBER: "chamber", GATE: "gate", WAND: "wand", GHOST_ROOM: "ghost-room"}
FLOORS = {START: "#D6EEE6", GATE: "#2B3F63", WAND: "#F6E6B8", GHOST_ROOM: "#43365C"}
ARCH = "M-25 30V-4A25 25 0 0 1 25 -4V30"
SPIRAL = "M0 1a3 3 0 0 1 3 4a7 7 0 0 1 -11 1a10 10 0 0 1 5 -15a13 13 0 0 1 18 8a16 16 0 0 1 -12 20"


def floor_of(kind: str, symbol: str) -> str:
    """A chamber's floor has the tint of its column."""
    return FLOORS.get(kind, LOOKS[symbol].floor)


def furniture(kind: str, symbol: str, number: int, width: float, height: float) -> tuple[PagePart, ...]:
    """What stands in a room of this kind and size."""
    match kind:
        case "S":
            return start_rug()
        case "O":
            return gate()
        case "w":
            return wand()
        case "X":
            return ghost_room(width, height)
        case _:
            return address(symbol, number, LOOKS[symbol].floor)


def start_rug() -> tuple[PagePart, ...]:
    """A star rug."""
    return (
        Shape(star(0, 2, 33, 17), Paint("#8CCFC0", "#2B7567", 2)),
        Shape(star(0, 2, 22, 11.3), Paint(None, "#2B7567", 1.6, (3, 3.4))),
    )


def gate() -> tuple[PagePart, ...]:
    """An arch with a turquoise spiral."""
    return (
        Shape(f"{ARCH}Z", Paint("#1B2745", "#B9C7DD", 5), bare=Paint(WHITE, BLACK, 1.6)),
        Group((inked(ARCH, None, 2),), scale=1.11),
        Shape(SPIRAL, Paint(None, "#5FE0CB", 4), bare=Paint(None, BLACK, 3.4)),
        filled(oval(-12, -14, 1.8), WHITE, bare=NOTHING),
        filled(oval(13, 20, 1.5), WHITE, bare=NOTHING),
    )


def wand() -> tuple[PagePart, ...]:
    """A star wand on its cushion."""
    return (
        inked(oval(0, 15, 26, 9), "#B4552F", 2.2),
        lined("M-16 20L10 -12", width=9),
        lined("M-16 20L10 -12", "#8A5A30", 4.4, bare=Paint(None, WHITE, 4.4)),
        inked(star(13, -15, 15, 6.5, -60), "#FFD45E", 2.4),
        lined("M-14 -18V-10M-18 -14H-10M26 6V12M23 9H29", width=2),
    )


def ghost_room(width: float, height: float) -> tuple[PagePart, ...]:
    """Cobweb, bars, and two eyes between them."""
    right, foot = width / 2 - 2, height / 2 - 1.5
    bars = f"M-24 {-foot}V{foot}M0 {-foot}V{foot}M24 {-foot}V{foot}M{-right} 20H{right}"
    eye = Paint(WHITE, BLACK, 1.4)
    return (
        Group((lined("M0 0L30 30M0 20Q13 18 20 0M0 34Q20 24 34 0", "#8C7DAA", 1.8),), x=4 - right, y=4 - foot),
        filled(oval(-12, 0, 6, 8), "#FFE9A8", bare=eye),
        filled(oval(12, 0, 6, 8), "#FFE9A8", bare=eye),
        filled(oval(-11, 2, 2.8), INK),
        filled(oval(13, 2, 2.8), INK),
        Shape(bars, Paint(None, "#1D1430", 6, cap="butt"), bare=Paint(None, BLACK, 5.4, cap="butt")),
        Shape(bars, Paint(None, "#9A8CB5", 2.6, cap="butt"), bare=Paint(None, WHITE, 2.2, cap="butt")),
    )
