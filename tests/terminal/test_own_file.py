"""A file of one's own is read as far as it may go, and no further."""

import os
from pathlib import Path

import pytest

from toychest.games.own_file import LONGEST
from toychest.terminal.own_file import path_of, read_own_file
from toychest.terminal.refusals import ChoiceRefused
from toychest.terminal.voice import Voice


def refused(file: Path) -> str:
    with pytest.raises(ChoiceRefused) as refusal:
        read_own_file(str(file), Voice())
    return " ".join(refusal.value.lines)


def written(folder: Path, content: bytes) -> Path:
    file = folder / "mine.toml"
    file.write_bytes(content)
    return file


def test_the_longest_file_is_read_whole(tmp_path: Path) -> None:
    assert read_own_file(str(written(tmp_path, b"#" * LONGEST)), Voice()) == "#" * LONGEST


@pytest.mark.parametrize("content", [b"#" * (LONGEST + 1), "é".encode() * LONGEST], ids=["letters", "half a letter"])
def test_a_longer_one_is_refused(tmp_path: Path, content: bytes) -> None:
    file = written(tmp_path, content)
    assert refused(file) == f"{file} is too long: a file of your own has at most 8,192 bytes."


def test_no_more_is_read_than_needed_to_see_that(tmp_path: Path) -> None:
    file = written(tmp_path, b"")
    os.truncate(file, 1 << 40)  # nobody has so much memory
    assert "is too long" in refused(file)


def test_a_folder_is_refused(tmp_path: Path) -> None:
    assert refused(tmp_path) == f"{tmp_path} is no file, but a folder or a device."


@pytest.mark.skipif(os.name != "posix", reason="no devices here")
def test_a_device_is_refused() -> None:
    assert refused(Path("/dev/zero")) == "/dev/zero is no file, but a folder or a device."


def test_a_file_that_is_not_there_is_told_in_words_of_ours() -> None:
    assert refused(path_of("~nobody-here/x")) == "There is no file ~nobody-here/x."


@pytest.mark.parametrize("text", ["a\0b", "~a\0b/x"], ids=repr)
def test_a_name_that_cannot_be_one_is_refused_like_any_other(text: str) -> None:
    assert refused(path_of(text)).startswith(f"{text} can’t be read: ")
