"""`toychest verify FILE`: exit code 0 for a fair game, else 1 and one clear sentence."""

from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner, Result

from tests.table.tamper import file_with, resealed, with_move, with_seed
from tests.web.sitting import over
from toychest import __version__
from toychest.app import main
from toychest.table import Log, Played, write_log

LOG = over().log
MOVE = next(entry for entry in LOG.entries if isinstance(entry, Played) and entry.seat >= 0)
CARD = next(entry for entry in LOG.entries if isinstance(entry, Played) and entry.move.startswith("lay "))


def with_header(log: Log, **changes: object) -> bytes:
    """Another header, all checksums fitting."""
    assert log.ending is not None
    header = msgspec.structs.replace(log.header, **changes)
    return write_log(resealed(header, list(log.entries), log.ending))


def nested(depth: int) -> object:
    return [nested(depth - 1)] if depth else "base"


def another(card: str) -> str:
    return "lay ghost" if card != "lay ghost" else "lay up"


NOT_FAIR = {
    "an empty file": (b"", "header is damaged"),
    "a picture": (b"\x89PNG\r\n\x1a\n\x00", "header is damaged"),
    "another JSON": (b'{"name": "chess"}\n', "header is damaged"),
    "deep JSON": (b"[" * 100_000, "header is damaged"),
    "deep options": (
        with_header(LOG, options={"profile": nested(300)}),
        "header is damaged",
    ),
    "very deep options": (file_with(LOG, 0, '"young"', "[" * 9000), "header is damaged"),
    "a deep entry": (file_with(LOG, MOVE.seq, '{"kind"', '{"more":' + "[" * 9000), f"Entry {MOVE.seq} is damaged"),
    "a truncated file": (b"\n".join(write_log(LOG).split(b"\n")[:9]) + b"\n", "The log stops after entry 8"),
    "a newer format": (with_header(LOG, format=99), "format 99 is newer than 1"),
    "an unknown edition": (with_header(LOG, edition="chess-0"), "No edition is called “chess-0” here"),
    "a damaged entry": (file_with(LOG, MOVE.seq, MOVE.move, "go away"), f"Entry {MOVE.seq} is damaged"),
    "another card": (write_log(with_move(LOG, CARD.seq, another(CARD.move))), f"entry {CARD.seq}"),
    "another seed": (write_log(with_seed(LOG, "a luckier seed")), "entry "),
    "no UTF-8 in an entry": (write_log(LOG).replace(b'"move"', b'"\xff"', 1), "Entry "),
}


def verified(file: Path) -> Result:
    return CliRunner().invoke(main, ["verify", str(file)])


def written(folder: Path, content: bytes) -> Path:
    file = folder / "game.toychest"
    file.write_bytes(content)
    return file


def test_a_fair_game_is_called_fair(tmp_path: Path) -> None:
    verdict = verified(written(tmp_path, write_log(LOG)))
    chance = sum(entry.seat < 0 for entry in LOG.entries)
    said = f"game.toychest: fair. {len(LOG.entries)} entries, {chance} of them chance, all as the seed says.\n"
    assert (verdict.exit_code, verdict.output) == (0, said)


@pytest.mark.parametrize(("content", "because"), NOT_FAIR.values(), ids=NOT_FAIR.keys())
def test_any_other_file_is_refused_in_one_sentence(tmp_path: Path, content: bytes, because: str) -> None:
    verdict = verified(written(tmp_path, content))
    assert (verdict.exit_code, verdict.output.count("\n")) == (1, 1)
    assert verdict.output.startswith("Error: game.toychest: ")
    assert because in verdict.output


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    verdict = verified(tmp_path / "nothing.toychest")
    assert (verdict.exit_code, "nothing.toychest” does not exist" in verdict.output) == (2, True)


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    verdict = verified(tmp_path)
    assert (verdict.exit_code, "is a folder" in verdict.output) == (2, True)


def test_the_version_is_said() -> None:
    said = CliRunner().invoke(main, ["--version"])
    assert (said.exit_code, said.output) == (0, f"toychest, version {__version__}\n")


@pytest.mark.parametrize("command", [[], ["serve"], ["verify"]], ids=" ".join)
def test_every_command_explains_itself(command: list[str]) -> None:
    said = CliRunner().invoke(main, [*command, "--help"])
    assert (said.exit_code, "Usage: " in said.output) == (0, True)
