"""A rating for each bot of the arena, by Plackett and Luce."""

from collections.abc import Iterable

from openskill.models import PlackettLuce, PlackettLuceRating

from toychest.bots.arena.bout import BoutPlayed


def ratings(results: Iterable[BoutPlayed]) -> dict[str, tuple[float, float]]:
    """By bot: its rating and how unsure it is, after all games in their order."""
    model = PlackettLuce()
    table: dict[str, PlackettLuceRating] = {}
    for result in sorted(results, key=lambda each: (each.number, each.series)):
        if not result.places or len(set(result.bots)) == 1:
            continue
        teams = [[table.setdefault(bot, model.rating(name=bot))] for bot in result.bots]
        for bot, after in zip(result.bots, model.rate(teams, ranks=list(result.places)), strict=True):
            table[bot] = after[0]
    return {bot: (rating.mu, rating.sigma) for bot, rating in table.items()}
