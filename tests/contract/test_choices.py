"""What is chosen before play, of the options and readings that a game lists."""

from dataclasses import dataclass

import pytest

from tests.contract.printings import LAMP
from toychest.contract import Json, Option, Reading, UnknownOption, chosen, readings_by

ROUNDS = Option(name="rounds", choices=(1, 2, 3), default=2)
FOG = Option(name="fog", choices=(False, True), default=False)
OFFERED = (LAMP, ROUNDS, FOG)


@dataclass(frozen=True)
class Rulings:
    dusk: str = "early"
    finish: str = "reach"


def test_what_is_not_chosen_has_its_default() -> None:
    assert chosen(OFFERED, {"rounds": 3}) == {"lamp": "tin", "rounds": 3, "fog": False}


def test_options_keep_the_order_in_which_they_are_offered() -> None:
    assert list(chosen(OFFERED, {"fog": True, "rounds": 1})) == ["lamp", "rounds", "fog"]


def test_a_file_of_ones_own_is_a_choice_where_it_is_taken() -> None:
    assert chosen(OFFERED, {"lamp": {"file": "oil"}})["lamp"] == {"file": "oil"}


def test_an_option_that_is_not_offered_is_refused_with_those_that_are() -> None:
    with pytest.raises(UnknownOption) as refused:
        chosen(OFFERED, {"wind": "north"})
    assert (refused.value.name, refused.value.choices) == ("wind", ("lamp", "rounds", "fog"))


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("lamp", "gold"),
        ("lamp", {"file": 7}),
        ("lamp", {"text": "oil"}),
        ("lamp", {"file": "oil", "text": "oil"}),
        ("rounds", 4),
        ("rounds", True),
        ("rounds", "2"),
        ("rounds", {"file": "2"}),
        ("fog", 0),
        ("fog", None),
    ],
)
def test_a_value_that_is_not_offered_is_refused(name: str, value: Json) -> None:
    with pytest.raises(UnknownOption, match=name):
        chosen(OFFERED, {name: value})


def test_a_reading_lists_the_ruling_first_then_what_else_may_be_played() -> None:
    assert readings_by(Rulings(), dusk=("CAS R1", "late", "never"), finish=("CAS R2", "pass")) == (
        Reading(name="dusk", rule="CAS R1", choices=("early", "late", "never"), default="early"),
        Reading(name="finish", rule="CAS R2", choices=("reach", "pass"), default="reach"),
    )


def test_a_reading_that_has_no_ruling_is_not_made() -> None:
    with pytest.raises(AttributeError, match="noon"):
        readings_by(Rulings(), noon=("CAS R3", "bright"))
