"""Reviews in the background: rough first, then whole; each game once, and whatever befalls the process, an answer."""

import threading
from collections.abc import Callable
from typing import Any

import pytest

from tests.review.golden import LITTLE, table
from tests.table.sitting import dealt
from toychest.review.background import MOST_REMEMBERED, PATIENCE, Background, Found
from toychest.review.recipe import ROUGH, WHOLE, Budget
from toychest.review.review_process import ReviewFailed, ReviewProcess, Stopped
from toychest.review.reviewed import Review, Tell, reviewed
from toychest.review.trying import Try, judged_try
from toychest.table import Table, write_log
from toychest.table.errors import TableUnfinished

pytestmark = pytest.mark.xdist_group("review")

PUZZLE = table("castle/golden/puzzle-4-gate")
OTHERS = [table(f"castle/golden/puzzle-{name}") for name in ("1-first-turn", "2-any-way", "5-door")]


class StandIn:
    """A process that looks at games as it is told to, and remembers which."""

    is_alive = True

    def __init__(self, look: Callable[[bytes, Budget], Review]) -> None:
        self.look = look
        self.asked: list[Budget] = []

    def review(self, log: bytes, budget: Budget, tell: Tell | None) -> Review:
        self.asked.append(budget)
        if tell is not None:
            tell(3, 8)
        return self.look(log, budget)

    def kill(self) -> None:
        self.is_alive = False


def any_review(log: bytes, budget: Budget) -> Review:
    return reviewed(PUZZLE, LITTLE)


