"""A take-back against a person is asked for: all of the others who are here must allow it."""

import pytest

from tests.host.guests import Listener, bot, host_over, person
from tests.web.stage import until
from toychest.contract import Seat
from toychest.games import EDITIONS
from toychest.host.asked import Asked
from toychest.host.host import Host
from toychest.host.hosted import HostedTable
from toychest.host.plea import Plea
from toychest.host.pleas import PleaAnswer, PleaGone, Pleas
from toychest.storage import MemoryStore
from toychest.table import Granted, SeatRecord, TakenBack, Terms, new_table
from toychest.table.errors import CannotTakeBack
from toychest.table.requests import OpenTurn, Play, TakeBack
from toychest.table.terms import TakingBack

pytestmark = pytest.mark.asyncio

ANN, BEN, CLEO = Seat(0), Seat(1), Seat(2)
OPENING = "start blue, deal Roxy, deal Roxy, deal Kwak, deal Roxy, deal Roxy, deal Roxy, deal Star"


class Stage:
    """A battle in which Ann has placed a troop and Ben is to act; a guest looks on, and everybody is here."""

    def __init__(self, host: Host, hosted: HostedTable, patience: float) -> None:
        self.host, self.hosted, self.guest = host, hosted, Listener()
        self.pleas = Pleas(host, patience)
        host.enter(hosted, self.guest)
        hosted.attendance.note(hosted.persons)

    @property
    def back(self) -> Asked:
        """Ann takes her troop back."""
        return Asked(TakeBack(ANN, self.hosted.table.seq), self.hosted.table.seq + 1, "back")

    async def ask(self, *held: Seat) -> Granted | Plea | None:
        return await self.pleas.take_back(self.hosted, self.back, held or (ANN,))

    async def answer(self, seat: Seat, is_yes: bool, plea: str = "back") -> Plea:
        return await self.pleas.answer(self.hosted, PleaAnswer(plea, is_yes, frozenset({seat})))

    @property
    def statuses(self) -> list[str]:
        return [plea.status for plea in self.guest.pleas]

    @property
    def last(self) -> object:
        return self.hosted.table.entries[-1]


async def staged(take_back: TakingBack, *records: SeatRecord, patience: float = 60) -> Stage:
    seats = records or (person("Ann"), person("Ben"))
    table = new_table(
        EDITIONS["toybattle-standard-0"], {}, [seat.name for seat in seats], terms=Terms(take_back=take_back)
    )
    for move in [*OPENING.split(", "), "place Roxy 11"]:
        table = table.with_move(Seat(table.to_act[0]), move)
    host = host_over(MemoryStore())
    return Stage(host, await host.start(table, seats), patience)


async def test_a_take_back_waits_for_the_other() -> None:
    stage = await staged("ask")
    plea = await stage.ask()
    assert isinstance(plea, Plea)
    assert (plea.asked, stage.statuses, isinstance(stage.last, TakenBack)) == ((BEN,), ["open"], False)


async def test_a_yes_takes_it_back_and_the_log_says_who_allowed_it() -> None:
    stage = await staged("ask")
    await stage.ask()
    await stage.answer(BEN, is_yes=True)
    assert isinstance(stage.last, TakenBack)
    assert (stage.last.seat, stage.last.agreed, stage.statuses[-1]) == (ANN, (BEN,), "granted")


async def test_a_no_leaves_the_move() -> None:
    stage = await staged("ask")
    await stage.ask()
    await stage.answer(BEN, is_yes=False)
    assert (stage.statuses, isinstance(stage.last, TakenBack)) == (["open", "declined"], False)


async def test_whoever_asked_may_take_the_plea_back() -> None:
    stage = await staged("ask")
    await stage.ask()
    await stage.answer(ANN, is_yes=False)
    assert stage.statuses == ["open", "declined"]


async def test_whoever_asked_cannot_allow_it_themselves() -> None:
    stage = await staged("ask")
    await stage.ask()
    plea = await stage.answer(ANN, is_yes=True)
    assert (plea.status, isinstance(stage.last, TakenBack)) == ("open", False)


async def test_whoever_plays_on_has_answered() -> None:
    stage = await staged("ask")
    await stage.ask()
    await stage.host.grant(stage.hosted, Asked(Play(BEN, "take"), stage.hosted.table.seq + 1))
    assert stage.statuses == ["open", "declined"]
    with pytest.raises(PleaGone):
        await stage.answer(BEN, is_yes=True)


async def test_a_plea_that_nobody_answers_runs_out() -> None:
    stage = await staged("ask", patience=0)
    await stage.ask()
    await until(lambda: stage.statuses == ["open", "declined"])


async def test_at_one_screen_nobody_is_asked() -> None:
    stage = await staged("ask")
    assert isinstance(await stage.ask(ANN, BEN), Granted)


async def test_against_a_bot_nobody_is_asked() -> None:
    stage = await staged("ask", person("Ann"), bot("Cog"))
    assert isinstance(await stage.ask(), Granted)


async def test_where_the_terms_say_so_nobody_is_asked() -> None:
    stage = await staged("free")
    assert isinstance(await stage.ask(), Granted)


async def test_where_nothing_is_taken_back_nobody_is_asked_in_vain() -> None:
    stage = await staged("none")
    with pytest.raises(CannotTakeBack):
        await stage.ask()
    assert stage.statuses == []


async def test_asked_twice_it_is_one_plea() -> None:
    stage = await staged("ask")
    await stage.ask()
    await stage.ask()
    await stage.answer(BEN, is_yes=True)
    assert [type(entry) for entry in stage.hosted.table.entries].count(TakenBack) == 1


async def test_asked_again_after_it_was_done_it_is_not_asked_anew() -> None:
    stage = await staged("ask")
    back = stage.back
    await stage.ask()
    await stage.answer(BEN, is_yes=True)
    assert await stage.pleas.take_back(stage.hosted, back, (ANN,)) is None


async def test_bots_wait_for_the_answer() -> None:
    stage = await staged("ask")
    await stage.ask()
    waits = stage.hosted.is_held
    await stage.answer(BEN, is_yes=False)
    assert (waits, stage.hosted.is_held) == (True, False)


async def castle_of_three(*here: Seat) -> Stage:
    """Ann has gone and it is Ben's turn; of the three these are here."""
    host, seats = host_over(MemoryStore()), (person("Ann"), person("Ben"), person("Cleo"))
    terms = Terms(take_back="ask")
    names = [seat.name for seat in seats]
    hosted = await host.start(new_table(EDITIONS["castle-standard-0"], {}, names, "a castle: 1", terms=terms), seats)
    stage = Stage(host, hosted, 60)
    while not hosted.table.has_passed_on(ANN):
        table = hosted.table
        request = OpenTurn(ANN) if table.waits_for == ANN else Play(ANN, table.legal_moves(ANN)[0])
        await host.grant(hosted, Asked(request, table.seq + 1))
    hosted.attendance.note(here)
    return stage


async def test_everybody_who_is_here_is_waited_for() -> None:
    stage = await castle_of_three(ANN, BEN, CLEO)
    await stage.ask()
    first = await stage.answer(BEN, is_yes=True)
    second = await stage.answer(CLEO, is_yes=True)
    assert (first.status, second.status) == ("open", "granted")


async def test_whoever_is_not_here_is_not_waited_for() -> None:
    stage = await castle_of_three(ANN, BEN)
    await stage.ask()
    assert (await stage.answer(BEN, is_yes=True)).status == "granted"
