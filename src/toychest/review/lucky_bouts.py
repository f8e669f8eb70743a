"""The luck of a bout of the arena: what chance gave to each seat, by all the odds of every run of chance.

Few iterations will do. Whatever weighs them, luck has mean 0, so taking it away makes no bot stronger or weaker; a
better evaluation only takes away more of the spread. It is fixed before any game is played.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from toychest.bots.arena.bout import Bout, BoutPlayed, played_out
from toychest.contract import CHANCE, Edition, Rules
from toychest.review.recipe import Budget, seed_for
from toychest.review.weigher import Weigher, weigher_of

COARSE: Final = Budget(worths=40, run=800, known=1, duel=1, open_duel=1, most_ends=40, drawn_ends=12)
"""Only runs of chance are weighed."""


def played_with_luck(bout: Bout) -> BoutPlayed:
    """The whole bout, and what chance gave to each seat."""
    playing = played_out(bout)
    weigher = weigher_of(playing.edition, playing.states[0], len(bout.contenders), COARSE)
    luck = luck_of(playing.edition, playing.states, weigher, f"{bout.series} {bout.number} {bout.seed}")
    return msgspec.structs.replace(playing.result(), luck=luck, evaluator=weigher.version)


def luck_of(edition: Edition, states: Sequence[Any], weigher: Weigher, name: str) -> tuple[float, ...]:
    """By seat, of all runs of chance of a game together; `name` is what its seeds start from."""
    runs = [weigher.run(run, seed_for(name, at, "luck")) for at, run in runs_of(edition.rules, states)]
    pairs = [zip(run.before, run.after, strict=True) for run in runs]
    return tuple(map(sum, zip(*([after - before for before, after in each] for each in pairs), strict=True)))


def runs_of(rules: Rules[Any, Any], states: Sequence[Any]) -> Iterator[tuple[int, Sequence[Any]]]:
    """Every run of chance by where it ends: the state before it, those in it, and the one after it."""
    start: int | None = None
    for at, state in enumerate(states):
        if rules.to_act(state) == (CHANCE,):
            start = at if start is None else start
        elif start is not None:
            yield at, states[start : at + 1]
            start = None
