"""Below the board: the own rack, what is out, and what everybody knows of the racks."""

from collections.abc import Sequence

from rich.cells import cell_len
from rich.text import Text

from toychest.games.toybattle.view import BattleView, SideShown
from toychest.terminal.screen import QUIET
from toychest.terminal.toybattle import paint
from toychest.terminal.toybattle.tiles import counted, tile_text, times
from toychest.terminal.voice import Voice

GAP = "   "


def own_side(view: BattleView) -> SideShown | None:
    """The side whose rack is seen; an onlooker has none."""
    return next((side for side in view.sides if side.tiles is not None), None)


def free_tiles(side: SideShown) -> list[str]:
    """The tiles of the own rack that lie face up."""
    tiles = list(side.tiles or ())
    for troop in side.suppressed or ():
        tiles.remove(troop)
    return tiles


def most_lines(view: BattleView) -> int:
    """How many lines there may be below this board, whatever happens: tiles become known by two kinds of bases."""
    return 3 if any(place.special in ("recall", "exhume") for place in view.places) else 2


def rack_lines(view: BattleView, voice: Voice, width: int) -> list[Text]:
    """The own rack; then what is out and what is known, in one line if there is room."""
    own = own_side(view)
    lines = [] if own is None else [_rack(own, voice)]
    open_tiles = [_open(view, voice, "out", [side.discards for side in view.sides])]
    open_tiles.append(_open(view, voice, "known", [side.known for side in view.sides]))
    told = [line for line in open_tiles if line.cell_len]
    both = Text(GAP).join(told)
    lines += told if both.cell_len > width else [both] if told else []
    return [_fitted(line, width) for line in lines]


def _rack(side: SideShown, voice: Voice) -> Text:
    line = (
        Text()
        .append(f"{voice.say('toybattle-rack')}: ", "bold")
        .append_text(_tiles(free_tiles(side), side.seat) or Text("-"))
    )
    if side.suppressed:
        line.append(f"{GAP}{voice.say('toybattle-face-down')}: ", QUIET).append_text(_tiles(side.suppressed, side.seat))
    return line


def _open(view: BattleView, voice: Voice, id: str, troops: Sequence[Sequence[str]]) -> Text:
    """`Out: [Hook4]x2 (Star6)`; nothing, if there are none."""
    shown = [_tiles(tiles, side.seat) for side, tiles in zip(view.sides, troops, strict=True) if tiles]
    if not shown:
        return Text()
    return Text(f"{voice.say(f'toybattle-terminal-{id}')}: ", QUIET).append_text(Text(" ").join(shown))


def _tiles(troops: Sequence[str], seat: int) -> Text:
    parts = [
        Text(paint.signed(tile_text(troop), seat), paint.COLOURS[seat]).append(times(n)) for troop, n in counted(troops)
    ]
    return Text(" ").join(parts)


def _fitted(line: Text, width: int) -> Text:
    """The line, cut with a sign where it is too long."""
    if line.cell_len > width:
        line.truncate(width - cell_len(" ..."))
        line.append(" ...")
    return line
