"""The kernel of Clockwork City equals its rules, imagines as they do, and says what it does not cover."""

import random
from collections.abc import Iterator
from dataclasses import replace
from importlib.resources import files
from typing import Any

import msgspec
import numpy as np
import pytest

from tests.games.clockwork.stage import A, B, City, after, city
from tests.games.clockwork.test_endings import ENDS
from tests.games.clockwork.test_laws import STARTS, asked_in_secret
from toychest.conformance import Subject
from toychest.conformance.facts import forgettings
from toychest.conformance.kernels import check_twin_game
from toychest.conformance.twin import Twin
from toychest.contract import Edition, Json, Kernel, Seat
from toychest.games import EDITIONS
from toychest.games.clockwork.board import Field
from toychest.games.clockwork.kinds import KINDS
from toychest.games.clockwork.memory import YARDS, CityMemory, remembered
from toychest.games.clockwork.notation import LETTERS
from toychest.games.clockwork.readings import READINGS
from toychest.games.kernels import generator

pytestmark = pytest.mark.compiled

PRINTED = [edition for edition in EDITIONS.values() if edition.game == "clockwork"]
STANDARD = EDITIONS["clockwork-standard-0"]
PLAYED = {(name, value) for edition in PRINTED for name, value in edition.values.items()}
HOUSE_RULES = [
    (reading.name, value) for reading in READINGS for value in reading.choices if value != STANDARD.values[reading.name]
]
TOGETHER: list[dict[str, str]] = [
    {"lay_down": "voluntary", "offturn_win": "own_turn"},
    {"scrap_without_card": "bluff_ok", "scrap_family": "both", "ask_visibility": "private"},
    {"empty_yard": "closed", "white_stop": "forced", "no_move": "stop_short", "entry": "exact", "reversal": "one"},
    {"blind_miss": "swap_choice", "lay_down": "voluntary", "scrap_dest": "discards"},
    {"extra_sets": "one_each", "lay_order": "before_discard", "yard_arrival": "both"},
    {"endgame_special": "both", "endgame_target": "anyone", "endgame_demands": "one_per_rival"},
]
OWN_BOARD = (
    files("toychest.games.clockwork").joinpath("boards", "forked.toml").read_text(encoding="utf-8")
    .replace('name = "forked"', 'name = "ours"')
    .replace("    [46, 52, 53, 11],\n", "    [46, 52, 53, 11],\n    [0, 46, 30],\n    [53, 13],\n")
)  # fmt: skip


def kernel() -> Kernel:
    assert STANDARD.kernel is not None
    return STANDARD.kernel()


def ruled(name: str, value: str) -> Edition:
    """The standard edition with one house rule."""
    return STANDARD.with_house_rules({name: value})


# The law, beyond what is tried of every printing, option and reading (tests/conformance)


@pytest.mark.parametrize("number", range(len(PRINTED)), ids=[edition.id for edition in PRINTED])
def test_every_printing_is_played_as_its_rules_say(number: int) -> None:
    board = ("ring", "forked")[number % 2]
    assert check_twin_game(PRINTED[number], 2 + number % 3, {"board": board}, seed=number) > 40


@pytest.mark.parametrize("seats", STANDARD.seat_counts)
def test_every_number_of_seats_is_played(seats: int) -> None:
    assert check_twin_game(STANDARD, seats, {"board": "forked"}, seed=7) > 40


@pytest.mark.parametrize("seats", STANDARD.seat_counts)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_game_is_played_to_its_end(seats: int, seed: int) -> None:
    assert check_twin_game(STANDARD, seats, {}, seed, sense=0.5) > 100


@pytest.mark.parametrize(("start", "moves"), [row[:2] for row in ENDS], ids=[row[2] for row in ENDS])
def test_every_ending_has_the_points_and_places_of_the_rules(start: City, moves: str) -> None:
    twin = Twin(STANDARD.rules, kernel(), start, "ends", moves)
    for move in moves.split(", "):
        twin.check_listed()
        twin.play(STANDARD.rules.read_move(move))
    assert STANDARD.rules.outcome(twin.state) is not None
    twin.check_end()


def test_a_board_of_ones_own_is_played() -> None:
    assert check_twin_game(STANDARD, 3, {"board": {"file": OWN_BOARD}}, seed=5) > 40


