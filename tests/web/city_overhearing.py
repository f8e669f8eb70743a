"""All that a seat and an onlooker can get out of a table of Clockwork City over the wire, by asking and by waiting."""

from collections.abc import Iterable, Sequence

from tests.web.browser import Browser
from tests.web.city_truths import CITY, EVERY_MOVE, SOME_MOVES
from tests.web.overhearing import Heard, ask_all, entered_again, tokens_of
from tests.web.stage import CODE, TOKENS, Site, keep, serving
from toychest.contract import Edition, Seat
from toychest.storage import MemoryStore
from toychest.table import Table
from toychest.web.messages import (
    AddEntropy,
    AskWhyNot,
    ConfirmShown,
    EntriesPlayed,
    FromBrowser,
    OpenTurn,
    PlayMove,
    TakeBack,
    TakeSeat,
)

SEATS = 3


async def heard(watcher: Seat, table: Table, script: str, edition: Edition = CITY) -> Heard:
    """Play the script; after each of its moves the watcher and an onlooker ask whatever can be asked."""
    store, http = MemoryStore(), list[str]()
    await keep(store, table)
    async with (
        serving(store, {edition.id: edition}) as site,
        site.entered(CODE, tokens_of(0)) as ann,
        site.entered(CODE, tokens_of(1)) as ben,
        site.entered(CODE, tokens_of(2)) as cleo,
        site.entered(CODE) as onlooker,
    ):
        browsers = (ann, ben, cleo)
        for number, move in enumerate(["", *script.split(", ")]):
            if move:
                await step(browsers, number, move)
            for browser in (*browsers, onlooker):
                await browser.heard_all()
            await ask_everything(browsers[watcher], [watcher])
            await ask_everything(onlooker, [])
            http.append(await over_http(site))
        again = [await entered_again(site, tokens) for tokens in (tokens_of(watcher), ())]
    return Heard([*browsers[watcher].raw, *again[0]], [*onlooker.raw, *again[1]], http)


async def step(browsers: Sequence[Browser], number: int, move: str) -> None:
    """One move of the script, by whoever is to act; everybody confirms that they were shown what is fleeting."""
    seat, seq = browsers[0].standing.to_act[0], browsers[0].standing.seq + 1
    request = PlayMove(id=f"step {number}", seat=seat, seq=seq, move=move)
    answer = await browsers[seat].ask(request)
    assert isinstance(answer, EntriesPlayed), (request, answer)
    for at, browser in enumerate(browsers):
        await browser.send(ConfirmShown(seat=at, seq=seq))


async def ask_everything(browser: Browser, seats: Sequence[int]) -> None:
    """Every question there is, and every request that is refused: none of them changes the table."""
    before = browser.standing
    await ask_all(browser, [*refused_requests(browser), *why_not(seats)])
    assert browser.standing.seq == before.seq, "a request that should have been refused was granted"
    await browser.enter()


def why_not(seats: Sequence[int]) -> Iterable[FromBrowser]:
    """Every move, for the seats of this browser; and some for all others, who are never answered."""
    for seat in (-1, *range(SEATS + 1)):
        for move in EVERY_MOVE if seat in seats else SOME_MOVES:
            yield AskWhyNot(id=f"why not {move} by {seat}", seat=seat, move=move)


def refused_requests(browser: Browser) -> Iterable[FromBrowser]:
    """For each seat: stale ones, moves that only chance makes, take-backs that are forbidden, and the rest."""
    now = browser.standing.seq + 1
    earliest = [choice.take_back for choice in browser.standing.choices if choice.take_back is not None]
    forbidden = range(max(0, min(earliest, default=now) - 8), min(earliest, default=now))
    for seat in range(SEATS):
        yield from (PlayMove(id=f"stale {seat} {seq}", seat=seat, seq=seq, move="take") for seq in (1, now - 1))
        yield PlayMove(id=f"cheat {seat}", seat=seat, seq=now, move="draw Lacewing")
        yield PlayMove(id=f"garbled {seat}", seat=seat, seq=now, move="ask nobody Lacewing")
        yield from (TakeBack(id=f"back {seat} {to}", seat=seat, seq=now, to=to) for to in forbidden)
        yield AddEntropy(id=f"mix {seat}", seat=seat, seq=now, entropy="mine")
        yield TakeSeat(id=f"sit {seat}", seat=seat, name="Eve", token="a token that was made up by Eve just now")
        yield OpenTurn(id=f"open late {seat}", seat=seat, seq=now - 1)


async def over_http(site: Site) -> str:
    """What the other channels say, with every header but the date."""
    answers = [await site.get(f"/api/{path}") for path in (f"tables/{CODE}/log", f"tables/{CODE}/replay")]
    assert [answer.status_code for answer in answers] == [400, 400], "a running game is told to nobody"
    return site.as_told(answers)


async def heard_at_one_screen(table: Table, edition: Edition = CITY) -> str:
    """What a browser with all three seats is told while one of them is to act: by entering and by asking."""
    store = MemoryStore()
    await keep(store, table)
    async with serving(store, {edition.id: edition}) as site, site.entered(CODE, TOKENS[:SEATS]) as screen:
        await ask_all(screen, list(why_not([table.to_act[0]])))
        await screen.enter()
        return "\n".join(screen.raw)
