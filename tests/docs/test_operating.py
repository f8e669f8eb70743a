"""What the operator's page and the files in deploy/ say is what the commands know."""

import json
import re
from pathlib import Path

import click
import pytest

from tests.docs.tree import ROOT
from toychest.app import main

PAGES = [ROOT / "docs" / "operating.md", *sorted((ROOT / "deploy").iterdir())]
NAMED = re.compile(r"(?:play\.py|toychest)\"?,? \"?(serve|store copy|tables|doctor)([^\n|`]*)")


def options_of(words: str) -> set[str]:
    """What a command understands, with those of its parts."""
    command: click.Command | None = main
    for word in words.split():
        assert isinstance(command, click.Group)
        command = command.get_command(click.Context(main), word)
    assert command is not None
    commands = [command, *(command.commands.values() if isinstance(command, click.Group) else ())]
    return {
        option for each in commands for parameter in each.params for option in parameter.opts + parameter.secondary_opts
    }


def test_there_is_something_to_compare() -> None:
    assert sum(len(NAMED.findall(page.read_text(encoding="utf-8"))) for page in PAGES) >= 8


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_option_that_is_named_is_known(page: Path) -> None:
    for command, rest in NAMED.findall(page.read_text(encoding="utf-8")):
        assert set(re.findall(r"--[a-z-]+", rest)) <= options_of(command)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_variable_that_is_named_is_read(page: Path) -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "src").rglob("*.py"))
    variables = set(re.findall(r"TOYCHEST_[A-Z]+", page.read_text(encoding="utf-8")))
    assert {name for name in variables if f'"{name}"' not in source} == set()


def test_the_capacity_that_is_told_is_the_one_that_was_measured() -> None:
    measured = json.loads((ROOT / "bench" / "nodes.json").read_text(encoding="utf-8"))
    told = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8").partition("## Capacity")[2]
    figures = [measured[name] for name in ("load", "tables", "sockets", "moves_a_second", "kilobytes_a_socket")]
    figures += measured["acknowledged_ms"].values()
    assert [figure for figure in figures if not re.search(rf"\b{re.escape(str(figure))}\b", told)] == []
    assert f"{measured['acknowledged_and_lost']} of the acknowledged lost" in told.replace("\n", " ")


def test_how_soon_nodes_are_whole_again_is_told_as_it_was_measured() -> None:
    measured = json.loads((ROOT / "bench" / "node_times.json").read_text(encoding="utf-8"))
    told = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8").partition("How soon nodes")[2]
    said = [f"within {measured[way]['most_s']:.1f} s" for way in ("players_back", "bots_on", "views_equal")]
    said += [f"killed, {measured['kills']} times", f"load {measured['load']}"]
    assert [words for words in said if words not in told.replace("\n", " ")] == []


def test_how_soon_a_phone_that_slept_has_its_hand_back_is_told_as_it_was_measured() -> None:
    measured = json.loads((ROOT / "bench" / "waking.json").read_text(encoding="utf-8"))
    told = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8").partition("A phone that slept")[2]
    said = [f"within {measured[way]['most_ms']} ms" for way in ("cut", "silent")]
    said += [f"{measured['times']} times each", f"load {measured['load']}"]
    assert [words for words in said if words not in told.replace("\n", " ")] == []


def test_every_file_that_the_image_is_made_of_is_there() -> None:
    image = (ROOT / "deploy" / "Dockerfile").read_text(encoding="utf-8")
    sources = re.findall(r"^COPY (\S+) \S+$", image, re.MULTILINE)
    assert len(sources) >= 3
    assert [source for source in sources if not (ROOT / source).exists()] == []


def test_the_nodes_of_the_compose_file_are_built_from_that_image() -> None:
    composed = (ROOT / "deploy" / "compose.yaml").read_text(encoding="utf-8")
    (context, dockerfile), *_ = re.findall(r"build: { context: (\S+), dockerfile: (\S+) }", composed)
    assert (ROOT / "deploy" / context / dockerfile).resolve() == ROOT / "deploy" / "Dockerfile"


def test_the_proxy_of_the_compose_file_reaches_the_port_that_the_image_opens() -> None:
    image = (ROOT / "deploy" / "Dockerfile").read_text(encoding="utf-8")
    composed = (ROOT / "deploy" / "compose.yaml").read_text(encoding="utf-8")
    (port,) = re.findall(r"^EXPOSE (\d+)$", image, re.MULTILINE)
    assert f'"--port", "{port}"' in image
    assert f"reverse_proxy node-1:{port} node-2:{port} {{" in composed