@pytest.mark.parametrize(
    ("name", "value"),
    [
        pytest.param(*rule, id="=".join(rule), marks=() if rule in PLAYED else pytest.mark.deep)
        for rule in HOUSE_RULES
    ],
)  # fmt: skip
def test_every_value_of_a_reading_is_played(name: str, value: str) -> None:
    assert check_twin_game(ruled(name, value), 3, {}, seed=len(name)) > 40


@pytest.mark.slow
@pytest.mark.parametrize("house_rules", TOGETHER, ids=lambda rules: "+".join(rules.values()))
def test_house_rules_are_played_together(house_rules: dict[str, str]) -> None:
    assert check_twin_game(STANDARD.with_house_rules(house_rules), 4, {"board": "forked"}, seed=11) > 40


def play_many(edition: Edition, seats: int, options: dict[str, Json], games: int, sense: float = 0.0) -> int:
    """Many games, every step compared; gives the number of steps. With sense they are played to their end."""
    return sum(check_twin_game(edition, seats, options, seed, sense=sense) for seed in range(1000, 1000 + games))


@pytest.mark.deep
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("board", ["ring", "forked"])
@pytest.mark.parametrize("seats", STANDARD.seat_counts)
@pytest.mark.parametrize("edition", PRINTED, ids=lambda edition: edition.id)
def test_many_games_of_every_printing(edition: Edition, seats: int, board: str) -> None:
    assert play_many(edition, seats, {"board": board}, games=90) > 90 * 40


@pytest.mark.deep
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("seats", STANDARD.seat_counts)
@pytest.mark.parametrize(("name", "value"), HOUSE_RULES)
def test_many_games_of_every_house_rule(name: str, value: str, seats: int) -> None:
    assert play_many(ruled(name, value), seats, {}, games=25) > 25 * 40


@pytest.mark.deep
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("board", ["ring", "forked"])
@pytest.mark.parametrize("seats", STANDARD.seat_counts)
@pytest.mark.parametrize("edition", PRINTED, ids=lambda edition: edition.id)
def test_many_whole_games_of_every_printing(edition: Edition, seats: int, board: str) -> None:
    assert play_many(edition, seats, {"board": board}, games=20, sense=0.5) > 20 * 40


@pytest.mark.deep
@pytest.mark.timeout(1800)
@pytest.mark.parametrize(("name", "value"), HOUSE_RULES)
def test_many_whole_games_of_every_house_rule(name: str, value: str) -> None:
    assert sum(play_many(ruled(name, value), seats, {}, games=7, sense=0.5) for seats in (2, 3, 4)) > 20 * 40


# Search


def check_search_game(edition: Edition, seats: int, seed: int) -> None:
    """At every step the narrowed moves are some of the listed ones, and every chance to win lies between 0 and 1."""
    twin = Twin(edition.rules, kernel(), edition.rules.setup(seats, {}), "search", f"seed {seed}")
    luck = random.Random(seed)
    chances = np.zeros(seats)
    for _ in range(400):
        if twin.kernel.to_act(twin.row) == -2:
            break
        count = twin.kernel.listed(twin.tables, twin.row, twin.ids, twin.weights, twin.scratch)
        all_moves = set(twin.ids[:count].tolist())
        kept = twin.kernel.narrow(twin.tables, twin.row, twin.ids, count, twin.scratch)
        assert kept >= 1
        assert set(twin.ids[:kept].tolist()) <= all_moves
        twin.kernel.evaluate(twin.tables, twin.row, twin.kernel.weights, chances, twin.scratch)
        assert np.all((chances >= 0) & (chances <= 1))
        twin.kernel.step(twin.tables, twin.row, luck.choice(sorted(all_moves)), twin.scratch)


@pytest.mark.parametrize("seats", STANDARD.seat_counts)
def test_narrowing_leaves_moves_and_chances_are_chances(seats: int) -> None:
    check_search_game(STANDARD, seats, seed=seats)


def chances_in(state: City) -> list[float]:
    """Each seat's chance to win, by the kernel."""
    out = np.zeros(state.terms.seats)
    scratch = np.zeros(kernel().scratch_size, np.int32)
    kernel().evaluate(kernel().tables(state), kernel().pack(state, None), kernel().weights, out, scratch)
    return [float(chance) for chance in out]


