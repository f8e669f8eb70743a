"""Laws of play: a game is a fold over its log, and it ends."""

from typing import Any

from toychest.conformance.broken import Broken
from toychest.conformance.golden import log_of, replayed
from toychest.conformance.sampling import draws, played
from toychest.conformance.subject import Subject
from toychest.contract import CHANCE


def same_seed_gives_the_same_game(subject: Subject) -> None:
    """Same seed and choices: same log, states and events."""
    for number, first in enumerate(subject.played):
        again = subject.play(number)
        if again.start != first.start:
            raise Broken("same_seed_gives_the_same_game", first.where, "two setups differ")
        for one, other in zip(first.entries, again.entries, strict=False):
            if (one.seat, one.move, one.after, one.events) != (other.seat, other.move, other.after, other.events):
                raise Broken("same_seed_gives_the_same_game", one.where, f"first {one.move}, then {other.move}")
        if len(first.entries) != len(again.entries):
            raise Broken("same_seed_gives_the_same_game", first.where, "one game is longer than the other")


def the_log_rebuilds_every_state(subject: Subject) -> None:
    """Seats and notation are all that is needed to come to the same states and events."""
    for game in subject.played:
        log = log_of(subject.rules, game)
        for entry, rebuilt in zip(game.entries, replayed(subject.rules, game.start, log, game.where), strict=True):
            if (rebuilt.after, rebuilt.events) != (entry.after, entry.events):
                raise Broken("the_log_rebuilds_every_state", entry.where, "the replayed state or events differ")


def somebody_acts_until_the_outcome(subject: Subject) -> None:
    """There is somebody to act exactly as long as there is no outcome, and who is to act has a move."""
    law = "somebody_acts_until_the_outcome"
    rules = subject.rules
    for where, state in subject.states:
        acting, outcome = rules.to_act(state), rules.outcome(state)
        if bool(acting) == (outcome is not None):
            raise Broken(law, where, f"to act: {acting}, outcome: {outcome}")
        if len(set(acting)) != len(acting) or not set(acting) <= {*subject.all_seats, CHANCE}:
            raise Broken(law, where, f"to act: {acting}, of {subject.seats} seats")
        for seat in (*subject.all_seats, CHANCE):
            if bool(rules.legal_moves(state, seat)) != (seat in acting):
                raise Broken(law, where, f"to act: {acting}, but seat {seat} has {rules.legal_moves(state, seat)}")


def outcomes_place_every_seat(subject: Subject) -> None:
    """An outcome gives every seat points and a place from 1 on."""
    for where, state in subject.states:
        outcome = subject.rules.outcome(state)
        if outcome is None:
            continue
        if len(outcome.points) != subject.seats or len(outcome.places) != subject.seats or min(outcome.places) < 1:
            raise Broken("outcomes_place_every_seat", where, f"{outcome} for {subject.seats} seats")


def listed_moves_are_played(subject: Subject) -> None:
    """Every listed move is accepted; the list has no doubles and keeps its order."""
    rules = subject.rules
    for where, state in subject.some_states(40, "listed"):
        for seat in rules.to_act(state):
            moves = rules.legal_moves(state, seat)
            if len(set(moves)) != len(moves) or tuple(rules.legal_moves(state, seat)) != tuple(moves):
                raise Broken("listed_moves_are_played", where, f"seat {seat}: doubles or another order in {moves}")
            for move in moves:
                played(rules, state, seat, move, where)


def apply_leaves_its_input_unchanged(subject: Subject) -> None:
    """A state is a value: hash and deep text stay the same, whatever is asked of it or played from it."""
    for number, game in enumerate(subject.played):
        state = subject.setup() if number < subject.games else game.start
        for count, entry in enumerate(game.entries):
            is_looked_at = count % subject.sparing == 0
            before = (repr(state), hash(state)) if is_looked_at else None
            if is_looked_at:
                look_around(subject, state)
            after, _ = subject.rules.apply(state, entry.seat, entry.move)
            if before is not None and (repr(state), hash(state)) != before:
                raise Broken("apply_leaves_its_input_unchanged", entry.where, f"was {before[0]}, became {state!r}")
            state = after


def look_around(subject: Subject, state: Any) -> None:
    """Ask everything of a state that can be asked without playing."""
    subject.rules.odds(state)
    for watcher in subject.watchers:
        subject.rules.view(state, watcher)
        subject.rules.memory(state, watcher)
        subject.rules.imagine(state, watcher, draws(subject.seed, watcher))
        subject.rules.legal_moves(state, CHANCE if watcher is None else watcher)


def pieces_are_conserved(subject: Subject) -> None:
    """Every piece of the box is somewhere exactly once, in every state."""
    box = dict(subject.rules.pieces(subject.setup()))
    for where, state in subject.states:
        counted = dict(subject.rules.pieces(state))
        if counted != box:
            raise Broken("pieces_are_conserved", where, f"expected {box}, got {counted}")


def random_games_end(subject: Subject) -> None:
    """Random games end within the edition's `longest` entries, unless it says that they may cycle."""
    for game in () if subject.edition.may_cycle else subject.played:
        if subject.rules.to_act(game.states[-1]) or len(game.entries) > subject.edition.longest:
            message = f"still going after {subject.edition.longest} entries, which `Edition.longest` promises"
            raise Broken("random_games_end", game.where, f"{message}; where play may go round, say `may_cycle`")


LAWS = (
    same_seed_gives_the_same_game,
    the_log_rebuilds_every_state,
    somebody_acts_until_the_outcome,
    outcomes_place_every_seat,
    listed_moves_are_played,
    apply_leaves_its_input_unchanged,
    pieces_are_conserved,
    random_games_end,
)
