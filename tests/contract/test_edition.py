"""Printings, and house rules written into an edition's id."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.contract.printings import DUTCH, PRINTINGS, READINGS, STANDARD, ReadLanterns
from toychest.contract import Edition

UNKNOWN = [
    "",
    "+",
    "chess-0",
    "chess-0+dusk=late",
    "+dusk=late",
    "lanterns-nl-0+",
    "lanterns-nl-0+=",
    "lanterns-nl-0+dusk",
    "lanterns-nl-0+dusk=",
    "lanterns-nl-0+dusk=noon",
    "lanterns-nl-0+dusk=early=late",
    "lanterns-nl-0+noon=early",
    "lanterns-nl-0+Dusk=early",
    "lanterns-nl-0 +dusk=early",
    "lanterns-nl-0+dusk=early+",
    "lanterns-nl-0++dusk=early",
    "lanterns-nl-0+dusk=early" * 2,
    "lanterns-nl-0" + "+dusk=early" * 2,
    "lanterns-nl-0" + "+dusk=early" * 5000,
    "lanterns-nl-0" + "+" * 5000,
]


def test_a_printing_is_found_by_its_id() -> None:
    assert PRINTINGS["lanterns-nl-0"] is DUTCH


def test_an_id_says_the_printing() -> None:
    assert [edition.printing for edition in PRINTINGS.values()] == ["standard", "nl"]


def test_the_id_of_a_game_with_one_printing_names_none() -> None:
    assert replace(DUTCH, id="lanterns-0").printing == "standard"


def test_only_printings_are_listed() -> None:
    assert list(PRINTINGS) == ["lanterns-standard-0", "lanterns-nl-0"]
    assert len(PRINTINGS) == 2


def test_a_house_rule_changes_one_reading() -> None:
    assert PRINTINGS["lanterns-nl-0+finish=pass"].values == {"dusk": "late", "finish": "pass"}


def test_a_house_rule_is_kept_apart_from_what_is_printed() -> None:
    assert PRINTINGS["lanterns-nl-0+finish=pass"].house_rules == {"finish": "pass"}
    assert DUTCH.house_rules == {}


def test_the_rules_are_read_by_the_same_values_under_the_same_id() -> None:
    rules = PRINTINGS["lanterns-nl-0+finish=pass"].rules
    assert isinstance(rules, ReadLanterns)
    assert (rules.edition, rules.values) == ("lanterns-nl-0+finish=pass", {"dusk": "late", "finish": "pass"})


def test_house_rules_leave_the_printing_as_it_was() -> None:
    assert DUTCH.with_house_rules({"dusk": "never"}).printing == "nl"
    assert DUTCH.values == {"dusk": "late", "finish": "reach"}


def test_house_rules_are_written_in_the_order_of_the_readings() -> None:
    edition = STANDARD.with_house_rules({"finish": "pass", "dusk": "never"})
    assert edition.id == "lanterns-standard-0+dusk=never+finish=pass"


def test_one_set_of_rules_has_one_id() -> None:
    with pytest.raises(KeyError):
        PRINTINGS["lanterns-standard-0+finish=pass+dusk=never"]


def test_what_the_printing_says_is_no_house_rule() -> None:
    with pytest.raises(KeyError, match="dusk=late"):
        PRINTINGS["lanterns-nl-0+dusk=late"]


def test_without_house_rules_it_is_the_printing() -> None:
    assert DUTCH.with_house_rules({}) is DUTCH


@pytest.mark.parametrize("id", UNKNOWN, ids=lambda id: repr(id)[:40])
def test_what_is_no_edition_is_not_found(id: str) -> None:
    assert id not in PRINTINGS
    assert PRINTINGS.get(id) is None


@given(st.text("+=lanterns-nl-0dusk=early+finish=pass"))
def test_whatever_is_found_has_the_id_it_was_found_by(id: str) -> None:
    assert PRINTINGS.get(id) is None or PRINTINGS[id].id == id


@given(st.sampled_from([STANDARD, DUTCH]), st.tuples(*(st.sampled_from(each.choices) for each in READINGS)))
def test_every_way_of_reading_a_printing_is_found_by_its_own_id(printing: Edition, wanted: tuple[str, ...]) -> None:
    names = [reading.name for reading in READINGS]
    others = {name: value for name, value in zip(names, wanted, strict=True) if value != printing.values[name]}
    edition = PRINTINGS[printing.with_house_rules(others).id]
    assert tuple(edition.values.values()) == wanted
