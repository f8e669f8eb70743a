"""Refusals, complaints and events with every fact that they carry: what the sentences are filled from."""

import pytest

from tests.games.castle.stage import RULES, laid, play, refusal, told
from toychest.contract import CHANCE, Json, UnfitFile
from toychest.games.castle.deck_file import read_deck
from toychest.games.castle.puzzle import read_puzzle
from toychest.games.castle.state import Castle

TREASURES = "treasure a6, treasure c6, treasure d6, treasure e6"
THREE_CARDS = {"file": "right = 2\nloop = 1"}
FIVE_CARDS = {"file": "right = 3\nghost = 2"}


def refused(state: Castle, move: str, seat: int | None = None) -> tuple[str, str, dict[str, Json]]:
    why = refusal(state, move, seat)
    return why.code, why.rule, dict(why.arguments)


def test_cas_1_5_treasures_come_before_cards() -> None:
    assert refused(RULES.setup(1, {}), "lay up") == ("treasures-first", "CAS 1.5", {"placed": 0})


def test_cas_r34_no_treasure_comes_after_the_last() -> None:
    assert refused(play(TREASURES), "treasure a1") == ("treasures-all-placed", "CAS R34", {"treasures": 4})


def test_cas_r20_no_two_treasures_in_one_chamber() -> None:
    assert refused(play("treasure a6"), "treasure a6") == ("no-chamber", "CAS R20", {"square": "a6"})


def test_cas_1_6_only_cards_of_the_stack_come() -> None:
    state = play(TREASURES, deck=THREE_CARDS)
    assert refused(state, "lay up") == ("not-in-stack", "CAS 1.6", {"card": "up"})


def test_cas_2_1_nobody_lays_a_fourth_card() -> None:
    assert refused(laid("up up ghost"), "lay up") == ("row-full", "CAS 2.1", {"cards": 3})


def test_cas_2_1_chance_lays_nothing_into_a_full_row() -> None:
    row = play(f"{TREASURES}, lay up, lay up, lay up")
    assert refused(row, "lay up", CHANCE) == ("not-to-act", "CAS 2.1", {"seat": -1})


DEAD_ENDS = [
    ("up up loop", "e2", "stay", "stay-dead-end", ("gate", "e1"), (1, 3, "d1", "up", "edge", None)),
    ("up up loop", "e3", "jump c4", "gate-dead-end", ("square", "c4"), (2, 4, "c3", "up", "ghost-room", "c2")),
    ("up sorcerer loop", "a2", "walk right", "way-dead-end", ("way", "right"), (1, 3, "b1", "up", "edge", None)),
]
NAMES = ("place", "number", "at", "direction", "cause", "beyond")


@pytest.mark.parametrize(("row", "at", "move", "code", "about", "block"), DEAD_ENDS)
def test_cas_4_1_a_dead_end_says_which_later_step_is_blocked(
    row: str, at: str, move: str, code: str, about: tuple[str, str], block: tuple[Json, ...]
) -> None:
    facts = dict([*zip(NAMES, block, strict=True), about])
    assert refused(laid(row, at=at), move) == (code, "CAS 4.1", facts)


def test_cas_2_1_a_card_is_told_with_its_seat_and_place() -> None:
    event = told(play(f"{TREASURES}, lay up", seats=2), "lay loop")[1][0]
    assert (event.kind, event.rule, event.public) == ("card_laid", "CAS 2.1", {"seat": 0, "place": 2, "card": "loop"})


def test_cas_2_11_a_used_up_stack_is_told_with_its_cards() -> None:
    row = play(f"{TREASURES}, lay right, lay ghost, lay ghost, go, lay right, lay right", seats=2, deck=FIVE_CARDS)
    state, events = told(row, "stay, go")
    assert (events[-1].kind, events[-1].rule, events[-1].public) == ("stack_shuffled", "CAS 2.11", {"cards": 5})
    assert (state.row_seat, state.row_number, state.stack, state.used) == (0, 2, (0, 3, 0, 0, 0, 0, 2), (0,) * 7)


def test_cas_r31_filling_up_a_row_is_told_with_the_used_cards() -> None:
    rule = "castle-standard-0+short_row=refill_to_three"
    row = play(f"{TREASURES}, lay right, lay ghost, lay ghost, go, lay right", edition=rule, deck=FIVE_CARDS)
    shuffled = told(row, "lay right")[1][-1]
    assert (shuffled.kind, shuffled.rule, shuffled.public) == ("stack_shuffled", "CAS R31", {"cards": 3})


def test_every_piece_of_the_box_is_somewhere() -> None:
    state = play(f"{TREASURES}, lay right, lay ghost, lay ghost, go, lay right")
    pieces = dict(RULES.pieces(state))
    tokens = [pieces.pop(name) for name in sorted(pieces) if name.startswith("token ")]
    cards = {f"card {face}": 5 for face in ("up", "right", "down", "left", "loop", "sorcerer", "ghost")}
    assert (pieces, tokens) == (cards | {"sorcerer": 1, "ghost": 1}, [1] * 28)


