"""Puzzles of a searched game: states in which one move leads every other, by what its mover may know.

every decision   a quick search           drops most
the rest         duels with every move    the same imagined truths for both; the nearest ones again, and longer
what is left     a longer search          must find the same move
a puzzle         levels 1 to 6 try it     how often each finds it is how hard it is
"""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from toychest.bots.levels import LEVELS, level_of
from toychest.bots.think import thought_by
from toychest.bots.thought import WON
from toychest.bots.window import window_of
from toychest.contract import CHANCE, Edition, Looked, Posed, PuzzleGame, Seat
from toychest.contract.puzzle import BETWEEN
from toychest.puzzles.game_played import GamePlayed
from toychest.puzzles.recipe import Recipe, seed_for
from toychest.review.recipe import WHOLE
from toychest.review.searched_weigher import Duel, SearchedWeigher
from toychest.table import draws_for

PLAIN: Final = "best"
"""The theme of a move of which nothing can be proved but that it is better."""

FAR: Final = 0.06
"""A lead in the quick search below which nobody looks any closer."""


class Decision(msgspec.Struct, frozen=True, kw_only=True):
    """A state as its mover may imagine it, the moves there, and the seed of everything that is drawn for it."""

    at: int
    state: Any
    imagined: Any
    seat: Seat
    moves: tuple[str, ...]
    seed: int


class Led(msgspec.Struct, frozen=True, kw_only=True):
    """Moves that are as good as each other, and the best of all others with its duel."""

    answers: tuple[str, ...]
    second: str
    duel: Duel
    is_exact: bool


