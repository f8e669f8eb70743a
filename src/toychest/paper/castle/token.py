"""A treasure token: two squares to be folded back to back, the coin on one side and its chamber on the other."""

from typing import Final

from toychest.paper.castle.address import address
from toychest.paper.castle.symbols import LOOKS
from toychest.paper.castle.treasures import coin
from toychest.paper.outline import box
from toychest.paper.shape import BLACK, Group, Paint, Shape

TOKEN: Final = 19.0
"""The width of a token once it is cut and folded."""


def token(square: str, symbol: str, number: int, picture: str) -> Group:
    """Around the middle of its fold: the coin above, upside down, so that it stands upright when turned over."""
    look = LOOKS[symbol]
    half, edge = TOKEN / 2, TOKEN - 2
    paint = Paint(look.floor, look.paint, 0.4)
    side = Shape(box(-edge / 2, -edge / 2, edge, edge, 3), paint, Paint(None, BLACK, 0.3))
    unit = edge / 60
    front = Group(
        (Shape(side.path, Paint("#FBE7B0", "#8A5600", 0.4), side.bare), Group(coin(picture), scale=unit * 1.1))
    )
    return Group(
        (
            Group((front,), y=-half, angle=180),
            Group((side, Group(address(symbol, number, look.floor), scale=unit)), y=half),
        ),
        piece=f"token {square}",
    )
