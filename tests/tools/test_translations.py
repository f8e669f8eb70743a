"""What wants a reader is named."""

from tools.translations import wanting, with_sums
from toychest.words.rulebook import paragraphs
from toychest.words.translated_rules import page_of, sum_of


def test_a_page_that_nobody_has_written_wants_a_reader() -> None:
    assert next(wanting("castle", "xx")) == "xx  CAS 1.1  is not written yet"


def test_english_wants_no_reader() -> None:
    assert list(wanting("castle", "en")) == []


def test_a_page_that_was_read_is_made_from_the_english_of_today() -> None:
    read = page_of(with_sums("## Ziel\n**CAS 1.1** Alle spielen zusammen. <!-- 00000000 -->\n", "castle"))
    assert read.paragraphs["CAS 1.1"].made_from == sum_of(paragraphs("castle")["CAS 1.1"])
    assert read.headings["CAS 1.1"].made_from == sum_of("The aim and the end")
