"""Steps: what each span of a game changed for every seat, and what that change is made of.

a run of chance     luck    what it brought, less what it brings on average, by one measure
                    rest    of the deal: how much otherwise the state after it is weighed with more work
a decision, of its mover
                    mistake the chance to win that it cost, by what the mover knew
                    slip    the same, where the move would have been right without facts from long ago
                    hidden  what nobody could know made of it: either less what the move cost with the truth known
                    rest    what the weigher cannot explain
                    others  the whole change, for every other seat
a forced move       changes nothing, for it is weighed as the state after it

What a move cost with the truth known is what the chance to win fell by: the two numbers that the graph shows, so that
no noise of a third is added to every move. Where much would be called hidden, both states are weighed again with more
work. A move that is the best with the truth known cost nothing, and the graph goes where that and the states together
say (`reconciled.py`). Where still much would be called hidden, a duel of truths measures what the move cost, which has
a say in the graph, too; what the duel does not confirm even then is rest. A mistake that is not called one is none here
either: its noise has one sign.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Any, Final

import msgspec

from toychest.bots.forgetting import facts_since
from toychest.contract import CHANCE, Edition, Seat
from toychest.review.recipe import known_seed, seed_for
from toychest.review.reconciled import Link, reconciled
from toychest.review.spans import Span, SpanKind, spans_of
from toychest.review.thresholds import Thresholds, thresholds_of
from toychest.review.weigher import Judgement, RunWeighed, Weighed, Weigher
from toychest.review.worths import Worths, final_worths
from toychest.table import Frame

PASSES: Final = 5
"""Every span is weighed, judged, weighed again where in doubt, its move measured where still in doubt, and told."""

AGAIN: Final = 4
"""How many searches a state gets that is weighed again."""

LONG_AGO: Final = 20
"""Entries: who has forgotten what it was last shown before these, slipped."""


class StepParts(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a change of one seat's chance is made of: luck - mistake - slip + hidden + others + rest."""

    luck: float = 0.0
    mistake: float = 0.0
    slip: float = 0.0
    hidden: float = 0.0
    others: float = 0.0
    rest: float = 0.0

    @property
    def missed(self) -> float:
        """What a better move was worth, whyever it was not found."""
        return self.mistake + self.slip


