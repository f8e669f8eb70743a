"""Puzzles: one row, the most treasures, checked by trying every way to play it."""

import pytest

from tests.games.castle.stage import RULES, after, kinds, laid, legal, told
from toychest.contract import Outcome, UnfitFile
from toychest.games import EDITIONS
from toychest.games.castle.board_faults import SYMBOLS
from toychest.games.castle.go import row_foreseen
from toychest.games.castle.most_treasures import most_treasures
from toychest.games.castle.puzzle import PUZZLES, read_puzzle
from toychest.games.castle.state import Castle
from toychest.puzzles.castle.plans import plans

TWO_WAYS = """
sorcerer = "b1"
ghost = 3
treasures = ["a1", "c1", "d1"]
row = ["up", "loop", "ghost"]
"""


def puzzle(text: str) -> Castle:
    state: Castle = RULES.setup(1, {"puzzle": {"file": text}})
    return state


def test_cas_r38_a_puzzle_starts_with_its_row_laid() -> None:
    state = puzzle(TWO_WAYS)
    assert (RULES.to_act(state), state.row, state.ghost, state.treasures) == (
        (0,),
        ("up", "loop", "ghost"),
        3,
        ("a1", "c1", "d1"),
    )


def test_cas_r38_the_most_treasures_solve_it() -> None:
    assert kinds(puzzle(TWO_WAYS), "turn 1 right, go")[-1] == "puzzle_solved"


def test_cas_r38_fewer_treasures_miss_it_and_say_how_many_there_were() -> None:
    row = puzzle('sorcerer = "b3"\ntreasures = ["b2", "d4"]\nrow = ["sorcerer", "loop", "ghost"]')
    missed = told(row, "walk down, go")[1][-1]
    assert (missed.kind, missed.public) == ("puzzle_missed", {"found": 0, "best": 1})


def test_cas_r38_every_plan_is_listed_once() -> None:
    listed = [tuple(sorted(map(RULES.write_move, planned.plan.moves))) for planned in plans(puzzle(TWO_WAYS))]
    assert listed == [("turn 1 right",)]


def trying_everything(state: Castle) -> int:
    """The slow way: the best of all plans."""
    return max(sum(row_foreseen(planned).found) for planned in plans(state))


@pytest.mark.parametrize(
    "rule", ["", "impossible=halt", "impossible=skip", "voluntary_fail=yes", "sorcerer_repeat=free"]
)
@pytest.mark.parametrize(
    "row", ["sorcerer loop loop", "up sorcerer loop", "up up up", "ghost left loop", "left up loop"]
)
@pytest.mark.parametrize("at", ["b1", "d1", "a6", "f3"])
def test_cas_r38_the_quick_answer_is_that_of_trying_every_plan(rule: str, row: str, at: str) -> None:
    row_laid = laid(row, at=at, ghost=9, treasures="c1 b4 f4 d6", rule=rule)
    assert most_treasures(row_laid) == trying_everything(row_laid)


GATES = {
    "file": "symbols = " + str(list(SYMBOLS)) + "\ntower = 9\nlines = " + str(["S....OOOOOOO"] + ["OOOOOOOOOOOO"] * 11)
}


def test_cas_r38_a_puzzle_with_too_many_ways_is_refused_before_play() -> None:
    text = 'treasures = ["b1"]\nrow = ["sorcerer", "loop", "loop"]'
    rules = EDITIONS["castle-standard-0+loop_runs=3+sorcerer_repeat=free"].rules
    with pytest.raises(UnfitFile, match="puzzle-too-wide") as unfit:
        rules.setup(1, {"puzzle": {"file": text}, "board": GATES})
    assert unfit.value.name == "puzzle"


def test_cas_r38_a_puzzle_without_anything_to_take_is_refused() -> None:
    with pytest.raises(UnfitFile, match="puzzle-nothing-to-take"):
        puzzle('treasures = ["g5"]\nrow = ["up"]')


