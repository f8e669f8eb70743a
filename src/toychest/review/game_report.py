"""What bot games say of a game: who begins, how long it takes and how it ends, for each board or printing.

Bots of one level play each other, so whoever wins more often than not owes it to the seat or to the board.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from statistics import fmean, quantiles, variance

import msgspec

from toychest.bots.arena.adjusted import Sample, without_luck, worth_of
from toychest.bots.arena.bout import BoutPlayed
from toychest.bots.intervals import of_results, of_share


class Share(msgspec.Struct, frozen=True, kw_only=True):
    """Games won, of all, with the bounds of 95 per cent; without luck it may lie beyond 0 and 1."""

    share: float
    low: float
    high: float


class Length(msgspec.Struct, frozen=True, kw_only=True):
    """Decisions of a game: half of all games have so many at most; a quarter, and three quarters."""

    median: float
    lower: float
    upper: float


class Choice(msgspec.Struct, frozen=True, kw_only=True):
    """One board or printing, or all of them together.

    `won` are the games that the starter won, or the team; `without_luck` is the same with what chance gave taken away
    after it was known who begins. `endings` are games by the reason of their end.
    """

    name: str
    games: int
    won: Share
    without_luck: Share | None
    length: Length
    endings: dict[str, int]


class GameReport(msgspec.Struct, frozen=True, kw_only=True):
    """The whole: `each` is what the choices are choices of, `level` that of the bots."""

    command: str
    game: str
    each: str
    level: str
    seats: int
    is_cooperative: bool
    evaluator: str
    worth: float
    choices: tuple[Choice, ...]
    total: Choice


def report_of(
    results: Sequence[BoutPlayed], name_of: Callable[[BoutPlayed], str], *, game: str, each: str, is_cooperative: bool
) -> GameReport:
    """From all games; they come in the order in which their choices are told."""
    samples = [_sample(result, is_cooperative) for result in results]
    left = without_luck(samples)
    by_name: dict[str, list[int]] = {}
    for at, result in enumerate(results):
        by_name.setdefault(name_of(result), []).append(at)

    def choice(name: str, numbers: Sequence[int]) -> Choice:
        return _choice(name, [results[at] for at in numbers], [left[at] for at in numbers], is_cooperative)

    total = choice("", range(len(results)))
    return GameReport(
        command="",
        game=game,
        each=each,
        level=results[0].bots[0],
        seats=len(results[0].bots),
        is_cooperative=is_cooperative,
        evaluator=results[0].evaluator,
        worth=worth_of(samples, left),
        choices=tuple(choice(name, numbers) for name, numbers in by_name.items()),
        total=total,
    )


def _choice(name: str, results: Sequence[BoutPlayed], left: Sequence[float], is_cooperative: bool) -> Choice:
    wins = sum(_won(result, is_cooperative) for result in results)
    low, high = of_share(wins, len(results))
    lengths = sorted(result.decisions for result in results)
    lower, median, upper = quantiles(lengths, n=4, method="inclusive") if len(lengths) > 1 else lengths * 3
    return Choice(
        name=name,
        games=len(results),
        won=Share(share=wins / len(results), low=low, high=high),
        without_luck=_share_of(left),
        length=Length(median=median, lower=lower, upper=upper),
        endings=dict(sorted(Counter(result.reason for result in results).items())),
    )


def _share_of(left: Sequence[float]) -> Share | None:
    if len(left) < 2:
        return None
    low, high = of_results(fmean(left), variance(left), len(left))
    return Share(share=fmean(left), low=low, high=high)


def _sample(result: BoutPlayed, is_cooperative: bool) -> Sample:
    """What the starter got, and what chance gave it since it was known that it begins."""
    seat = _seat(result)
    opening = 0.0 if is_cooperative else result.opening[seat]
    return Sample(_won(result, is_cooperative), result.luck[seat] - opening)


def _won(result: BoutPlayed, is_cooperative: bool) -> float:
    """A whole win, a share of one, or nothing; a game that was cut off is shared by all."""
    if not result.places:
        return 0.5 if is_cooperative else 1 / len(result.bots)
    firsts = result.places.count(1)
    return (result.places[_seat(result)] == 1) / (1 if is_cooperative else firsts) if firsts else 0.0


def _seat(result: BoutPlayed) -> int:
    """Where the rules tell nobody who begins, the first seat does."""
    return result.starter or 0
