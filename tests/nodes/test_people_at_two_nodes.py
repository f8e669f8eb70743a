"""People at one table through two nodes: who is there, what they say and what they agree on is known at both."""

import pytest

from tests.nodes.cluster import Nodes
from tests.web.browser import Browser
from toychest.web.messages import RequestRefused
from toychest.web.phrase_messages import PhraseSaid, Say
from toychest.web.plea_messages import AnswerPlea, DeleteTable, PleaShown, SayGoodbye
from toychest.web.presence_messages import PresenceShown
from toychest.web.sitting_messages import AskSittingKey, GiveSeat, MiddleShown, SeatGiving, SittingKeyGiven

pytestmark = [pytest.mark.asyncio, pytest.mark.slow]


async def told(browser: Browser, presences: list[str], onlookers: int) -> None:
    """Hear until this is told of all persons, and of those who look on."""
    while True:
        shown = await browser.hear_a(PresenceShown)
        if ([each.presence for each in shown.seats], shown.onlookers) == (presences, onlookers):
            return


async def test_a_screen_at_one_node_is_there_for_hands_at_the_other(nodes: Nodes) -> None:
    here, there = nodes.sites
    table = await here.start_table(True, True)
    async with there.browser(table.code, table.tokens[:1], "hand") as hand:
        await hand.enter()
        heard = [(await hand.hear_a(MiddleShown)).is_there]
        async with here.browser(table.code, (), "table") as middle:
            await middle.enter()
            heard.append((await hand.hear_a(MiddleShown)).is_there)
        heard.append((await hand.hear_a(MiddleShown)).is_there)
    assert heard == [False, True, False]


async def test_a_phrase_is_heard_at_the_other_node(nodes: Nodes) -> None:
    here, there = nodes.sites
    table = await here.start_table(True, True)
    async with here.entered(table.code, table.tokens[:1]) as ann, there.entered(table.code, table.tokens[1:]) as ben:
        await ann.ask(Say(id="say", seat=0, phrase="hello"))
        assert await ben.hear_a(PhraseSaid) == PhraseSaid(id=None, seat=0, phrase="hello")


async def test_onlookers_and_goodbyes_are_told_at_the_other_node(nodes: Nodes) -> None:
    here, there = nodes.sites
    table = await here.start_table(True, True)
    async with here.entered(table.code, table.tokens[:1]) as ann, there.entered(table.code, table.tokens[1:]) as ben:
        async with here.entered(table.code):
            await told(ben, ["here", "here"], onlookers=1)
        await told(ben, ["here", "here"], onlookers=0)
        await ann.send(SayGoodbye())
        await told(ben, ["away", "here"], onlookers=0)


async def test_a_lost_seat_is_given_when_those_at_both_nodes_agree(nodes: Nodes) -> None:
    here, there = nodes.sites
    table = await here.start_table(True, True, True)
    ann, ben, cleo = ([token] for token in table.tokens)
    async with (
        here.entered(table.code, ben) as first,
        there.entered(table.code, cleo) as second,
        there.entered(table.code),  # noted together with Cleo: who is told of one knows of both
    ):
        async with here.entered(table.code, ann) as lost:
            await lost.send(SayGoodbye())
            await told(second, ["away", "here", "here"], onlookers=1)
            await told(first, ["away", "here", "here"], onlookers=1)
        await first.ask(GiveSeat(id="give", seat=0))
        too_early = await first.ask(AskSittingKey(id="early", seat=0))
        assert (await second.hear_a(SeatGiving)) == SeatGiving(id=None, seat=0, agreed=[1], awaited=[2])
        agreed = await second.ask(GiveSeat(id="give", seat=0))
        key = await first.ask(AskSittingKey(id="key", seat=0))
    assert too_early == RequestRefused(id="early", code="seat-taken", facts={"seat": 0})
    assert agreed == SeatGiving(id="give", seat=0, agreed=[1, 2], awaited=[])
    assert isinstance(key, SittingKeyGiven)


async def test_who_is_at_a_table_that_was_deleted_at_the_other_node_is_told(nodes: Nodes) -> None:
    here, there = nodes.sites
    table = await here.start_table(True, True)
    async with here.entered(table.code, table.tokens[:1]) as ann, there.entered(table.code, table.tokens[1:]) as ben:
        await ann.ask(DeleteTable(id="delete"))
        await ben.hear_a(PleaShown)
        await ben.send(AnswerPlea(id="yes", plea="delete", is_yes=True))
        assert (await ann.hear_a(RequestRefused)).code == "table-deleted"
