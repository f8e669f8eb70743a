"""`toychest board print FILE`: sheets in a folder, or one clear sentence and nothing written."""

from pathlib import Path
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner, Result

from tests.paper.drawn import WALLED
from toychest.app import main
from toychest.commands.castle.board_print import print_board
from toychest.games.castle.board_file import load_board
from toychest.paper import folder
from toychest.words import say

DECK = "up = 3\nghost = 1\n"


def printed(*arguments: object) -> Result:
    return CliRunner(env={"LANG": "en_GB.UTF-8", "LC_ALL": ""}).invoke(print_board, [str(each) for each in arguments])


def written(place: Path) -> list[str]:
    return sorted(path.name for path in place.iterdir())


def file(place: Path, text: str | bytes) -> Path:
    path = place / "mine.toml"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def test_it_is_one_of_our_commands(tmp_path: Path) -> None:
    said = CliRunner().invoke(main, ["board", "print", "walled", "--to", str(tmp_path), "--language", "en"])
    assert (said.exit_code, said.output.startswith("Error: There is no file walled")) == (1, True)


def test_a_board_of_ours_becomes_a_pdf(tmp_path: Path) -> None:
    said = printed("garden", "--to", tmp_path)
    assert (said.exit_code, written(tmp_path)) == (0, ["garden-sheets.pdf"])
    assert said.output == f"7 pages to print: garden-sheets.pdf, in the folder {tmp_path}\n"


def test_a_board_of_ones_own_becomes_a_page_each(tmp_path: Path) -> None:
    said = printed(file(tmp_path, WALLED), "--to", tmp_path / "sheets", "--format", "svg")
    names = ["board", "cards", "cards", "cards", "cards", "tokens", "rules"]
    assert said.exit_code == 0
    assert written(tmp_path / "sheets") == [f"walled-{i:02}-{name}.svg" for i, name in enumerate(names, start=1)]


def test_both_can_be_had_at_once(tmp_path: Path) -> None:
    printed("garden", "--to", tmp_path, "--format", "both")
    assert {path.suffix for path in tmp_path.iterdir()} == {".svg", ".pdf"}


def test_a_deck_of_ones_own_is_printed(tmp_path: Path) -> None:
    printed("garden", "--to", tmp_path / "sheets", "--format", "svg", "--deck", file(tmp_path, DECK))
    cards = ElementTree.parse(tmp_path / "sheets" / "garden-02-cards.svg").iter()
    assert [name for each in cards if (name := each.get("class", "")).startswith("card")] == ["card up"] * 3 + [
        "card ghost"
    ]


@pytest.mark.parametrize(
    ("options", "pages"), [(["--backs"], 11), (["--ink"], 7), (["--paper", "letter"], 7), (["--language", "cs"], 7)]
)
def test_every_option_is_taken(tmp_path: Path, options: list[str], pages: int) -> None:
    said = printed("garden", "--to", tmp_path, "--format", "svg", *options)
    assert (said.exit_code, len(written(tmp_path))) == (0, pages)


def test_cas_r29_by_the_german_printing_the_tower_has_a_window_more(tmp_path: Path) -> None:
    printed("garden", "--to", tmp_path, "--format", "svg", "--printing", "de")
    board = (tmp_path / "garden-01-board.svg").read_text(encoding="utf-8")
    assert f'class="step {load_board("garden").tower + 1}"' in board


def test_sheets_that_are_there_are_kept(tmp_path: Path) -> None:
    (tmp_path / "garden-sheets.pdf").write_text("precious")
    said = printed("garden", "--to", tmp_path, "--format", "both")
    assert (said.exit_code, written(tmp_path)) == (1, ["garden-sheets.pdf"])
    assert "garden-sheets.pdf is already in the folder" in said.output
    assert "--overwrite" in said.output


def test_sheets_that_are_there_are_written_over_when_told(tmp_path: Path) -> None:
    (tmp_path / "garden-sheets.pdf").write_text("precious")
    said = printed("garden", "--to", tmp_path, "--overwrite")
    assert (said.exit_code, (tmp_path / "garden-sheets.pdf").read_bytes()[:5]) == (0, b"%PDF-")


def test_an_unknown_board_is_answered_with_ours(tmp_path: Path) -> None:
    said = printed("gardn", "--to", tmp_path)
    assert (said.exit_code, written(tmp_path)) == (1, [])
    assert said.output.startswith("Error: There is no file gardn, and no board of that name.")
    assert "castle, garden, cloister, labyrinth" in said.output


def test_a_board_that_cannot_be_played_is_not_printed(tmp_path: Path) -> None:
    unfit = file(tmp_path, 'symbols = ["sun"]\nlines = ["S"]\ntower = 99\n')
    said = printed(unfit, "--to", tmp_path / "sheets")
    assert (said.exit_code, (tmp_path / "sheets").exists()) == (1, False)
    assert len(said.output.splitlines()) >= 3  # the file, and each complaint


