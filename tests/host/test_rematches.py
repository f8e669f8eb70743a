"""A rematch is offered by one and agreed to by all persons; one table comes of it, whoever was last."""

import asyncio
from collections.abc import Mapping

import pytest

from tests.host.guests import Listener, bot, host_over, person
from tests.web.sitting import almost_over, over
from tests.web.stage import until
from toychest.contract import Seat, UnknownOption
from toychest.host.asked import RematchAsked
from toychest.host.host import Host
from toychest.host.hosted import HostedTable
from toychest.host.rematch_chain import Evening, evening_of
from toychest.host.rematches import OfferGone, Rematches
from toychest.storage import MemoryStore
from toychest.table import SeatRecord, Table, hash_of, record_of
from toychest.table.errors import TableUnfinished, TokenTooShort

pytestmark = pytest.mark.asyncio

ANN, BEN = Seat(0), Seat(1)
CODE = "LAMB-7KQD"
FRESH = {ANN: "a" * 32, BEN: "b" * 32}


def offer(seat: Seat, id: str = "offer", options: Mapping[str, str] | None = None) -> RematchAsked:
    return RematchAsked({seat: FRESH[seat]}, options, None, "", id)


def yes(seat: Seat, offered: str = "offer") -> RematchAsked:
    return RematchAsked({seat: FRESH[seat]}, None, offered, "", f"yes of {seat}")


NO = RematchAsked({}, None, "offer", "", "no")


class Stage:
    """A finished castle of Ann and somebody, a guest at it, and its rematches."""

    def __init__(self, host: Host, hosted: HostedTable, patience: float) -> None:
        self.host, self.hosted, self.guest = host, hosted, Listener()
        self.rematches = Rematches(host, patience)
        host.enter(hosted, self.guest)

    async def ask(self, *asked: RematchAsked) -> None:
        for each in asked:
            await self.rematches.ask(self.hosted, each)

    async def following(self) -> list[str]:
        return await self.host.store.list_following(CODE)

    @property
    def told(self) -> list[tuple[tuple[int, ...], bool, bool]]:
        """Who agreed, whether a table is there, whether it was declined."""
        return [(each.agreed, each.code is not None, each.is_declined) for each in self.guest.rematches]


async def staged(
    *records: SeatRecord, table: Table | None = None, patience: float = 300, store: MemoryStore | None = None
) -> Stage:
    seats = records or (person("Ann"), person("Ben"))
    host = host_over(store or MemoryStore())
    if store is None:
        await host.store.create(record_of(CODE, table or over(), seats))
    return Stage(host, await host.load(CODE), patience)


async def test_an_offer_stands_until_everybody_has_agreed() -> None:
    stage = await staged()
    await stage.ask(offer(ANN))
    assert (stage.told, await stage.following()) == ([((0,), False, False)], [])


async def test_the_last_yes_makes_the_table() -> None:
    stage = await staged()
    await stage.ask(offer(ANN), yes(BEN))
    assert stage.told[-1] == ((0, 1), True, False)
    assert await stage.following() == [stage.guest.rematches[-1].code]


async def test_everybody_holds_their_seat_there_with_their_fresh_token() -> None:
    stage = await staged()
    await stage.ask(offer(ANN), yes(BEN))
    record = await stage.host.store.load((await stage.following())[0])
    held = [(seat.name, seat.token_hash) for seat in record.seats]
    assert held == [("Ben", hash_of(FRESH[BEN])), ("Ann", hash_of(FRESH[ANN]))]


async def test_it_comes_after_the_game_that_was_played() -> None:
    stage = await staged()
    await stage.ask(offer(ANN), yes(BEN))
    ending = stage.hosted.table.log.ending
    record = await stage.host.store.load((await stage.following())[0])
    assert ending is not None
    assert (record.header.after, record.origin) == (ending.sum, CODE)


async def test_two_yeses_at_the_same_instant_make_one_table() -> None:
    stage = await staged(person("Ann"), person("Ben"))
    await stage.ask(offer(ANN))
    await asyncio.gather(*(stage.rematches.ask(stage.hosted, yes(BEN)) for _ in range(2)))
    assert len(await stage.following()) == 1


async def test_two_who_offer_the_same_at_the_same_instant_have_agreed() -> None:
    stage = await staged()
    await asyncio.gather(*(stage.rematches.ask(stage.hosted, offer(seat, f"by {seat}")) for seat in (ANN, BEN)))
    assert len(await stage.following()) == 1


async def test_bots_always_agree() -> None:
    stage = await staged(person("Ann"), bot("Cog"))
    await stage.ask(offer(ANN))
    record = await stage.host.store.load((await stage.following())[0])
    assert [(seat.name, seat.bot) for seat in record.seats] == [("Cog", 3), ("Ann", None)]


