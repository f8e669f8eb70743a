"""A change of English names the languages to look at: the sums of what they were made from stand beside them."""

from pathlib import Path

import pytest

from tools import catalogue_sums
from tools.catalogue_sums import (
    FILE,
    FOLDERS,
    TRANSLATIONS,
    changed,
    note_read,
    sums_in,
    sums_of_play,
    sums_of_readme,
)


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


def test_whoever_has_read_one_text_is_asked_about_the_others(words: Path) -> None:
    (words / "en" / "ferry.ftl").write_text("boat = A ship\nsea = The ocean\n", "utf-8")
    note_read(words, ["de"], ["sea"])
    assert (list(changed(words, "de")), list(changed(words, "nl"))) == (["boat"], ["boat", "sea"])


def test_a_new_language_has_read_nothing(words: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert list(changed(words, "fi")) == ["boat", "sea"]
    monkeypatch.setattr(catalogue_sums, "TRANSLATIONS", [*TRANSLATIONS, "fi"])
    note_read(words, ["de"])
    assert (list(changed(words, "fi")), list(changed(words, "nl"))) == (["boat", "sea"], [])
    note_read(words, ["fi"], ["sea"])
    assert (list(changed(words, "fi")), list(changed(words, "nl"))) == (["boat"], [])


def test_a_new_language_that_has_read_all_is_asked_no_more(words: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (words / "fi").mkdir()
    monkeypatch.setattr(catalogue_sums, "TRANSLATIONS", [*TRANSLATIONS, "fi"])
    note_read(words, ["fi"])
    assert (list(changed(words, "fi")), [file.parent for file in words.rglob(FILE)]) == ([], [words])


def test_a_changed_readme_wants_readers_but_not_for_its_tests_or_pictures() -> None:
    readme = "# Toychest\n\n![A castle](a.webp)\nBoard games.\n\n## Play\n\nStart it.\n\n## Test\n\nTest it.\n"
    assert sums_of_readme(readme) == sums_of_readme(readme.replace("Test it", "Try it").replace("a.webp", "b.webp"))
    assert sums_of_readme(readme) != sums_of_readme(readme.replace("Board games", "Games"))
    assert sums_of_readme(readme) != sums_of_readme(readme.replace("Start it", "Run it"))


def test_a_changed_sentence_of_play_py_wants_readers(tmp_path: Path) -> None:
    for name, said in (("old.py", "Wait"), ("new.py", "Wait a little")):
        (tmp_path / name).write_text(f"WORDS = {{'setting-up': {{'en': {said!r}, 'de': 'Warte'}}}}\n", "utf-8")
    old, new = sums_of_play(tmp_path / "old.py"), sums_of_play(tmp_path / "new.py")
    assert set(old) == set(new) == {"play-setting-up"}
    assert old != new


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_english_has_not_changed_since(folder: Path, language: str) -> None:
    """What fails here wants a reader: mend the translation, then `python -m tools.translations --read LANGUAGE ID`."""
    assert list(changed(folder, language)) == []
