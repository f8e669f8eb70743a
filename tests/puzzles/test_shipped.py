"""Every shipped puzzle loads, its state is reached by the rules, its answer is legal and solves it."""

from importlib.resources import files

import pytest

from tools.puzzle_check import keeps_answer
from toychest.contract import Edition, Puzzle, Seat, read_puzzles
from toychest.contract.puzzle import FILE
from toychest.games import EDITIONS, GAMES
from toychest.puzzles.judging import table_of_puzzle, verdict_on
from toychest.puzzles.maker import maker_of
from toychest.puzzles.recipe import recipe_of
from toychest.words import LANGUAGES, say

BATTLES = EDITIONS["toybattle-standard-0"]
SHIPPED = [edition for edition in EDITIONS.values() if edition.puzzles is not None and edition.printing == "standard"]


def shipped(edition: Edition) -> tuple[Puzzle, ...]:
    assert edition.puzzles is not None
    return edition.puzzles()


def faults(edition: Edition, puzzle: Puzzle) -> list[str]:
    """What is wrong with a puzzle."""
    table = table_of_puzzle(edition, puzzle)
    seat, found = table.to_act[0], list[str]()
    if seat < 0 or max(puzzle.posed.ways, len(table.legal_moves(seat))) < 2:
        found.append("nobody has a choice")
    after = table
    for move in puzzle.posed.answer:
        after = after.with_move(seat, move)
    if verdict_on(puzzle, seat, after, puzzle.posed.answer) != "right":
        found.append("its answer does not solve it")
    if any(move not in table.legal_moves(seat) for move in (*puzzle.posed.equals, puzzle.posed.second) if move):
        found.append("a move beside its answer is not legal")
    return found


@pytest.mark.slow
@pytest.mark.parametrize("edition", SHIPPED, ids=lambda edition: edition.game)
def test_all_puzzles_can_be_played(edition: Edition) -> None:
    assert {puzzle.id: found for puzzle in shipped(edition) if (found := faults(edition, puzzle))} == {}


@pytest.mark.parametrize("edition", SHIPPED, ids=lambda edition: edition.game)
def test_five_hundred_puzzles_of_a_game_are_shipped(edition: Edition) -> None:
    assert len(shipped(edition)) >= 500


@pytest.mark.parametrize("edition", SHIPPED, ids=lambda edition: edition.game)
def test_no_two_puzzles_are_the_same(edition: Edition) -> None:
    ids = [puzzle.id for puzzle in shipped(edition)]
    assert len(set(ids)) == len(ids)


@pytest.mark.parametrize("edition", SHIPPED, ids=lambda edition: edition.game)
def test_an_estimated_answer_leads_by_ten_points_at_least(edition: Edition) -> None:
    leads = [each.posed.worths[0] - each.posed.worths[1] for each in shipped(edition)]
    assert min(leads) >= 0.10


@pytest.mark.compiled
@pytest.mark.parametrize("at", range(0, 500, 125))
def test_an_estimated_answer_is_the_only_one_when_it_is_weighed_again(at: int) -> None:
    """From another seed, by the judge that level 6 and reviews go by."""
    estimated = [puzzle for puzzle in shipped(BATTLES) if puzzle.posed.asks == "move" and not puzzle.posed.is_exact]
    assert keeps_answer(BATTLES, estimated[at % len(estimated)], recipe_of("toybattle"))


@pytest.mark.compiled
def test_the_file_says_by_whom_its_answers_were_judged_and_that_is_who_judges_today() -> None:
    made, _ = read_puzzles(files(GAMES["toybattle"].package).joinpath(FILE).read_bytes())
    maker = maker_of(BATTLES, recipe_of("toybattle"))
    assert made.by == maker.version


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", SHIPPED, ids=lambda edition: edition.game)
def test_every_theme_has_its_words(edition: Edition, language: str) -> None:
    ids = {f"{edition.game}-theme-{puzzle.posed.theme}" for puzzle in shipped(edition)}
    assert {id for id in ids if say(id, {}, language) in (id, "")} == set()


def test_puzzles_ask_seats_that_exist() -> None:
    seats = {table_of_puzzle(edition, shipped(edition)[0]).to_act[0] for edition in SHIPPED}
    assert seats <= {Seat(0), Seat(1)}
