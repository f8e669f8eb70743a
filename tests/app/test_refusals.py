"""What cannot be looked back at or gone on with is said in whole sentences."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from toychest.app import main


def refused(folder: Path, *words: str) -> str:
    said = CliRunner().invoke(main, [*words, "--data", str(folder / "data"), "--language", "en"])
    assert said.exit_code == 1
    return said.stderr


def test_a_code_that_is_none_is_said_in_two_sentences(tmp_path: Path) -> None:
    assert refused(tmp_path, "resume", "nothing") == (
        "Error: No table has this code. Check the letters; there is no O and no 0.\n"
    )


def test_what_looks_like_a_file_and_is_none_is_told_so(tmp_path: Path) -> None:
    assert refused(tmp_path, "replay", "~nobody-here/x") == ("Error: There is no file ~nobody-here/x.\n")


@pytest.mark.parametrize("file", ["nothing", "x" * 300])
def test_what_is_no_file_is_taken_for_a_code(tmp_path: Path, file: str) -> None:
    assert refused(tmp_path, "replay", file) == (
        f"Error: {file}: No table has this code. Check the letters; there is no O and no 0.\n"
    )


@pytest.mark.parametrize("content", [b'name = "mine"\n', b"", b"\x89PNG"], ids=["a board", "nothing", "a picture"])
def test_a_file_that_is_no_log_is_no_saved_game(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "b.toml"
    file.write_bytes(content)
    assert refused(tmp_path, "replay", str(file)) == f"Error: {file} is no saved game.\n"


def test_a_file_s_name_cannot_command_a_terminal(tmp_path: Path) -> None:
    file = tmp_path / "\x1b[2J\u202e"
    file.write_bytes(b"")
    assert refused(tmp_path, "replay", str(file)) == f"Error: {tmp_path}/?[2J? is no saved game.\n"


def test_a_file_s_name_cannot_command_a_terminal_when_it_is_verified(tmp_path: Path) -> None:
    file = tmp_path / "\x1b[2J\u202e"
    file.write_bytes(b"")
    said = CliRunner().invoke(main, ["verify", str(file)])
    assert said.stderr.startswith("Error: ?[2J?: The header is damaged")
