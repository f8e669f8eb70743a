"""What the kit tries of a game: everything that can be chosen at least once, and no products."""

import msgspec
import pytest

from tests.conformance.dice_race import DICE_RACE, OVERSHOOT, POLISH_RACE
from tests.conformance.pages import ids_of
from toychest.conformance import LAWS, conformance_cases
from toychest.conformance.choices_tried import (
    choices_before_play,
    choices_tried,
    fewest_in_company,
    house_ruled,
    offers_the_same,
)
from toychest.conformance.laws import subjects
from toychest.contract import Edition, Option, Reading

SHADES = Option(name="shade", choices=("red", "green", "blue", "grey"), default="red")
SHADED = msgspec.structs.replace(DICE_RACE, options=(*DICE_RACE.options, SHADES))
NUMBERS = Option(name="treasures", choices=tuple(range(1, 29)), default=4)


def test_each_seat_count_and_each_option_value_occurs() -> None:
    chosen = list(choices_before_play(SHADED))
    assert {seats for seats, _ in chosen} == {2, 3, 4}
    assert {options["shore"] for _, options in chosen} == {6, 9}
    assert {options["shade"] for _, options in chosen} == set(SHADES.choices)


def test_only_one_option_at_a_time_leaves_its_default() -> None:
    chosen = [options for _, options in choices_before_play(SHADED)]
    changed = [(options["shore"] != 6) + (options["shade"] != "red") for options in chosen]
    assert changed == [0, 1, 1, 1, 1]


def test_every_seat_count_occurs_where_there_is_little_to_choose() -> None:
    plain = msgspec.structs.replace(DICE_RACE, options=())
    assert list(choices_before_play(plain)) == [(2, {}), (3, {}), (4, {})]


def test_of_a_long_row_of_numbers_the_ends_and_the_default_are_tried() -> None:
    assert choices_tried(NUMBERS) == (4, 1, 28)


@pytest.mark.parametrize(
    "choices", [tuple(range(6)), tuple("abcdefgh"), (False, True)], ids=["short row", "words", "yes or no"]
)
def test_of_anything_else_every_choice_is_tried(choices: tuple[object, ...]) -> None:
    assert choices_tried(Option(name="any", choices=choices, default=choices[0])) == choices


def test_every_other_value_of_a_reading_is_a_house_rule() -> None:
    wind = Reading(name="wind", rule="DIE R2", choices=("none", "north", "south"), default="none")
    windy = msgspec.structs.replace(
        DICE_RACE, readings=(OVERSHOOT, wind), values={"overshoot": "refused", "wind": "north"}
    )
    assert [edition.id for edition in house_ruled(windy)] == [
        "dice-race-0+overshoot=arrives",
        "dice-race-0+wind=none",
        "dice-race-0+wind=south",
    ]


def test_an_edition_is_tried_with_its_house_rules() -> None:
    tried = [subject.edition.id for subject in subjects(DICE_RACE, ids_of(DICE_RACE))]
    assert tried == ["dice-race-0", "dice-race-0", "dice-race-0", "dice-race-0+overshoot=arrives"]


def tried(*editions: Edition) -> list[str]:
    cases = conformance_cases(editions, ids_of)
    return [case.subject.edition.id for case in cases if case.law is LAWS[0]]


def test_a_printing_that_offers_the_same_is_tried_once_more() -> None:
    assert tried(DICE_RACE, POLISH_RACE) == [*tried(DICE_RACE), "dice-race-pl-0"]


def test_a_printing_that_offers_something_else_is_tried_in_full() -> None:
    shaded = msgspec.structs.replace(SHADED, id="dice-race-shaded-0")
    assert not offers_the_same(DICE_RACE, shaded)
    assert tried(DICE_RACE, shaded) == [*tried(DICE_RACE), *tried(shaded)]


def test_every_law_is_tried_on_every_subject() -> None:
    cases = conformance_cases([DICE_RACE, POLISH_RACE], ids_of)
    assert [case.law for case in cases] == list(LAWS) * len(tried(DICE_RACE, POLISH_RACE))


def test_house_rules_are_tried_in_the_smallest_company() -> None:
    alone_or_more = msgspec.structs.replace(DICE_RACE, seat_counts=(1, 2, 3))
    alone = msgspec.structs.replace(DICE_RACE, seat_counts=(1,))
    assert (fewest_in_company(alone_or_more), fewest_in_company(alone)) == (2, 1)
