"""Every sentence that is asked for exists; every language has the same sentences with the same arguments."""

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

from toychest.words import LANGUAGES
from toychest.words.catalogue import LOCALES

ROOT = Path(__file__).parents[2]
OTHERS = [language for language in LANGUAGES if language != "en" and (LOCALES / language).is_dir()]


def parsed(language: str) -> dict[str, ast.Message]:
    """Every message of a language by id; a broken one fails here."""
    entries = [
        entry for file in sorted((LOCALES / language).glob("*.ftl")) for entry in parse(file.read_text("utf-8")).body
    ]
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


ENGLISH = shape(parsed("en"))


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_says_exactly_what_english_says(language: str) -> None:
    assert shape(parsed(language)) == ENGLISH


def said_by_the_client() -> set[str]:
    """Every id written out in the client, as `say('id')`; ids put together are checked by kind below."""
    files = [file for pattern in ("*.ts", "*.svelte") for file in (ROOT / "client/src").rglob(pattern)]
    text = "\n".join(file.read_text("utf-8") for file in files if not file.name.endswith(".test.ts"))
    return set(re.findall(r"\bsay\(\s*'([a-z0-9_.-]+)'", text))


def test_every_sentence_of_the_client_exists() -> None:
    assert said_by_the_client() - set(ENGLISH) == set()


def codes(path: str, call: str) -> set[str]:
    """The first text in every `call(...)` under a folder of the package."""
    files = (ROOT / "src/toychest" / path).rglob("*.py")
    return {code for file in files for code in re.findall(rf'{call}\(\s*"([a-z-_]+)"', file.read_text("utf-8"))}


def test_every_castle_refusal_has_a_sentence() -> None:
    assert {f"castle-refused-{code}" for code in codes("games/castle", "IllegalMove")} - set(ENGLISH) == set()


def test_every_castle_event_has_a_sentence() -> None:
    rules_page = (ROOT / "docs/rules/castle.md").read_text("utf-8")
    kinds = re.findall(r"`([a-z_]+)`", rules_page.partition("## Events")[2])
    assert {f"castle-event-{kind.replace('_', '-')}" for kind in kinds} - set(ENGLISH) == set()


def test_every_refusal_that_has_a_sentence_has_all_three_parts() -> None:
    refusals = {name for name in ENGLISH if name.startswith("castle-refused-") and "." not in name}
    assert {f"{name}{part}" for name in refusals for part in (".because", ".help")} - set(ENGLISH) == set()


def test_every_request_refused_says_what_would_help() -> None:
    refusals = {name for name in ENGLISH if name.startswith("request-refused-") and "." not in name}
    assert {f"{name}.help" for name in refusals} - set(ENGLISH) == set()
