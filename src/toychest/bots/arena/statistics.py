"""What an arena's results say: the share of wins of each series, with its interval."""

from collections.abc import Iterable, Sequence

import msgspec

from toychest.bots.arena.adjusted import Adjusted, adjusted
from toychest.bots.arena.bout import BoutPlayed, share_won
from toychest.bots.intervals import of_share


class SeriesPlayed(msgspec.Struct, frozen=True, kw_only=True):
    """One series: how often `better` was first, of all its games. A shared first place counts half, as does a game
    that was cut off. `adjusted` is the same without luck, where that was weighed."""

    series: str
    better: str
    games: int
    wins: float
    low: float
    high: float
    cut_off: int
    adjusted: Adjusted | None = None

    @property
    def share(self) -> float:
        """Wins of all games."""
        return self.wins / self.games


def series_of(results: Iterable[BoutPlayed]) -> list[SeriesPlayed]:
    """Every series, in the order in which they were first seen; its first bot is the one whose wins are counted."""
    by_series: dict[str, list[BoutPlayed]] = {}
    for result in results:
        by_series.setdefault(result.series, []).append(result)
    return [_counted(series, games) for series, games in by_series.items()]


def series_by(option: str, results: Iterable[BoutPlayed]) -> list[SeriesPlayed]:
    """The same for each choice of an option, by its name."""
    by_choice: dict[str, list[BoutPlayed]] = {}
    for result in results:
        by_choice.setdefault(str(result.options[option]), []).append(result)
    return [
        msgspec.structs.replace(played, series=f"{played.series}, {choice}")
        for choice, games in by_choice.items()
        for played in series_of(games)
    ]


def _counted(series: str, games: Sequence[BoutPlayed]) -> SeriesPlayed:
    better = series.split()[0]
    wins = sum(share_won(game, better) for game in games)
    low, high = of_share(wins, len(games))
    cut_off = sum(not game.places for game in games)
    return SeriesPlayed(
        series=series,
        better=better,
        games=len(games),
        wins=wins,
        low=low,
        high=high,
        cut_off=cut_off,
        adjusted=adjusted(games, better),
    )
