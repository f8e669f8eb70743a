"""The picture of a ladder: each step's share of wins with its interval."""

from collections.abc import Sequence
from pathlib import Path

from toychest.bots.arena.statistics import SeriesPlayed


def plot(steps: Sequence[SeriesPlayed], title: str, path: Path) -> None:
    """Write the picture; the ending of the file's name says in which format."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(8, 1.2 + 0.42 * len(steps)), layout="constrained")
    for at, step in enumerate(steps):
        axes.plot([100 * step.low, 100 * step.high], [at, at], color="#52276B", linewidth=3, solid_capstyle="round")
        axes.plot(100 * step.share, at, "o", color="#F5B62E", markeredgecolor="#241A2E", markersize=9)
    axes.axvline(50, color="#8A7F95", linestyle=":")
    axes.set_yticks(range(len(steps)), [f"{step.series}  ({step.games})" for step in steps])
    axes.invert_yaxis()
    axes.set_xlim(0, 100)
    axes.set_xlabel("games won by the first named, per cent, with 95 % intervals")
    axes.set_title(title)
    figure.savefig(path)
    pyplot.close(figure)
