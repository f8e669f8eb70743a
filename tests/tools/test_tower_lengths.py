"""The table of towers: what the greedy players do, and that the page says what they did."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from tools.castle_plans import plans
from tools.greedy_castle import After, Way, chosen, laid, play, terms_of, walked, way_of
from tools.tower_lengths import (
    GAMES,
    KEPT,
    PAGE,
    Cell,
    Tally,
    checked,
    interval,
    play_batch,
    play_missing,
    read_tallies,
    section,
    with_section,
    write_tallies,
)
from toychest.contract import Seat
from toychest.games import EDITIONS
from toychest.games.castle.board import Square
from toychest.games.castle.board_file import load_board
from toychest.games.castle.cards import Card
from toychest.games.castle.state import Castle
from toychest.games.castle.terms import BOARDS

RULES = EDITIONS["castle-standard-0"].rules
CASTLE = terms_of("castle", "base")
CELL: Cell = ("garden", "young", "hasty")


def standing(at: str, treasures: str, ghost: int = 0) -> After:
    return After(frozenset(map(Square, treasures.split())), ghost, ghost, Square(at))


def way(acts: str) -> Way:
    """`c1 d1 !`: two squares, then the ghost."""
    squares = tuple(None if act == "!" else Square(act) for act in acts.split())
    return Way(squares, [square for square in squares if square][-1])


def taken(before: After, *ways: str) -> str:
    """The way that a greedy player takes."""
    return " ".join(act or "!" for act in chosen(CASTLE, [way(acts) for acts in ways], before)[0].acts)


def test_more_treasures_come_first() -> None:
    assert taken(standing("b3", "b2 g6", ghost=3), "a3", "b2 ! !") == "b2 ! !"


def test_then_a_lower_ghost() -> None:
    assert taken(standing("b3", "d3 g6", ghost=3), "c3", "a3") == "a3"


def test_then_the_nearest_treasure_gates_used() -> None:
    assert taken(standing("d3", "d1 a6"), "e3", "d4") == "d4"  # over the gates c4 and e1


def test_among_equals_the_first() -> None:
    assert taken(standing("d3", "a6"), "c3 d3", "d2 d3") == "c3 d3"


def test_the_ghosts_highest_step_is_remembered() -> None:
    assert walked(CASTLE.board, way("! ! a3"), standing("b3", "g4", ghost=1)).highest == 3


def test_the_last_treasure_ends_the_game_at_once() -> None:
    assert walked(CASTLE.board, way("b2 ! !"), standing("b3", "b2", ghost=1)).highest == 1


@pytest.mark.parametrize("profile", ["young", "base", "older", "oldest"])
@pytest.mark.parametrize(
    ("row", "at"),
    [("up sorcerer loop", "d1"), ("ghost right loop", "d3"), ("left loop ghost", "b3"), ("up up ghost", "g1")],
)
def test_a_way_does_what_the_rules_do(row: str, at: str, profile: str) -> None:
    cards = tuple(Card(name) for name in row.split())
    state = replace(laid("castle", profile, cards, Square(at)), ghost=1)
    before = After(frozenset(state.treasures), 1, 1, Square(at))
    foreseen = [walked(state.terms.board, way_of(replace(plan, ghost=0)), before) for plan in plans(state)]
    assert [(after.left, after.ghost, after.at) for after in foreseen] == [went(plan) for plan in plans(state)]


def went(planned: Castle) -> tuple[frozenset[Square], int, Square]:
    """The same row by the rules."""
    after: Castle = RULES.apply(planned, Seat(0), RULES.read_move("go"))[0]
    left = (square for square, is_found in zip(after.treasures, after.found, strict=True) if not is_found)
    return frozenset(left), after.ghost, after.sorcerer


def test_a_game_is_always_the_same() -> None:
    assert play("garden", "young", "hasty", 7) == play("garden", "young", "hasty", 7)


@pytest.mark.slow
def test_a_stopped_run_goes_on_where_it_was(tmp_path: Path) -> None:
    tallies = {CELL: Tally("")}
    play_missing(tallies, 2, tmp_path / "towers.json", lanes=1)
    play_missing(tallies, 5, tmp_path / "towers.json", lanes=1)
    assert tallies[CELL] == play_batch(CELL, 0, 5)


def test_games_on_a_board_that_has_changed_are_played_anew(tmp_path: Path) -> None:
    write_tallies(tmp_path / "towers.json", {CELL: Tally("another board", games=9)})
    assert read_tallies(tmp_path / "towers.json")[CELL].games == 0


def test_wilsons_interval() -> None:
    assert [round(end, 3) for end in interval(50, 100)] == [0.404, 0.596]


def test_every_kind_of_game_was_played_equally_often() -> None:
    assert {tally.games for tally in read_tallies(KEPT).values()} == {GAMES}


def test_the_page_says_what_was_played() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert with_section(page, section(read_tallies(KEPT))) == page


def test_the_page_names_our_boards_and_their_towers() -> None:
    named = re.findall(r"^\| `(\w+)` \| (\d+) \| thorough", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert named == [(board, str(load_board(board).tower)) for board in BOARDS]


@pytest.mark.slow
def test_a_small_sample_agrees_with_the_page() -> None:
    games = range(1_000_000, 1_000_030)
    won = sum(play(*CELL, number).highest < load_board("garden").tower for number in games)
    low, high = interval(won, len(games), z=4)
    published = read_tallies(KEPT)[CELL]
    assert low <= published.won(load_board("garden").tower) / published.games <= high


@pytest.mark.deep
@pytest.mark.timeout(3600)
def test_everything_played_anew_gives_the_same_table() -> None:
    assert checked(lanes=2) == 0