class SearchedMaker:
    """For games with a kernel."""

    def __init__(self, edition: Edition, recipe: Recipe) -> None:
        self.edition, self.rules, self.recipe = edition, edition.rules, recipe
        self._weighers: dict[int, SearchedWeigher] = {}
        self.version = self._weigher(edition.seat_counts[0]).version

    def puzzles(self, game: GamePlayed) -> tuple[PuzzleGame, ...]:
        """One line, or none."""
        found, last = list[Posed](), -self.recipe.apart - 1
        for place, decision in enumerate(self.decisions(game)):
            if place - last <= self.recipe.apart or len(found) == self.recipe.most:
                continue
            posed = self.posed(decision, game.seats)
            if posed is not None:
                found.append(posed)
                last = place
        if not found:
            return ()
        return (
            PuzzleGame(
                number=game.number,
                edition=game.edition.id,
                seats=game.seats,
                options=game.options,
                moves=BETWEEN.join(game.moves[: found[-1].at]),
                puzzles=tuple(found),
            ),
        )

    def decisions(self, game: GamePlayed) -> Sequence[Decision]:
        """Where somebody has a choice."""
        found = []
        for at, state in enumerate(game.states[:-1]):
            seat = self.rules.to_act(state)[0]
            moves = tuple(self.rules.write_move(move) for move in self.rules.legal_moves(state, seat))
            if seat != CHANCE and len(moves) >= self.recipe.moves:
                found.append(self.decision(state, at, seat, moves, seed_for(game.seed, at, "known")))
        return found

    def decision(self, state: Any, at: int, seat: Seat, moves: tuple[str, ...], seed: int) -> Decision:
        """Nothing is taken from the state that its mover does not know."""
        imagined = self.rules.imagine(state, seat, draws_for(str(seed), 0))
        return Decision(at=at, state=state, imagined=imagined, seat=seat, moves=moves, seed=seed)

    def posed(self, decision: Decision, seats: int) -> Posed | None:
        """The puzzle that a decision is; None for most."""
        led = self.led(decision, seats)
        if led is None:
            return None
        solved = self._solved(decision, seats, led.answers)
        if sum(solved) > self.recipe.easiest * len(solved):
            return None  # nobody has to look for it
        first = 1.0 if led.is_exact else led.duel.first
        return Posed(
            at=decision.at,
            answer=led.answers[:1],
            equals=led.answers[1:],
            second=led.second,
            theme=self.theme(decision, led.answers[0], led.second),
            solved=solved,
            worths=(round(first, 3), round(led.duel.second, 3)),
            is_exact=led.is_exact,
        )

    def led(self, decision: Decision, seats: int) -> Led | None:
        """What leads all else; None where nothing does, or not for certain."""
        weigher, recipe = self._weigher(seats), self.recipe
        quick = weigher.followed(decision.imagined, decision.seat, recipe.quick, decision.seed)
        best = quick[0]
        if best.worths[decision.seat] < recipe.least:
            return None
        if len(quick) > 1 and best.worths[decision.seat] - quick[1].worths[decision.seat] < FAR:
            return None
        answers = self._answers(decision, best.move, best.worths[decision.seat] >= WON)
        is_exact = weigher.wins(decision.imagined, decision.seat, answers[0])
        order = [each.move for each in quick if each.move not in answers]
        others = [*order, *(move for move in decision.moves if move not in answers and move not in order)]
        nearest = self._nearest(decision, seats, answers[0], others)
        if nearest is None:
            return None
        move, duel = nearest
        if not is_exact:
            longer = weigher.followed(decision.imagined, decision.seat, recipe.known, decision.seed)
            if longer[0].move not in answers or duel.first < recipe.least:
                return None
        return Led(answers=answers, second=move, duel=duel, is_exact=is_exact)

    def keeps(self, decision: Decision, seats: int, answers: Sequence[str]) -> bool:
        """Whether a search prefers one of these, and every other move stays a puzzle's lead behind the first."""
        weigher, recipe = self._weigher(seats), self.recipe
        wins = weigher.wins(decision.imagined, decision.seat, answers[0])
        best = weigher.followed(decision.imagined, decision.seat, recipe.known, decision.seed)[0].move
        others = (move for move in decision.moves if move not in answers)
        duels = (self._duel(decision, seats, answers[0], move, recipe.duels[1]) for move in others)
        return (wins or best in answers) and all(duel.lead >= recipe.lead for duel in duels)

    def _answers(self, decision: Decision, best: str, is_won: bool) -> tuple[str, ...]:
        """The best move; where it wins at once, every move that does."""
        weigher, imagined, seat = self._weigher(2), decision.imagined, decision.seat
        if not (is_won and weigher.wins(imagined, seat, best)):
            return (best,)
        return (best, *(move for move in decision.moves if move != best and weigher.wins(imagined, seat, move)))

    def _nearest(self, decision: Decision, seats: int, best: str, others: Sequence[str]) -> tuple[str, Duel] | None:
        """Which of the others comes nearest to the best; None as soon as one of them comes too near."""
        duels, left = dict[str, Duel](), list(others)
        for iterations in self.recipe.duels:
            for move in left:
                duels[move] = self._duel(decision, seats, best, move, iterations)
                if self._is_near(duels[move]):
                    return None
            ordered = sorted(left, key=lambda each: duels[each].lead)
            left = [each for each in ordered if not self._is_far(duels[each])]
            left += [each for each in ordered if each not in left][: max(self.recipe.near - len(left), 0)]
        if not left or not all(self._is_far(duels[each]) for each in left):
            return None
        second = min(left, key=lambda each: duels[each].lead)
        return second, duels[second]

    def _duel(self, decision: Decision, seats: int, best: str, move: str, iterations: int) -> Duel:
        mover = decision.seat
        return self._weigher(seats).duel(decision.imagined, mover, (best, move), mover, iterations, decision.seed)

    def _is_far(self, duel: Duel) -> bool:
        """Surely as far behind as a puzzle needs, and a little farther."""
        return duel.lead - self.recipe.errors * duel.error >= self.recipe.lead + self.recipe.spare

    def _is_near(self, duel: Duel) -> bool:
        """Surely not."""
        return duel.lead + self.recipe.errors * duel.error < self.recipe.lead + self.recipe.spare

    def _solved(self, decision: Decision, seats: int, answers: Sequence[str]) -> tuple[float, ...]:
        """How often each level finds an answer, by what it may know."""
        return tuple(self._share(decision, seats, answers, number) for number in LEVELS)

    def _share(self, decision: Decision, seats: int, answers: Sequence[str], number: int) -> float:
        level, tries = level_of(self.edition.game, number), self.recipe.tries[number - 1]
        right = 0
        for attempt in range(tries):
            seed = seed_for(str(decision.seed), attempt, f"level {number}")
            draw = draws_for(str(seed), 0)
            window = window_of(self.edition, seats, decision.imagined, decision.seat, draw)
            right += thought_by(window, level, seed).move in answers
        return round(right / tries, 2)

    def theme(self, decision: Decision, best: str, second: str) -> str:
        """What the review would say of whoever missed it, if it can prove anything."""
        if self.edition.moments is None:
            return PLAIN
        looked = Looked(
            kind="mistake",
            rules=self.rules,
            seat=decision.seat,
            before=decision.imagined,
            moves=(second,),
            better=(best,),
        )
        reason = self.edition.moments.reason(looked)
        kind = "" if reason is None else reason.id.removeprefix(f"{self.edition.game}-review-")
        return next((theme for theme, kinds in self.recipe.themes.items() if kind in kinds), PLAIN)

    def _weigher(self, seats: int) -> SearchedWeigher:
        if seats not in self._weighers:
            self._weighers[seats] = SearchedWeigher(self.edition, seats, WHOLE)
        return self._weighers[seats]
