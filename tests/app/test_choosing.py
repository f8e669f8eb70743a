"""What is chosen on the command line of `toychest play`, and what is said when it cannot be."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from toychest.app import main
from toychest.games import EDITIONS

OPTIONS = EDITIONS["castle-standard-0"].options


def played(folder: Path, *words: str) -> Result:
    return CliRunner().invoke(
        main, ["play", "castle", "--data", str(folder / "data"), "--plain", *words], input="quit\n"
    )


def refused(folder: Path, *words: str) -> list[str]:
    """What is said when nothing is started; nothing was made either."""
    result = played(folder, *words)
    assert (result.exit_code, (folder / "data").exists()) == (1, False)
    return result.output.splitlines()


def test_without_a_game_the_games_are_listed() -> None:
    result = CliRunner().invoke(main, ["play"])
    assert (result.exit_code, "castle: Coded Castle." in result.output) == (0, True)


def test_who_asks_for_another_game_is_told_which_there_are() -> None:
    result = CliRunner().invoke(main, ["play", "chess"])
    assert (result.exit_code, "There are: castle, clockwork, toybattle" in result.output) == (2, True)


def test_a_game_that_is_none_is_told_what_is_near() -> None:
    result = CliRunner().invoke(main, ["play", "castel"])
    assert (result.exit_code, "Did you mean 'castle'?" in result.output) == (2, True)


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_every_option_of_the_edition_has_its_own(tmp_path: Path, option: object) -> None:
    flag = f"--{option.name.replace('_', '-')}"  # type: ignore[attr-defined]
    assert flag in CliRunner().invoke(main, ["play", "castle", "--help"]).output


def test_a_flag_says_what_it_does() -> None:
    said = " ".join(CliRunner().invoke(main, ["play", "toybattle", "--help"]).output.split())
    assert "--beginner Special bases are ordinary bases, and gates are open." in said


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (("--profile", "young"), "Which rules? Young"),
        (("--option", "profile=young"), "Which rules? Young"),
        (("--half-turns",), "How far may an arrow turn? Half round, too"),
        (("--option", "half-turns=true"), "How far may an arrow turn? Half round, too"),
        (("--treasures", "2"), "How many treasures? 2"),
        (("--board", "garden"), "Which castle? The garden"),
        (("--seats", "2"), "Players: Fox, Owl"),
        (("--name", "Anna", "--name", "Ivo"), "Players: Anna, Ivo"),
        (("--printing", "de"), "Printing: German"),
        (("--edition", "castle-de-0"), "Printing: German"),
        (("--rule", "loss=step_beyond"), "House rules:"),
        (("--edition", "castle-standard-0+loss=step_beyond"), "House rules:"),
    ],
    ids=str,
)
def test_what_was_chosen_is_said_first(tmp_path: Path, words: tuple[str, ...], line: str) -> None:
    result = played(tmp_path, *words)
    assert (result.exit_code, line in result.output.splitlines()) == (0, True)


def test_what_a_printing_says_anyway_is_no_house_rule(tmp_path: Path) -> None:
    result = played(tmp_path, "--printing", "de", "--rule", "loss=step_beyond")
    assert (result.exit_code, "House rules:" in result.output) == (0, False)


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (("--profile", "yung"), "Did you mean “young”?"),
        (("--option", "profil=young"), "Did you mean “profile”?"),
        (("--option", "profile"), "A choice is written NAME=VALUE, like profile=young."),
        (("--rule", "los=step_beyond"), "Did you mean “loss”?"),
        (("--rule", "loss=never"), "Choose one of: enter_last, step_beyond"),
        (("--rule", "loss"), "A house rule is written NAME=VALUE, like rerotate_in_loop=yes."),
        (("--printing", "xx"), "Choose one of: standard, en, de, fr, ru, es, pl"),
        (("--edition", "castle-de-1"), "Did you mean “castle-de-0”?"),
        (("--edition", "castle-de-0", "--printing", "de"), "Choose an edition or a printing, not both."),
        (("--seats", "9"), "This game takes 1, 2, 3, 4, 5, 6, 7, 8."),
        (("--seats", "3", "--name", "Anna"), "3 seats, but 1 names. Say one or the other."),
        (("--treasures", "99"), "Choose one of: 1..28"),
        (("--board", "no-such.toml"), "Or name a file of your own."),
        (("--name", "A" * 50), "A short one fits on the card."),
        (("--board", "~nobody-here/x"), "Or name a file of your own."),
        (("--board", "x" * 300), "Or name a file of your own."),
        (("--board", "."), ". is no file, but a folder or a device."),
        (("--rule", "loss=enter_last", "--rule", "loss=step_beyond"), "“loss” is chosen twice. Say it once."),
        (("--option", "treasures=2", "--option", "treasures=3"), "“treasures” is chosen twice. Say it once."),
        (("--option", "treasures=2", "--treasures", "3"), "“treasures” is chosen twice. Say it once."),
        (
            ("--edition", "castle-de-0+loss=enter_last", "--rule", "loss=step_beyond"),
            "“loss” is chosen twice. Say it once.",
        ),
        (
            ("--edition", "castle-de-0+loss=step_beyond"),
            "This printing plays loss=step_beyond anyway. Leave it out.",
        ),
        (("--edition", "castle-de-0+los=enter_last"), "Did you mean “loss”?"),
        (("--edition", "castle-de-0+loss"), "A house rule is written NAME=VALUE, like rerotate_in_loop=yes."),
        (
            ("--board", "garden", "--treasures", "20"),
            "“20” for treasures can’t be played with your other choices:",
        ),
    ],
    ids=str,
)
def test_what_cannot_be_chosen_is_said_clearly(tmp_path: Path, words: tuple[str, ...], line: str) -> None:
    said = refused(tmp_path, *words)
    assert line in "\n".join(said).removeprefix("Error: ").splitlines()


def test_a_file_of_ones_own_is_played(tmp_path: Path) -> None:
    board = Path(EDITIONS["castle-standard-0"].rules.__module__.replace(".", "/")).parent / "boards" / "castle.toml"
    file = tmp_path / "mine.toml"
    file.write_bytes((Path(__file__).parents[2] / "src" / board).read_bytes())
    result = played(tmp_path, "--board", str(file))
    assert (result.exit_code, "Which castle? A board of your own" in result.output) == (0, True)


def test_everything_wrong_with_a_file_is_said(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('name = "mine"\n', encoding="utf-8")
    first, *complaints = refused(tmp_path, "--board", str(file))
    assert first == f"Error: {file} can’t be played with:"
    assert len(complaints) >= 3


def test_a_file_that_is_no_text_is_said(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_bytes(b"\xff\xfe\x00")
    assert refused(tmp_path, "--board", str(file)) == [f"Error: {file} can’t be read: UTF-8"]


def test_the_list_names_every_printing_option_and_house_rule() -> None:
    said = CliRunner().invoke(main, ["play", "castle", "--list"]).output
    edition = EDITIONS["castle-standard-0"]
    printings = [id for id in EDITIONS if EDITIONS[id].game == "castle"]
    names = [*printings, *(reading.name for reading in edition.readings)]
    assert [name for name in names if name not in said] == []


def test_a_house_rule_that_the_printing_has_anyway_suggests_no_other_edition(tmp_path: Path) -> None:
    assert "Did you mean" not in " ".join(refused(tmp_path, "--edition", "castle-de-0+loss=step_beyond"))


def test_house_rules_of_an_id_come_in_any_order(tmp_path: Path) -> None:
    result = played(tmp_path, "--edition", "castle-standard-0+loss=step_beyond", "--rule", "loop_runs=3")
    assert (result.exit_code, "House rules:" in result.output) == (0, True)


def test_our_board_goes_before_a_file_of_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "garden").write_text("no board", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert "Which castle? The garden" in played(tmp_path, "--board", "garden").output


def test_nothing_that_is_typed_can_command_a_terminal(tmp_path: Path) -> None:
    said = refused(tmp_path, "--board", "\u202etxet\x1b[2J")
    assert said[0] == "Error: “?txet?[2J” can’t be chosen for board."
