"""What a typed line wishes."""

from toychest.terminal.prompt import Ask, GoOn, Pick, Play, read_wish

LEGAL = ["turn 1 left", "go", "back"]


def test_an_empty_line_is_enter() -> None:
    assert read_wish("  ", LEGAL) == GoOn()


def test_a_legal_move_is_that_move() -> None:
    assert read_wish("Turn  1 LEFT", LEGAL) == Play("turn 1 left")


def test_a_legal_move_hides_a_command_of_the_same_name() -> None:
    assert read_wish("back", LEGAL) == Play("back")


def test_a_number_picks() -> None:
    assert read_wish("12", LEGAL) == Pick(12)


def test_a_command_keeps_what_follows_it() -> None:
    assert read_wish("save My  Game.log", LEGAL) == Ask("save", "My  Game.log")


def test_a_short_word_is_its_command() -> None:
    assert read_wish("q", LEGAL) == Ask("quit")


def test_anything_else_is_tried_as_a_move() -> None:
    assert read_wish("walk up", LEGAL) == Play("walk up")


def test_a_number_may_have_any_length() -> None:
    assert read_wish("9" * 5000, LEGAL) == Pick(10**9)