def test_who_has_escaped_has_won_for_certain() -> None:
    ready = city("Fuel, 3 Owl", "Scrap", at="yard 1, yard 2", laid="A Lacewing", pile="Owl")
    assert chances_in(after(ready, "throw 3 3, take, draw Owl")) == [1.0, 0.0]


def test_who_is_one_card_short_is_better_off() -> None:
    near, far = chances_in(city("Fuel, 3 Owl, Scrap", "Kettle, Nipper, Scrap", laid="A Lacewing"))
    assert near > 0.6 > far


# Imagining


def by_kernel(state: City, seat: Seat, times: int, forgotten: frozenset[str] = frozenset()) -> list[City]:
    """States that the kernel imagines."""
    tables, flags = kernel().tables(state), kernel().forgetting(state, seat, forgotten)
    scratch, rng, start = np.zeros(kernel().scratch_size, np.int32), generator(1), kernel().pack(state, seat)
    found = []
    for _ in range(times):
        row = start.copy()
        kernel().imagine(tables, row, seat, flags, rng, scratch)
        found.append(kernel().unpack(row, state))
    return found


def by_rules(state: City, seat: Seat, times: int, forgotten: frozenset[str] = frozenset()) -> list[City]:
    """States that the rules imagine."""
    luck = random.Random(1)
    return [STANDARD.rules.imagine(state, seat, luck.randrange, forgotten) for _ in range(times)]


def farthest_apart(some: list[list[int]], others: list[list[int]]) -> float:
    """How many standard errors the means of two samples are apart, where they differ most."""
    one, two = np.array(some, float), np.array(others, float)
    error = np.sqrt(one.var(0) / len(one) + two.var(0) / len(two)) + 1e-3
    return float(np.max(np.abs(one.mean(0) - two.mean(0)) / error))


def hidden(states: list[City]) -> list[list[int]]:
    """The cards in every hand and in the piles, by kind."""
    return [[count for cards in (*state.hands, state.unseen) for count in cards] for state in states]


@pytest.mark.parametrize("start", STARTS, ids=lambda start: start.__name__)
def test_hidden_cards_are_dealt_as_often_as_by_the_rules(start: Any) -> None:
    state, watcher = start(), Seat(start().terms.seats - 1)
    assert farthest_apart(hidden(by_kernel(state, watcher, 1500)), hidden(by_rules(state, watcher, 700))) < 5


def in_question(states: list[City]) -> list[list[int]]:
    """By kind: is the open question about it?"""
    return [[int(state.agenda[0].kind is kind) for kind in KINDS] for state in states]  # type: ignore[union-attr]


def test_a_question_between_others_is_about_each_kind_as_often_as_by_the_rules() -> None:
    state, watcher = asked_in_secret(), Seat(2)
    assert farthest_apart(in_question(by_kernel(state, watcher, 1500)), in_question(by_rules(state, watcher, 700))) < 5


FORGETFUL = city("2 Owl, 2 Kettle, Scrap", "2 Nipper, Fuel", discards="1 Fuel, 2 Owl, 3 Umbrella, 4 Nipper, 5 Scrap")


def on_spots(states: list[City]) -> list[list[int]]:
    """By spot and kind: does it lie there?"""
    return [[int(laid is kind) for _, laid in state.discards for kind in KINDS] for state in states]


def test_forgotten_spots_are_dealt_as_often_as_by_the_rules() -> None:
    gone = frozenset({"spots.1", "spots.2", "spots.4"})
    ours, theirs = by_kernel(FORGETFUL, A, 1500, gone), by_rules(FORGETFUL, A, 1500, gone)
    assert farthest_apart(on_spots(ours), on_spots(theirs)) < 5
    assert {state.discards[2] for state in ours} == {FORGETFUL.discards[2]}


def test_where_few_cards_are_hidden_forgotten_spots_are_dealt_as_often_as_by_the_rules() -> None:
    few = city("2 Owl, Scrap", "Fuel", pile="", discards="1 Owl, 2 Owl, 3 Kettle")
    gone = frozenset({"spots.1", "spots.2", "spots.3"})
    assert farthest_apart(hidden(by_kernel(few, A, 1500, gone)), hidden(by_rules(few, A, 1500, gone))) < 5