def test_a_deck_that_cannot_be_played_is_not_printed(tmp_path: Path) -> None:
    said = printed("garden", "--to", tmp_path / "sheets", "--deck", file(tmp_path, "ghost = 40\n"))
    assert (said.exit_code, (tmp_path / "sheets").exists()) == (1, False)


@pytest.mark.parametrize("text", [b"\xff\xfe\x00", None], ids=["not text", "a folder"])
def test_a_file_that_cannot_be_read_is_named(tmp_path: Path, text: bytes | None) -> None:
    unreadable = tmp_path if text is None else file(tmp_path, text)
    said = printed(unreadable, "--to", tmp_path / "sheets")
    assert (said.exit_code, said.output.count("\n"), str(unreadable) in said.output) == (1, 1, True)


def test_a_folder_that_is_a_file_is_named(tmp_path: Path) -> None:
    taken = file(tmp_path, "")
    said = printed("garden", "--to", taken)
    assert (said.exit_code, said.output.count("\n"), f"The folder {taken} can’t" in said.output) == (1, 1, True)


def test_a_full_disk_leaves_nothing_half_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    room, write = iter([10, 10]), Path.write_bytes

    def fills_up(path: Path, content: bytes) -> int:
        write(path, content[:10])
        return next(room, None) or _full()

    def _full() -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", fills_up)
    said = printed("garden", "--to", tmp_path, "--format", "svg")
    assert (said.exit_code, written(tmp_path)) == (1, [])
    assert "No space left on device" in said.output


@pytest.mark.parametrize(
    ("name", "stem"), [("castle", "castle"), ("Große Burg!", "große-burg"), ("../x", "x"), ("☃", "board")]
)
def test_a_board_s_name_becomes_a_file_s_name(name: str, stem: str) -> None:
    assert folder.file_stem(name) == stem


def labels(file: Path) -> set[str]:
    """Every text on a sheet."""
    return {element.get("aria-label", "") for element in ElementTree.parse(file).iter()}


@pytest.mark.parametrize(
    ("printing", "runs"), [([], "×2"), (["--printing", "standard"], "×2"), (["--printing", "de"], "×3")], ids=str
)
def test_a_loop_says_how_often_its_printing_runs_it(tmp_path: Path, printing: list[str], runs: str) -> None:
    deck = file(tmp_path, "up = 2\nloop = 1\n")
    printed("garden", "--to", tmp_path, "--format", "svg", "--deck", deck, *printing)
    assert {label for label in labels(tmp_path / "garden-02-cards.svg") if "×" in label} == {runs}


def test_sheets_of_a_longer_printing_go_when_they_are_written_over(tmp_path: Path) -> None:
    printed("garden", "--to", tmp_path, "--format", "svg", "--backs")
    printed("garden", "--to", tmp_path, "--format", "svg", "--overwrite")
    names = ["board", "cards", "cards", "cards", "cards", "tokens", "rules"]
    assert written(tmp_path) == [f"garden-{i:02}-{name}.svg" for i, name in enumerate(names, start=1)]


@pytest.mark.parametrize(
    "kept", ["garden-sheets.pdf", "garden-notes.svg", "garden-09-board.txt", "my-garden-09-board.svg", "garden-09.svg"]
)
def test_nothing_else_goes(tmp_path: Path, kept: str) -> None:
    (tmp_path / kept).write_text("precious")
    printed("garden", "--to", tmp_path, "--format", "svg", "--overwrite")
    assert (tmp_path / kept).read_text() == "precious"


def test_a_pdf_leaves_pages_alone(tmp_path: Path) -> None:
    (tmp_path / "garden-09-board.svg").write_text("precious")
    printed("garden", "--to", tmp_path, "--overwrite")
    assert written(tmp_path) == ["garden-09-board.svg", "garden-sheets.pdf"]


def test_our_board_goes_before_a_file_of_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "garden").write_text("no board")
    monkeypatch.chdir(tmp_path)
    assert printed("garden", "--to", "sheets").exit_code == 0


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "pages", "said"),
    [
        ("en", 1, "One page to print, in the folder x"),
        ("en", 2, "2 pages to print, in the folder x"),
        ("ru", 21, "21 страница для печати в папке x"),
        ("pl", 3, "3 strony do wydruku, w folderze x"),
        ("sl", 1, "1 stran za tiskanje, v mapi x"),
    ],
)
def test_pages_are_counted_as_the_language_does(language: str, pages: int, said: str) -> None:
    facts = {"pages": pages, "count": 6, "folder": "x", "files": []}
    assert say("castle-paper-written", facts, language) == said
