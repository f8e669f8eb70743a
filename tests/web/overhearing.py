"""All that a seat and an onlooker can get out of a table of Toy Battle over the wire, by asking and by waiting."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from tests.web.browser import Browser
from tests.web.stage import CODE, TOKENS, Site, keep, serving
from tests.web.truths import BATTLE, Truths
from toychest.contract import Edition
from toychest.storage import MemoryStore
from toychest.table import Table
from toychest.web.messages import (
    AddEntropy,
    AskWhyNot,
    EntriesPlayed,
    FromBrowser,
    MoveAllowed,
    OpenTurn,
    PlayMove,
    TakeBack,
    TakeSeat,
)

AT_ONCE = 80
"""Questions sent before the first answer is read; a line keeps no more than a hundred."""

SOME_MOVES = ("take", "place Kwak 24", "place Skully 24", "decline", "pick Kwak", "no move at all")


@dataclass(frozen=True)
class Heard:
    """Every byte that reached them, message by message."""

    watcher: Sequence[str]
    onlooker: Sequence[str]
    over_http: Sequence[str]


async def heard(truths: Truths, table: Table, script: Sequence[str], edition: Edition = BATTLE) -> Heard:
    """Play the script; after each of its moves the watcher and an onlooker ask whatever can be asked.

    `back 1` is a take-back by seat 1.
    """
    store, http = MemoryStore(), list[str]()
    await keep(store, table)
    mine, theirs = tokens_of(truths.watcher), tokens_of(1 - truths.watcher)
    async with (
        serving(store, {edition.id: edition}) as site,
        site.entered(CODE, mine) as watcher,
        site.entered(CODE) as onlooker,
        site.entered(CODE, theirs) as rival,
    ):
        for number, move in enumerate(["", *script]):
            if move:
                await step({truths.watcher: watcher, 1 - truths.watcher: rival}, number, move)
            await watcher.heard_all()
            await onlooker.heard_all()
            await ask_everything(watcher, [truths.watcher], truths)
            await ask_everything(onlooker, [], truths)
            http.append(await over_http(site))
        again, onlooker_again = await entered_again(site, mine), await entered_again(site, ())
    return Heard([*watcher.raw, *again], [*onlooker.raw, *onlooker_again], http)


def tokens_of(seat: int) -> Sequence[str]:
    return TOKENS[seat : seat + 1]


async def step(browsers: dict[int, Browser], number: int, move: str) -> None:
    """One move of the script, by whoever is to act."""
    for browser in browsers.values():
        await browser.heard_all()
    standing = browsers[0].standing
    request_id, seq = f"step {number}", standing.seq + 1
    if move.startswith("back"):
        seat = int(move.split()[1])
        to = browsers[seat].standing.choices[0].take_back
        assert to is not None, f"{move}: there is nothing to take back"
        request: FromBrowser = TakeBack(id=request_id, seat=seat, seq=seq, to=to)
    else:
        seat = standing.to_act[0]
        request = PlayMove(id=request_id, seat=seat, seq=seq, move=move)
    played = await browsers[seat].ask(request)
    assert isinstance(played, EntriesPlayed), (request, played)


async def ask_everything(browser: Browser, seats: Sequence[int], truths: Truths) -> None:
    """Every question there is, and every request that is refused: none of them changes the table."""
    before = browser.standing
    await ask_all(browser, [*refused_requests(browser, seats), *why_not(seats, truths)])
    assert browser.standing.seq == before.seq, "a request that should have been refused was granted"
    await browser.enter()


async def ask_all(browser: Browser, requests: Sequence[FromBrowser]) -> None:
    """Ask them in order, many at once, and hear every answer."""
    for first in range(0, len(requests), AT_ONCE):
        part = requests[first : first + AT_ONCE]
        for request in part[:-1]:
            await browser.send(request)
        await browser.ask(part[-1])


def why_not(seats: Sequence[int], truths: Truths) -> Iterable[FromBrowser]:
    """Every move, for the seats of this browser; and some for all others, who are never answered."""
    for seat in (0, 1, 2, -1):
        for move in truths.every_move if seat in seats else SOME_MOVES:
            yield AskWhyNot(id=f"why not {move} by {seat}", seat=seat, move=move)


def refused_requests(browser: Browser, seats: Sequence[int]) -> Iterable[FromBrowser]:
    """For either seat: stale ones, moves that only chance makes, take-backs that are forbidden, and the rest."""
    now = browser.standing.seq + 1
    earliest = [choice.take_back for choice in browser.standing.choices if choice.take_back is not None]
    forbidden = range(min(earliest, default=now))
    for seat in (0, 1):
        yield from (
            PlayMove(id=f"stale {seat} {seq}", seat=seat, seq=seq, move="take") for seq in (1, now - 1, now + 1)
        )
        yield PlayMove(id=f"cheat {seat}", seat=seat, seq=now, move="deal Kwak")
        yield PlayMove(id=f"garbled {seat}", seat=seat, seq=now, move="place nobody 11")
        yield from (TakeBack(id=f"back {seat} {to}", seat=seat, seq=now, to=to) for to in forbidden)
        yield TakeBack(id=f"stale back {seat}", seat=seat, seq=now - 1, to=now - 1)
        yield OpenTurn(id=f"open {seat}", seat=seat, seq=now)
        yield AddEntropy(id=f"mix {seat}", seat=seat, seq=now, entropy="mine")
        yield TakeSeat(id=f"sit {seat}", seat=seat, name="Eve", token="a token that was made up by Eve just now")
    yield from (PlayMove(id="step 1", seat=seat, seq=2, move="take") for seat in seats)


async def entered_again(site: Site, tokens: Sequence[str]) -> Sequence[str]:
    """What a browser is told that lost its line, or was reloaded."""
    async with site.entered(CODE, tokens) as browser:
        await browser.heard_all()
        return browser.raw


async def over_http(site: Site) -> str:
    """What the other channels say, with every header but the date."""
    paths = (f"tables/{CODE}/log", f"tables/{CODE}/replay", f"rules/{BATTLE.id}", "editions")
    answers = [await site.get(f"/api/{path}") for path in paths]
    assert [answer.status_code for answer in answers[:2]] == [400, 400], "a running game is told to nobody"
    return site.as_told(answers)


async def heard_at_one_screen(truths: Truths, table: Table, moves: Sequence[str], edition: Edition = BATTLE) -> str:
    """What a browser with both seats is told while the watcher is to act: by entering, asking, playing, entering."""
    store = MemoryStore()
    await keep(store, table)
    async with serving(store, {edition.id: edition}) as site, site.entered(CODE, TOKENS[:2]) as both:
        for number, move in enumerate(["", *moves]):
            if move:
                await step({0: both, 1: both}, number, move)
            assert both.standing.to_act == [truths.watcher], "the other seat looks now"
            await ask_everything(both, [0, 1], truths)
    return "\n".join(both.raw)


def allowed(messages: Iterable[str]) -> int:
    """How many questions were answered with yes."""
    return sum(f'"type":"{MoveAllowed.__name__}"' in message for message in messages)


async def told_at(table: Table, tokens: Sequence[str]) -> Sequence[str]:
    """What a browser with these tokens is told when it enters."""
    store = MemoryStore()
    await keep(store, table)
    async with serving(store) as site:
        return await entered_again(site, tokens)
