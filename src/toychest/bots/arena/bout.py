"""One game between bots, without a table: from its seed alone."""

import random
import time
from typing import Any, Final

import msgspec

from toychest.bots.arena.contender import Contender
from toychest.bots.forgetting import forgotten_facts
from toychest.bots.playouts import chance_move
from toychest.bots.think import thought_by
from toychest.bots.window import window_of
from toychest.contract import CHANCE, Edition, Json, Seat
from toychest.games import EDITIONS

LONGER: Final = 10
"""How many times as long as a random game a bout may be before it is cut off."""

STARTED: Final = "starter_"
"""How the kind of an event begins that tells which `seat` begins."""


class Bout(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits where, what is played, and the seed; `number` is its place in its series."""

    series: str
    number: int
    edition: str
    options: dict[str, Json]
    contenders: tuple[Contender, ...]
    seed: int

    @property
    def stamps(self) -> tuple[str, ...]:
        """What the contenders are, in the order of their seats."""
        return tuple(contender.stamp for contender in self.contenders)


class BoutPlayed(msgspec.Struct, frozen=True, kw_only=True):
    """How a bout ended: places by seat, none if it was cut off; and the seconds of a core that each seat's moves took.

    `bots` are the names of the contenders and `stamps` what they are: the same name may think more in a later Toychest.
    `luck` is what chance gave to each seat, as a chance to win, `opening` how much of that until it was known who
    begins, and `evaluator` what weighed it; nothing where nobody did. `starter` began, if the rules tell who does;
    `decisions` are the entries that were not chance.
    """

    series: str
    number: int
    edition: str
    seed: int
    stamps: tuple[str, ...]
    bots: tuple[str, ...]
    options: dict[str, Json]
    reason: str
    places: tuple[int, ...]
    entries: int
    seconds: tuple[float, ...]
    luck: tuple[float, ...] = ()
    opening: tuple[float, ...] = ()
    evaluator: str = ""
    starter: int | None = None
    decisions: int = 0


class BoutUnderWay:
    """A bout while it is played."""

    def __init__(self, bout: Bout) -> None:
        self.bout = bout
        self.edition: Edition = EDITIONS[bout.edition]
        self.luck = random.Random(bout.seed)
        self.states: list[Any] = [self.edition.rules.setup(len(bout.contenders), bout.options)]
        self.spent = [[0.0, 0] for _ in bout.contenders]
        self.starter: Seat | None = None
        self.begun_at = 0
        self.decisions = 0

    def actor(self) -> Seat | None:
        """The first seat that is to act; None when the game is over or has gone on for too long."""
        if len(self.states) > LONGER * self.edition.longest:
            return None
        return next(iter(self.edition.rules.to_act(self.states[-1])), None)

    def move(self, seat: Seat) -> Any:
        """What chance brings, or a bot chooses."""
        rules, state = self.edition.rules, self.states[-1]
        if seat == CHANCE:
            return chance_move(rules, state, self.luck)
        contender = self.bout.contenders[seat]
        if contender.level is None:
            return self.luck.choice(rules.legal_moves(state, seat))
        return rules.read_move(self._thought(seat, contender))

    def play(self, seat: Seat) -> None:
        """The next move; who begins is remembered when the rules tell it."""
        after, events = self.edition.rules.apply(self.states[-1], seat, self.move(seat))
        self.states.append(after)
        self.decisions += seat != CHANCE
        for event in events:
            if event.kind.startswith(STARTED):
                self.starter, self.begun_at = event.public["seat"], len(self.states) - 1

    def _thought(self, seat: Seat, contender: Contender) -> str:
        level = contender.level
        assert level is not None
        rules, began = self.edition.rules, time.process_time()
        forgotten = forgotten_facts(rules, self.states, seat, level.memory, f"{self.bout.seed}:{seat}")
        window = window_of(
            self.edition, len(self.bout.contenders), self.states[-1], seat, self.luck.randrange, forgotten
        )
        text = thought_by(window, level, self.luck.getrandbits(62)).move
        self.spent[seat][0] += time.process_time() - began
        self.spent[seat][1] += 1
        return text

    def result(self) -> BoutPlayed:
        """How it ended."""
        bout, outcome = self.bout, self.edition.rules.outcome(self.states[-1])
        return BoutPlayed(
            series=bout.series,
            number=bout.number,
            edition=bout.edition,
            seed=bout.seed,
            stamps=bout.stamps,
            bots=tuple(contender.name for contender in bout.contenders),
            options=bout.options,
            reason="cut-off" if outcome is None else outcome.reason,
            places=() if outcome is None else outcome.places,
            entries=len(self.states) - 1,
            seconds=tuple(seconds / max(moves, 1) for seconds, moves in self.spent),
            starter=self.starter,
            decisions=self.decisions,
        )


def played(bout: Bout) -> BoutPlayed:
    """The whole bout."""
    return played_out(bout).result()


def played_out(bout: Bout) -> BoutUnderWay:
    """The bout as it stands after its end, with every state of it."""
    playing = BoutUnderWay(bout)
    while (seat := playing.actor()) is not None:
        playing.play(seat)
    return playing


def share_won(result: BoutPlayed, bot: str) -> float:
    """What a bot got: a whole win, a share of one, or nothing; a game that was cut off is shared by all.

    Where nobody plays against anybody, every seat is first or none is.
    """
    if not result.places:
        return result.bots.count(bot) / len(result.bots)
    firsts = [name for name, place in zip(result.bots, result.places, strict=True) if place == 1]
    return firsts.count(bot) / len(firsts) if firsts else 0.0
