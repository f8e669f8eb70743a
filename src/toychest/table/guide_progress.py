"""How far a guided game has come: a pure function of its guide, its live moves, and what the learner went on from."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from toychest.contract import CHANCE, OPEN, Guide, Json, Rules, Saying, Seat
from toychest.table.replay import Frame, waits_for


@dataclass(frozen=True, slots=True)
class Progress:
    """The beat that a guide is at, counted from 0; one past the last when it is through.

    Its move `is_done` where it was played and what is said after it has not been gone on from: the rival waits for
    that. After a miss `missed` is said instead. `is_elsewhere`: the latest move of the learner was another. `is_over`:
    an ordinary game from here. `is_waiting` while the rival is to move first, or a click comes before what is asked;
    what the beat says is said after that.
    """

    beat: int
    is_done: bool = False
    missed: Saying | None = None
    is_elsewhere: bool = False
    is_over: bool = False
    is_waiting: bool = False


def progress(guide: Guide, rules: Rules[Any, Any], frames: Sequence[Frame], acknowledged: int = 0) -> Progress:
    """Where the guide is after these moves, if the learner has gone on from the first `acknowledged` beats."""
    walk = _Walk(guide, rules)
    for before, frame in pairwise(frames):
        walk.follow(before, frame)
    walk.look_at(frames[-1])
    if walk.missed is not None:
        return _after_miss(guide, walk.missed, acknowledged)
    done = walk.at - 1
    is_done = walk.is_answer_latest and "after" in guide.beats[done].says and acknowledged <= done
    asked = None if walk.is_over or is_done else guide.next_asked(walk.at)
    return Progress(
        beat=done if is_done else _gone_on(guide, walk.at, acknowledged),
        is_done=is_done,
        is_elsewhere=walk.is_elsewhere,
        is_over=walk.is_over,
        is_waiting=asked is not None and not _is_open(guide, rules, frames[-1], asked),
    )


def _after_miss(guide: Guide, missed: "_Miss", acknowledged: int) -> Progress:
    """What became of it is said until the learner goes on; then the guide is through."""
    if acknowledged > missed.beat or not missed.is_latest:
        return Progress(beat=len(guide.beats))
    words = guide.words(guide.beats[missed.beat], "missed")
    return Progress(beat=missed.beat, is_done=True, missed=Saying(words.id, missed.facts))


def may_go_on(guide: Guide, at: Progress) -> bool:
    """Whether the learner may go on from this beat now: nothing is asked here, or it is played, or tried in vain."""
    return at.is_done or (at.beat < len(guide.beats) and not guide.beats[at.beat].asks)


def is_asking(guide: Guide, rules: Rules[Any, Any], frames: Sequence[Frame]) -> bool:
    """Whether a move of the guide is still to come: until then chance and the rival keep to the script."""
    at = progress(guide, rules, frames)
    return not at.is_over and at.missed is None and guide.next_asked(at.beat + at.is_done) is not None


def _gone_on(guide: Guide, at: int, acknowledged: int) -> int:
    """From a beat over all those without a move to play that the learner has gone on from."""
    asked = guide.next_asked(at)
    last = len(guide.beats) if asked is None else asked
    return min(max(at, acknowledged), last)


def _is_open(guide: Guide, rules: Rules[Any, Any], frame: Frame, asked: int) -> bool:
    """Whether it is the learner's now to do what this beat asks: a move, or the click.

    The click that begins a table comes before everything, and is not waited for.
    """
    if waits_for(rules, frame) == guide.learner:
        return frame.seat is None or guide.beats[asked].move == OPEN
    return guide.learner in rules.to_act(frame.state)


@dataclass(slots=True)
class _Miss:
    """A mistake that stands: at which beat, and what its public events say of it."""

    beat: int
    facts: dict[str, Json]
    is_latest: bool = True


@dataclass(slots=True)
class _Walk:
    """Along the moves of a game, with a finger on the first beat that they have not done.

    `spare` are the learner's moves that no beat asked for when they were played.
    """

    guide: Guide
    rules: Rules[Any, Any]
    at: int = 0
    spare: list[str] = field(default_factory=list)
    missed: _Miss | None = None
    is_answer_latest: bool = False
    is_elsewhere: bool = False
    is_over: bool = False

    def follow(self, before: Frame, frame: Frame) -> None:
        """One more move. The click that begins a table is nobody's answer."""
        opener = None if before.seat is None else waits_for(self.rules, before)
        actor = opener if frame.seat == CHANCE else frame.seat
        if self.is_over or actor is None:
            return
        if self.missed is not None:
            self.missed.is_latest = False
            return
        if actor != self.guide.learner:
            self.is_answer_latest = False
            return
        self.look_at(before)
        if not self.is_over:
            self._act(OPEN if frame.seat == CHANCE else frame.move, frame)

    def look_at(self, frame: Frame) -> None:
        """Where the learner is to move: is what is asked open to them? Once it is not, the guide is over.

        A beat whose move was played before it was asked is passed over.
        """
        asked = self.guide.next_asked(self.at)
        if asked is None or self.is_over or self.missed is not None:
            return
        if self.rules.outcome(frame.state) is not None:
            self.is_over = True
            return
        if self.guide.beats[asked].move == OPEN or self.guide.learner not in self.rules.to_act(frame.state):
            return
        if any(self.guide.beats[asked].is_answered_by(move) for move in _legal(self.rules, frame, self.guide.learner)):
            return
        early = next((move for move in self.spare if self.guide.beats[asked].is_answered_by(move)), None)
        if early is None:
            self.is_over = True
            return
        self.spare.remove(early)
        self.at = asked + 1
        self.look_at(frame)

    def _act(self, move: str, frame: Frame) -> None:
        """The learner's own move, or click; a click that is not asked for decides nothing."""
        asked = self.guide.next_asked(self.at)
        self.is_answer_latest = False
        if asked is None:
            self.at = len(self.guide.beats)
        elif self.guide.beats[asked].is_answered_by(move):
            self.at, self.is_answer_latest, self.is_elsewhere = asked + 1, True, False
        elif self.guide.beats[asked].is_missed_by(move):
            self.missed = _Miss(asked, {fact: said for event in frame.events for fact, said in event.public.items()})
            self.is_elsewhere = False
        elif move != OPEN:
            self.spare.append(move)
            self.is_elsewhere = True


def _legal(rules: Rules[Any, Any], frame: Frame, seat: Seat) -> list[str]:
    return [rules.write_move(move) for move in rules.legal_moves(frame.state, seat)]
