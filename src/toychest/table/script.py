"""The script of a guided game: what chance and the rival do while the guide still asks for moves."""

from collections.abc import Iterable, Sequence
from typing import Any

from toychest.contract import Guide, Rules, Seat
from toychest.table.entry import Entry, Played
from toychest.table.guide_progress import is_asking
from toychest.table.replay import Frame


def scripted_chance(
    guide: Guide, rules: Rules[Any, Any], entries: Iterable[Entry], frames: Sequence[Frame]
) -> str | None:
    """What chance does next by the script; None where that cannot happen here, or the guide has ended.

    Chance is never taken back, so as many of its moves are used as the log has scripted entries.
    """
    used = sum(isinstance(entry, Played) and entry.scripted for entry in entries)
    if used >= len(guide.chance) or not is_asking(guide, rules, frames):
        return None
    possible = {rules.write_move(move) for move, _ in rules.odds(frames[-1].state)}
    return guide.chance[used] if guide.chance[used] in possible else None


def scripted_rival(guide: Guide, rules: Rules[Any, Any], frames: Sequence[Frame], seat: Seat) -> str | None:
    """What the rival on this seat does next by the script, which has a line for each of its moves.

    None where that is not legal here, or the guide has ended: then the rival thinks for itself.
    """
    played = sum(frame.seat == seat for frame in frames)
    if played >= len(guide.rival) or not is_asking(guide, rules, frames):
        return None
    legal = {rules.write_move(move) for move in rules.legal_moves(frames[-1].state, seat)}
    return next((move for move in guide.rival[played] if move in legal), None)
