"""The towers of our boards: no row loses a game by itself, and figures are as they were when towers were chosen."""

from itertools import product

import pytest

from tools.tower_lengths import KEPT, Tally, read_tallies
from toychest.games import EDITIONS
from toychest.games.castle.cards import Card
from toychest.games.castle.profiles import PROFILES
from toychest.games.castle.readings import PRINTINGS
from toychest.games.castle.terms import BOARDS, Terms
from toychest.games.castle.trail import program_for

pytestmark = pytest.mark.compiled
ARROW = Card.UP
"""Where an arrow points does not matter to the ghost."""

ROWS = list(product([ARROW, Card.LOOP, Card.SORCERER, Card.GHOST], repeat=3))


def most_climbs(terms: Terms) -> int:
    """The farthest that one row can carry the ghost: every ghost card, unrolled, and the extra step of a failed row."""
    return max(climbs(terms, row) for row in ROWS)


def climbs(terms: Terms, row: tuple[Card, ...]) -> int:
    program = program_for(terms, row)
    ghosts = sum(row[act.place] is Card.GHOST for act in program.acts)
    return ghosts + (program.steps_left[0] > 0)


@pytest.mark.parametrize("printing", PRINTINGS)
@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("board", BOARDS)
def test_cas_5_2_no_row_takes_the_ghost_from_the_foot_to_the_top(board: str, profile: str, printing: str) -> None:
    state = EDITIONS[f"castle-{printing}-0"].rules.setup(1, {"board": board, "profile": profile})
    assert most_climbs(state.terms) < state.terms.escape


def test_cas_5_2_by_the_german_text_a_ghost_and_two_loops_climb_nine_steps() -> None:
    state = EDITIONS["castle-de-0"].rules.setup(1, {"profile": "base"})
    assert climbs(state.terms, (Card.GHOST, Card.LOOP, Card.LOOP)) == 9


def won(board: str, profile: str, player: str) -> float:
    """The share of games won, as bench/towers.json has it."""
    state = EDITIONS["castle-standard-0"].rules.setup(1, {"board": board})
    tally = tallied(board, profile, player)
    return tally.won(state.terms.board.tower) / tally.games


def tallied(board: str, profile: str, player: str) -> Tally:
    return read_tallies(KEPT)[board, profile, player]


def test_a_careful_team_wins_the_castle_by_the_base_rules_about_85_times_in_100() -> None:
    assert won("castle", "base", "thorough") == pytest.approx(0.85, abs=0.04)


def test_a_hasty_family_wins_its_first_game_more_often_than_not() -> None:
    assert won("castle", "young", "hasty") > 0.5


def test_half_of_the_games_in_the_castle_have_eight_rows_or_more() -> None:
    assert tallied("castle", "base", "thorough").median >= 8


@pytest.mark.parametrize("player", ["thorough", "hasty"])
@pytest.mark.parametrize("board", BOARDS)
def test_loops_that_move_ghosts_make_every_board_harder(board: str, player: str) -> None:
    young, base, older, oldest = (won(board, profile, player) for profile in ("young", "base", "older", "oldest"))
    assert young > base
    assert older > oldest