class Clock:
    """It stands still until it is set."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def background(stand_in: StandIn, clock: Clock | None = None) -> Background:
    process: Any = stand_in
    return Background(lambda: process, clock or Clock())


def awaited(reviews: Background, played: Table) -> Found:
    """What is found in the end."""
    while (found := reviews.found(played)).is_coming:
        threading.Event().wait(0.01)
    return found


@pytest.mark.compiled
def test_a_rough_look_comes_before_the_whole() -> None:
    stand_in = StandIn(any_review)
    assert awaited(background(stand_in), PUZZLE).review is not None
    assert stand_in.asked == [ROUGH, WHOLE]


@pytest.mark.compiled
def test_the_rough_look_is_told_while_the_whole_is_coming() -> None:
    may_go_on = threading.Event()

    def slowly(log: bytes, budget: Budget) -> Review:
        if budget == WHOLE:
            may_go_on.wait()
        return any_review(log, budget)

    reviews = background(StandIn(slowly))
    while (found := reviews.found(PUZZLE)).review is None:
        threading.Event().wait(0.01)
    while (found := reviews.found(PUZZLE)).of == 0:
        threading.Event().wait(0.01)
    may_go_on.set()
    assert (found.is_coming, found.done, found.of) == (True, 3, 8)
    assert not awaited(reviews, PUZZLE).is_coming


@pytest.mark.compiled
def test_a_game_is_looked_at_once_however_often_it_is_asked_for() -> None:
    stand_in = StandIn(any_review)
    reviews = background(stand_in)
    for _ in range(5):
        awaited(reviews, PUZZLE)
    assert len(stand_in.asked) == 2


def test_a_game_that_cannot_be_reviewed_is_not_waited_for() -> None:
    def failing(log: bytes, budget: Budget) -> Review:
        raise ReviewFailed("no luck")

    assert awaited(background(StandIn(failing)), PUZZLE) == Found(None, is_coming=False)


def test_a_game_that_goes_on_is_not_even_looked_at() -> None:
    stand_in = StandIn(any_review)
    with pytest.raises(TableUnfinished):
        background(stand_in).found(dealt())
    assert stand_in.asked == []


def test_after_the_close_nothing_is_coming() -> None:
    reviews = background(StandIn(any_review))
    reviews.close()
    assert reviews.found(PUZZLE) == Found(None, is_coming=False)


@pytest.mark.compiled
def test_the_oldest_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("toychest.review.background.MOST_REMEMBERED", 2)
    stand_in = StandIn(any_review)
    reviews = background(stand_in)
    for played in (PUZZLE, *OTHERS, PUZZLE):
        awaited(reviews, played)
    assert (len(stand_in.asked), MOST_REMEMBERED) == (10, 32)


class Held(StandIn):
    """Each look begins when it is let: until then whoever waits may go away."""

    def __init__(self) -> None:
        super().__init__(any_review)
        self.begun, self.may_go_on = threading.Semaphore(0), threading.Semaphore(0)

    def review(self, log: bytes, budget: Budget, tell: Tell | None) -> Review:
        self.begun.release()
        self.may_go_on.acquire()
        return super().review(log, budget, tell)


@pytest.mark.compiled
def test_what_nobody_waits_for_is_stopped_and_the_next_one_has_its_turn() -> None:
    clock, stand_in = Clock(), Held()
    reviews = background(stand_in, clock)
    reviews.found(PUZZLE)
    stand_in.begun.acquire()
    clock.now = PATIENCE + 1
    reviews.found(OTHERS[0])
    stand_in.may_go_on.release(3)
    assert awaited(reviews, OTHERS[0]).review is not None
    assert stand_in.asked == [ROUGH, ROUGH, WHOLE]


@pytest.mark.compiled
def test_what_was_stopped_is_begun_anew_for_who_comes_back() -> None:
    clock, stand_in = Clock(), Held()
    reviews = background(stand_in, clock)
    reviews.found(PUZZLE)
    stand_in.begun.acquire()
    clock.now = PATIENCE + 1
    stand_in.may_go_on.release(3)
    awaited(reviews, OTHERS[0])
    stand_in.may_go_on.release(2)
    assert awaited(reviews, PUZZLE).review is not None
    assert stand_in.asked == [ROUGH, ROUGH, WHOLE, ROUGH, WHOLE]


@pytest.mark.compiled
def test_what_waits_and_is_not_wanted_any_more_is_never_begun() -> None:
    clock, stand_in = Clock(), Held()
    reviews = background(stand_in, clock)
    for played in (PUZZLE, OTHERS[0], OTHERS[1]):
        reviews.found(played)
    stand_in.begun.acquire()
    clock.now = PATIENCE + 1
    for played in (PUZZLE, OTHERS[1]):
        reviews.found(played)
    stand_in.may_go_on.release(9)
    awaited(reviews, OTHERS[1])
    assert stand_in.asked == [ROUGH, WHOLE] * 2


@pytest.mark.compiled
@pytest.mark.slow
def test_a_real_process_that_was_stopped_is_free_for_the_next() -> None:
    process = ReviewProcess()

    def not_wanted(done: int, of: int) -> None:
        raise Stopped

    with pytest.raises(Stopped):
        process.review(write_log(table("castle/golden/base").log), WHOLE, not_wanted)
    found = process.review(write_log(PUZZLE.log), LITTLE)
    process.kill()
    assert found == reviewed(PUZZLE, LITTLE)


@pytest.mark.compiled
@pytest.mark.slow
def test_a_real_process_finds_what_is_found_here() -> None:
    process = ReviewProcess()
    found = process.review(write_log(PUZZLE.log), LITTLE)
    process.kill()
    assert found == reviewed(PUZZLE, LITTLE)


@pytest.mark.compiled
@pytest.mark.slow
def test_a_real_process_judges_a_try_as_it_is_judged_here() -> None:
    process = ReviewProcess()
    first = next(frame for frame in PUZZLE.frames if frame.seat == 0)
    tried = Try(seq=first.seq, moves=(first.move,), budget=LITTLE)
    found = process.judge(write_log(PUZZLE.log), tried)
    process.kill()
    assert found == judged_try(PUZZLE, tried)


@pytest.mark.slow
def test_a_real_process_says_why_not_and_goes_on() -> None:
    process = ReviewProcess()
    for _ in range(2):
        with pytest.raises(ReviewFailed, match="DamagedHeader"):
            process.review(b"no log", LITTLE)
    process.kill()


@pytest.mark.slow
def test_a_process_that_is_gone_is_named() -> None:
    process = ReviewProcess()
    process.kill()
    with pytest.raises(ReviewFailed, match="gone"):
        process.review(b"", LITTLE)
