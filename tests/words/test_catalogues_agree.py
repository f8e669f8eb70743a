"""Every sentence that is asked for exists; every language has the same sentences with the same arguments."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast

from tests.words.catalogues import entries_of, sources_of
from toychest.games import EDITIONS, GAMES
from toychest.words import LANGUAGES
from toychest.words.catalogue import LOCALES

ROOT = Path(__file__).parents[2]
TAKING_FILES = sorted({each.game for each in EDITIONS.values() if any(option.takes_file for option in each.options)})


def parsed(language: str) -> dict[str, ast.Message]:
    """Every message of a language by id; a broken one fails here."""
    entries = [entry for source in sources_of(language) for entry in entries_of(source)]
    assert [entry for entry in entries if isinstance(entry, ast.Junk)] == []
    return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}


def variables(node: object, messages: dict[str, ast.Message]) -> frozenset[str]:
    """The arguments that a message, attribute or pattern uses, also through the messages it refers to."""
    if isinstance(node, ast.VariableReference):
        return frozenset({node.id.name})
    if isinstance(node, ast.MessageReference):
        return variables(messages[node.id.name].value, messages)
    parts = node if isinstance(node, list) else vars(node).values() if isinstance(node, ast.BaseNode) else []
    return frozenset().union(*(variables(part, messages) for part in parts))


def shape(messages: dict[str, ast.Message]) -> dict[str, frozenset[str]]:
    """What a caller relies on: `id` and `id.attribute`, each with its arguments."""
    values = {name: variables(message.value, messages) for name, message in messages.items() if message.value}
    attributes = {
        f"{name}.{attribute.id.name}": variables(attribute.value, messages)
        for name, message in messages.items()
        for attribute in message.attributes
    }
    return values | attributes


@cache
def english() -> dict[str, frozenset[str]]:
    """What a caller relies on, as English has it: read when a test asks, for it takes long."""
    return shape(parsed("en"))


def test_every_language_has_its_folder() -> None:
    assert sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir()) == sorted(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_language_says_exactly_what_english_says(language: str) -> None:
    assert shape(parsed(language)) == english()


def said_by_the_client() -> set[str]:
    """Every id written out in the client, as `say('id')`; ids put together are checked by kind below."""
    files = [file for pattern in ("*.ts", "*.svelte") for file in (ROOT / "client/src").rglob(pattern)]
    text = "\n".join(file.read_text("utf-8") for file in files if not file.name.endswith(".test.ts"))
    return set(re.findall(r"\bsay\(\s*'([a-z0-9_.-]+)'", text))


def test_every_sentence_of_the_client_exists() -> None:
    assert said_by_the_client() - set(english()) == set()


def written_after(opening: str, game: str) -> set[str]:
    """The text that follows every `opening` in a game's code, as the second half of a sentence's id."""
    path = ROOT / "src/toychest/games" / game
    files = path.rglob("*.py") if path.is_dir() else [path]
    found = {text for file in files for text in re.findall(rf'{opening}\s*"([a-z_-]+)"', file.read_text("utf-8"))}
    assert found, f"{game}: nothing is written out after {opening}"
    return {text.replace("_", "-") for text in found}


@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_has_a_sentence_with_all_three_parts(game: str) -> None:
    refusals = {f"{game}-refused-{code}" for code in written_after(r"IllegalMove\(", game)}
    assert {f"{name}{part}" for name in refusals for part in ("", ".because", ".help")} - set(english()) == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_event_has_a_sentence(game: str) -> None:
    assert {f"{game}-event-{kind}" for kind in written_after(r"Event\(kind=", game)} - set(english()) == set()


def test_every_request_refused_says_what_would_help() -> None:
    refusals = {name for name in english() if name.startswith("request-refused-") and "." not in name}
    assert {f"{name}.help" for name in refusals} - set(english()) == set()


@pytest.mark.parametrize("game", TAKING_FILES)
def test_every_complaint_about_a_file_says_how_to_mend_it(game: str) -> None:
    found = written_after(r"Complaint\(\s*code=", game) | written_after(r"Complaint\(\s*code=", "own_file.py")
    complaints = {f"{game}-unfit-{code}" for code in found}
    assert {f"{name}{part}" for name in complaints for part in ("", ".help")} - set(english()) == set()


@pytest.mark.parametrize("id", EDITIONS)
def test_every_printing_says_what_it_is(id: str) -> None:
    name = f"{EDITIONS[id].game}-printing-{EDITIONS[id].printing}"
    assert {name, f"{name}.help"} - set(english()) == set()


@pytest.mark.parametrize("id", EDITIONS)
def test_every_reading_and_each_of_its_values_has_a_sentence(id: str) -> None:
    asked = {f"{EDITIONS[id].game}-reading-{reading.name}" for reading in EDITIONS[id].readings}
    values = {
        f"{EDITIONS[id].game}-reading-{reading.name}-{choice}{part}"
        for reading in EDITIONS[id].readings
        for choice in reading.choices
        for part in ("", ".help")
    }
    assert (asked | values) - set(english()) == set()


@pytest.mark.parametrize("id", EDITIONS)
def test_every_option_and_each_of_its_values_has_a_sentence(id: str) -> None:
    named = {
        f"{EDITIONS[id].game}-option-{option.name}-{str(choice).lower()}"
        for option in EDITIONS[id].options
        for choice in (*option.choices, *(["file"] if option.takes_file else []))
        if type(choice) is not int  # a number says itself
    }
    assert {f"{name}{part}" for name in named for part in ("", ".help")} - set(english()) == set()
