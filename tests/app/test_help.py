"""What a command says, it says in the language of whoever started it."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from tests.web.sitting import over
from toychest.app import main
from toychest.commands.click_words import SENTENCES
from toychest.commands.help import SpokenCommand, option_words
from toychest.commands.play import OwnOption
from toychest.table import write_log
from toychest.table.faults import FAULTS
from toychest.words import LANGUAGES
from toychest.words.catalogue import COMMANDS, LOCALES, read_commands
from toychest.words.saying import is_known


def commands(group: click.Group, path: tuple[str, ...] = ()) -> Iterator[tuple[str, click.Command]]:
    """Every command by what is typed for it, groups included."""
    context = click.Context(group)
    yield " ".join(path), group
    for name in group.list_commands(context):
        command = group.get_command(context, name)
        assert command is not None
        if isinstance(command, click.Group):
            yield from commands(command, (*path, name))
        else:
            yield " ".join((*path, name)), command


ALL = dict(commands(main))


def said(language: str, *words: str) -> str:
    return CliRunner(env={"LC_ALL": f"{language}.UTF-8", "COLUMNS": "200"}).invoke(main, words).output


@pytest.mark.parametrize("command", ALL.values(), ids=ALL.keys())
def test_every_command_and_every_option_has_its_sentence(command: click.Command) -> None:
    assert isinstance(command, SpokenCommand)
    options = [each for each in command.params if isinstance(each, click.Option) and not isinstance(each, OwnOption)]
    silent = [option.name for option in options if option_words(command.says, option) is None]
    assert (is_known(f"command-help-{command.says}"), silent) == (True, [])


def test_help_is_in_the_language_of_the_system() -> None:
    help = said("de", "verify", "--help")
    assert help.startswith("Aufruf: ")
    assert "[OPTIONEN] DATEI" in help
    assert "Beweist ein beendetes Spiel" in help
    assert "Zeigt diese Hilfe." in help


PROSE = re.compile(r"[A-Za-z]{3,} [A-Za-z]{2,}")


def prose(language: str) -> set[str]:
    """Every line of every command's help that has words; what is typed, as `--terrain castle|pool`, has none."""
    helps = (said(language, *typed.split(), "--help") for typed in ALL)
    return {line.strip() for help in helps for line in help.splitlines() if PROSE.search(line) and "|" not in line}


@pytest.mark.parametrize(
    "language",
    [pytest.param(each, marks=() if each == "ru" else pytest.mark.deep) for each in LANGUAGES[1:]],
)
def test_no_line_of_any_help_is_left_in_english(language: str) -> None:
    assert prose(language) & english() == set()


@cache
def english() -> frozenset[str]:
    """What may not be found in another language's help."""
    found = frozenset(prose("en"))
    assert len(found) > 150
    return found


def test_what_a_game_lets_one_choose_is_explained_in_the_same_language() -> None:
    assert "Welches Schloss?" in said("de", "play", "castle", "--help")


def test_a_language_that_we_do_not_speak_is_answered_in_english() -> None:
    assert said("xx", "--help").startswith("Usage: ")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("verfy",), "Команды «verfy» нет. Может, 'verify'?"),
        (("verify",), "Не хватает 'ФАЙЛ'."),
        (("verify", "--orgin", "x"), "Параметра «--orgin» нет."),
        (("serve", "--port", "x"), "Это значение не подходит к '--port': «x» — не такое число."),
        (("verify", "nowhere.toychest"), "«nowhere.toychest» не существует."),
        (("play", "chess"), "Есть: castle, clockwork, toybattle"),
    ],
    ids=lambda each: " ".join(each) if isinstance(each, tuple) else "",
)
def test_what_was_typed_wrong_is_said_in_the_language_of_the_system(words: tuple[str, ...], sentence: str) -> None:
    assert sentence in said("ru", *words)


@pytest.mark.parametrize("id", sorted(set(SENTENCES.values())))
def test_every_sentence_of_click_is_ours(id: str) -> None:
    assert is_known(f"command-click-{id}")


def test_what_click_adds_to_an_option_is_said_too() -> None:
    assert "[обязательно]" in said("ru", "branch", "--help")


@pytest.mark.parametrize("why", FAULTS)
def test_every_reason_why_a_log_is_not_fair_has_its_sentence(why: str) -> None:
    assert is_known(f"command-unfair-{why}")


def test_a_fair_game_is_called_fair_in_the_language_of_the_system(tmp_path: Path) -> None:
    file = tmp_path / "game.toychest"
    file.write_bytes(write_log(over().log))
    assert "fair. " in said("de", "verify", str(file))
    assert "vom Startwort bestimmt" in said("de", "verify", str(file))


@pytest.mark.parametrize("language", sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir()))
def test_what_the_command_line_says_is_read_alone(language: str) -> None:
    ids = [line.partition(" ")[0] for line in LOCALES.joinpath(language, COMMANDS).read_text("utf-8").splitlines()]
    assert {id for id in ids if id and id[0].isalpha() and not id.startswith("command-")} == set()
    assert read_commands(language) is not None
