"""Whole reviews of a mover: the same bytes where what it could not know was otherwise, whatever the log sums up to."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tests.review.golden import BATTLE, LITTLE, table
from toychest.contract import CHANCE, IllegalMove, Rules, Seat
from toychest.review.moments import moments_of
from toychest.review.reviewed import weigher_for
from toychest.review.steps import Game, steps_of
from toychest.table import Frame

pytestmark = [pytest.mark.compiled, pytest.mark.xdist_group("review")]

CITY = "clockwork/golden/two"
LATE = 40
"""Entries that two swapped ones lie apart at the most."""


def replayed(rules: Rules[Any, Any], frames: Sequence[Frame], moves: Sequence[str]) -> list[Frame]:
    """The same entries with these moves. Raises `IllegalMove`."""
    found = [frames[0]]
    for frame, move in zip(frames[1:], moves, strict=True):
        seat = frame.seat
        assert seat is not None
        if rules.to_act(found[-1].state) != rules.to_act(frames[len(found) - 1].state):
            raise IllegalMove("not-to-act", "none", seat=seat)
        state, events = rules.apply(found[-1].state, seat, rules.read_move(move))
        found.append(replace(frame, move=move, state=state, events=events))
    return found


def known(rules: Rules[Any, Any], frames: Sequence[Frame], seat: Seat) -> list[bytes]:
    """What a seat saw and remembered before each of its moves."""
    before = [frames[at - 1].state for at, frame in enumerate(frames) if frame.seat == seat]
    told = ((rules.view(state, seat), rules.memory(state, seat)) for state in before)
    return [msgspec.json.encode(each, order="deterministic") for each in told]


def swapped(name: str, seat: Seat) -> Iterator[list[Frame]]:
    """The game with two entries of chance exchanged, where the seat never knew and another truth lay before it."""
    rules, frames = table(name).rules, table(name).frames
    moves, mine = [frame.move for frame in frames[1:]], known(rules, frames, seat)
    by_chance = [at for at, frame in enumerate(frames[1:]) if frame.seat == CHANCE]
    for first, second in combinations(by_chance, 2):
        if second - first > LATE or moves[first] == moves[second]:
            continue
        other = [*moves]
        other[first], other[second] = moves[second], moves[first]
        try:
            found = replayed(rules, frames, other)
        except (IllegalMove, ValueError):
            continue
        if known(rules, found, seat) == mine and _differ(frames, found, seat):
            yield found


def _differ(frames: Sequence[Frame], others: Sequence[Frame], seat: Seat) -> bool:
    """Whether another truth lay before the seat at some decision of its own."""
    pairs = zip(frames, others, frames[1:], strict=False)
    return any(one.state != other.state and after.seat == seat for one, other, after in pairs)


def told_to(frames: Sequence[Frame], name: str, seat: Seat, sum: str) -> bytes:
    """All that a review says of a mover's own decisions: judgements, slips, and mistakes worth a look in words."""
    played = table(name)
    game = Game(played.edition, frames, sum, weigher_for(played, LITTLE))
    steps = [step for _, _, step in steps_of(game) if step is not None]
    decisions = [(step.first, step.move, step.judgement, step.is_slip) for step in steps if step.seat == seat]
    mistakes = [step for step in steps if step.seat == seat and step.judgement is not None and step.parts[seat].mistake]
    words = [*moments_of(game, [*mistakes, steps[-1]])[:-1]]
    return msgspec.json.encode([decisions, words])


@cache
def other_truth(name: str, seat: int) -> list[Frame]:
    found = next(swapped(name, Seat(seat)), None)
    assert found is not None, "some two entries of chance can be exchanged"
    return found


@pytest.mark.parametrize(("name", "seat"), [(BATTLE, 0), (BATTLE, 1), (CITY, 0), (CITY, 1)])
def test_the_review_of_a_mover_is_the_same_when_what_it_could_not_know_is_swapped(name: str, seat: int) -> None:
    truth = told_to(table(name).frames, name, Seat(seat), "one log")
    assert told_to(other_truth(name, seat), name, Seat(seat), "another log") == truth
