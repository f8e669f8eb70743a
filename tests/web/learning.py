"""Somebody who learns in a browser: does what the coach asks, and goes on where nothing is asked."""

from tests.web.browser import Browser, fresh_id
from toychest.contract import OPEN
from toychest.web.guide_messages import BeatShown, GoOn, GuideShown, GuideStanding
from toychest.web.messages import OpenTurn, PlayMove, TableShown


class Learner:
    """A browser at a guided table, on the seat of whoever learns."""

    def __init__(self, browser: Browser, shown: TableShown) -> None:
        assert shown.guide is not None
        self.browser = browser
        self.guide: GuideShown = shown.guide

    @property
    def at(self) -> GuideStanding:
        assert self.browser.standing.guide is not None
        return self.browser.standing.guide

    @property
    def beat(self) -> BeatShown:
        return self.guide.beats[self.at.beat]

    @property
    def is_through(self) -> bool:
        return self.at.beat == len(self.guide.beats)

    async def go_on(self) -> None:
        await self.browser.ask(GoOn(id=fresh_id(), seat=0, beat=self.at.beat))

    async def do(self) -> None:
        """What comes next: hear of the rival, go on, or play what is asked."""
        if self.at.is_waiting:
            await self.browser.hear()
        elif self.at.is_done or self.beat.move is None or self.beat.is_refused:
            await self.go_on()
        elif self.beat.move == OPEN:
            await self.browser.ask(OpenTurn(id=fresh_id(), seat=0, seq=self.browser.standing.seq + 1))
        else:
            await self.play(self.beat.move)

    async def play(self, move: str) -> None:
        await self.browser.ask(PlayMove(id=fresh_id(), seat=0, seq=self.browser.standing.seq + 1, move=move))

    async def until(self, words: str) -> None:
        """Up to the beat with this sentence, or to the end."""
        while not self.is_through and not (self.beat.words.id == words and not self.at.is_waiting):
            await self.do()
