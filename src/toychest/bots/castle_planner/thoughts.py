"""The planner's thoughts: what it makes of a window on Coded Castle."""

from collections.abc import Callable

from toychest.bots.castle_planner.advice import advised
from toychest.bots.castle_planner.by_rules import planned_by_rules
from toychest.bots.castle_planner.prospects import Prospect, prospects
from toychest.bots.levels import Level
from toychest.bots.thought import Candidate, Foreseen, Thought, taken_of
from toychest.bots.window import Window
from toychest.games.castle.kernel import KERNEL


def planned(window: Window, level: Level, seed: int, stop: Callable[[], bool]) -> Thought:
    """The thought of the planner; where the kernel does not cover the game, it goes by the readable rules.

    A row takes milliseconds, and what it looks up is found once a game, with bounds on how much that may be; only games
    that are played on, for who advises, are stopped in the middle.
    """
    if not KERNEL.covers(window.imagined):
        return planned_by_rules(window, level, seed, stop)
    found = prospects(window.edition, window.imagined, level.number)
    if level.is_advising:
        found = advised(window, found, level.playouts, seed, stop)
    candidates = tuple(_candidate(prospect) for prospect in found)
    move = taken_of(candidates, level.softness, seed)
    taken = next(prospect for prospect in found if prospect.move == move)
    return Thought(
        move=move,
        by="planner",
        candidates=candidates,
        foreseen=tuple(Foreseen(seat=window.seat, move=each) for each in taken.plan),
        is_exact=taken.is_exact,
    )


def _candidate(prospect: Prospect) -> Candidate:
    return Candidate(
        move=prospect.move,
        worth=prospect.worth,
        low=prospect.low,
        high=prospect.high,
        is_exact=prospect.is_exact,
        gains=prospect.gains,
    )
