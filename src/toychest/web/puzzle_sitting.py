"""Somebody who sits at a puzzle: its table as they have played it so far, and what is told to them."""

from collections.abc import Sequence
from functools import partial

import msgspec

from toychest.bots.reasons import facts_of_hint
from toychest.bots.thought import Candidate, Foreseen, Thought
from toychest.bots.window import Window
from toychest.contract import Edition, Puzzle, Saying
from toychest.puzzles.judging import Verdict, imagined, reason_for, still_to_play, table_of_puzzle, verdict_on
from toychest.table import Confirmations, Granted, SeatRecord, Table
from toychest.table.errors import CannotTakeBack, RequestError
from toychest.web.hint_messages import AskHint, HintGiven
from toychest.web.hint_telling import check_grade, hint_given
from toychest.web.messages import PlayMove, Standing, TakeBack
from toychest.web.puzzle_messages import AnswerTold, OwnTold, PuzzleJudged, PuzzleShown, ShowAnswer
from toychest.web.telling import Audience, entries_played, table_shown
from toychest.web.wire import Message


class PuzzleDone(RequestError):
    """The puzzle was judged: begin it again to try something else."""

    code = "puzzle-done"

    def __init__(self) -> None:
        super().__init__("this puzzle was judged already")


class NoWayFromHere(RequestError):
    """What was tried leads elsewhere than the answer: there is no hint on this way."""

    code = "puzzle-elsewhere"

    def __init__(self) -> None:
        super().__init__("what was tried leads elsewhere than the answer")


