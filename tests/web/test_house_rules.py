"""A saved game keeps the rules it was started with: house rules and files of one's own outlive the server."""

import random
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

from tests.web.stage import Site, serving, start
from toychest.app import main
from toychest.contract import Edition, Json
from toychest.games import EDITIONS
from toychest.storage import SqliteStore
from toychest.web.edition_messages import RulesShown
from toychest.web.messages import ReplayShown, TableStarted

pytestmark = pytest.mark.asyncio


def all_otherwise(edition: Edition) -> Edition:
    """The printing with another value of every reading."""
    others = {
        reading.name: next(value for value in reversed(reading.choices) if value != edition.values[reading.name])
        for reading in edition.readings
    }
    return edition.with_house_rules(others)


HOUSE_RULED = [
    "castle-de-0+loss=enter_last",
    all_otherwise(EDITIONS["castle-standard-0"]).id,
    all_otherwise(EDITIONS["castle-de-0"]).id,
]
OWN_BOARD = files("toychest.games.castle").joinpath("boards", "castle.toml").read_text(encoding="utf-8")
OWN_DECK = "up = 4\nright = 4\ndown = 4\nleft = 4\nloop = 3\nsorcerer = 3\nghost = 2\n"


async def played_on(site: Site, table: TableStarted, requests: int, choices: random.Random) -> str:
    """So many requests more, or until the end; the edition that the table says it is played by."""
    async with site.browser(table.code, table.tokens) as browser:
        shown = await browser.enter()
        while requests and browser.standing.outcome is None:
            await browser.go_on(choices)
            requests -= 1
    return shown.edition


async def start_by(site: Site, edition: str, options: Mapping[str, Json]) -> TableStarted:
    response = await site.post(start(edition=edition, options=options))
    return msgspec.json.decode(response.content, type=TableStarted)


@pytest.mark.parametrize(
    ("edition", "options"),
    [
        *((id, {}) for id in HOUSE_RULED),
        ("castle-standard-0", {"board": {"file": OWN_BOARD}, "deck": {"file": OWN_DECK}}),
    ],
    ids=["one house rule", "every reading otherwise", "every reading otherwise than in German", "own board and deck"],
)
async def test_a_game_outlives_the_server_and_is_proved_by_its_file(
    edition: str, options: Mapping[str, Json], tmp_path: Path
) -> None:
    choices = random.Random(edition)
    async with serving(SqliteStore(tmp_path / "toychest.db")) as site:
        table = await start_by(site, edition, options)
        await played_on(site, table, 10, choices)
    async with serving(SqliteStore(tmp_path / "toychest.db")) as site:
        assert await played_on(site, table, 10_000, choices) == edition
        log = await site.get(f"/api/tables/{table.code}/log")
    (tmp_path / "game.toychest").write_bytes(log.content)
    verdict = CliRunner().invoke(main, ["verify", str(tmp_path / "game.toychest")])
    assert (verdict.exit_code, "fair" in verdict.output) == (0, True)


@pytest.mark.parametrize("id", HOUSE_RULED[:1])
async def test_the_replay_and_the_rules_of_a_house_ruled_game_go_by_its_id(id: str) -> None:
    async with serving() as site:
        table = await site.start_table(True, edition=id)
        await played_on(site, table, 10_000, random.Random(id))
        replay = msgspec.json.decode((await site.get(f"/api/tables/{table.code}/replay")).content, type=ReplayShown)
        rules = msgspec.json.decode((await site.get(f"/api/rules/{replay.edition}")).content, type=RulesShown)
    assert (replay.edition, replay.is_fair) == (id, True)
    house_rules = {reading.name: reading.value for reading in rules.readings if reading.is_house_rule}
    assert house_rules == EDITIONS[id].house_rules