async def test_at_one_screen_it_begins_at_once() -> None:
    stage = await staged()
    await stage.ask(RematchAsked(FRESH, id="both"))
    assert stage.told == [((0, 1), True, False)]


async def test_who_declines_is_told_nobody() -> None:
    stage = await staged()
    await stage.ask(offer(ANN), NO)
    assert (stage.told[-1], await stage.following()) == (((), False, True), [])


async def test_a_yes_after_a_no_comes_too_late() -> None:
    stage = await staged()
    await stage.ask(offer(ANN), NO)
    with pytest.raises(OfferGone):
        await stage.ask(yes(BEN))


async def test_the_newest_offer_counts_and_a_yes_to_the_one_before_it_does_not() -> None:
    stage = await staged()
    await stage.ask(offer(ANN), offer(BEN, "other", {"board": "garden"}))
    with pytest.raises(OfferGone):
        await stage.ask(yes(ANN, "offer"))
    await stage.ask(yes(ANN, "other"))
    record = await stage.host.store.load((await stage.following())[0])
    assert record.header.options["board"] == "garden"


async def test_a_choice_that_is_not_offered_is_refused() -> None:
    stage = await staged()
    with pytest.raises(UnknownOption):
        await stage.ask(offer(ANN, "wrong", {"board": "moon"}))


async def test_an_offer_runs_out() -> None:
    stage = await staged(patience=0)
    await stage.ask(offer(ANN))
    await until(lambda: len(stage.told) == 2)
    assert stage.told[-1] == ((), False, True)


async def test_a_running_game_has_no_rematch() -> None:
    stage = await staged(table=almost_over())
    with pytest.raises(TableUnfinished):
        await stage.ask(offer(ANN))


async def test_a_token_that_could_be_guessed_is_refused() -> None:
    stage = await staged()
    with pytest.raises(TokenTooShort):
        await stage.ask(RematchAsked({ANN: "short"}, id="x"))


async def test_an_offer_dies_with_the_host_but_its_table_is_found_again() -> None:
    store = MemoryStore()
    await store.create(record_of(CODE, over(), (person("Ann"), bot("Cog"))))
    before = await staged(store=store)
    await before.ask(offer(ANN))
    after = await staged(store=store)
    await after.ask(offer(ANN))
    assert [after.guest.rematches[-1].code] == await after.following()


async def test_what_is_not_stored_was_not_agreed() -> None:
    stage = await staged()
    await stage.ask(offer(ANN))
    await stage.host.store.close()
    with pytest.raises(Exception, match="closed"):
        await stage.ask(yes(BEN))
    assert stage.told == [((0,), False, False)]


async def test_the_score_of_an_evening_is_counted_from_its_tables() -> None:
    """Both win a castle together; in the rematch, which still runs, they have changed seats."""
    stage = await staged()
    await stage.ask(RematchAsked(FRESH, id="both"))
    won = [int(place == 1) for place in (stage.hosted.table.outcome.places if stage.hosted.table.outcome else ())]
    here, there = await evening_of(stage.host, CODE), await evening_of(stage.host, (await stage.following())[0])
    assert (here, there) == (Evening(1, tuple(won)), Evening(1, (won[1], won[0])))


async def two_hosts() -> tuple[Stage, Stage]:
    """The same table at two hosts over one store, somebody at each."""
    store = MemoryStore()
    await store.create(record_of(CODE, over(), (person("Ann"), person("Ben"))))
    return await staged(store=store), await staged(store=store)


async def test_an_offer_made_at_one_host_is_heard_and_agreed_to_at_another() -> None:
    here, there = await two_hosts()
    await here.ask(offer(ANN))
    await there.host.catch_up(there.hosted)
    await there.ask(yes(BEN))
    await here.host.catch_up(here.hosted)
    assert len(await here.following()) == 1
    assert there.told == [((0,), False, False), ((0, 1), True, False)]
    assert (here.told, here.guest.rematches[-1].code) == (there.told, there.guest.rematches[-1].code)


async def test_yeses_given_at_two_hosts_at_once_make_one_table() -> None:
    here, there = await two_hosts()
    await here.ask(offer(ANN))
    await there.ask(yes(BEN))
    assert len(await here.following()) == 1


async def test_a_no_at_one_host_is_heard_at_the_other() -> None:
    here, there = await two_hosts()
    await here.ask(offer(ANN))
    await there.host.catch_up(there.hosted)
    await there.ask(NO)
    await here.host.catch_up(here.hosted)
    assert here.told == [((0,), False, False), ((), False, True)]
    assert here.rematches.standing(here.hosted) is None


async def test_an_offer_stands_after_a_restart() -> None:
    here, there = await two_hosts()
    await here.ask(offer(ANN))
    again = await staged(store=here.host.store)  # type: ignore[arg-type]
    standing = again.rematches.standing(again.hosted)
    assert standing is not None
    assert (standing.offer, standing.agreed) == ("offer", (0,))
    assert there.guest.rematches == []
