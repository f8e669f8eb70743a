"""A move may be typed as the list says it, in the reader's language."""

import pytest

from tests.terminal.battles import battle
from tests.terminal.cities import city_table
from tests.terminal.stage import Stage


def said(*lines: str, language: str = "fr") -> list[str]:
    return Stage(lines, language=language).play(battle())


@pytest.mark.parametrize("typed", ["poser Kwak 12", "Poser kwak 12", "poser Kwak sur 12"])
def test_a_verb_of_the_list_is_its_move(typed: str) -> None:
    assert any("Kwak" in line and line.startswith("Anna ") for line in said(typed)[-12:])


def test_an_illegal_move_in_words_is_refused_by_its_rule() -> None:
    assert "Règle TOY 3.2" in said("poser Kwak 22")


def test_why_understands_it_too() -> None:
    assert any("TOY 3.2" in line for line in said("why poser Kwak 22"))


def test_a_word_that_no_move_begins_with_is_no_move() -> None:
    assert any("dormir" in line and "ni un coup" in line for line in said("dormir"))


def test_what_is_notation_is_never_read_as_words() -> None:
    lines = Stage(["choose tilda", "choose otto", "give Owl"]).play(city_table())
    assert any(line.startswith("Rule CLK") for line in lines)


@pytest.mark.parametrize(("typed", "told"), [("draw", "Anna took 2 tiles"), ("pass", "There is nothing to do without")])
def test_what_other_games_call_a_move_is_understood(typed: str, told: str) -> None:
    assert told in said(typed, "quit", language="en")
