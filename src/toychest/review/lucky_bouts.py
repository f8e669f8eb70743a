"""The luck of a bout of the arena: what chance gave to each seat, by all the odds of every run of chance.

A look one move ahead will do. Whatever weighs them, luck has mean 0, so taking it away makes no bot stronger or weaker;
a better evaluation only takes away more of the spread. It is fixed before any game is played.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from toychest.bots.arena.bout import Bout, BoutPlayed, played_out
from toychest.contract import CHANCE, Edition, Rules
from toychest.review.recipe import Budget, seed_for
from toychest.review.weigher import Weigher, weigher_of
from toychest.review.worths import Worths

COARSE: Final = Budget(worths=1, run=0, known=1, duel=1, open_duel=1)
"""Only runs of chance are weighed."""


def played_with_luck(bout: Bout) -> BoutPlayed:
    """The whole bout, and what chance gave to each seat."""
    playing = played_out(bout)
    weigher = weigher_of(playing.edition, playing.states[0], len(bout.contenders), COARSE)
    name, seats = f"{bout.series} {bout.number} {bout.seed}", len(bout.contenders)
    lucks = luck_of(playing.edition, playing.states, weigher, name)
    return msgspec.structs.replace(
        playing.result(),
        luck=_added([luck for _, luck in lucks], seats),
        opening=_added([luck for start, luck in lucks if start <= playing.begun_at], seats),
        evaluator=weigher.version,
    )


def luck_of(edition: Edition, states: Sequence[Any], weigher: Weigher, name: str) -> list[tuple[int, Worths]]:
    """What each run of chance gave to each seat, by where the run starts; `name` is what its seeds start from."""
    found = list[tuple[int, Worths]]()
    for start, run in runs_of(edition.rules, states):
        found.append((start, weigher.run(run, seed_for(name, start, "luck")).luck))
    return found


def _added(lucks: Sequence[Worths], seats: int) -> Worths:
    return tuple(sum(luck[seat] for luck in lucks) for seat in range(seats))


def runs_of(rules: Rules[Any, Any], states: Sequence[Any]) -> Iterator[tuple[int, Sequence[Any]]]:
    """Every run of chance by where it starts: the state before it, those in it, and the one after it."""
    start: int | None = None
    for at, state in enumerate(states):
        if rules.to_act(state) == (CHANCE,):
            start = at if start is None else start
        elif start is not None:
            yield start, states[start : at + 1]
            start = None
