"""A change of English names the languages to look at: the sums of what they were made from stand beside them."""

from pathlib import Path

import pytest

from tools.catalogue_sums import FILE, FOLDERS, TRANSLATIONS, changed, made_from, note_read, sums_in, sums_of


@pytest.fixture
def words(tmp_path: Path) -> Path:
    """A folder of words in all languages, read by all."""
    for language in ("en", *TRANSLATIONS):
        (tmp_path / language).mkdir()
    (tmp_path / "en" / "ferry.ftl").write_text("boat = A boat\n    .help = It floats.\nsea = The sea\n", "utf-8")
    note_read(tmp_path, TRANSLATIONS)
    return tmp_path


def change_the_boat(words: Path) -> None:
    (words / "en" / "ferry.ftl").write_text("boat = A boat\n    .help = It floats. Mostly.\nsea = The sea\n", "utf-8")


def test_nothing_has_changed_at_first(words: Path) -> None:
    assert [list(changed(words, language)) for language in TRANSLATIONS] == [[]] * len(TRANSLATIONS)


def test_a_changed_sentence_names_all_who_have_it(words: Path) -> None:
    change_the_boat(words)
    assert [list(changed(words, language)) for language in TRANSLATIONS] == [["boat"]] * len(TRANSLATIONS)


def test_who_has_read_it_is_asked_no_more(words: Path) -> None:
    change_the_boat(words)
    note_read(words, ["de"])
    assert (list(changed(words, "de")), list(changed(words, "nl"))) == ([], ["boat"])


def test_what_all_have_read_is_noted_once(words: Path) -> None:
    change_the_boat(words)
    for language in TRANSLATIONS:
        note_read(words, [language])
    assert [file.parent for file in words.rglob(FILE)] == [words]


def test_a_sentence_that_nobody_noted_wants_a_reader(words: Path) -> None:
    (words / "en" / "more.ftl").write_text("wind = Wind\n", "utf-8")
    assert list(changed(words, "ro")) == ["wind"]


def test_remarks_and_lines_do_not_matter() -> None:
    assert sums_in("# said aloud\nsea = The\n    sea\n") == sums_in("sea =\n    The\n    sea\n")


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_english_has_not_changed_since(folder: Path, language: str) -> None:
    """What fails here wants a reader: mend the translation, then `python -m tools.translations --read LANGUAGE`."""
    today, made = sums_of(folder), made_from(folder, language)
    assert [id for id, sum in made.items() if today.get(id, sum) != sum] == []
