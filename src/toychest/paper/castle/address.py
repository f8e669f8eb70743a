"""A chamber's address, as its floor and its token show it: the column's sign and the row's number."""

from toychest.paper.castle.symbols import LOOKS, sign
from toychest.paper.outline import oval
from toychest.paper.shape import NOTHING, WHITE, Group, Lettering, PagePart, filled, mixed


def address(symbol: str, number: int, floor: str = WHITE) -> tuple[PagePart, ...]:
    """A chamber's sign and number on a pale disc."""
    x, size = (14, 23) if number < 10 else (15, 18)
    return (
        filled(oval(0, 0, 29), mixed(floor, "#FFFCF5", 0.62), bare=NOTHING),
        Group((sign(symbol),), x=2 - x, y=-1, scale=size / 20),
        Lettering(str(number), x, size * 0.35, size, fill=LOOKS[symbol].paint),
    )