def test_where_few_cards_are_hidden_they_are_dealt_by_count() -> None:
    few = city("2 Owl, Scrap", "Owl", pile="Owl, Kettle, Nipper")
    for imagined in (by_kernel(few, A, 1500), by_rules(few, A, 1500)):
        owls = sum(state.hands[B][KINDS.index("Owl")] for state in imagined) / 1500
        assert owls == pytest.approx(0.5, abs=0.06)


@pytest.mark.parametrize("aid", ["last_3", "last_6", "on"])
def test_what_lies_open_cannot_be_forgotten(aid: str) -> None:
    some = city("2 Owl, Scrap", "Fuel", pile="3 Kettle, 2 Nipper", discards="1 Owl, 2 Kettle, 3 Fuel, 4 Nipper")
    aided = msgspec.structs.replace(some, terms=replace(some.terms, memory_aid=aid))
    gone = frozenset({"spots.1", "spots.2", "spots.3", "spots.4"})
    for imagined in (*by_kernel(aided, A, 50, gone), *by_rules(aided, A, 50, gone)):
        assert STANDARD.rules.view(imagined, A) == STANDARD.rules.view(aided, A)


def half_forgotten(seats: int) -> Iterator[tuple[City, CityMemory, frozenset[str]]]:
    """What the kernel imagines for A in a random game, what A was shown, and the half of it that A has forgotten."""
    for where, state in Subject(STANDARD, seats, {}, frozenset(), games=1).some_states(30, "bounds"):
        memory = remembered(state, A)
        _, half, _ = forgettings(memory, where)
        yield from ((imagined, memory, half) for imagined in by_kernel(state, A, 20, half))


def is_bound(imagined: City, memory: CityMemory, forgotten: frozenset[str]) -> bool:
    """Does every bound hold that was not forgotten?"""
    cards = {**dict(zip(LETTERS, imagined.hands, strict=False)), YARDS: imagined.unseen}
    return all(
        (low <= held or f"hands.{holder}.{kind}.0" in forgotten)
        and (held <= high or f"hands.{holder}.{kind}.1" in forgotten)
        for holder, bounds in memory.hands.items()
        for held, (kind, (low, high)) in zip(cards[holder], bounds.items(), strict=True)
    )


@pytest.mark.parametrize("seats", [2, 3])
def test_a_bound_that_was_not_forgotten_binds(seats: int) -> None:
    assert all(is_bound(*each) for each in half_forgotten(seats))


def test_a_forgotten_bound_does_not_bind() -> None:
    asked = after(city("2 Owl, Scrap", "2 Owl, Fuel", at="yard 1, yard 1"), "throw 3 3, ask B Owl")
    sure = {state.hands[B][KINDS.index("Owl")] > 0 for state in by_kernel(asked, A, 300)}
    asked = after(asked, "give Owl, throw 1 2, walk 3")
    names = frozenset({"hands.B.Owl.0", "public.B.Owl.0", "shared.B.B.Owl.0"})
    assert sure == {True}
    assert len({state.hands[B][KINDS.index("Owl")] for state in by_kernel(asked, A, 300, names)}) > 1


def test_the_card_that_is_about_to_be_laid_may_be_forgotten() -> None:
    start = city("2 Owl, 2 Kettle, 3 Airship", "2 Nipper", at="yard 1, 33", pile="2 Lacewing, Fuel")
    laying = after(start, "throw 3 3, take, draw Lacewing, discard Kettle")
    assert len({state.agenda[0] for state in by_kernel(laying, B, 200, frozenset({"about"}))}) > 1
    assert len({state.agenda[0] for state in by_kernel(laying, B, 200)}) == 1


# What is covered


@pytest.mark.parametrize("edition", PRINTED, ids=lambda edition: edition.id)
def test_every_printing_is_covered(edition: Edition) -> None:
    assert kernel().covers(edition.rules.setup(4, {}))


def test_a_city_beyond_every_board_file_is_not_covered() -> None:
    state = city()
    board = state.terms.board
    large = replace(board, coordinates=tuple((Field(number), 0, 0) for number in range(121)))
    assert not kernel().covers(msgspec.structs.replace(state, terms=replace(state.terms, board=large)))