def complaints(state: str) -> list[tuple[str, dict[str, Json]]]:
    with pytest.raises(UnfitFile) as unfit:
        RULES.setup(1, {"puzzle": {"file": state}})
    assert unfit.value.name == "puzzle"
    return [(complaint.code, dict(complaint.facts)) for complaint in unfit.value.complaints]


CARDS = "up, right, down, left, loop, sorcerer, ghost"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('row = ["up"]\ntreasures = ["c2"]', ("puzzle-treasure", {"square": "c2"})),
        ('row = ["up"]\ntreasures = ["c1"]\nsorcerer = "c2"', ("puzzle-sorcerer", {"square": "c2"})),
        ('row = ["up"]\ntreasures = ["c1"]\nsorcerer = "k9"', ("puzzle-sorcerer", {"square": "k9"})),
        ('row = ["up"]\ntreasures = ["c1"]\nsorcerer = "c1"', ("puzzle-treasure-taken", {"square": "c1"})),
        ('row = ["up"]\ntreasures = ["c1"]\nghost = 9', ("puzzle-ghost", {"ghost": 9, "last": 8})),
        ('row = ["up"]\ntreasures = ["c1"]\nghost = -1', ("puzzle-ghost", {"ghost": -1, "last": 8})),
        ('row = ["u"]\ntreasures = ["c1"]', ("puzzle-row", {"cards": f"{CARDS}, gap", "most": 3})),
        ('row = ["up"]\ntreasures = []', ("puzzle-treasures", {})),
        ('row = "up"\ntreasures = ["c1"]', ("not-texts", {"field": "row"})),
        ('row = ["up"]\ntreasures = [3]', ("not-texts", {"field": "treasures"})),
        ('row = ["up"]\ntreasures = ["c1"]\nghost = true', ("field-mistyped", {"field": "ghost", "kind": "int"})),
        ('row = ["up"]\ntreasures = ["c1"]\nboard = 3', ("field-mistyped", {"field": "board", "kind": "str"})),
        ('row = ["up"]\ntreasures = ["c1"]\nprofile = 3', ("field-mistyped", {"field": "profile", "kind": "str"})),
        ('row = ["up"]\ntreasures = ["c1"]\nsorcerer = 3', ("field-mistyped", {"field": "sorcerer", "kind": "str"})),
        (
            'row = ["up"]\ntreasures = ["c1"]\nhalf_turns = 1',
            ("field-mistyped", {"field": "half_turns", "kind": "bool"}),
        ),
        ('row = ["up"]\ntreasures = ["c1"]\nrows = 1', ("field-unknown", {"field": "rows", "meant": "row"})),
        ('row = ["up"]', ("field-missing", {"field": "treasures"})),
        ('treasures = ["c1"]', ("field-missing", {"field": "row"})),
    ],
)
def test_cas_r38_a_complaint_about_a_puzzle_names_what_is_wrong(text: str, said: tuple[str, dict[str, Json]]) -> None:
    assert complaints(text) == [said]


@pytest.mark.parametrize("ghost", [0, 3])
def test_cas_r38_the_ghost_may_stand_on_any_step_but_the_last(ghost: int) -> None:
    state: Castle = RULES.setup(1, {"puzzle": {"file": f'ghost = {ghost}\ntreasures = ["c1"]\nrow = ["right"]'}})
    assert (state.ghost, state.sorcerer, state.found) == (ghost, "b1", (False,))


def test_cas_r38_a_puzzle_is_read_whole_and_forgives_capitals_and_blanks() -> None:
    text = 'profile = "older"\nhalf_turns = true\nboard = "garden"\nsorcerer = " B2 "\nghost = 2\n'
    puzzle = read_puzzle(text + 'treasures = ["C1 ", "D2"]\nrow = ["Up", "LOOP"]')
    assert (puzzle.treasures, puzzle.row, puzzle.sorcerer, puzzle.ghost, dict(puzzle.choices)) == (
        ("c1", "d2"),
        ("up", "loop"),
        "b2",
        2,
        {"board": "garden", "profile": "older", "half_turns": True},
    )


@pytest.mark.parametrize("text", ["up = 5\nghost = 1", "[cards]\nup = 5\nghost = 1"])
def test_cas_1_6_a_deck_is_read_with_or_without_its_heading(text: str) -> None:
    assert read_deck(text) == (5, 0, 0, 0, 0, 0, 1)


def test_cas_1_6_a_complaint_about_a_deck_is_about_the_deck() -> None:
    with pytest.raises(UnfitFile) as unfit:
        read_deck("up = 1\nghost = 1")
    assert (unfit.value.name, [(each.code, dict(each.facts)) for each in unfit.value.complaints]) == (
        "deck",
        [("deck-too-small", {"cards": 2, "fewest": 3})],
    )
