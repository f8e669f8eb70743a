"""A gap in the row of a puzzle: its seat chooses the missing card.

   a b c d e
1  . O . . w
2  . . . . .
3  . . S . O
4  . . . . .
5  w . . O .
"""

import pytest

from tests.games.castle.stage import RULES, STANDARD, after, kinds, legal, refusal, told
from toychest.contract import UnfitFile
from toychest.games import EDITIONS
from toychest.games.castle.most_treasures import most_treasures
from toychest.games.castle.puzzle import read_puzzle
from toychest.games.castle.state import Castle
from toychest.games.castle.view import CastleView

AROUND_A_CORNER = """
board = "garden"
sorcerer = "b3"
treasures = ["d3"]
row = ["right", "gap", "ghost"]
cards = ["up", "sorcerer", "loop"]
"""
TWO_GAPS = 'board = "garden"\nsorcerer = "a1"\ntreasures = ["b2"]\nrow = ["gap", "gap"]\ncards = ["right", "down"]'


def puzzle(text: str = AROUND_A_CORNER, edition: str = STANDARD) -> Castle:
    state: Castle = EDITIONS[edition].rules.setup(1, {"puzzle": {"file": text}})
    return state


def view(state: Castle) -> CastleView:
    shown = RULES.view(state, None)
    assert isinstance(shown, CastleView)
    return shown


def test_cas_r41_the_seat_chooses_among_the_cards() -> None:
    assert (RULES.to_act(puzzle()), legal(puzzle())) == ((0,), ["lay up", "lay loop", "lay sorcerer"])


def test_cas_r41_nobody_has_to_open_the_turn() -> None:
    assert RULES.opens_turn(puzzle(TWO_GAPS)) is None


def test_cas_r41_a_filled_gap_makes_the_row_whole() -> None:
    assert after(puzzle(), "lay loop").row == ("right", "loop", "ghost")


def test_cas_r41_gaps_are_filled_from_left_to_right() -> None:
    assert after(puzzle(TWO_GAPS), "lay down, lay right").row == ("down", "right")


def test_cas_r41_each_card_is_used_once() -> None:
    assert legal(after(puzzle(TWO_GAPS), "lay down")) == ["lay right"]


def test_cas_r41_the_right_card_solves_it() -> None:
    assert kinds(puzzle(), "lay loop, go")[-1] == "puzzle_solved"


def test_cas_r41_a_wrong_card_misses_what_another_takes() -> None:
    missed = told(puzzle(), "lay up, go")[1][-1]
    assert (missed.kind, missed.public) == ("puzzle_missed", {"found": 0, "best": 1})


def test_cas_r41_a_card_that_makes_the_row_impossible_may_be_laid() -> None:
    far = 'board = "garden"\nsorcerer = "c4"\ntreasures = ["c5"]\nrow = ["gap", "loop", "loop"]\n'
    state = puzzle(far + 'cards = ["up", "sorcerer"]')
    assert kinds(state, "lay up, go")[1] == "row_impossible"


def test_cas_r41_it_is_told_which_card_fills_which_gap() -> None:
    event = told(puzzle(), "lay loop")[1][-1]
    facts = {"seat": 0, "place": 2, "card": "loop"}
    assert (event.kind, event.rule, event.public) == ("gap_filled", "CAS R41", facts)


def test_cas_r41_nothing_is_planned_before_the_gap_is_filled() -> None:
    refused = refusal(puzzle(), "turn 1 left")
    assert (refused.code, refused.rule, refused.arguments) == ("gap-open", "CAS R41", {"place": 2})


def test_cas_r41_no_other_card_fills_it() -> None:
    assert refusal(puzzle(), "lay ghost").code == "not-for-gap"


def test_cas_r41_a_full_row_takes_no_more_cards() -> None:
    assert refusal(after(puzzle(), "lay loop"), "lay up").code == "row-full"


def test_cas_r41_what_lies_behind_the_gap_is_seen() -> None:
    assert [card.kind for card in view(puzzle()).row] == ["arrow", "gap", "ghost"]


def test_cas_r41_an_arrow_behind_the_gap_shows_where_it_points() -> None:
    state = puzzle('board = "garden"\ntreasures = ["c1"]\nrow = ["gap", "up"]\ncards = ["up", "down"]')
    assert [(card.laid, card.points) for card in view(state).row] == [(None, None), ("up", "up")]


def test_cas_r41_the_cards_for_the_gap_are_counted() -> None:
    stack = view(puzzle()).stack
    assert {card for card, count in stack.items() if count} == {"up", "sorcerer", "loop"}


def test_cas_r41_no_card_is_lost() -> None:
    assert RULES.pieces(puzzle()) == RULES.pieces(after(puzzle(), "lay loop"))


def test_cas_r41_the_most_treasures_are_those_of_the_best_card() -> None:
    assert most_treasures(puzzle()) == 1


def test_cas_r41_arrows_without_a_direction_are_laid_any_way() -> None:
    assert legal(puzzle(edition=f"{STANDARD}+arrow_source=random_on_draw"))[:4] == [
        f"lay {way}" for way in ("up", "right", "down", "left")
    ]


def test_cas_r41_a_gap_is_read_from_the_file() -> None:
    read = read_puzzle(AROUND_A_CORNER)
    assert (read.row, read.cards, read.has_gap) == (("right", None, "ghost"), ("up", "sorcerer", "loop"), True)


@pytest.mark.parametrize(
    "lines",
    [
        'row = ["gap"]',
        'row = ["gap"]\ncards = []',
        'row = ["gap", "gap"]\ncards = ["up"]',
        'row = ["gap"]\ncards = ["sideways"]',
        'row = ["gap"]\ncards = ["up", "up", "up", "up", "up", "up", "up"]',
        'row = ["up"]\ncards = ["up"]',
    ],
)
def test_cas_r41_cards_must_fit_the_gaps(lines: str) -> None:
    with pytest.raises(UnfitFile) as unfit:
        puzzle(f'treasures = ["c1"]\n{lines}')
    (complaint,) = unfit.value.complaints
    assert (complaint.code, complaint.facts["cards"]) == (
        "puzzle-cards",
        "up, right, down, left, loop, sorcerer, ghost",
    )


def test_cas_r41_cards_are_texts() -> None:
    with pytest.raises(UnfitFile) as unfit:
        puzzle('treasures = ["c1"]\nrow = ["gap"]\ncards = 3')
    assert [complaint.code for complaint in unfit.value.complaints] == ["not-texts"]
