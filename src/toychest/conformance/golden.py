"""Golden games as text, and sequence counts: what must stay the same from release to release.

A golden game is a header of `name value` lines, an empty line, then one `seat notation` line for each entry; chance is
seat -1. The header gives `edition`, `seats` and each option as `option name value`, its value as JSON.
"""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from toychest.conformance.broken import Broken
from toychest.conformance.sampling import AnyRules, Game, Step, played
from toychest.contract import Edition, Json, Seat

Log = tuple[tuple[Seat, str], ...]


@dataclass(frozen=True)
class GoldenGame:
    """A finished game as it was written down."""

    edition: str
    seats: int
    options: Mapping[str, Json]
    log: Log


def log_of(rules: AnyRules, game: Game) -> Log:
    """A sampled game in notation."""
    return tuple((seat, rules.write_move(move)) for seat, move in game.entries)


def replayed(rules: AnyRules, start: Any, log: Log, where: str) -> Iterable[Step]:
    """The steps that a log leads through, from its notation alone."""
    state = start
    for count, (seat, text) in enumerate(log):
        step = played(rules, state, seat, rules.read_move(text), f"{where}, replayed entry {count}")
        yield step
        state = step.after


def write_golden(golden: GoldenGame) -> str:
    """The text of a golden game."""
    header = [f"edition {golden.edition}", f"seats {golden.seats}"]
    header += [f"option {name} {json.dumps(value)}" for name, value in golden.options.items()]
    return "\n".join([*header, "", *(f"{seat} {text}" for seat, text in golden.log), ""])


def read_golden(text: str) -> GoldenGame:
    """The game that `write_golden` wrote. Raises `ValueError` for a line of another shape."""
    header, _, body = text.partition("\n\n")
    names = dict(line.split(" ", 1) for line in header.splitlines() if not line.startswith("option "))
    options = dict(line.split(" ", 2)[1:] for line in header.splitlines() if line.startswith("option "))
    entries = [line.split(" ", 1) for line in body.splitlines() if line]
    return GoldenGame(
        edition=names["edition"],
        seats=int(names["seats"]),
        options={name: json.loads(value) for name, value in options.items()},
        log=tuple((Seat(int(seat)), notation) for seat, notation in entries),
    )


def golden_game_replays(edition: Edition, text: str) -> tuple[Step, ...]:
    """Every entry of a golden game is still legal, and the last one ends the game."""
    golden = read_golden(text)
    where = f"golden game of {golden.edition}"
    if golden.edition != edition.id:
        raise Broken("golden_game_replays", where, f"expected a game of {edition.id}")
    rules = edition.rules
    steps = tuple(replayed(rules, rules.setup(golden.seats, golden.options), golden.log, where))
    if not steps or rules.outcome(steps[-1].after) is None:
        raise Broken("golden_game_replays", where, "the log stops before the game has ended")
    return steps


def sequence_count(rules: AnyRules, state: Any, depth: int) -> int:
    """How many sequences of `depth` moves lead on from here, chance's among them (perft)."""
    if depth == 0:
        return 1
    moves = [(seat, move) for seat in rules.to_act(state) for move in rules.legal_moves(state, seat)]
    if depth == 1:
        return len(moves)
    return sum(sequence_count(rules, rules.apply(state, seat, move)[0], depth - 1) for seat, move in moves)
