"""Golden games, sequence counts and fingerprints: what must stay the same from release to release."""

import hashlib
from collections.abc import Iterable
from typing import Any, TypeAlias

import msgspec

from toychest.conformance.broken import Broken
from toychest.conformance.sampling import AnyRules, Entry, Game, played
from toychest.conformance.subject import Subject
from toychest.contract import Edition, Seat
from toychest.table.log import live_moves, read_log

Notation: TypeAlias = tuple[tuple[Seat, str], ...]
"""Seats and notation: all that a log says of a game."""


def log_of(rules: AnyRules, game: Game) -> Notation:
    """A sampled game in notation."""
    return tuple((entry.seat, rules.write_move(entry.move)) for entry in game.entries)


def replayed(rules: AnyRules, start: Any, log: Notation, where: str) -> Iterable[Entry]:
    """The entries that a log leads through, from its notation alone."""
    state = start
    for count, (seat, text) in enumerate(log):
        entry = played(rules, state, seat, rules.read_move(text), f"{where}, replayed entry {count}")
        yield entry
        state = entry.after


def golden_game_replays(edition: Edition, text: bytes) -> tuple[Entry, ...]:
    """Every live entry of a stored log file is still legal, and the last one ends the game as the log says."""
    log = read_log(text)
    where = f"golden game of {log.header.edition}"
    if log.header.edition != edition.id:
        raise Broken("golden_game_replays", where, f"expected a game of {edition.id}")
    rules = edition.rules
    start = rules.setup(len(log.header.seats), log.header.options)
    notation = tuple((live.seat, live.move) for live in live_moves(log.entries))
    entries = tuple(replayed(rules, start, notation, where))
    outcome = rules.outcome(entries[-1].after if entries else start)
    said = log.ending and log.ending.outcome
    if outcome is None or outcome.reason != said:
        raise Broken("golden_game_replays", where, f"expected the end {said}, got {outcome}")
    return entries


def sequence_count(rules: AnyRules, state: Any, depth: int) -> int:
    """How many sequences of `depth` moves lead on from here, chance's among them (perft)."""
    if depth == 0:
        return 1
    moves = [(seat, move) for seat in rules.to_act(state) for move in rules.legal_moves(state, seat)]
    if depth == 1:
        return len(moves)
    return sum(sequence_count(rules, rules.apply(state, seat, move)[0], depth - 1) for seat, move in moves)


def fingerprint(subject: Subject) -> str:
    """A hash of everything in the sampled games; it must be the same in every process, on every machine."""
    total = hashlib.sha256()
    for game in subject.played:
        total.update(msgspec.json.encode(log_of(subject.rules, game)))
        for entry in game.entries:
            views = [subject.rules.view(entry.after, watcher) for watcher in subject.watchers]
            total.update(msgspec.json.encode((entry.events, views)))
    return total.hexdigest()