class PuzzleSitting:
    """One browser at one puzzle."""

    def __init__(self, edition: Edition, puzzle: Puzzle, hardness: int = 1, start: Table | None = None) -> None:
        self.edition, self.puzzle, self.hardness = edition, puzzle, hardness
        self.start = start or table_of_puzzle(edition, puzzle)
        self.seat = self.start.to_act[0]
        self.table, self.tried, self.is_judged = self.start, list[str](), False

    def begun(self) -> list[Message]:
        """Everything from the start, as whoever is to move saw it."""
        self.table, self.tried, self.is_judged = self.start, [], False
        records = [SeatRecord(name=name, token_hash="-") for name in self.start.header.seats]
        shown = table_shown(f"puzzle-{self.puzzle.id}", self.table, records, self._audience, Confirmations())
        return [msgspec.structs.replace(shown, standing=self._standing(shown.standing)), self._shown()]

    @property
    def _audience(self) -> Audience:
        return Audience(frozenset({self.seat}), self.seat)

    def _shown(self, own: OwnTold | None = None) -> PuzzleShown:
        posed = self.puzzle.posed
        return PuzzleShown(
            id=self.puzzle.id,
            game=self.edition.game,
            seat=self.seat,
            asks=posed.asks,
            theme=posed.theme,
            hardness=self.hardness,
            ways=posed.ways or len(self.start.legal_moves(self.seat)),
            moves=1 if posed.asks == "move" else 0,
            own=own,
        )

    @property
    def _answers(self) -> int:
        """How many ways do as well; 0 where nobody counted ways of several moves."""
        posed = self.puzzle.posed
        return max(posed.right, 1 + len(posed.equals)) if posed.right or posed.asks == "move" else 0

    def _standing(self, standing: Standing) -> Standing:
        """Nothing before the puzzle can be taken back, and nothing can be played when it was judged."""
        if self.is_judged:
            return msgspec.structs.replace(standing, choices=[], to_act=[], waits_for=None)
        first = self.start.seq + 1 if self.tried else None
        choices = [msgspec.structs.replace(each, take_back=first) for each in standing.choices]
        return msgspec.structs.replace(standing, choices=choices)

    def played(self, asked: PlayMove) -> list[Message]:
        """A move, and what is said to it. Raises what the rules raise, `Stale` and `PuzzleDone`."""
        self._check(asked.seq)
        played = self._made(asked)
        verdict = verdict_on(self.puzzle, self.seat, self.table, self.tried)
        return [played] if verdict is None else [played, self._judged(verdict)]

    def _made(self, asked: PlayMove) -> Message:
        """A move, made and told; after the last one nothing more can be played."""
        after = self.table.with_move(self.seat, asked.move)
        tried = [*self.tried, after.frames[-1].move]
        granted = Granted(after, after.entries[self.table.seq :])
        self.table, self.tried, self.is_judged = after, tried, self._is_last(after, tried)
        return self._told(granted, asked.id)

    def _is_last(self, after: Table, tried: Sequence[str]) -> bool:
        return verdict_on(self.puzzle, self.seat, after, tried) is not None

    def taken_back(self, asked: TakeBack) -> list[Message]:
        """Moves of this try. Raises `CannotTakeBack`, `Stale` and `PuzzleDone`."""
        self._check(asked.seq)
        if asked.to <= self.start.seq:
            raise CannotTakeBack(asked.to, "no-such-entry")
        granted = self.table.take_back(self.seat, asked.to)
        live = len(granted.table.frames) - len(self.start.frames)
        self.table, self.tried = granted.table, self.tried[:live]
        return [self._told(granted, asked.id)]

    def answered(self, asked: ShowAnswer) -> list[Message]:
        """The answer, played from the start, and why it is one."""
        begun = self.begun()
        table = self.table
        for move in self.puzzle.posed.answer:
            table = table.with_move(self.seat, move)
        granted = Granted(table, table.entries[self.start.seq :])
        self.table, self.tried, self.is_judged = table, list(self.puzzle.posed.answer), True
        return [*begun, self._told(granted, asked.id), self._judged(None)]

    def hint(self, asked: AskHint) -> HintGiven:
        """By the answer alone: nobody has to think. Raises `NoWayFromHere`, and what refuses a hint."""
        check_grade(asked.grade)
        self._check(asked.seq)
        left = still_to_play(self.puzzle, self.table, self.seat, self.tried)
        if not left:
            raise NoWayFromHere
        moves = tuple(self.table.legal_moves(self.seat))
        window = Window(
            self.edition.id, self.puzzle.seats, self.seat, moves, imagined(self.puzzle, self.table, self.seat)
        )
        say = partial(self.edition.says.move, view=self.table.rules.view(self.table.state, self.seat))
        thought = self._thought(left)
        return hint_given(asked, window, thought, say, facts_of_hint(thought, window))

    def _thought(self, left: tuple[str, ...]) -> Thought:
        """What a strong player would think: the rest of the answer, and beside it the move that comes next."""
        posed = self.puzzle.posed
        weighed = zip((left[0], posed.second) if posed.second else left[:1], posed.worths, strict=False)
        return Thought(
            move=left[0],
            by="puzzle",
            candidates=tuple(Candidate(move=move, worth=worth, low=worth, high=worth) for move, worth in weighed),
            foreseen=tuple(Foreseen(seat=self.seat, move=move) for move in left),
            is_exact=posed.is_exact,
        )

    def _check(self, seq: int) -> None:
        if self.is_judged:
            raise PuzzleDone
        self.table.expect(seq)

    def _told(self, granted: Granted, request: str) -> Message:
        played = entries_played(granted, self._audience, request)
        return msgspec.structs.replace(played, standing=self._standing(played.standing))

    def _judged(self, verdict: Verdict | None) -> PuzzleJudged:
        return PuzzleJudged(verdict=verdict, answer=None if verdict == "wrong" else self._answer())

    def _answer(self) -> AnswerTold:
        posed = self.puzzle.posed
        return AnswerTold(
            moves=list(posed.answer),
            words=self._words(),
            reason=reason_for(self.edition, self.puzzle, self.start, self.seat),
            worths=list(posed.worths) if posed.second else [],
            is_exact=posed.is_exact,
            solved=list(posed.solved),
            right=self._answers if posed.right else 0,
        )

    def _words(self) -> list[Saying]:
        """The answer's moves, each as it is said where it is made."""
        said, table = list[Saying](), self.start
        for move in self.puzzle.posed.answer:
            view = table.rules.view(table.state, self.seat)
            said.append(self.edition.says.move(move, view, is_now=True))
            table = table.with_move(self.seat, move)
        return said
