"""Learners of the guided games: one who does what is asked, and one who tries something else first."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from toychest.contract import OPEN, Beat, Edition, Guide, Seat
from toychest.games import EDITIONS, GAMES
from toychest.host.guides import guided_edition
from toychest.table import Progress, Table, guided_table, may_go_on, scripted_rival

GUIDED: Final = {game: guided_edition(EDITIONS, game) for game in GAMES}
RIVAL: Final = Seat(1)
SEED: Final = "a guide for tests"
MOST: Final = 120
"""Acts after which a guide that neither ends nor goes on is a fault."""


@dataclass(frozen=True, slots=True)
class Stop:
    """A table where the learner is asked for something, by this beat."""

    table: Table
    beat: Beat


def guide_of(game: str) -> Guide:
    guide = GUIDED[game].guide
    assert guide is not None
    return guide


def begun(edition: Edition, step: int = 1) -> Table:
    """A guided table at a step, its first chance moves made."""
    assert edition.guide is not None
    table = guided_table(edition, ["Ann", "Pip"][: edition.guide.seats], step=step, seed=SEED)
    return table if table.seq or table.waits_for is None else table.open_turn(table.waits_for).table


def stops(game: str) -> Iterator[Stop]:
    """Every beat of a guide, at the table as it is there for a learner who does what is asked."""
    table, guide, acknowledged = begun(GUIDED[game]), guide_of(game), 0
    while (at := _progress(table, acknowledged)).beat < len(guide.beats):
        beat = guide.beats[at.beat]
        if at.is_waiting:
            table = after_rival(table, guide)
        elif may_go_on(guide, at):
            if not at.is_done:
                yield Stop(table, beat)
            acknowledged = at.beat + 1
        else:
            yield Stop(table, beat)
            table = after_asked(table, beat)


def ended(table: Table) -> Progress:
    """Where the guide is once it is through or over, if the learner plays what is asked whenever that is open."""
    guide = table.guide
    assert guide is not None
    for _ in range(MOST):
        at = _progress(table, len(guide.beats))
        if at.is_over or at.beat == len(guide.beats):
            return at
        table = _after_any(table, guide, guide.beats[at.beat])
    raise AssertionError(f"after {MOST} acts the guide still asks for {guide.beats[at.beat].name}")


def after_asked(table: Table, beat: Beat) -> Table:
    """The table after the learner did what is asked."""
    assert beat.move is not None
    learner = Seat(0)
    return (table.open_turn(learner) if beat.move == OPEN else table.play(learner, beat.move)).table


def after_rival(table: Table, guide: Guide) -> Table:
    """The table after one act of the rival: by the script, else the first move that is legal."""
    if table.waits_for is not None:
        return table.open_turn(table.waits_for).table
    move = scripted_rival(guide, table.rules, table.frames, RIVAL)
    return table.play(RIVAL, move or table.legal_moves(RIVAL)[0]).table


def _after_any(table: Table, guide: Guide, beat: Beat) -> Table:
    """One act of whoever is to act; the learner keeps to what is asked where that is open."""
    if guide.learner not in table.to_act:
        return after_rival(table, guide)
    legal = table.legal_moves(guide.learner)
    return table.play(guide.learner, next((move for move in legal if beat.is_answered_by(move)), legal[0])).table


def _progress(table: Table, acknowledged: int) -> Progress:
    at = table.progress(acknowledged)
    assert at is not None
    return at
