"""What may be played and by which rules, as a browser is told it."""

import msgspec
import pytest

from tests.contract.printings import DUTCH, PRINTINGS, READINGS, STANDARD
from tests.web.stage import refused, serving, start
from toychest.games import EDITIONS
from toychest.table.errors import UnknownEdition
from toychest.web.edition_messages import EditionsListed, RulesShown
from toychest.web.edition_telling import edition_listed, rules_shown
from toychest.web.messages import RequestRefused


def test_a_printing_is_offered_with_its_name_and_its_readings() -> None:
    offered = edition_listed(DUTCH)
    assert (offered.id, offered.printing) == ("lanterns-nl-0", "nl")
    assert [(reading.name, reading.default, reading.value) for reading in offered.readings] == [
        ("dusk", "early", "late"),
        ("finish", "reach", "reach"),
    ]


def test_a_reading_is_offered_with_its_ruling_and_every_choice() -> None:
    offered = edition_listed(STANDARD).readings[0]
    assert (offered.rule, tuple(offered.choices)) == (READINGS[0].rule, READINGS[0].choices)


def test_an_option_says_whether_it_takes_a_file() -> None:
    assert [option.takes_file for option in edition_listed(STANDARD).options] == [True]


def test_the_rules_say_what_is_read_otherwise_than_printed() -> None:
    shown = rules_shown("lanterns-nl-0+finish=pass", PRINTINGS)
    assert [(reading.value, reading.printed, reading.is_house_rule) for reading in shown.readings] == [
        ("late", "late", False),
        ("pass", "reach", True),
    ]


def test_the_rules_are_those_of_the_whole_id() -> None:
    shown = rules_shown("lanterns-nl-0+finish=pass", PRINTINGS)
    assert (shown.edition, shown.game, shown.printing) == ("lanterns-nl-0+finish=pass", "lanterns", "nl")


def test_a_game_without_a_page_has_no_paragraphs() -> None:
    assert rules_shown("lanterns-nl-0", PRINTINGS).paragraphs == {}


@pytest.mark.parametrize("id", ["", "lanterns", "lanterns-nl-0+", "lanterns-nl-0+dusk=late"])
def test_an_unknown_edition_has_no_rules(id: str) -> None:
    with pytest.raises(UnknownEdition):
        rules_shown(id, PRINTINGS)


@pytest.mark.asyncio
async def test_only_printings_are_offered() -> None:
    async with serving(editions=PRINTINGS) as site:
        response = await site.get("/api/editions")
    listed = msgspec.json.decode(response.content, type=EditionsListed).editions
    assert listed == [edition_listed(STANDARD), edition_listed(DUTCH)]


@pytest.mark.asyncio
@pytest.mark.parametrize("path", ["lanterns-nl-0+finish=pass", "lanterns-nl-0%2Bfinish%3Dpass"])
async def test_the_rules_of_an_edition_are_found_by_its_id(path: str) -> None:
    async with serving(editions=PRINTINGS) as site:
        response = await site.get(f"/api/rules/{path}")
    assert msgspec.json.decode(response.content, type=RulesShown) == rules_shown("lanterns-nl-0+finish=pass", PRINTINGS)


@pytest.mark.asyncio
async def test_a_table_is_started_by_house_rules() -> None:
    async with serving(editions=PRINTINGS) as site:
        table = await site.start_table(True, edition="lanterns-nl-0+dusk=never+finish=pass")
        async with site.browser(table.code, table.tokens) as browser:
            shown = await browser.enter()
    assert shown.edition == "lanterns-nl-0+dusk=never+finish=pass"


@pytest.mark.asyncio
async def test_a_table_is_started_with_a_file_of_ones_own() -> None:
    own = {"lamp": {"file": "oil = 1"}}
    async with serving(editions=PRINTINGS) as site:
        response = await site.post(start(edition=STANDARD.id, options=own))
        code = response.json()["code"]
        async with site.browser(code) as browser:
            assert (await browser.enter()).options == own


@pytest.mark.asyncio
async def test_an_unfit_file_is_refused_with_everything_that_is_wrong() -> None:
    async with serving(editions=PRINTINGS) as site:
        response = await site.post(start(edition=STANDARD.id, options={"lamp": {"file": "dry"}}))
    complaints = [{"code": "no-oil", "facts": {"line": 1}}, {"code": "no-wick", "facts": {}}]
    assert refused(response) == (400, "option-unfit")
    assert msgspec.json.decode(response.content, type=RequestRefused).facts == {
        "name": "lamp",
        "complaints": complaints,
    }


def test_the_rules_come_in_the_language_asked_for() -> None:
    assert rules_shown("castle-standard-0", EDITIONS, "de").language == "de"