@pytest.mark.parametrize("name", PUZZLES)
def test_cas_r38_our_own_puzzles_have_a_treasure_to_take(name: str) -> None:
    assert most_treasures(RULES.setup(1, {"puzzle": name})) >= 1


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("row = [", "not-toml"),
        ('row = ["up"]', "field-missing"),
        ('row = ["up"]\ntreasures = ["c1"]\nrw = 1', "field-unknown"),
        ('row = ["sideways"]\ntreasures = ["c1"]', "puzzle-row"),
        ('row = []\ntreasures = ["c1"]', "puzzle-row"),
        ('row = ["up", "up", "up", "up"]\ntreasures = ["c1"]', "puzzle-row"),
        ('row = "up"\ntreasures = ["c1"]', "not-texts"),
        ('row = ["up"]\ntreasures = []', "puzzle-treasures"),
        ('row = ["up"]\ntreasures = ["c1", "c1"]', "puzzle-treasures"),
        ('row = ["up"]\ntreasures = ["c1"]\nghost = "3"', "field-mistyped"),
        ('row = ["up"]\ntreasures = ["c2"]', "puzzle-treasure"),
        ('row = ["up"]\ntreasures = ["z9"]', "puzzle-treasure"),
        ('row = ["up"]\ntreasures = ["c1"]\nsorcerer = "c2"', "puzzle-sorcerer"),
        ('row = ["up"]\ntreasures = ["c1"]\nsorcerer = "c1"', "puzzle-treasure-taken"),
        ('row = ["up"]\ntreasures = ["c1"]\nghost = 99', "puzzle-ghost"),
    ],
)
def test_cas_r38_a_puzzle_that_cannot_be_played_says_why(text: str, code: str) -> None:
    with pytest.raises(UnfitFile) as unfit:
        puzzle(text)
    assert [complaint.code for complaint in unfit.value.complaints] == [code]


def test_cas_r38_a_puzzle_may_name_its_profile_and_its_turns() -> None:
    text = 'profile = "older"\nhalf_turns = true\ntreasures = ["c1"]\nrow = ["up", "loop", "ghost"]'
    terms = puzzle(text).terms
    assert (terms.profile.name, terms.half_turns) == ("older", True)


@pytest.mark.parametrize(("choice", "field"), [('profile = "giant"', "profile"), ('board = "\\u001b]0;"', "board")])
def test_cas_r38_a_puzzle_file_of_nonsense_choices_is_refused(choice: str, field: str) -> None:
    with pytest.raises(UnfitFile) as unfit:
        puzzle(f'{choice}\ntreasures = ["c1"]\nrow = ["up"]')
    assert [(complaint.code, complaint.facts["field"]) for complaint in unfit.value.complaints] == [
        ("puzzle-choice", field)
    ]


def test_cas_r38_a_puzzle_is_read_from_its_text() -> None:
    assert read_puzzle(TWO_WAYS).sorcerer == "b1"


def test_cas_r38_nothing_but_the_row_is_to_be_played() -> None:
    assert legal(puzzle(TWO_WAYS)) == ["turn 1 right"]


def test_cas_r38_a_solved_puzzle_is_won_by_everybody() -> None:
    solved: Castle = after(RULES.setup(2, {"puzzle": {"file": TWO_WAYS}}), "turn 1 right, go")
    assert solved.outcome == Outcome(reason="puzzle-solved", rule="CAS R38", points=(2, 2), places=(1, 1))


MISSABLE = 'sorcerer = "b3"\ntreasures = ["b2", "d4"]\nrow = ["sorcerer", "loop", "ghost"]'


def test_cas_r38_a_missed_puzzle_is_won_by_nobody() -> None:
    missed: Castle = after(RULES.setup(2, {"puzzle": {"file": MISSABLE}}), "walk down, go")
    assert missed.outcome == Outcome(reason="puzzle-missed", rule="CAS R38", points=(0, 0), places=(2, 2))


def test_cas_r38_what_happened_on_the_way_is_told_but_not_the_end_of_a_game() -> None:
    row = 'sorcerer = "b1"\ntreasures = ["c1"]\nrow = ["right", "loop", "ghost"]'
    assert kinds(puzzle(row), "go") == ["sorcerer_walked", "treasure_found", "puzzle_solved"]


def test_cas_r38_the_ghost_ends_a_puzzle_early() -> None:
    row = 'sorcerer = "b1"\nghost = 8\ntreasures = ["c1", "d1"]\nrow = ["right", "ghost", "right"]'
    assert kinds(puzzle(row), "go") == ["sorcerer_walked", "treasure_found", "ghost_climbed", "puzzle_solved"]


def test_cas_r38_solving_cites_its_rule_and_says_how_many() -> None:
    events = told(puzzle(TWO_WAYS), "turn 1 right, go")[1]
    assert (events[-1].rule, events[-1].public) == ("CAS R38", {"found": 2})


def test_cas_r38_missing_cites_its_rule() -> None:
    assert told(puzzle(MISSABLE), "walk down, go")[1][-1].rule == "CAS R38"
