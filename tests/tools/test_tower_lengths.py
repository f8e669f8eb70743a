"""The table of towers: what the greedy players do, and that the page says what they did."""

import re
from pathlib import Path

import numpy as np
import pytest
from msgspec.structs import replace

from tools.greedy_castle import Place, Ways, chosen, followed, play, terms_of, ways_of
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
from toychest.bots.castle_planner.compiled.layout import CLIMB, FAIL, SINK
from toychest.contract import Seat
from toychest.games import EDITIONS
from toychest.games.castle.board import Square
from toychest.games.castle.board_file import load_board
from toychest.games.castle.cards import CARDS, Card
from toychest.games.castle.kernel.moves import number_of
from toychest.games.castle.state import Castle
from toychest.games.castle.terms import BOARDS
from toychest.puzzles.castle.plans import plans

pytestmark = pytest.mark.slow

RULES = EDITIONS["castle-standard-0"].rules
CASTLE = terms_of("castle", "base").board
CELL: Cell = ("garden", "young", "hasty")


def numbers(squares: str) -> list[int]:
    return [number_of(CASTLE, Square(square)) for square in squares.split()]


def made(*ways: str) -> Ways:
    """Ways of one row: `c1 d1 !` are two squares, then the ghost; a wand is a square that lowers it."""
    events, ends = np.zeros((len(ways), 12), np.uint8), []
    for way, acts in enumerate(ways):
        entered = [act for act in acts.split() if act not in ("!", "#")]
        marks = {"!": CLIMB, "#": FAIL} | {str(wand): SINK for wand in CASTLE.squares("w")}
        written = [marks[act] if act in marks else numbers(act)[0] for act in acts.split()]
        events[way, : len(written)] = written
        ends.append(numbers(entered[-1])[0])
    counts = np.array([len(acts.split()) for acts in ways], np.uint8)
    known = ways_of("castle", "base", False)
    starts = np.array([0, len(ways)])
    return known._replace(starts=starts, ends=np.array(ends, np.uint8), counts=counts, events=events)


def taken(treasures: str, ghost: int, *ways: str) -> str:
    """The way that the thorough player takes."""
    sought = np.array(numbers(treasures))
    place = Place(0, ghost, (1 << sought.size) - 1)
    return ways[int(chosen(made(*ways), 0, sought, place, 1_000_000))]


def test_more_treasures_come_first() -> None:
    assert taken("b2 g5", 3, "a3", "b2 ! !") == "b2 ! !"


def test_then_a_lower_ghost() -> None:
    assert taken("d3 g5", 3, "c3", "a3") == "a3"


def test_then_the_nearest_treasure_gates_used() -> None:
    assert taken("d1 a6", 0, "e3", "d4") == "d4"  # over the gates c4 and e1


def test_among_equals_the_first() -> None:
    assert taken("a6", 0, "c3 d3", "d2 d3") == "c3 d3"


def test_a_way_into_a_blocked_door_is_none() -> None:
    assert taken("d1 a6", 0, "d1 #", "d3") == "d3"


def test_a_way_that_wins_before_a_blocked_door_is_one() -> None:
    assert taken("d1", 0, "d3", "d1 #") == "d1 #"


def test_when_the_ghost_first_reached_a_step_is_remembered() -> None:
    climbed = np.zeros(64, np.int64)
    followed(made("! ! a3 !"), 0, np.array(numbers("g4")), Place(0, 1, 1), 5, climbed)
    assert climbed[:5].tolist() == [0, 0, 5, 5, 0]


def test_the_last_treasure_ends_the_game_at_once() -> None:
    after, _ = followed(made("b2 ! !"), 0, np.array(numbers("b2")), Place(0, 1, 1), 0, np.zeros(64, np.int64))
    assert after.ghost == 1


@pytest.mark.parametrize("profile", ["young", "base", "older", "oldest"])
@pytest.mark.parametrize(
    ("row", "at"),
    [("up sorcerer loop", "d1"), ("ghost right loop", "d3"), ("left loop ghost", "b3"), ("up up ghost", "g1")],
)
def test_a_player_sees_what_the_rules_allow(row: str, at: str, profile: str) -> None:
    state, ways = laid(row, at, profile), ways_of("castle", profile, False)
    sought, place = np.array(numbers(" ".join(state.treasures))), Place(numbers(at)[0], 1, 15)
    cards = tuple(CARDS.index(card) for card in state.row)
    group = place.square * ways.rows + ways.numbers[cards]
    led = [
        followed(ways, way, sought, place, 0, np.zeros(0, np.int64))
        for way in range(ways.starts[group], ways.starts[group + 1])
    ]
    assert {tuple(after) for after, may_be in led if may_be} == {went(plan) for plan in plans(state)}


def test_half_turns_show_more_ways() -> None:
    quarter, half = (ways_of("castle", "base", half_turns).ends.size for half_turns in (False, True))
    assert half > quarter


def laid(row: str, at: str, profile: str) -> Castle:
    """A row on the table of the castle, the ghost on step 1 and four treasures in the corner."""
    state: Castle = RULES.setup(1, {"board": "castle", "profile": profile})
    treasures, cards = state.terms.chambers[:4], tuple(Card(name) for name in row.split())
    return replace(state, treasures=treasures, found=(False,) * 4, sorcerer=Square(at), ghost=1, row=cards)


def went(planned: Castle) -> tuple[int, int, int]:
    """The same row by the rules."""
    after: Castle = RULES.apply(planned, Seat(0), RULES.read_move("go"))[0]
    left = sum(1 << bit for bit, is_found in enumerate(after.found) if not is_found)
    return numbers(after.sorcerer)[0], after.ghost, left


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
    named = re.findall(r"^\| `(\w+)` \| (\d+) \| thorough \| \d+ %", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert named == [(board, str(load_board(board).tower)) for board in BOARDS]


@pytest.mark.slow
def test_a_small_sample_agrees_with_the_page() -> None:
    games = range(1_000_000, 1_000_300)
    won = sum(play(*CELL, number).highest < load_board("garden").tower for number in games)
    low, high = interval(won, len(games), z=4)
    published = read_tallies(KEPT)[CELL]
    assert low <= published.won(load_board("garden").tower) / published.games <= high


@pytest.mark.deep
@pytest.mark.timeout(3600)
def test_everything_played_anew_gives_the_same_table() -> None:
    assert checked(lanes=2) == 0
