"""At the prompt: moves by notation and number, questions, taking back."""

import pytest

from tests.terminal.battles import battle
from tests.terminal.stage import SHORT, Stage, castle, hush


def said(*lines: str) -> list[str]:
    return Stage(lines, is_piped=False).play(castle())


def test_a_move_is_typed_in_notation() -> None:
    assert "Anna turned card 1 to the left" in said("", "turn 1 left")


def test_case_and_blanks_are_forgiven() -> None:
    assert "Anna turned card 1 to the left" in said("", "  Turn  1   LEFT ")


def test_a_move_is_picked_by_its_number() -> None:
    assert "Anna turned card 1 to the left" in said("", "?", "1")


def test_a_number_that_is_not_listed_is_told_the_range() -> None:
    assert "Pick a number from 1 to 4." in said("", "?", "17")


@pytest.mark.parametrize("before", [(), ("?", "board"), ("?", "log"), ("?", "help"), ("?", "turn 3 right")], ids=str)
def test_a_number_plays_nothing_while_no_list_is_on_the_screen(before: tuple[str, ...]) -> None:
    lines = said("", *before, "1")
    assert "“1” alone plays nothing. “?” lists what you may do, with numbers." in lines
    assert "Anna turned card 1 to the left" not in lines


def test_a_question_mark_lists_moves_in_words_and_notation() -> None:
    listed = [line for line in said("", "?") if line.startswith(" ")]
    assert listed[0] == " 1  turn card 1 to the left (then it points right)  (turn 1 left)"
    assert listed[-1] == " 4  go: the row runs  (go)"


def test_before_the_click_a_question_mark_says_what_enter_does() -> None:
    assert "Press Enter: Lay the row" in said("?")


@pytest.mark.parametrize("typed", ["go", "why go"])
def test_before_the_click_a_move_is_told_to_wait_for_the_cards(typed: str) -> None:
    assert "Press Enter: Lay the row" in said(typed)


def test_enter_lays_the_row() -> None:
    assert [line for line in said("") if line.startswith("Anna laid")] == ["Anna laid down, Again, right"]


def test_a_refusal_says_what_because_help_and_rule() -> None:
    lines = said("", "turn 2 left")
    at = lines.index("Card 2 is not turned")
    assert lines[at + 1 : at + 4] == [
        "Only arrows turn. This is the “Again” card.",
        "Turn an arrow card instead.",
        "Rule CAS R3",
    ]


def test_why_adds_the_paragraph() -> None:
    assert "CAS R3: Only arrow cards can be turned." in said("", "why turn 2 left")


def test_why_changes_nothing() -> None:
    assert "Anna turned card 1 to the left" not in said("", "why turn 1 left")


def test_why_of_an_allowed_move_names_the_rule_and_its_paragraph() -> None:
    lines = said("", "why turn 1 left")
    at = lines.index("Nothing is in the way. You can play it.")
    assert lines[at + 1] == "Rule CAS 2.3"
    assert lines[at + 2].startswith("CAS 2.3: ")


def test_why_names_a_rule_that_is_the_same_whatever_is_hidden() -> None:
    lines = Stage(["", "why demand owl of 1"], is_piped=False).play(hush())
    at = lines.index("Nothing is in the way. You can play it.")
    assert lines[at + 1] == "Rule HUSH 2.3"


def test_why_names_the_rule_of_what_chance_does_for_a_move() -> None:
    lines = Stage(["why take"]).play(battle())
    assert lines[lines.index("Nothing is in the way. You can play it.") + 1] == "Rule TOY 2.2"


def test_why_takes_a_number() -> None:
    assert "Nothing is in the way. You can play it." in said("", "?", "why 1")


def test_why_alone_shows_how() -> None:
    assert "Type “why” and a move: why turn 1 right" in said("", "why")


@pytest.mark.parametrize("typed", ["trun 1 left", "why trun 1 left"])
def test_an_unknown_word_is_told_what_is_near(typed: str) -> None:
    assert "Did you mean “turn 1 left”?" in said("", typed)


