"""Table codes: read aloud, typed carelessly, understood."""

import pytest

from toychest.table import errors, new_code, read_code
from toychest.table.table_code import ALPHABET


@pytest.mark.parametrize("typed", ["LAMB-7KQD", "lamb-7kqd", "LAMB7KQD", " lamb 7kqd ", "la mb-7k qd", "Lamb - 7kqd"])
def test_reading_forgives_case_spaces_and_a_missing_dash(typed: str) -> None:
    assert read_code(typed) == "LAMB-7KQD"


@pytest.mark.parametrize("typed", ["", "LAMB", "LAMB-7KQDX", "LAMB-7KQ0", "LOMB-7KQD", "LAMB/7KQD", "ÄAMB-7KQD"])
def test_what_cannot_be_a_code_is_refused(typed: str) -> None:
    with pytest.raises(errors.MalformedCode):
        read_code(typed)


def test_letters_that_look_like_digits_are_left_out() -> None:
    assert not set("O0I1") & set(ALPHABET)
    assert len(set(ALPHABET)) == 32


def test_a_new_code_reads_as_itself() -> None:
    code = new_code()
    assert read_code(code) == code


def test_new_codes_differ() -> None:
    assert len({new_code() for _ in range(100)}) == 100
