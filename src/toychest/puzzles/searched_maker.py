"""Puzzles of a searched game: states in which one move leads every other, by what its mover may know.

every decision   a quick search           drops most
the rest         duels with every move    the same imagined truths for both; the nearest ones again, and longer
what is left     a longer search          must find the same move
a turn to win    every way to play it     few of them do (won_turns.py)
a puzzle         levels 1 to 6 try it     how often each finds it is how hard it is
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final, TypeAlias

import msgspec

from toychest.bots.kernel_search import judge_of
from toychest.bots.levels import LEVELS, level_of
from toychest.bots.think import thought_by
from toychest.bots.thought import WON
from toychest.bots.window import window_of
from toychest.contract import CHANCE, Draw, Edition, Looked, Posed, PuzzleGame, Seat
from toychest.contract.puzzle import BETWEEN
from toychest.puzzles.game_played import GamePlayed
from toychest.puzzles.recipe import Recipe, seed_for
from toychest.puzzles.won_turns import THEME, WonTurn, won_turn
from toychest.review.recipe import WHOLE
from toychest.review.searched_weigher import Duel, Followed, SearchedWeigher
from toychest.table import draws_for

PLAIN: Final = "best"
"""The theme of a move of which nothing can be proved but that it is better."""

FAR: Final = 0.06
"""A lead in the quick search below which nobody looks any closer."""

MOST_TRIED: Final = 8000
"""Iterations of a try: the strongest level has more in a game, but hardly anything is left that it would miss."""

NEARLY_WON: Final = 0.75
"""A worth in the quick search from which on it is tried whether the turn can be won."""

Think: TypeAlias = Callable[[Any], str]
"""The move that a bot makes in a state."""


class Decision(msgspec.Struct, frozen=True, kw_only=True):
    """A state as its mover may imagine it, the moves there, and the seed of everything that is drawn for it."""

    at: int
    seats: int
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
        self._weighers: dict[tuple[int, bool], SearchedWeigher] = {}
        seats = edition.seat_counts[0]
        self.version = self._weigher(seats, edition.rules.setup(seats, {})).version

    def puzzles(self, game: GamePlayed) -> tuple[PuzzleGame, ...]:
        """One line, or none."""
        found, last = list[Posed](), -self.recipe.apart - 1
        for place, decision in enumerate(self.decisions(game)):
            if place - last <= self.recipe.apart or len(found) == self.recipe.most:
                continue
            posed = self.posed(decision)
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
                found.append(self.decision(state, at, game.seats, seat, moves, seed_for(game.seed, at, "known")))
        return found

    def decision(self, state: Any, at: int, seats: int, seat: Seat, moves: tuple[str, ...], seed: int) -> Decision:
        """Nothing is taken from the state that its mover does not know."""
        imagined = self.rules.imagine(state, seat, draws_for(str(seed), 0))
        return Decision(at=at, seats=seats, state=state, imagined=imagined, seat=seat, moves=moves, seed=seed)

    def posed(self, decision: Decision) -> Posed | None:
        """The puzzle that a decision is; None for most."""
        weigher = self._weigher(decision.seats, decision.imagined)
        quick = weigher.followed(decision.imagined, decision.seat, self.recipe.quick, decision.seed)
        if quick[0].worths[decision.seat] >= NEARLY_WON and self.recipe.right > 0:
            turn = won_turn(self.rules, decision.imagined, decision.seat)
            if turn is not None:
                return self._turn(decision, turn)
        led = self.led(decision, quick)
        if led is None:
            return None
        solved = self._solved(decision, led.answers)
        if sum(solved) > self.recipe.easiest * len(solved):
            return None  # nobody has to look for it
        return self._find(decision, led, solved)

    def judged_anew(self, decision: Decision, posed: Posed) -> Posed | None:
        """A move that was to be found, as it would be made today; None where it would not. Who solves it stays."""
        weigher = self._weigher(decision.seats, decision.imagined)
        quick = weigher.followed(decision.imagined, decision.seat, self.recipe.quick, decision.seed)
        led = self.led(decision, quick)
        if led is None or set(led.answers) != {*posed.answer, *posed.equals}:
            return None
        return self._find(decision, led, posed.solved)

    def _find(self, decision: Decision, led: Led, solved: tuple[float, ...]) -> Posed:
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

    def _turn(self, decision: Decision, turn: WonTurn) -> Posed | None:
        """A turn to be won; None where too many ways do it, or every level always finds one."""
        if turn.right > self.recipe.right * turn.ways:
            return None
        solved = tuple(self._share(decision, number, partial(self._plays_win, decision)) for number in LEVELS)
        if min(solved) == 1:
            return None
        return Posed(
            at=decision.at,
            answer=turn.answer,
            theme=THEME,
            solved=solved,
            asks="end",
            is_exact=True,
            right=turn.right,
            ways=turn.ways,
        )

    def led(self, decision: Decision, quick: Sequence[Followed]) -> Led | None:
        """What leads all else, after a quick look; None where nothing does, or not for certain."""
        weigher, recipe, best = self._weigher(decision.seats, decision.imagined), self.recipe, quick[0]
        if best.worths[decision.seat] < recipe.least:
            return None
        if len(quick) > 1 and best.worths[decision.seat] - quick[1].worths[decision.seat] < FAR:
            return None
        answers = self._answers(decision, best.move, best.worths[decision.seat] >= WON)
        is_exact = weigher.wins(decision.imagined, decision.seat, answers[0])
        order = [each.move for each in quick if each.move not in answers]
        others = [*order, *(move for move in decision.moves if move not in answers and move not in order)]
        nearest = self._nearest(decision, answers[0], others)
        if nearest is None:
            return None
        move, duel = nearest
        if not is_exact:
            longer = weigher.followed(decision.imagined, decision.seat, recipe.known, decision.seed)
            if longer[0].move not in answers or duel.first < recipe.least:
                return None
        return Led(answers=answers, second=move, duel=duel, is_exact=is_exact)

    def keeps(self, decision: Decision, answers: Sequence[str]) -> bool:
        """Whether a search prefers one of these, and every other move stays a puzzle's lead behind the first.

        As when it was made, the nearest moves fight the longest duels; those that are surely far behind do not.
        """
        weigher, recipe = self._weigher(decision.seats, decision.imagined), self.recipe
        if not weigher.wins(decision.imagined, decision.seat, answers[0]):
            found = weigher.followed(decision.imagined, decision.seat, recipe.known, decision.seed)
            if found[0].move not in answers:
                return False
        duels, left = dict[str, Duel](), [move for move in decision.moves if move not in answers]
        for iterations in recipe.duels:
            duels |= {move: self._duel(decision, answers[0], move, iterations) for move in left}
            left = self._near_ones(left, duels)
        return all(duels[move].lead >= recipe.lead for move in left)

    def _answers(self, decision: Decision, best: str, is_won: bool) -> tuple[str, ...]:
        """The best move; where it wins at once, every move that does."""
        imagined, seat = decision.imagined, decision.seat
        weigher = self._weigher(decision.seats, imagined)
        if not (is_won and weigher.wins(imagined, seat, best)):
            return (best,)
        return (best, *(move for move in decision.moves if move != best and weigher.wins(imagined, seat, move)))

    def _nearest(self, decision: Decision, best: str, others: Sequence[str]) -> tuple[str, Duel] | None:
        """Which of the others comes nearest to the best; None as soon as one of them comes too near."""
        duels, left = dict[str, Duel](), list(others)
        for iterations in self.recipe.duels:
            for move in left:
                duels[move] = self._duel(decision, best, move, iterations)
                if self._is_near(duels[move]):
                    return None
            left = self._near_ones(left, duels)
        if not left or not all(self._is_far(duels[each]) for each in left):
            return None
        second = min(left, key=lambda each: duels[each].lead)
        return second, duels[second]

    def _near_ones(self, moves: Sequence[str], duels: Mapping[str, Duel]) -> list[str]:
        """Those that are not surely far behind, and the nearest of the others, until there are enough."""
        ordered = sorted(moves, key=lambda each: duels[each].lead)
        near = [each for each in ordered if not self._is_far(duels[each])]
        return near + [each for each in ordered if each not in near][: max(self.recipe.near - len(near), 0)]

    def _duel(self, decision: Decision, best: str, move: str, iterations: int) -> Duel:
        imagined, mover = decision.imagined, decision.seat
        return self._weigher(decision.seats, imagined).duel(
            imagined, mover, (best, move), mover, iterations, decision.seed
        )

    def _is_far(self, duel: Duel) -> bool:
        """Surely as far behind as a puzzle needs, and a little farther."""
        return duel.lead - self.recipe.errors * duel.error >= self.recipe.lead + self.recipe.spare

    def _is_near(self, duel: Duel) -> bool:
        """Surely not."""
        return duel.lead + self.recipe.errors * duel.error < self.recipe.lead + self.recipe.spare

    def _solved(self, decision: Decision, answers: Sequence[str]) -> tuple[float, ...]:
        """How often each level finds an answer, by what it may know."""

        def is_found(think: Think) -> bool:
            return think(decision.imagined) in answers

        return tuple(self._share(decision, number, is_found) for number in LEVELS)

    def _share(self, decision: Decision, number: int, is_found: Callable[[Think], bool]) -> float:
        """How often a level does what is asked."""
        level, tries = level_of(self.edition.game, number), self.recipe.tries[number - 1]
        level, right = msgspec.structs.replace(level, iterations=min(level.iterations, MOST_TRIED)), 0
        for attempt in range(tries):
            seed = seed_for(str(decision.seed), attempt, f"level {number}")
            draw = draws_for(str(seed), 0)

            def think(state: Any, draw: Draw = draw, seed: int = seed) -> str:
                return thought_by(window_of(self.edition, decision.seats, state, decision.seat, draw), level, seed).move

            right += is_found(think)
        return round(right / tries, 2)

    def _plays_win(self, decision: Decision, think: Think) -> bool:
        """Whether a turn that is thought out move by move wins."""
        state, seat = decision.imagined, decision.seat
        while self.rules.to_act(state) == (seat,):
            state = self.rules.apply(state, seat, self.rules.read_move(think(state)))[0]
        outcome = self.rules.outcome(state)
        return outcome is not None and outcome.places[seat] == 1

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

    def _weigher(self, seats: int, state: Any) -> SearchedWeigher:
        """Judges as the strongest level and reviews do; who makes a board of their own has no network for it."""
        assert self.edition.kernel is not None, "only a kernel is searched"
        judge = judge_of(self.edition.kernel(), level_of(self.edition.game, LEVELS[-1]), state)
        key = seats, judge.weights is self.edition.kernel().network
        if key not in self._weighers:
            self._weighers[key] = SearchedWeigher(self.edition, seats, WHOLE, judge)
        return self._weighers[key]
