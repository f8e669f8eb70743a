"""Names as they can be shown anywhere: in a terminal, in a page, beside others."""

from unicodedata import category

import pytest
from hypothesis import given
from hypothesis import strategies as st

from toychest.table.errors import NameTooLong
from toychest.table.seats import JOINER, LONGEST_NAME, UNSEEN, checked_name, cleaned_name, shown_name


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("  Ann  ", "Ann"),
        ("Ann\nINJECTED LINE", "AnnINJECTED LINE"),
        ("Ann\x1b[2J", "Ann[2J"),
        ("\u202eeveN", "eveN"),
        ("A\u2066n\u2069n\u200f", "Ann"),
        ("A\u2028nn", "Ann"),
        ("Zoë Łukasz Ирина", "Zoë Łukasz Ирина"),
        ("👨\u200d👩\u200d👧", "👨\u200d👩\u200d👧"),
    ],
)
def test_what_ends_turns_or_commands_a_line_is_left_out_of_a_name(name: str, shown: str) -> None:
    assert checked_name(name) == shown


@given(st.text(max_size=100))
def test_a_cleaned_name_needs_no_cleaning(name: str) -> None:
    cleaned = cleaned_name(name)
    assert cleaned_name(cleaned) == cleaned
    assert {category(letter) for letter in cleaned if letter != JOINER}.isdisjoint(UNSEEN)


def test_a_name_is_as_long_as_it_is_shown() -> None:
    assert checked_name("\u200e" * 100 + "Ann") == "Ann"
    with pytest.raises(NameTooLong):
        checked_name("n" * (LONGEST_NAME + 1))


def test_a_name_of_an_old_log_is_shown_as_far_as_it_fits() -> None:
    assert shown_name("b\r\nINJECTED" + "n" * 60_000) == "bINJECTED" + "n" * (LONGEST_NAME - 9)
