"""Moments: at most seven and at least the end, one for each turn, and none that rests on what nobody could know."""

import random
import re
from typing import Any

import pytest

from tests.review.golden import BATTLE, CASTLE, CITY, NAMES, review, table
from tests.review.test_weighers import decisions
from toychest.contract import Looked, Seat
from toychest.review.moments import MOST, turns_of
from toychest.review.spans import SpanKind
from toychest.review.steps import Step
from toychest.table import draws_for
from toychest.words.catalogue import words_of
from toychest.words.saying import spoken

pytestmark = [pytest.mark.compiled, pytest.mark.xdist_group("review")]


@pytest.mark.parametrize("name", NAMES)
def test_at_most_seven_are_told_and_the_last_is_the_end(name: str) -> None:
    moments = review(name).moments
    assert 1 <= len(moments) <= MOST
    assert (moments[-1].kind, moments[-1].last) == ("end", review(name).steps[-1].last)


@pytest.mark.parametrize("name", NAMES)
def test_they_come_in_the_order_of_the_game(name: str) -> None:
    entries = [moment.first for moment in review(name).moments]
    assert entries == sorted(set(entries))


CHANCE = None


@pytest.mark.parametrize(
    ("seats", "is_cooperative", "turns"),
    [
        ([CHANCE, 0, CHANCE, 0, 1, CHANCE], False, [[1], [2, 3, 4], [5, 6]]),
        ([CHANCE, 0, 0, CHANCE, 0, CHANCE], True, [[1, 2, 3], [4, 5], [6]]),
    ],
    ids=["rivals", "alone"],
)
def test_whoever_plays_alone_has_a_turn_whenever_cards_came(
    seats: list[int | None], is_cooperative: bool, turns: list[list[int]]
) -> None:
    steps = [step_of(place, seat) for place, seat in enumerate(seats, start=1)]
    assert [[step.first for step in turn] for turn in turns_of(steps, is_cooperative)] == turns


def step_of(place: int, seat: int | None) -> Step:
    kind: SpanKind = "chance" if seat is CHANCE else "decision"
    return Step(kind=kind, first=place, last=place, before=(0.5,), after=(0.5,), parts=(), seat=seat)


@pytest.mark.parametrize("name", NAMES)
def test_every_moment_has_a_sentence(name: str) -> None:
    said = [spoken(moment.words, review(name).seats, "en") for moment in review(name).moments]
    assert None not in said


@pytest.mark.parametrize("game", ["toybattle", "clockwork", "castle"])
def test_a_game_tells_at_least_twenty_kinds_of_moments(game: str) -> None:
    said = re.findall(rf"^({game}-review-[a-z-]+) =", words_of(game, "en"), re.MULTILINE)
    lines = {f"{game}-review-{line}" for line in ("luck", "own")}
    assert len(set(said) - lines) >= 20


@pytest.mark.parametrize("name", [BATTLE, CITY, CASTLE])
def test_a_mistake_names_a_better_move_that_was_legal(name: str) -> None:
    played = table(name)
    states = {frame.seq: played.frames[at - 1].state for at, frame in enumerate(played.frames) if at}
    for moment in review(name).moments:
        if moment.kind in ("mistake", "slip"):
            legal = played.rules.legal_moves(states[moment.first], moment.seat)  # type: ignore[arg-type]
            assert played.rules.read_move(moment.better[0]) in legal


@pytest.mark.parametrize(("name", "every"), [(BATTLE, 2), (CITY, 30)])
def test_the_words_of_a_mistake_are_the_same_in_every_truth_that_the_mover_cannot_tell_apart(
    name: str, every: int
) -> None:
    played = table(name)
    rules, tells = played.rules, played.edition.moments
    assert tells is not None
    said = 0
    for number, (state, seat, move) in enumerate(decisions(played, every)):
        other = rules.imagine(state, seat, random.Random(number).randrange)
        for better in rules.legal_moves(state, seat):
            one, another = (
                tells.reason(_looked(rules, each, seat, move, rules.write_move(better), number))
                for each in (state, other)
            )
            assert one == another
            said += one is not None
    assert said > 20


def _looked(rules: Any, state: Any, seat: Seat, move: str, better: str, seed: int) -> Looked:
    """As the review shows it to the game: an imagined state, never the truth."""
    imagined = rules.imagine(state, seat, draws_for("words", seed))
    return Looked(kind="mistake", rules=rules, seat=seat, before=imagined, moves=(move,), better=(better,))
