"""Moments worth a look: the largest mistakes, strokes of luck and surprises of a game, at most seven, and its end."""

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from toychest.bots.forgetting import ages_of_facts
from toychest.contract import SELDOM, Looked, MomentKind, Saying, Seat, SeatNamed
from toychest.review.recipe import known_seed
from toychest.review.steps import Game, Step
from toychest.table import Frame, draws_for
from toychest.table.entry import Forfeited

MOST: Final = 7
FAR: Final = 0.1
"""A lead from which on a move was better by far."""


class Moment(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Entries `first` to `last`, whom they concern, and why they are worth a look.

    `worths` are two chances of that seat: of a mistake with the better move and with the one played, else before and
    after. Of a mistake `said` is the played move in words, and `better_said` each of the better ones.
    """

    kind: MomentKind
    first: int
    last: int
    seat: int
    size: float
    words: Saying
    worths: tuple[float, float]
    better: tuple[str, ...] = ()
    odds: float | None = None
    is_exact: bool = False
    said: Saying | None = None
    better_said: tuple[Saying, ...] = ()


def moments_of(game: Game, steps: Sequence[Step], forfeit: Forfeited | None = None) -> tuple[Moment, ...]:
    """In the order of the game; one for each turn, the last one always, which says who gave up, if anybody did."""
    found = list[Moment]()
    for turn in turns_of(steps, game.edition.is_cooperative):
        candidates = [moment for step in turn for moment in _candidates(game, step)]
        found += sorted(candidates, key=lambda each: -each.size)[:1]
    last = steps[-1]
    others = [moment for moment in found if moment.last != last.last]
    largest = sorted(others, key=lambda each: -each.size)[: MOST - 1]
    return (*sorted(largest, key=lambda each: each.first), _end(game, last, forfeit))


def turns_of(steps: Sequence[Step], is_cooperative: bool) -> Iterator[list[Step]]:
    """Steps of one seat that follow each other, with the chance between them; a team's turn begins with chance."""
    turn: list[Step] = []
    mover: int | None = None
    for step in steps:
        is_next = step.kind == "chance" if is_cooperative else step.seat not in (None, mover)
        if is_next and turn:
            yield turn
            turn = []
        turn, mover = [*turn, step], mover if step.seat is None else step.seat
    yield turn


def _candidates(game: Game, step: Step) -> Iterator[Moment]:
    if step.kind == "chance":
        seat = max(range(len(step.parts)), key=lambda each: step.parts[each].luck)
        if step.parts[seat].luck >= game.thresholds.luck:
            yield _luck(game, step, Seat(seat), step.parts[seat].luck)
        elif game.edition.is_cooperative and -step.parts[seat].luck >= game.thresholds.luck:
            yield _luck(game, step, Seat(seat), -step.parts[seat].luck)
    elif step.seat is not None and step.judgement is not None:
        part = step.parts[step.seat]
        if game.thresholds.is_large(step.judgement):
            yield _mistake(game, step, Seat(step.seat))
        elif abs(part.hidden) >= game.thresholds.hidden and part.missed == 0:
            yield _hidden(game, step, Seat(step.seat), part.hidden)


def _luck(game: Game, step: Step, seat: Seat, size: float) -> Moment:
    looked = msgspec.structs.replace(_looked(game, step, "luck", seat), gain=step.parts[seat].luck, odds=step.odds)
    before, after = step.before[seat], step.after[seat]
    words = _reason(game, looked) or _odds_said(step, looked.gain > 0)
    return _moment(step, "luck", seat, size, words, (before, after), odds=step.odds)


def _odds_said(step: Step, is_kind: bool) -> Saying:
    """How seldom that is, where it was counted."""
    if step.odds is None or step.odds > SELDOM:
        return Saying("review-lucky" if is_kind else "review-unlucky")
    return Saying("review-lucky-odds", {"of": round(1 / step.odds)})


def _mistake(game: Game, step: Step, seat: Seat) -> Moment:
    judgement = step.judgement
    assert judgement is not None, "a mistake was judged"
    kind: MomentKind = "slip" if step.is_slip else "mistake"
    better = judgement.plan or (judgement.best,)
    looked = _looked(game, step, kind, seat, better)
    words = _reason(game, looked) or _better_said(game, looked, judgement.mistake)
    worths = judgement.best_worth, judgement.played_worth
    moment = _moment(step, kind, seat, judgement.mistake, words, worths, better=better, is_exact=judgement.is_exact)
    said, *better_said = _said(game, looked)
    return msgspec.structs.replace(moment, said=said, better_said=tuple(better_said))


def _said(game: Game, looked: Looked) -> Iterator[Saying]:
    """The played move, and then the better ones."""
    view = game.edition.rules.view(looked.before, looked.seat)
    for move in (looked.moves[0], *looked.better):
        yield game.edition.says.move(move, view, is_now=True)


def _better_said(game: Game, looked: Looked, lead: float) -> Saying:
    view = game.edition.rules.view(looked.before, looked.seat)
    move = game.edition.says.move(looked.better[0], view, is_now=True)
    if looked.kind == "slip":
        return Saying("review-slip", {"move": move})
    return Saying("review-better-by-far" if lead >= FAR else "review-better", {"move": move})


def _hidden(game: Game, step: Step, seat: Seat, size: float) -> Moment:
    looked = _looked(game, step, "hidden", seat)
    words = _reason(game, looked) or Saying("review-hidden-good" if size > 0 else "review-hidden")
    return _moment(step, "hidden", seat, abs(size), words, (step.before[seat], step.after[seat]))


def _end(game: Game, step: Step, forfeit: Forfeited | None) -> Moment:
    seat = max(range(len(step.after)), key=lambda each: step.after[each])
    if forfeit is not None:
        words = Saying(f"table-{forfeit.because}", {"name": SeatNamed(forfeit.seat)})
    else:
        words = _reason(game, _looked(game, step, "end", Seat(seat))) or Saying("review-end")
    return _moment(step, "end", Seat(seat), 0.0, words, (step.before[seat], step.after[seat]), is_exact=True)


def _moment(
    step: Step,
    kind: MomentKind,
    seat: Seat,
    size: float,
    words: Saying,
    worths: tuple[float, float],
    *,
    better: tuple[str, ...] = (),
    odds: float | None = None,
    is_exact: bool = False,
) -> Moment:
    return Moment(
        kind=kind,
        first=step.first,
        last=step.last,
        seat=int(seat),
        size=size,
        words=words,
        worths=worths,
        better=better,
        odds=odds,
        is_exact=is_exact,
    )


def _looked(game: Game, step: Step, kind: MomentKind, seat: Seat, better: tuple[str, ...] = ()) -> Looked:
    """What the game is shown of a moment: of a mistake only what its mover could have seen."""
    frames = _frames(game, step)
    before, ages, rules = frames[0].state, dict[str, int](), game.edition.rules
    if kind in ("mistake", "slip"):
        luck = known_seed(rules, before, seat, step.first, "words")
        before = rules.imagine(before, seat, draws_for(str(luck), 0))
        ages = ages_of_facts(rules, [frame.state for frame in game.frames if frame.seq < step.first], seat)
    moves = tuple(frame.move for frame in frames[1:])
    return Looked(kind=kind, rules=rules, seat=seat, before=before, moves=moves, better=better, ages=ages)


def _frames(game: Game, step: Step) -> list[Frame]:
    """The frame before a step, and those of the step."""
    first = next(at for at, frame in enumerate(game.frames) if frame.seq == step.first)
    last = next(at for at, frame in enumerate(game.frames) if frame.seq == step.last)
    return list(game.frames[first - 1 : last + 1])


def _reason(game: Game, looked: Looked) -> Saying | None:
    return None if game.edition.moments is None else game.edition.moments.reason(looked)
