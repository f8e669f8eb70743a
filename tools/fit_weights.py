"""Fit the weights of a kernel's evaluation on games that bots play against themselves.

usage: python -m tools.fit_weights GAME [--games N] [--level N] [--seats N] [--each OPTION] [--keep FILE] [--out FILE]

Every decision of every game is a sample: each seat's features, and whether that seat won. The weights are the logistic
regression of the one on the other. Samples are kept as they come (--keep), so that a stopped run goes on. Whether new
weights beat those made by hand is shown by `toychest arena GAME --bots hand4,4`.
"""

import argparse
import importlib
import multiprocessing
import os
from pathlib import Path
from typing import Any

import numpy as np

from tools.self_play import self_play
from toychest.bots.arena.bout import Bout, BoutUnderWay
from toychest.bots.playouts import share_of_win
from toychest.bots.workers.kernel_cache import use_kernel_folder
from toychest.contract import CHANCE, Seat
from toychest.games import EDITIONS

RIDGE = 1e-6
"""How strongly weights are held at zero, beside a sample's weight of one on average."""


def samples(bout: Bout) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
    """By decision and seat of one game: the features, and the seat's share of the win."""
    kernel = EDITIONS[bout.edition].kernel
    assert kernel is not None
    twin, playing = kernel(), BoutUnderWay(bout)
    measure = importlib.import_module(f"toychest.games.{EDITIONS[bout.edition].game}.kernel.features")
    tables, scratch = twin.tables(playing.states[0]), np.zeros(twin.scratch_size, np.int32)
    names, lines = measure.FEATURES, []
    while (seat := playing.actor()) is not None:
        if seat != CHANCE:
            row = twin.pack(playing.states[-1], None)
            for one in range(len(bout.contenders)):
                out = np.zeros(max(len(names), 64), np.int32)
                measure.features(tables, row, one, out, scratch)
                lines.append([one, *out[: len(names)]])
        after, _ = playing.edition.rules.apply(playing.states[-1], seat, playing.move(seat))
        playing.states.append(after)
    outcome = playing.edition.rules.outcome(playing.states[-1])
    if outcome is None:
        return np.zeros((0, len(names))), np.zeros(0)
    table = np.array(lines, np.float64)
    won = np.array([share_of_win(outcome.places, Seat(int(one))) for one in table[:, 0]])
    return table[:, 1:] / measure.UNIT, won


def fitted(features: np.ndarray[Any, Any], won: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """The logistic regression of winning on the features, by Newton's steps."""
    weights = np.zeros(features.shape[1])
    for _ in range(30):
        chance = 1 / (1 + np.exp(-np.clip(features @ weights, -30, 30)))
        slope = features.T @ (won - chance) / len(won) - RIDGE * weights
        bend = (features * (chance * (1 - chance))[:, None]).T @ features / len(won) + RIDGE * np.eye(len(weights))
        step = np.linalg.solve(bend, slope)
        weights += step
        if np.abs(step).max() < 1e-6:
            break
    return weights


def log_loss(features: np.ndarray[Any, Any], won: np.ndarray[Any, Any], weights: np.ndarray[Any, Any]) -> float:
    """How surprised these weights are by who won, in nats a sample."""
    chance = np.clip(1 / (1 + np.exp(-np.clip(features @ weights, -30, 30))), 1e-9, 1 - 1e-9)
    return float(-(won * np.log(chance) + (1 - won) * np.log(1 - chance)).mean())


def gathered(bouts: list[Bout], keep: Path, workers: int) -> tuple[Any, Any]:
    """Every sample of these games; what a file kept already is not played again."""
    parts: list[Any] = []
    done = 0
    if keep.exists():
        kept = np.load(keep)
        parts, done = [(kept["features"], kept["won"])], int(kept["games"])
    with multiprocessing.get_context("spawn").Pool(workers, use_kernel_folder) as pool:
        for number, part in enumerate(pool.imap(samples, bouts[done:], chunksize=4), done + 1):
            parts.append(part)
            if number % 100 == 0 or number == len(bouts):
                parts = [tuple(np.concatenate([part[at] for part in parts]) for at in (0, 1))]
                _keep(keep, features=parts[0][0], won=parts[0][1], games=number)
                print(f"{number} of {len(bouts)} games, {len(parts[0][1])} samples", flush=True)
    features, won = parts[0]
    return features, won


def _keep(path: Path, **arrays: Any) -> None:
    """All or nothing: a file that was stopped in the middle of being written would be lost."""
    part = path.with_suffix(".part.npz")
    np.savez(part, **arrays)
    part.replace(path)


def main() -> None:
    """Play, fit, and say what came out."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--level", default="3")
    parser.add_argument("--seats", type=int, nargs="*", default=[2])
    parser.add_argument("--each", nargs="*", default=[])
    parser.add_argument("--keep", type=Path, default=Path("samples.npz"))
    parser.add_argument("--out", type=Path, default=Path("weights.toml"))
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    asked = parser.parse_args()
    features, won = gathered(
        self_play(asked.game, asked.level, asked.games, asked.seats, asked.each, 77_000_000), asked.keep, asked.workers
    )
    weights = fitted(features, won)
    kernel = EDITIONS[f"{asked.game}-standard-0"].kernel
    assert kernel is not None
    before, after = (log_loss(features, won, each) for each in (kernel().weights, weights))
    print(f"surprise: {before:.4f} before, {after:.4f} after")
    names = importlib.import_module(f"toychest.games.{asked.game}.kernel.features").FEATURES
    asked.out.write_text("".join(f"{name} = {weight:.3f}\n" for name, weight in zip(names, weights, strict=True)))


if __name__ == "__main__":
    main()
