"""Beside the board: both sides, every region with its medals, and the key to its letters."""

from collections.abc import Iterator

from rich.text import Text

from toychest.games.toybattle.speech import tiles_on
from toychest.games.toybattle.view import BattleView, RegionShown, SideShown
from toychest.terminal.screen import QUIET
from toychest.terminal.toybattle import paint
from toychest.terminal.toybattle.board import medal_mark
from toychest.terminal.toybattle.speech import effect_words, side_words
from toychest.terminal.voice import Voice

MARK = 4
"""Columns for the medals before the bases of a region."""


def panel_lines(view: BattleView, voice: Voice, height: int) -> list[Text]:
    """Red on top, as on the board; regions from there down, and blue at the bottom."""
    blue, red = (list(_side(side, view, voice)) for side in view.sides)
    middle = [*_regions(view), *_key(view, voice)]
    free = height - len(blue) - len(red) - len(middle)
    above = [Text()] if free > 0 else []
    below = [Text()] * max(0, free - len(above))
    return [*red, *above, *middle, *below, *blue][:height]


def _side(side: SideShown, view: BattleView, voice: Voice) -> Iterator[Text]:
    """Whose turn it is, medals, rack and reserve."""
    is_on_turn = side.seat == view.turn_seat and not view.is_over
    colour = f"bold {paint.COLOURS[side.seat]}"
    line = Text(paint.ON_TURN if is_on_turn else " ", colour)
    line.append(paint.signed(side_words(side.seat, voice), side.seat), colour)
    args = {"medals": side.medals, "objective": view.objective, "rack": side.rack_size, "reserve": side.reserve}
    yield line.append(f" {voice.say('toybattle-terminal-medals', args)}", "bold")
    own = f"{voice.say('toybattle-you')}: " if side.seat == view.you else ""
    yield Text(f" {own}{voice.say('toybattle-terminal-side', args)}", QUIET)
    if side.suppressed_size:
        yield Text(f" {voice.say('toybattle-terminal-down', {'count': side.suppressed_size})}", QUIET)


def _regions(view: BattleView) -> Iterator[Text]:
    """`3*  11 12 13`, from red's side to blue's."""
    heights = {place.number: place.y for place in view.places}

    def height(region: RegionShown) -> float:
        return sum(heights[base] for base in region.bases) / len(region.bases)

    for region in sorted(view.regions, key=height):
        mark = medal_mark(region)
        if region.taken_by is None:
            mark.pad_left(1)
        line = mark.append(" " * (MARK - mark.cell_len))
        for base in region.bases:
            tiles = tiles_on(view, base)
            line.append(f" {base}", paint.COLOURS[tiles[-1].seat] if tiles else QUIET)
        yield line


def _key(view: BattleView, voice: Voice) -> Iterator[Text]:
    """What the letters of this terrain mean."""
    for effect in dict.fromkeys(place.special for place in view.places if place.special):
        yield (
            Text()
            .append(f" {paint.LETTERS.get(effect, effect)}", paint.SPECIAL)
            .append(f"  {effect_words(effect, voice)}", QUIET)
        )
    if any(place.gate for place in view.places):
        yield Text().append(" { }", paint.SPECIAL).append(f" {voice.say('toybattle-effect-gate')}", QUIET)
