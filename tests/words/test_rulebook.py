"""Our rules pages as somebody at a table reads them."""

from toychest.words.rulebook import paragraphs


def test_a_paragraph_is_found_by_its_id() -> None:
    assert paragraphs("castle.md")["CAS 2.6"] == "A loop card that lies first in the row does nothing."


def test_a_ruling_is_shown_without_its_grounds() -> None:
    expected = "The ghost never goes below step 0; a wand spent there is lost."
    assert paragraphs("castle.md")["CAS R15"] == expected


def test_what_is_not_played_is_not_shown() -> None:
    assert "CAS 1.7" not in paragraphs("castle.md")
