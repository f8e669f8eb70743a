"""Random games: the samples that every law is tried on, the same ones for the same seed."""

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from toychest.conformance.broken import Broken
from toychest.contract import CHANCE, Draw, Event, IllegalMove, Rules, Seat

AnyRules: TypeAlias = Rules[Any, Any]
Events: TypeAlias = tuple[Event, ...]


@dataclass(frozen=True)
class Entry:
    """One entry of a sampled game: the state before it, who moved, and what came of it."""

    where: str
    before: Any
    seat: Seat
    move: Any
    after: Any
    events: Events


@dataclass(frozen=True)
class Game:
    """A sampled game; it may have been cut off at the edition's cap."""

    where: str
    start: Any
    entries: tuple[Entry, ...]

    @property
    def states(self) -> tuple[Any, ...]:
        return (self.start, *(entry.after for entry in self.entries))


def draws(*seed: object) -> Draw:
    """A generator of draws; equal seeds give equal draws."""
    return random.Random("/".join(map(str, seed))).randrange


def random_game(rules: AnyRules, start: Any, draw: Draw, longest: int, where: str) -> Game:
    """Play uniformly from `start` until nobody is to act, or one entry past the cap."""
    entries: list[Entry] = []
    state = start
    while (acting := rules.to_act(state)) and len(entries) <= longest:
        seat = acting[draw(len(acting))]
        entry = played(rules, state, seat, random_move(rules, state, seat, draw), f"{where}, entry {len(entries)}")
        entries.append(entry)
        state = entry.after
    return Game(where, start, tuple(entries))


def played(rules: AnyRules, state: Any, seat: Seat, move: Any, where: str) -> Entry:
    """Play a listed move."""
    try:
        after, events = rules.apply(state, seat, move)
    except IllegalMove as refusal:
        text = rules.write_move(move)
        raise Broken("listed_moves_are_played", where, f"seat {seat}: {text!r} is listed, but {refusal}") from refusal
    return Entry(where, state, seat, move, after, events)


def random_move(rules: AnyRules, state: Any, seat: Seat, draw: Draw) -> Any:
    """One of the listed moves: chance by its odds, everybody else uniformly."""
    moves = rules.legal_moves(state, seat)
    if not moves:
        raise Broken("somebody_acts_until_the_outcome", repr(state), f"seat {seat} is to act and has no move")
    weights = dict(rules.odds(state)) if seat == CHANCE else {}
    chosen = weighted([(move, weights.get(move, 0)) for move in moves], draw)
    return moves[draw(len(moves))] if chosen is None else chosen


def weighted(choices: Sequence[tuple[Any, int]], draw: Draw) -> Any | None:
    """A choice by weight; None where nothing has any."""
    total = sum(max(weight, 0) for _, weight in choices)
    rest = draw(total) if total else -1
    for choice, weight in choices:
        if 0 <= rest < weight:
            return choice
        rest -= max(weight, 0)
    return None


def options_in_words(options: Mapping[str, Any]) -> str:
    """Options for a message."""
    return " ".join(f"{name}={value}" for name, value in options.items()) or "no options"
