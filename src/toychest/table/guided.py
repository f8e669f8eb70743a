"""A guided table: a new one, with everything before the step that it begins with played as the script has it."""

from collections.abc import Sequence

from toychest.contract import OPEN, Edition, Guide, Seat
from toychest.table.errors import NoGuide
from toychest.table.script import scripted_rival
from toychest.table.table import Table, new_table


def guided_table(
    edition: Edition, names: Sequence[str], entropy: str = "", step: int = 1, seed: str | None = None
) -> Table:
    """The table of this edition's guide, at the first beat of a step. Raises `NoGuide` and `SeatsWrong`."""
    guide = edition.guide
    if guide is None or guide.edition != edition.id:
        raise NoGuide
    table = new_table(edition, guide.options, names, seed, guide.game)
    if entropy:
        table = table.add_entropy(guide.learner, entropy).table
    first = guide.next_asked(guide.first_of(step))
    while step > 1 and (asked := _asked(table, guide)) is not None and asked != first:
        table = _with_next(table, guide, guide.beats[asked].move or OPEN)
    return table


def _asked(table: Table, guide: Guide) -> int | None:
    """The beat whose move is to come, once everything is gone on from."""
    at = table.progress(acknowledged=len(guide.beats))
    return None if at is None or at.is_over else guide.next_asked(at.beat)


def _with_next(table: Table, guide: Guide, asked: str) -> Table:
    """What comes next: a click, a move of the script's rival, or the move that is asked."""
    if table.waits_for is not None:
        return table.open_turn(table.waits_for).table
    if guide.learner in table.to_act:
        return table.play(guide.learner, asked).table
    rival = Seat(guide.learner + 1)
    move = scripted_rival(guide, table.rules, table.frames, rival)
    assert move is not None, f"the script of {guide.game} has no move for the rival"
    return table.play(rival, move).table
