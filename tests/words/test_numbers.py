"""Numbers are written as a language writes them."""

import pytest

from toychest.words.numbers import decimal, percent


@pytest.mark.parametrize(
    ("language", "written"), [("en", "62%"), ("de", "62\u00a0%"), ("hu", "62%"), ("ru", "62\u00a0%")]
)
def test_a_share_has_its_languages_sign(language: str, written: str) -> None:
    assert percent(0.625, language) == written


@pytest.mark.parametrize(("language", "written"), [("en", "62.5%"), ("fr", "62,5\u00a0%")])
def test_a_share_may_have_places(language: str, written: str) -> None:
    assert percent(0.6254, language, places=1) == written


@pytest.mark.parametrize(("language", "written"), [("en", "-1.50"), ("pl", "-1,50"), ("uk", "-1,50")])
def test_a_number_has_its_languages_decimal_sign(language: str, written: str) -> None:
    assert decimal(-1.5, 2, language) == written
