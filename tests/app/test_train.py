"""`toychest train`: what it refuses, before anything is compiled."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from toychest.app import main


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["ludo"], "No game here is called “ludo”."),
        (["castle"], "has no value network. There is one for: clockwork, toybattle"),
        (["toybattle", "--work", "0"], "per cent of the work teaches nothing."),
        (["toybattle", "--out", "curve.svg"], "the ending .svg is taken by what lies beside the network."),
    ],
)
def test_what_cannot_be_trained_is_refused_in_a_sentence(words: list[str], said: str) -> None:
    refused = CliRunner().invoke(main, ["train", *words, "--language", "en"])
    assert (refused.exit_code, said in refused.output.replace("\n", " ")) == (1, True)


@pytest.mark.compiled
def test_a_damaged_training_is_refused_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "network.part").write_bytes(b"Dear Ann,\n")
    words = ["train", "toybattle", "--out", str(tmp_path / "network.bin"), "--workers", "1", "--language", "en"]
    refused = CliRunner().invoke(main, words)
    assert (refused.exit_code, "network.part is damaged. Remove it to begin anew." in refused.output) == (1, True)
    assert (tmp_path / "network.part").read_bytes() == b"Dear Ann,\n"