class Step(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One span by the numbers of its entries; `parts` by seat make up the change from `before` to `after`.

    A run of chance has the odds of what came, where they were counted; a decision has its judgement. It `is_exact`
    where nothing can be off about `after`.
    """

    kind: SpanKind
    first: int
    last: int
    before: Worths
    after: Worths
    parts: tuple[StepParts, ...]
    seat: int | None = None
    move: str = ""
    odds: float | None = None
    judgement: Judgement | None = None
    is_exact: bool = False

    @property
    def is_slip(self) -> bool:
        """Whether the move would have been right without facts from long ago."""
        return self.seat is not None and self.parts[self.seat].slip > 0


@dataclass(frozen=True, slots=True)
class Game:
    """A finished game as it is reviewed: its edition, its frames, and the sum that its seeds start from."""

    edition: Edition
    frames: Sequence[Frame]
    sum: str
    weigher: Weigher

    @property
    def thresholds(self) -> Thresholds:
        """What is said of this game."""
        return thresholds_of(self.edition.game)

    def seed(self, span: Span, purpose: str) -> int:
        """Where a search by the truth starts that belongs to this span."""
        return seed_for(self.sum, self.frames[span.first].seq, purpose)

    def known_seed(self, span: Span, purpose: str) -> int:
        """Where one by what its mover knew starts: nothing that it could not know has a say."""
        frame, before = self.frames[span.first], self.frames[span.first - 1]
        return known_seed(self.edition.rules, before.state, Seat(span.seat or 0), frame.seq, purpose)


@dataclass(frozen=True, slots=True)
class Sighted:
    """A span between the worths of the graph, with what was found about it."""

    span: Span
    found: Weighed | RunWeighed | None
    judgement: Judgement | None
    before: Worths
    after: Worths

    @property
    def seat(self) -> Seat:
        """The mover; the first seat where chance moves."""
        return Seat(self.span.seat or 0)

    @property
    def fell(self) -> float:
        """By how much the mover's chance to win did."""
        return self.before[self.seat] - self.after[self.seat]


def steps_of(game: Game) -> Iterator[tuple[int, int, Step | None]]:
    """Every step in order, once all is weighed; how much is done, of how much, after each bit of work.

    Steps come with the last part of it: before that there is None.
    """
    spans = spans_of(game.edition.rules, game.frames)
    done, total = count(1), PASSES * len(spans)
    weighed: list[Weighed | RunWeighed | None] = []
    for span in spans:
        weighed.append(_weighed(game, span))
        yield next(done), total, None
    judged: list[Judgement | None] = []
    for span in spans:
        judged.append(_judged(game, span))
        yield next(done), total, None
    doubted = _doubted(game, _sighted(game, spans, weighed, judged))
    for number, span in enumerate(spans):
        if number in doubted and isinstance(weighed[number], Weighed):
            weighed[number] = _weighed(game, span, AGAIN)
        yield next(done), total, None
    costs = [_cost_of_best(game, span, found) for span, found in zip(spans, weighed, strict=True)]
    for number, sighted in enumerate(_sighted(game, spans, _reconciled(game, spans, weighed, costs), judged)):
        if _is_doubted(game, sighted):
            costs[number] = _duelled(game, sighted)
        yield next(done), total, None
    told = _sighted(game, spans, _reconciled(game, spans, weighed, costs), judged)
    for sighted, cost in zip(told, costs, strict=True):
        yield next(done), total, _step(game, sighted, cost)


def with_exactness(steps: Sequence[Step], is_played_out: bool) -> tuple[Step, ...]:
    """Exact is what the next decision is judged by without any doubt, and the end; one that was given up is not."""
    judged = [step.judgement is not None and step.judgement.is_exact for step in steps[1:]]
    return tuple(
        msgspec.structs.replace(step, is_exact=is_exact)
        for step, is_exact in zip(steps, [*judged, is_played_out], strict=True)
    )


def _weighed(game: Game, span: Span, times: int = 1) -> Weighed | RunWeighed | None:
    """The state before a span; None for a forced move, which is worth as much as what comes of it."""
    if span.kind == "forced":
        return None
    if span.kind == "chance":
        states = [frame.state for frame in game.frames[span.first - 1 : span.last + 1]]
        return game.weigher.run(states, game.seed(span, "run"))
    return game.weigher.weighed(game.frames[span.first - 1].state, game.seed(span, f"worths {times}"), times)


def _judged(game: Game, span: Span) -> Judgement | None:
    """A decision by what its mover knew; None for all else."""
    if span.kind != "decision":
        return None
    state, move = game.frames[span.first - 1].state, game.frames[span.first].move
    return game.weigher.judged(state, Seat(span.seat or 0), move, game.known_seed(span, "known"))


def _called(game: Game, judgement: Judgement) -> float:
    """What a decision cost by what its mover knew; nothing where that is not told apart from noise."""
    return judgement.mistake if game.thresholds.is_mistake(judgement) else 0.0


def _sighted(
    game: Game,
    spans: Sequence[Span],
    weighed: Sequence[Weighed | RunWeighed | None],
    judged: Sequence[Judgement | None],
) -> list[Sighted]:
    worths = _worths_before(game, weighed)
    return list(map(Sighted, spans, weighed, judged, worths, worths[1:]))


def _is_doubted(game: Game, sighted: Sighted) -> bool:
    """Whether a decision would hide much by the graph; where nothing is hidden from anybody, none does."""
    if sighted.judgement is None or game.weigher.is_open:
        return False
    return abs(_called(game, sighted.judgement) - sighted.fell) >= game.thresholds.hidden


def _doubted(game: Game, every: Sequence[Sighted]) -> frozenset[int]:
    """Spans before which the state is weighed again: before and after a decision that hides much by the graph."""
    found = set[int]()
    for number, sighted in enumerate(every):
        if _is_doubted(game, sighted):
            after = (later for later in range(number + 1, len(every)) if every[later].judgement is not None)
            found |= {number, next(after, number)}
    return frozenset(found)


def _cost_of_best(game: Game, span: Span, found: Weighed | RunWeighed | None) -> float | None:
    """What a move cost that is the best with the truth known: nothing; of any other move nobody has measured it."""
    is_best = isinstance(found, Weighed) and found.best == game.frames[span.first].move
    return 0.0 if is_best else None


def _duelled(game: Game, sighted: Sighted) -> float:
    """What a decision cost its mover with the truth known, by a duel."""
    assert isinstance(sighted.found, Weighed), "a decision was weighed"
    span = sighted.span
    state, move = game.frames[span.first - 1].state, game.frames[span.first].move
    return game.weigher.open_cost(state, sighted.seat, move, sighted.found, game.seed(span, "open"))


def _reconciled(
    game: Game,
    spans: Sequence[Span],
    weighed: Sequence[Weighed | RunWeighed | None],
    costs: Sequence[float | None],
) -> list[Weighed | RunWeighed | None]:
    """The states as the costs of moves between them say, too; a team has no rivals who would get what it loses."""
    if game.edition.is_cooperative:
        return list(weighed)
    chain = [Link(found.worths) for found in weighed if isinstance(found, Weighed)]
    place = -1
    for span, found, cost in zip(spans, weighed, costs, strict=True):
        match found:
            case Weighed():
                place += 1
                chain[place].mover, chain[place].cost = span.seat or 0, cost
            case RunWeighed() if place >= 0:
                chain[place].luck = tuple(map(sum, zip(chain[place].luck, found.luck, strict=True)))
    worths = iter(reconciled(chain, _end(game, weighed)))
    return [Weighed(next(worths), found.best) if isinstance(found, Weighed) else found for found in weighed]


def _worths_before(game: Game, weighed: Sequence[Weighed | RunWeighed | None]) -> list[Worths]:
    """What the state before each span is worth, and the end.

    Before a run of chance that is what came of it, less its luck: on average what all its ends are worth. Where a game
    starts is weighed by all that may be dealt, whatever was.
    """
    worths = [_end(game, weighed)]
    for number, found in reversed(list(enumerate(weighed))):
        match found:
            case Weighed(worths=before):
                worths.append(before)
            case RunWeighed(before=expected):
                worths.append(_without(worths[-1], found, game.edition.is_cooperative) if number else expected)
            case None:
                worths.append(worths[-1])
    return worths[::-1]


def _end(game: Game, weighed: Sequence[Weighed | RunWeighed | None]) -> Worths:
    """What the end is worth. A game that was given up ends with the chances that stood then, as far as they are known:
    nobody's last move is to blame for what was never played.
    """
    state = game.frames[-1].state
    outcome = game.edition.rules.outcome(state)
    if outcome is not None:
        return final_worths(outcome, game.edition.is_cooperative)
    decided = next((frame for frame in reversed(game.frames) if _decides(game, frame)), None)
    if decided is not None:
        return game.weigher.weighed(decided.state, seed_for(game.sum, decided.seq, "given up")).worths
    last = weighed[-1]
    assert isinstance(last, RunWeighed), "where nobody was to decide, all was dealt"
    return last.after


def _decides(game: Game, frame: Frame) -> bool:
    return any(seat != CHANCE for seat in game.edition.rules.to_act(frame.state))


def _without(after: Worths, run: RunWeighed, is_cooperative: bool) -> Worths:
    """What is left of a worth without the luck of a run, from 0 to 1; seats that play each other have 1 together."""
    left = [min(max(now - luck, 0.0), 1.0) for now, luck in zip(after, run.luck, strict=True)]
    total = 1.0 if is_cooperative else sum(left)
    return tuple(each / total for each in left)


def _step(game: Game, sighted: Sighted, cost: float | None) -> Step:
    span, before, after = sighted.span, sighted.before, sighted.after
    entries = game.frames[span.first].seq, game.frames[span.last].seq
    shown: dict[str, Any] = {"first": entries[0], "last": entries[1], "before": before, "after": after}
    match sighted.found:
        case RunWeighed(odds=odds, luck=given):
            changes = zip(before, after, given, strict=True)
            parts = tuple(StepParts(luck=luck, rest=now - was - luck) for was, now, luck in changes)
            return Step(kind="chance", parts=parts, odds=odds, **shown)
        case Weighed():
            return _decision(game, sighted, cost, shown)
        case None:
            parts = tuple(StepParts() for _ in before)
            return Step(kind="forced", parts=parts, seat=span.seat, move=game.frames[span.first].move, **shown)


def _decision(game: Game, sighted: Sighted, cost: float | None, shown: dict[str, Any]) -> Step:
    span, seat, judgement = sighted.span, sighted.seat, sighted.judgement
    assert judgement is not None, "a decision was judged"
    missed = _called(game, judgement)
    hidden = missed - _open_cost(game, sighted, cost, missed)
    mistake, slip = (0.0, missed) if missed > 0 and _is_slip(game, span) else (missed, 0.0)
    own = StepParts(mistake=mistake, slip=slip, hidden=hidden, rest=missed - sighted.fell - hidden)
    changes = [now - was for was, now in zip(sighted.before, sighted.after, strict=True)]
    if game.edition.is_cooperative:
        parts = (own,) * len(changes)
    else:
        parts = tuple(own if each == seat else StepParts(others=change) for each, change in enumerate(changes))
    move = game.frames[span.first].move
    return Step(kind="decision", parts=parts, seat=seat, move=move, judgement=judgement, **shown)


def _open_cost(game: Game, sighted: Sighted, cost: float | None, mistake: float) -> float:
    """What a move cost with the truth known: what the graph says, unless that is doubted; then what the duel said."""
    if game.weigher.is_open:
        return mistake
    if not _is_doubted(game, sighted):
        return sighted.fell
    return _duelled(game, sighted) if cost is None else cost


def _is_slip(game: Game, span: Span) -> bool:
    """Whether the move was right, or as good as right, for who has forgotten all that was shown long ago."""
    states, seat = [frame.state for frame in game.frames[: span.first]], Seat(span.seat or 0)
    forgotten = facts_since(game.edition.rules, states, seat, LONG_AGO)
    if not forgotten:
        return False
    seed = game.known_seed(span, "forgotten")
    again = game.weigher.judged(states[-1], seat, game.frames[span.first].move, seed, forgotten)
    return not game.thresholds.is_mistake(again)