def test_back_takes_back_the_latest_move() -> None:
    assert "Taken back: turn card 1 to the left (then it points right)" in said("", "turn 1 left", "back")


def test_back_works_several_times() -> None:
    lines = said("", "turn 1 left", "turn 3 right", "back", "back")
    assert [line for line in lines if line.startswith("Taken back")] == [
        "Taken back: turn card 3 to the right (then it points down)",
        "Taken back: turn card 1 to the left (then it points right)",
    ]


def test_back_takes_a_number() -> None:
    expected = (
        "Taken back: turn card 1 to the left (then it points right), turn card 3 to the right (then it points down)"
    )
    assert expected in said("", "turn 1 left", "turn 3 right", "back 2")


def test_go_can_be_taken_back_until_the_next_row_lies() -> None:
    assert "Taken back: go: the row runs" in said("", "go", "back")


def test_cards_that_were_laid_are_not_taken_back() -> None:
    assert "This can’t be taken back" in said("", "back")


def test_the_log_says_everything_again() -> None:
    assert said("", "log").count("Anna laid down, Again, right") == 2


def test_the_board_is_described_in_full_when_asked() -> None:
    assert said("", "board").count("c4 gate") == 2


def test_after_a_move_only_the_row_is_said_again() -> None:
    assert said("", "turn 1 left").count("c4 gate") == 1


def test_an_unfinished_game_is_not_saved_but_kept() -> None:
    lines = said("save x.log")
    assert any(line.startswith("This game is not over") and "toychest resume" in line for line in lines)


def test_quit_says_how_to_go_on() -> None:
    assert said("quit")[-1].startswith("The game is kept. Go on with: toychest resume ")


def test_the_end_says_why_and_by_which_rule() -> None:
    lines = Stage(SHORT).play(castle())
    at = lines.index("You saved the castle!")
    assert lines[at + 2] == "Rule CAS 5.1"


def test_a_list_of_moves_needs_no_clicks() -> None:
    assert "You saved the castle!" in Stage(SHORT).play(castle())


def test_a_rematch_is_another_table_of_the_same_people() -> None:
    lines = Stage([*SHORT, "rematch"]).play(castle())
    tables = [line for line in lines if line.startswith("Coded Castle. Table ")]
    assert len(set(tables)) == 2
    assert [line for line in lines if line.startswith("Players: ")] == ["Players: Anna, Ivo", "Players: Ivo, Anna"]


def test_a_finished_game_is_proved() -> None:
    assert "Fair: all 15 entries follow the rules and the seed." in Stage([*SHORT, "verify"]).play(castle())


def test_a_name_cannot_command_the_terminal() -> None:
    assert "\x1b" not in "".join(Stage([""]).play(castle(names=("Anna\x1b[2J",))))


def test_a_game_without_a_drawing_is_played_all_the_same() -> None:
    assert "hands opened" in " ".join(Stage(["?", "1"] * 40).play(hush()))


@pytest.mark.parametrize("typed", ["9" * 5000, "-1", "٣"], ids=["5,000 digits", "negative", "other digits"])
def test_a_number_that_is_none_of_ours_is_no_trouble(typed: str) -> None:
    assert said("", typed, f"why {typed}", f"back {typed}", "quit")[-1].startswith("The game is kept.")


@pytest.mark.parametrize("typed", ["why quit", "why save"])
def test_nobody_is_asked_whether_he_meant_what_he_typed(typed: str) -> None:
    assert not any(line.startswith("Did you mean") and typed.split()[1] in line for line in said("", typed))


@pytest.mark.parametrize(
    ("file", "because"), [("~nobody-here/x", "No such file or directory"), ("a\0b", "embedded null byte")], ids=repr
)
def test_a_file_that_cannot_be_written_is_one_sentence(file: str, because: str) -> None:
    lines = Stage([*SHORT, f"save {file}"]).play(castle())
    assert f"{file} could not be written: {because}".replace("\0", "?") in lines
